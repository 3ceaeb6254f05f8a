/** The page in a real browser, for the tests of the page and of the games' tables. */

export { found } from "./axe.ts";
export { startServer } from "./server.ts";
export {
  card,
  close,
  DESKTOP,
  goldenMoves,
  keptMoves,
  listen,
  moves,
  type Opened,
  open,
  PHONE,
  type Subject,
  spoken,
  startSubject,
} from "./subject.ts";
