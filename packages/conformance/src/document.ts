/** A source document as it can be checked: what it says, an implementation that does it, and many that do not. */

import { type Finding, judge, judgeSentence } from "./judge.ts";
import { type Door, LocalSubject } from "./local.ts";
import { parseScript, type Sentence } from "./script.ts";
import type { Spellings } from "./spelling.ts";

/** An implementation that breaks one sentence. */
export interface Mutant {
  readonly name: string;
  /** The sentence it breaks. */
  readonly sentence: string;
  readonly door: () => Door;
}

/** A document. */
export interface CheckedDocument {
  readonly name: string;
  readonly title: string;
  /** All that it says, as a script. */
  readonly script: () => string;
  /** Our own implementation. */
  readonly door: () => Door;
  readonly mutants: readonly Mutant[];
  /** How sentences begin that stand in what follows the document: whoever has nothing of these is not asked for them. */
  readonly sequel?: string;
  /** The names that it spells in more than one way. */
  readonly spellings?: Spellings;
}

/** What an implementation does not do of all that a script says. */
export async function failuresOf(door: Door, sentences: readonly Sentence[]): Promise<readonly Finding[]> {
  const failed: Finding[] = [];
  for await (const finding of judge(new LocalSubject(door), sentences)) if (!finding.passed) failed.push(finding);
  return failed;
}

/** Whether the sentence that a wrong implementation breaks finds it out. */
export async function isFoundOut({ sentence, door }: Mutant, sentences: readonly Sentence[]): Promise<boolean> {
  const broken = sentences.find(({ id }) => id === sentence);
  if (broken === undefined) return false;
  const subject = new LocalSubject(door());
  for (const steps of broken.cases) {
    if (!(await judgeSentence(subject, { ...broken, cases: [steps] })).passed) return true;
  }
  return false;
}

/** The wrong implementations of a document that its own script does not find out. */
export async function missedBy({ script, mutants }: CheckedDocument): Promise<readonly string[]> {
  const sentences = parseScript(script());
  const missed: string[] = [];
  for (const mutant of mutants) if (!(await isFoundOut(mutant, sentences))) missed.push(mutant.name);
  return missed;
}

/** How sentences begin that no document says: what we ask of ourselves besides. */
const BEYOND = "beyond the document";

/** Whether a sentence that fails is no fault, since the document does not ask for it. */
export const isBeyond = ({ says, passed }: Finding): boolean => !passed && says.startsWith(BEYOND);

/** Whether a sentence of what follows the document has nothing in an implementation that it could be true of. */
export const isLeftOut = ({ sequel }: CheckedDocument, { says, isAbsent }: Finding): boolean =>
  sequel !== undefined && says.startsWith(sequel) && isAbsent;
