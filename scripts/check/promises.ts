/** SECURITY.md: every promise names the tests that prove it, and each of these is there. */

import { testTitles } from "./titles.ts";
import type { Tree } from "./tree.ts";

const ID = /\b[A-Z]{2,}-[A-Z]+\d+\b/g;

/** Whether a file proves a rule: a test whose title names it, or a law of the law book. */
const proves = (path: string, text: string, id: string): boolean =>
  path.endsWith(".test.ts")
    ? testTitles(path, text).some((title) => title.split(" ").includes(id))
    : text.includes(`id: "${id}"`);

/** Promises without a test, and tests that are named and not there. */
export function promiseComplaints(tree: Tree): string[] {
  const rows = (tree.get("SECURITY.md") ?? "").split("\n").filter((line) => line.startsWith("| "));
  // The first row is the heading.
  return rows.slice(1).flatMap((row) => {
    const [, promise = "", proofs = ""] = row.split("|").map((cell) => cell.trim());
    const named = proofs.split(";").flatMap((proof) => {
      const [, path = ""] = /`([^`]+)`/.exec(proof) ?? [];
      return [...proof.matchAll(ID)].map(([id]) => ({ id, path }));
    });
    if (named.length === 0) return [`SECURITY.md: no test is named for "${promise}"`];
    return named
      .filter(({ id, path }) => !proves(path, tree.get(path) ?? "", id))
      .map(({ id, path }) => `SECURITY.md: ${id} is not proved in "${path}"`);
  });
}
