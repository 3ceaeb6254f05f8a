/** Cycles: neither files nor folders of a package go round in a circle, types included. Tests may, for nobody imports them. */

import { posix } from "node:path";
import { isSource, isTest, neighbourOf, roomOf, sourceOf } from "./source.ts";
import type { Tree } from "./tree.ts";

/** Who imports whom. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The files of packages, games and apps, and the neighbours each imports. */
export function fileGraph(tree: Tree): Graph {
  const files = [...tree.keys()].filter(
    (path) => isSource(path) && !isTest(path) && /^(packages|games|apps)\//.test(path),
  );
  return new Map(
    files.map((path) => {
      const neighbours = sourceOf(tree, path).imports.flatMap((specifier) => neighbourOf(path, specifier) ?? []);
      return [path, new Set(neighbours.filter((to) => isSource(to) && roomOf(to) === roomOf(path)))];
    }),
  );
}

/** The same graph, with several nodes in the place of one. */
export function folded(graph: Graph, nameOf: (node: string) => string): Graph {
  const found = new Map<string, Set<string>>();
  for (const [from, targets] of graph) {
    const folder = nameOf(from);
    const edges = found.get(folder) ?? new Set();
    found.set(folder, edges);
    for (const to of targets) if (nameOf(to) !== folder) edges.add(nameOf(to));
  }
  return found;
}

/** The circles of a graph, each from its first node back to it; one for every node that closes one. */
export function circlesOf(graph: Graph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (node: string, path: readonly string[]): void => {
    const start = path.indexOf(node);
    if (start >= 0) circles.push([...path.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    for (const next of [...(graph.get(node) ?? [])].sort()) walk(next, [...path, node]);
    done.add(node);
  };
  for (const node of [...graph.keys()].sort()) walk(node, []);
  return circles;
}

/** Every circle of files, and every circle of folders; a folder and one within it are two. */
export function cycleComplaints(tree: Tree): string[] {
  const files = fileGraph(tree);
  const folders = folded(files, posix.dirname);
  return [
    ...circlesOf(files).map((circle) => `files go round in a circle: ${circle.join(" → ")}`),
    ...circlesOf(folders).map((circle) => `folders go round in a circle: ${circle.join(" → ")}`),
  ];
}
