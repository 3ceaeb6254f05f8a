/** What came of a document as an object, for a program that reads it (docs/schemas/checked-document.json). */

import type { CheckedDocument, Mutant, Sentence } from "@baize/conformance";

/** A sentence with what came of it. */
export interface Judged {
  readonly id: string;
  readonly says: string;
  readonly verdict: "pass" | "fail" | "none" | "more" | "unasked";
  readonly example: readonly string[];
}

/** A wrong implementation, the sentence that it breaks, and whether it was found. */
export interface Tried extends Pick<Mutant, "name" | "sentence"> {
  readonly says: string;
  readonly found: boolean;
}

const pointsOf = (some: number, all: number): number => (all === 0 ? 0 : Math.floor((100 * some) / all));

/** All sentences, those too that were not asked any more, with the score. */
export function judgedReport(
  { name, title }: Pick<CheckedDocument, "name" | "title">,
  sentences: readonly Sentence[],
  judged: readonly Judged[],
) {
  const rest = sentences
    .slice(judged.length)
    .map(({ id, says }): Judged => ({ id, says, verdict: "unasked", example: [] }));
  const passed = judged.filter(({ verdict }) => verdict === "pass").length;
  const all = sentences.length - judged.filter(({ verdict }) => verdict === "none" || verdict === "more").length;
  return { document: name, title, passed, all, points: pointsOf(passed, all), sentences: [...judged, ...rest] };
}

/** All wrong implementations, with how many were found. */
export function triedReport({ name, title }: Pick<CheckedDocument, "name" | "title">, mutants: readonly Tried[]) {
  const [found, all] = [mutants.filter((one) => one.found).length, mutants.length];
  return { document: name, title, found, all, points: pointsOf(found, all), mutants };
}
