import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { boxesOf } from "./diagrams/classes.ts";
import { lineOf, type Placed, placed } from "./diagrams/layout.ts";
import { DIAGRAMS, diagramOf } from "./diagrams.ts";

const root = join(import.meta.dirname, "..");

test.each(DIAGRAMS)("CK-B1 docs/diagrams/%s.svg is what the code is; `npm run diagrams` draws it", (name) => {
  expect(readFileSync(join(root, `docs/diagrams/${name}.svg`), "utf8")).toBe(diagramOf(name));
});

test("CK-B1 classes, modules, interfaces and constants with what can be seen of them, its types, and whom they speak of", () => {
  const text = `import { B, G, H } from "./b.ts";
    const helped = (n: number) => G.of(n);
    const alone = () => H;
    const FIVE = 5;
    const twice = (n: readonly number[], by = 2): number[] => n;
    function thrice(...n: number[]): void {}
    export class A<T> extends B implements E {
      #x = helped(1); y = 2; five = FIVE; readonly list: readonly T[] = [];
      constructor(n: number, m: number, s?: string) { super(); }
      protected z() {}
      get w(): 1 | 2 { return 1; } set w(n) {}
      static make(): A<string> {}
      go(n: number, m: T): Promise<void> {}
    }
    export abstract class V { abstract get out(): string }
    export const C = Object.freeze({ R: "R" } as const);
    export const D = { run(a: A<string>) {}, twice, thrice, FIVE, G };
    export interface E extends F { ask(): void; n: number }`;
  const boxes = boxesOf("a.ts", text);
  const members = [
    "y: number",
    "five: number",
    "list: T[]",
    "new(n, m: number, s?: string)",
    "w: 1 | 2",
    "static make(): A<string>",
    "go(n: number, m: T): Promise<void>",
  ];
  const run = [
    "run(a: A<string>)",
    "twice(n: number[], by?: number): number[]",
    "thrice(...n: number[]): void",
    "FIVE",
    "G",
  ];
  expect(boxes.map(({ uses: _, ...box }) => box)).toEqual([
    { name: "A", kind: "class", base: "B", implemented: ["E"], members },
    { name: "V", kind: "class", base: undefined, implemented: [], members: ["out: string"] },
    { name: "C", kind: "constants", base: undefined, implemented: [], members: ["R"] },
    { name: "D", kind: "module", base: undefined, implemented: [], members: run },
    { name: "E", kind: "interface", base: "F", implemented: [], members: ["ask(): void", "n: number"] },
  ]);
  expect(boxes[0]?.uses).toEqual(expect.arrayContaining(["B", "E", "G"]));
  expect(boxes[0]?.uses).not.toContain("H");
});

test("CK-B1 who uses somebody stands left of them, boxes stand apart, and a line goes around what is between", () => {
  const piece = (name: string, ...to: readonly string[]) => ({ name, wide: 100, high: 50, to });
  const all = placed([piece("A", "B", "C"), piece("B", "C"), piece("C", "A"), piece("D", "C"), piece("E")]);
  const [a, b, c, d, e] = "ABCDE".split("").map((name) => all.find((one) => one.name === name)) as [
    Placed,
    Placed,
    Placed,
    Placed,
    Placed,
  ];
  expect([a, b, c, d, e].map(({ column }) => column)).toEqual([0, 1, 2, 0, 0]);
  expect([a.x + a.wide < b.x, b.x + b.wide < c.x]).toEqual([true, true]);
  const [first, second, third] = [a, d, e].map(({ y }) => y).sort((one, other) => one - other) as [
    number,
    number,
    number,
  ];
  expect([second - first > 50, third - second > 50]).toEqual([true, true]);
  const [, , through] = lineOf(all, a, c, { out: a.y + 12, in: c.y + 12 }).split(/(?=[CL])/);
  const height = Number(through?.split(" ")[1]);
  expect(through).toMatch(new RegExp(`^L${b.x + b.wide} `));
  expect(height < b.y || height > b.y + b.high).toBe(true);
});
