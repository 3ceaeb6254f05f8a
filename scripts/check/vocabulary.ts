/** One word, one thing: what a package offers under a name is called so nowhere else in packages and apps. */

import { posix } from "node:path";
import { parseSync } from "oxc-parser";
import { doorsOf, isSource, isTest } from "./source.ts";
import type { Tree } from "./tree.ts";

const DECLARATIONS = new Set(["TSInterfaceDeclaration", "TSTypeAliasDeclaration", "ClassDeclaration"]);

const isSearched = (path: string): boolean =>
  /^(packages|apps)\/[^/]+\/src\//.test(path) &&
  isSource(path) &&
  !isTest(path) &&
  !path.startsWith("packages/testkit/");

/** The types and classes that a file declares. */
const declaredIn = (path: string, text: string): string[] =>
  parseSync(path, text).program.body.flatMap((statement) => {
    const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    return node !== null && DECLARATIONS.has(node.type) && "id" in node && node.id?.type === "Identifier"
      ? [node.id.name]
      : [];
  });

/** The names that a door passes on or declares. */
const offeredBy = (path: string, text: string): string[] =>
  parseSync(path, text).program.body.flatMap((statement) =>
    statement.type === "ExportNamedDeclaration"
      ? statement.specifiers.flatMap(({ exported }) => ("name" in exported ? [exported.name] : []))
      : [],
  );

/** Every type that is called as something else is that a package offers. */
export function vocabularyComplaints(tree: Tree): string[] {
  const declared = new Map<string, string[]>();
  for (const [path, text] of tree) {
    if (!isSearched(path)) continue;
    for (const name of declaredIn(path, text)) declared.set(name, [...(declared.get(name) ?? []), path]);
  }
  const offered = new Map<string, string>();
  for (const [name, { room, doors }] of doorsOf(tree)) {
    if (!room.startsWith("packages/") || room === "packages/testkit") continue;
    for (const file of doors.values()) {
      const path = posix.join(room, file);
      for (const word of offeredBy(path, tree.get(path) ?? "")) offered.set(word, name);
    }
  }
  return [...declared].flatMap(([word, [first, ...others]]) => {
    const from = offered.get(word);
    return from === undefined || others.length === 0
      ? []
      : [`${word} means one thing, what ${from} offers, and is declared in ${[first, ...others].join(" and ")}`];
  });
}
