/** The door of conformance: documents as scripts, implementations as subjects, and the protocol between them. */

export {
  type CheckedDocument,
  failuresOf,
  isBeyond,
  isFoundOut,
  isLeftOut,
  type Mutant,
  missedBy,
} from "./document.ts";
export type { Request, Subject, SubjectAnswer } from "./implementation.ts";
export { type Finding, judge, judgeSentence } from "./judge.ts";
export { type Door, LocalSubject } from "./local.ts";
export { answerLine, formatAnswer, formatRequest, parseAnswer, parseRequest, remoteSubject } from "./protocol.ts";
export { parseScript, type Sentence } from "./script.ts";
export { type Spellings, spelledFreely, spellingsOf } from "./spelling.ts";
export { formatValue, parseValues, Ref, type Value } from "./value.ts";
