/** Which tests can notice a change of a file at all: those that import it, or import what does. */

import type { Graph } from "../check/cycles.ts";

/** The files of tests from which a file is reached. */
export function testsReaching(graph: Graph, file: string): string[] {
  const importers = new Map<string, string[]>();
  for (const [from, targets] of graph)
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set([file]);
  // A set goes on to what is added while it is walked.
  for (const one of reached) for (const importer of importers.get(one) ?? []) reached.add(importer);
  return [...reached].filter((path) => /\.test\.tsx?$/.test(path)).sort();
}
