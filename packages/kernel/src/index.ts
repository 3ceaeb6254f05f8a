/** The kernel's door. */

export {
  type Advice,
  type Appraisal,
  type Bot,
  botNamed,
  choiceOf,
  type Entrant,
  type Judge,
  type Played,
  type Roster,
  type Thought,
  type Worth,
} from "./bot.ts";
export { type Allowance, Budget } from "./budget.ts";
export { Chance } from "./chance.ts";
export type { Codec } from "./codec.ts";
export { demand } from "./contract.ts";
export { type Fair, FairChance, fairText, isFairText, readDeal, sealOf, secretOf } from "./fair.ts";
export { COUNT, type Form, fits, misfit } from "./form.ts";
export { type AnyGame, type Game, type Invariant, type Meta, moverView, type Status } from "./game.ts";
export { answersTo, isNameIn, isWithin, listGiven, shownValue } from "./given.ts";
export type {
  Chapter,
  Choices,
  Company,
  Level,
  Manners,
  Names,
  Preference,
  Progress,
  ProgressPart,
  Racing,
  Taught,
  Tutor,
} from "./manners.ts";
export { firstState, Match, type Start, type Verification, verify } from "./match.ts";
export { choicesOf, mannersOf } from "./plain-manners.ts";
export { Random } from "./random.ts";
export { type LinkRecord, linkText, type MatchRecord, SAVE_FORMAT, saveForm, saveText } from "./record.ts";
export { ContractError, type Detail, must, ok, type Refusal, type Result, type RuleId, refuse } from "./result.ts";
export { label, listed, paragraph } from "./row.ts";
export { sentence, type Words, wordsOf } from "./sentence.ts";
export { sha256, sha256Text } from "./sha256.ts";
export { type Seat, type Shape, seat, type Viewer } from "./shape.ts";
export type { Bounds, Glow, Insight, Light, Path, Solver, Verdict, Wish, Written } from "./solver.ts";
export { hasDecided, isTurnOf, type Player, playAll, playTurn, redoTurn, undoTurn } from "./turn.ts";
export type { Why } from "./why.ts";
export { commas } from "./words/chinese.ts";
export { LANGUAGES, type Language, languageFor } from "./words/languages.ts";
export {
  ENGLISH,
  type Fact,
  type Facts,
  inLanguage,
  learnLanguage,
  type Messages,
  speak,
  spoken,
  type WordTables,
} from "./words/messages.ts";
export { shown, visible } from "./words/shown.ts";
