/** Who imports whom: between folders, and between rooms. */

import { posix } from "node:path";
import { folded, type Graph } from "../check/cycles.ts";
import { doorsOf, isSource, isTest, neighbourOf, partsOf, roomOf, sourceOf } from "../check/source.ts";
import type { Tree } from "../check/tree.ts";

/** The files of packages, games and apps, and the files that each imports, through doors too; tests where they are wanted. */
export function wholeGraph(tree: Tree, withTests = false): Graph {
  const doors = doorsOf(tree);
  const files = [...tree.keys()].filter((path) => /^(packages|games|apps)\//.test(path) && isSource(path));
  const targetOf = (path: string, specifier: string): string | undefined => {
    const { name, door } = partsOf(specifier);
    const behind = doors.get(name);
    const file = behind?.doors.get(door);
    return neighbourOf(path, specifier) ?? (behind && file && posix.join(behind.room, file));
  };
  return new Map(
    files
      .filter((path) => withTests || !isTest(path))
      .map((path) => [
        path,
        new Set(
          sourceOf(tree, path)
            .imports.flatMap((specifier) => targetOf(path, specifier) ?? [])
            .filter(isSource),
        ),
      ]),
  );
}

/** Which folders import which. */
export const folderImports = (tree: Tree): Graph => folded(wholeGraph(tree), posix.dirname);

/** Which rooms import which. */
export const roomImports = (tree: Tree): Graph => folded(wholeGraph(tree), roomOf);

/** The same graph without what follows: no edge to a node that is reached by another way too. */
export function reduced(graph: Graph): Graph {
  const reach = (from: string, to: string): boolean =>
    [...(graph.get(from) ?? [])].some((next) => next === to || reach(next, to));
  return new Map(
    [...graph].map(([from, targets]) => [
      from,
      new Set([...targets].filter((to) => ![...targets].some((other) => other !== to && reach(other, to)))),
    ]),
  );
}
