/** How large the house is: lines and files, tests apart. */

import { isSource, roomOf } from "../check/source.ts";
import type { Tree } from "../check/tree.ts";

/** What is counted: TypeScript of the product and of the scripts that build and check it; tests are what runs as one. */
const isCounted = (path: string): boolean => /^(packages|games|apps|scripts)\//.test(path) && /\.tsx?$/.test(path);
const isTestFile = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Lines and files. */
interface Size {
  readonly lines: number;
  readonly files: number;
}

/** One room, or all of them. */
export interface Sizes {
  readonly code: Size;
  readonly tests: Size;
}

/** A file and its length. */
interface Long {
  readonly path: string;
  readonly lines: number;
}

/** The whole house. */
export interface House {
  readonly rooms: ReadonlyMap<string, Sizes>;
  readonly all: Sizes;
  /** Of the code, what is said to people: the files in `words/`. */
  readonly words: Size;
  /** Of the files that are no tests. */
  readonly median: number;
  readonly longest: readonly Long[];
}

const linesOf = (text: string): number => text.split("\n").length - 1;

function sum(files: readonly Long[]): Sizes {
  const size = (some: readonly Long[]): Size => ({
    lines: some.reduce((lines, file) => lines + file.lines, 0),
    files: some.length,
  });
  return {
    code: size(files.filter(({ path }) => !isTestFile(path))),
    tests: size(files.filter(({ path }) => isTestFile(path))),
  };
}

/** Counts a tree. */
export function sizesOf(tree: Tree): House {
  const files = [...tree].flatMap(([path, text]) => (isCounted(path) ? [{ path, lines: linesOf(text) }] : []));
  const code = files
    .filter(({ path }) => !isTestFile(path) && isSource(path))
    .sort((a, b) => b.lines - a.lines || (a.path < b.path ? -1 : 1));
  const rooms = [...Map.groupBy(files, ({ path }) => roomOf(path))].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    rooms: new Map(rooms.map(([room, list]) => [room, sum(list)])),
    all: sum(files),
    words: sum(files.filter(({ path }) => path.includes("/words/"))).code,
    median: code[Math.floor(code.length / 2)]?.lines ?? 0,
    longest: code.slice(0, 10),
  };
}
