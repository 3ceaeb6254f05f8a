/** Online tables as whoever sits there sees them: the line to one, what it tells, what is said, and whether it was fair. */

export { keptUntil, MISSED_TURNS } from "./away.ts";
export { type Fairness, fairnessOf, firstSeal, revealed, sealText, type Witness } from "./fair.ts";
export { type Answered, type LineState, type OwnSeat, openTable, TableLine } from "./line.ts";
export { entriesOf, type LaneAct, type LogEntry, madeAgain } from "./log.ts";
export { PHRASES, type Phrase, phraseText } from "./phrases.ts";
export {
  type SatThere,
  type SeenRacer,
  type SeenSeat,
  type SeenTable,
  type ViewChange,
  viewAfter,
} from "./seen.ts";
export { type World, worldOf } from "./world.ts";
