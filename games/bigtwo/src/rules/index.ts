/** The door of Big Two's rules. */

export { type Deal, HAND_SIZE, SEATS } from "./deal.ts";
export { bigtwo } from "./game.ts";
export { type Ladder, ladderOf, sortCards, suitPlace } from "./ladder.ts";
export { presets } from "./manners.ts";
export { judgePass, judgePlay, legalPlays, type Move, type Situation, situationOf } from "./moves.ts";
export { formatMove, SEAT_NAMES } from "./notation.ts";
export { choiceIn, PRESETS, type PresetName, type RuleConfig, switches, withChoice } from "./options.ts";
export { beats, type Play, type PlayKind, readPlay } from "./plays.ts";
export { penalty, percentage } from "./scoring.ts";
export { ceilings } from "./secrets.ts";
export type { BigtwoShape } from "./shape.ts";
export {
  type Asked,
  asked,
  laidOut,
  playKind,
  playLabel,
  playOf,
  playSpoken,
  playText,
  prompt,
  SIDES,
  seatName,
  sideOf,
} from "./speech.ts";
export type { OwnedPlay, State, Turn, View } from "./state.ts";
export { isSettled, trickOf } from "./trick.ts";
