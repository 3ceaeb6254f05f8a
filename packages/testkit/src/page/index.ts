/** The page in a real browser, for the tests of the page and of the games' tables. */

export { found, THEMES } from "./axe.ts";
export { type KeptMatch, keptMatches, keptMoves, keptTexts, matchesOnDisk, putTexts } from "./kept.ts";
export { newProfile, type Profile, type Running } from "./profile.ts";
export { startServer } from "./server.ts";
export {
  card,
  close,
  DESKTOP,
  goldenMoves,
  listen,
  moves,
  type Opened,
  open,
  PHONE,
  playFromHere,
  type Subject,
  spoken,
  startSubject,
} from "./subject.ts";
