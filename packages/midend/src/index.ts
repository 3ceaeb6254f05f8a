/** The midend's door: what every app shares around a match. */

export { Clock, timeText } from "./clock.ts";
export { type Contents, EXPORT_FORMAT, openFile, type Rows, readFile, readRow } from "./file.ts";
export { factsOf, type Kept, keptObject, keptText, newKept, readKept, reopen, scoreOf, type Unread } from "./kept.ts";
export { Knowledge } from "./knowledge.ts";
export { lightFrom, lineText, stateOf } from "./light.ts";
export { type Asked, answer, type Call, Mailbox, type Port, type Tasks } from "./mailbox.ts";
export { glowAt, losingMove, type Past, pastOf } from "./past.ts";
export { schemas } from "./schemas.ts";
export {
  fullSeats,
  type Guest,
  guestsOf,
  levelAt,
  levelsOf,
  namesOf,
  type Sitter,
  seatsWith,
  standardLevels,
} from "./seats.ts";
export { Series, type Term, termText } from "./series.ts";
export { type Place, Sitting } from "./sitting.ts";
export { type Taken, takeUp } from "./taken.ts";
export { midendWords } from "./words/index.ts";
