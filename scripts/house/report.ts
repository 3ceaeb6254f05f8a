/** The house in words. */

import { circlesOf, fileGraph, folded, type Graph } from "../check/cycles.ts";
import { roomOf } from "../check/source.ts";
import type { Tree } from "../check/tree.ts";
import { folderImports, reduced, roomImports } from "./imports.ts";
import { type Box, pictureOf } from "./picture.ts";
import { type House, type Sizes, sizesOf } from "./sizes.ts";

const number = (n: number): string => n.toLocaleString("en");
const row = (name: string, { code, tests }: Sizes): string =>
  [
    name.padEnd(18),
    number(code.lines).padStart(8),
    String(code.files).padStart(6),
    number(tests.lines).padStart(10),
    String(tests.files).padStart(6),
  ].join(" ");

function sizeLines({ rooms, all, words, median, longest }: House): string[] {
  return [
    "room                   code  files      tests  files",
    ...[...rooms].map(([room, sizes]) => row(room, sizes)),
    row("in all", all),
    `of which words/    ${number(words.lines).padStart(8)} ${String(words.files).padStart(6)}`,
    "",
    `Median file outside tests: ${median} lines. The longest:`,
    ...longest.map(({ path, lines }) => `${String(lines).padStart(5)} ${path}`),
  ];
}

const folderOf = (path: string): string => path.replace(/\/[^/]*$/, "");

function circleLines(tree: Tree): string[] {
  const files = fileGraph(tree);
  const circles = [...circlesOf(files), ...circlesOf(folded(files, folderOf))];
  return circles.length === 0
    ? ["No circle of files or folders."]
    : ["Circles:", ...circles.map((circle) => `  ${circle.join(" → ")}`)];
}

const importLines = (graph: Graph): string[] => [
  "Who imports whom:",
  ...[...graph]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([from, targets]) => (targets.size === 0 ? [] : [`  ${from} → ${[...targets].sort().join(", ")}`])),
];

/** Sizes, circles, and who imports whom. */
export const houseText = (tree: Tree): string =>
  [sizeLines(sizesOf(tree)), circleLines(tree), importLines(folderImports(tree))]
    .map((lines) => lines.join("\n"))
    .join("\n\n");

/** Two sizes side by side. */
export function comparison(before: House, now: House): string {
  const line = (name: string, a: number, b: number) =>
    `${name.padEnd(18)} ${number(a).padStart(8)} → ${number(b).padStart(8)} (${b < a ? "−" : "+"}${number(Math.abs(b - a))})`;
  return [
    line("lines of code", before.all.code.lines, now.all.code.lines),
    line("of which words/", before.words.lines, now.words.lines),
    line("files of code", before.all.code.files, now.all.code.files),
    line("median file", before.median, now.median),
    line("lines of tests", before.all.tests.lines, now.all.tests.lines),
  ].join("\n");
}

/** The folders of a room that hold code, with their lines. */
function boxOf(tree: Tree, room: string, { code }: Sizes): Box {
  const partOf = (path: string): string =>
    path
      .slice(room.length + 1)
      .split("/")
      .slice(0, -1)
      .join("/");
  const files = [...tree].filter(([path]) => roomOf(path) === room && /(?<!\.test)\.tsx?$/.test(path));
  const parts = Map.groupBy(files, ([path]) => /^src\/[^/]+/.exec(partOf(path))?.[0].slice("src/".length) ?? "");
  const lines = [...parts].flatMap(([part, list]) => {
    const sum = list.reduce((all, [, text]) => all + text.split("\n").length - 1, 0);
    return part === "" ? [] : [`${part} ${number(sum)}`];
  });
  return { room, lines: [`${number(code.lines)} lines, ${code.files} files`, ...lines.sort()] };
}

/** The house as a picture: only the imports that do not follow from others. */
export function houseSvg(tree: Tree): string {
  const rooms = [...sizesOf(tree).rooms].filter(([room]) => room.includes("/"));
  return pictureOf(
    rooms.map(([room, sizes]) => boxOf(tree, room, sizes)),
    reduced(roomImports(tree)),
  );
}
