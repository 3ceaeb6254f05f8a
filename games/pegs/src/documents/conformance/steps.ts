/** The words that both halves of the script are made of: boards by name, boards that are drawn, and cases. */

import { BoardTemplates } from "../eecs3311.ts";

export const NAMES = ["Default", "Easy", "Cross", "Plus", "Pyramid", "Arrow", "Diamond", "Skull"] as const;
const templates = new BoardTemplates();
export const boardOf = (name: (typeof NAMES)[number]): string =>
  templates[`${name.toLowerCase()}Board` as keyof BoardTemplates].out;
export const text = (value: string): string => `'${value.replaceAll("\n", "\\n").replaceAll(" ", "\\s")}`;
export const cases = (...all: readonly string[]): string => all.join("\n\n");
export const lines = (...all: readonly string[]): string => all.map((line) => `  ${line}`).join("\n");
export const pre = (tag: string): string => `-> throws ContractViolation precondition ${tag}`;
/** The rows of a board that is easy to read, as one text. */
export const rows = (line: string): string => text(line.replaceAll("/", "\n"));

export type Sign = "O" | "." | "*";
export const SIGNS: readonly Sign[] = ["O", ".", "*"];
const STATUS = { O: "occupiedSlot", ".": "unoccupiedSlot", "*": "unavailableSlot" } as const;
/** A board `a` that is one sign all over but for a few slots, and its rows. */
export const drawn = (all: Sign, ...slots: readonly [row: number, column: number, sign: Sign][]) => {
  const grid = Array.from({ length: 7 }, () => Array<Sign>(7).fill(all));
  for (const [row, column, sign] of slots) (grid[row - 1] as Sign[])[column - 1] = sign;
  const steps = [
    "a = Board makeDefault",
    ...Object.entries(STATUS).map(([sign, name]) => `${NAMED[sign as Sign]} = $a .${name}`),
    `$a setStatuses 1 7 1 7 $${NAMED[all]}`,
    ...slots.map(([row, column, sign]) => `$a setStatus ${row} ${column} $${NAMED[sign]}`),
  ];
  return { steps, rows: rows(grid.map((row) => row.join("")).join("/")) };
};
export const NAMED: Readonly<Record<Sign, string>> = { O: "peg", ".": "hole", "*": "wall" };

/** One case for each two signs. */
export const pairs = (one: (a: Sign, b: Sign) => string): string[] => SIGNS.flatMap((a) => SIGNS.map((b) => one(a, b)));
