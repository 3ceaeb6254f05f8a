/** Rules and tests: every id in a SPEC.md leads the title of a test, and every id that leads a title is in a SPEC.md. */

import { testTitles } from "./titles.ts";
import type { Tree } from "./tree.ts";

const RULE = /^- \*\*([A-Z]{2,}-[A-Z]+\d+)\*\*/gm;
const LEADING_IDS = /^(?:[A-Z]{2,}-[A-Z]+\d+[\s,:]*)+/;
const ID = /[A-Z]{2,}-[A-Z]+\d+/g;

/** The rule ids of a text, in order. */
export const ruleIds = (spec: string): string[] => [...spec.matchAll(RULE)].map(([, id = ""]) => id);

/** Where each rule stands. */
export function rulesOf(tree: Tree): Map<string, string> {
  const rules = new Map<string, string>();
  for (const [path, text] of tree) {
    if (path.endsWith("SPEC.md")) for (const id of ruleIds(text)) rules.set(id, path);
  }
  return rules;
}

/** Rules without a test, tests without a rule, and rules written twice. */
export function specComplaints(tree: Tree): string[] {
  const rules = rulesOf(tree);
  const complaints: string[] = [];
  const tested = new Set<string>();
  for (const [path, text] of tree) {
    if (path.endsWith("SPEC.md")) {
      const ids = ruleIds(text);
      const again = ids.filter((id, i) => ids.indexOf(id) !== i || rules.get(id) !== path);
      complaints.push(...again.map((id) => `${path}: ${id} is used twice`));
    }
    if (!/\.test\.tsx?$/.test(path)) continue;
    for (const title of testTitles(path, text)) {
      for (const [id] of (LEADING_IDS.exec(title)?.[0] ?? "").matchAll(ID)) {
        tested.add(id);
        if (!rules.has(id)) complaints.push(`${path}: ${id} is in no SPEC.md`);
      }
    }
  }
  for (const [id, path] of rules) if (!tested.has(id)) complaints.push(`${path}: no test title starts with ${id}`);
  return complaints;
}
