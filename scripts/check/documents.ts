/** The source documents: every rule taken from one is in docs/documents.md, and every rule named there exists. */

import { ruleIds, rulesOf } from "./spec.ts";
import type { Tree } from "./tree.ts";

const ID = /\b[A-Z]{2,}-[A-Z]+\d+\b/g;

/** Document rules that the table misses, and table rows that name no rule. */
export function documentComplaints(tree: Tree): string[] {
  const table = tree.get("docs/documents.md") ?? "";
  const named = new Set([...table.matchAll(ID)].map(([id]) => id));
  const rules = rulesOf(tree);
  const complaints = [...named].filter((id) => !rules.has(id)).map((id) => `docs/documents.md: ${id} is in no SPEC.md`);
  for (const [path, text] of tree) {
    if (!path.endsWith("SPEC.md")) continue;
    for (const section of text.split(/^## /m).filter((part) => part.startsWith("Document:"))) {
      for (const id of ruleIds(section)) {
        if (!named.has(id)) complaints.push(`${path}: ${id} comes from a document but is not in docs/documents.md`);
      }
    }
  }
  return complaints;
}
