/** The midend's door: what every app shares around a match. */

export { Clock, timeText } from "./clock.ts";
export { type Contents, EXPORT_FORMAT, openFile, type Rows, readFile, readRow } from "./file.ts";
export { type Help, type HelpTaken, helpOf, isStepped } from "./help.ts";
export {
  factsOf,
  isWin,
  type Kept,
  keptObject,
  keptText,
  newKept,
  readKept,
  reopen,
  scoreOf,
  type Unread,
  unplayableText,
} from "./kept.ts";
export { Knowledge } from "./knowledge.ts";
export { lightFrom, lineText, stateOf } from "./light.ts";
export { answer, type Call, Mailbox, type OpenQuestion, type Port, type Tasks } from "./mailbox.ts";
export {
  type Answered,
  entriesOf,
  type Fairness,
  fairnessOf,
  firstSeal,
  keptUntil,
  type LaneAct,
  type LineState,
  type LogEntry,
  MISSED_TURNS,
  madeAgain,
  type OwnSeat,
  openTable,
  PHRASES,
  type Phrase,
  phraseText,
  revealed,
  type SatThere,
  type SeenRacer,
  type SeenSeat,
  type SeenTable,
  sealText,
  TableLine,
  type ViewChange,
  viewAfter,
  type Witness,
  type World,
  worldOf,
} from "./online/index.ts";
export { glowAt, losingMove, type Past, pastOf } from "./past.ts";
export { facesOf, PEOPLE } from "./people.ts";
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
export { Series } from "./series.ts";
export { type Seating, Sitting } from "./sitting.ts";
export { type Taken, takeUp } from "./taken.ts";
export { type Term, termText } from "./term.ts";
export {
  type Branch,
  hasWay,
  lineStart,
  type MoveRow,
  mainWay,
  nameAt,
  named,
  promoted,
  rowsOf,
  type Tree,
  treeOf,
  triedAt,
  type Way,
  withMoves,
  without,
} from "./variations.ts";
export { formatStudy, LONGEST_NAME, linkOf, readStudy, replayed, type Study } from "./variations-text.ts";
export { midendWords } from "./words/index.ts";
