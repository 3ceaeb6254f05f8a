/** Refusals as sentences. Each game brings its own; the kernel has those that every game shares. */

import type { Detail, Refusal } from "./result.ts";
import { say } from "./words/index.ts";
import type { Messages } from "./words/messages.ts";
import { shown } from "./words/shown.ts";

/** A sentence for each refusal code. */
export type Words = Readonly<Record<string, (detail: Detail) => string>>;

/** The messages of a package as sentences for refusals: those whose id is a refusal's code. */
export const wordsOf = (messages: Messages): Words => messages;

/** The facts of a refusal that come from outside: what was written there, what was found where something else should be, and which match it is. */
const OUTSIDE: readonly string[] = ["text", "found", "game", "deal"];

/** The facts with the beginning of what comes from outside; the rest is our own. */
const cut = (detail: Detail): Detail =>
  Object.fromEntries(
    Object.entries(detail).map(([name, fact]) => [
      name,
      typeof fact === "string" && OUTSIDE.includes(name) ? shown(fact) : fact,
    ]),
  );

/** The sentence for a refusal; a code nobody has words for is shown as it is. */
export function sentence({ code, rule, detail }: Refusal, ...tables: readonly Words[]): string {
  for (const table of [...tables, wordsOf(say)]) {
    const tell = Object.hasOwn(table, code) ? table[code] : undefined;
    if (tell !== undefined) return tell(cut(detail));
  }
  return say.refused({ rule, code });
}
