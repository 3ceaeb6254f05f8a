import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { boxesOf } from "./diagrams/classes.ts";
import { DIAGRAMS, diagramOf } from "./diagrams.ts";

const root = join(import.meta.dirname, "..");

test.each(DIAGRAMS)("CK-B1 docs/diagrams/%s.svg is what the code is; `npm run diagrams` draws it", (name) => {
  expect(readFileSync(join(root, `docs/diagrams/${name}.svg`), "utf8")).toBe(diagramOf(name));
});

test("CK-B1 classes, modules, interfaces and constants with what can be seen of them", () => {
  const text = `import { B } from "./b.ts";
    export class A extends B { #x = 1; y = 2; protected z() {} get w() { return 1; } static make() {} go(n: number) {} }
    export const C = Object.freeze({ R: "R" } as const);
    export const D = { run() {} };
    export interface E extends F { ask(): void; n: number }`;
  expect(boxesOf("a.ts", text)).toEqual([
    { name: "A", kind: "class", base: "B", members: ["y", "w", "static make()", "go()"], uses: ["B"] },
    { name: "C", kind: "constants", base: undefined, members: ["R"], uses: ["B"] },
    { name: "D", kind: "module", base: undefined, members: ["run"], uses: ["B"] },
    { name: "E", kind: "interface", base: "F", members: ["ask()", "n"], uses: ["B"] },
  ]);
});
