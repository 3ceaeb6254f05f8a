/** The rule ids of a SPEC.md: one bullet, one rule, `- **FC-M3** …`. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

const RULE = /^- \*\*([A-Z]{2,}-[A-Z]+\d+)\*\*/gm;

/** The ids in a folder's SPEC.md. */
export function specRules(folder: string): ReadonlySet<string> {
  return new Set([...readFileSync(join(folder, "SPEC.md"), "utf8").matchAll(RULE)].map((match) => match[1] ?? ""));
}
