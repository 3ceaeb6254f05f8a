/** The checks on trial: each fault fails, and the tree without it passes. */

import { describe, expect, test } from "vitest";
import { cycleComplaints } from "./cycles.ts";
import { documentComplaints } from "./documents.ts";
import { layerComplaints } from "./layers.ts";
import { lengthComplaints } from "./length.ts";
import { namedComplaints } from "./named.ts";
import { pinComplaints } from "./pins.ts";
import { promiseComplaints } from "./promises.ts";
import { specComplaints } from "./spec.ts";
import { vocabularyComplaints } from "./vocabulary.ts";

const manifest = (name: string, doors: Record<string, string> = { ".": "./src/index.ts" }) =>
  JSON.stringify({ name, exports: doors });

const rooms = {
  "packages/kernel/package.json": manifest("@baize/kernel"),
  "packages/cards/package.json": manifest("@baize/cards"),
  "packages/midend/package.json": manifest("@baize/midend"),
  "packages/terminal/package.json": manifest("@baize/terminal"),
  "packages/hands/package.json": manifest("@baize/hands"),
  "packages/faces/package.json": manifest("@baize/faces"),
  "packages/table/package.json": manifest("@baize/table"),
  "packages/testkit/package.json": manifest("@baize/testkit"),
  "games/freecell/package.json": manifest("@baize/freecell", {
    ".": "./src/rules/index.ts",
    "./solver": "./src/solver/index.ts",
    "./terminal": "./src/terminal/index.ts",
    "./web": "./src/web/index.ts",
    "./cover": "./src/web/cover.tsx",
  }),
  "games/pegs/package.json": manifest("@baize/pegs"),
  "games/null/package.json": manifest("@baize/null"),
  "games/registry/package.json": manifest("@baize/games"),
  "apps/web/package.json": manifest("@baize/web"),
  "apps/cli/package.json": manifest("@baize/cli"),
  "apps/server/package.json": manifest("@baize/server"),
};

const treeOf = (files: Record<string, string>) => new Map(Object.entries(files));
const layers = (path: string, text: string) => layerComplaints(treeOf({ ...rooms, [path]: text }));

describe("layers", () => {
  test.each([
    ["CK-L1 the kernel imports a package", "packages/kernel/src/a.ts", 'import "@baize/cards";'],
    ["CK-L1 cards import a game", "packages/cards/src/a.ts", 'export * from "@baize/freecell";'],
    ["CK-L1 the midend imports cards", "packages/midend/src/a.ts", 'import "@baize/cards";'],
    ["CK-L1 the hands import the kernel", "packages/hands/src/a.ts", 'import type { Seat } from "@baize/kernel";'],
    ["CK-L1 the faces import a table", "packages/faces/src/a.ts", 'import "@baize/table";'],
    ["CK-L1 a table imports the midend", "packages/table/src/a.ts", 'import "@baize/midend";'],
    ["CK-L1 a package that is in no layer", "packages/attic/package.json", manifest("@baize/attic")],
    ["CK-L1 a game imports an app", "games/freecell/src/rules/a.ts", 'import type { A } from "@baize/web";'],
    ["CK-L1 a game imports the registry", "games/freecell/src/rules/a.ts", 'import "@baize/games";'],
    ["CK-L1 an app imports an app", "apps/web/src/a.ts", 'import "@baize/server";'],
    ["CK-L1 the product imports the law book", "apps/web/src/a.ts", 'import "@baize/testkit";'],
    ["CK-L1 somebody imports the template", "games/registry/src/a.ts", 'import "@baize/null";'],
    ["CK-L1 a test of a game imports an app", "games/pegs/src/web/a.test.ts", 'import "@baize/web";'],
    ["CK-L2 a game imports a game", "games/pegs/src/rules/a.ts", 'import { x } from "@baize/freecell";'],
    ["CK-L2 a game imports a game in a type", "games/pegs/src/rules/a.ts", 'type X = import("@baize/freecell").X;'],
    ["CK-L2 a game imports a game lazily", "games/pegs/src/solver/a.ts", 'const x = () => import("@baize/freecell");'],
    ["CK-L2 a test of a game imports a game", "games/pegs/src/rules/a.test.ts", 'import "@baize/freecell";'],
    ["CK-L3 an import past a door", "apps/web/src/a.ts", 'import "@baize/freecell/src/rules/moves.ts";'],
    ["CK-L3 an import round a door", "apps/web/src/a.ts", 'import "../../../games/freecell/src/rules/moves.ts";'],
    ["CK-L4 Node in rules", "games/pegs/src/rules/a.ts", 'import { join } from "node:path";'],
    ["CK-L4 a dependency in rules", "games/pegs/src/rules/a.ts", 'import { z } from "zod";'],
    ["CK-L4 a DOM name in rules", "games/pegs/src/rules/a.ts", "export const w = window.innerWidth;"],
    ["CK-L4 a Node name in a solver", "games/pegs/src/solver/a.ts", "export const e = process.env;"],
    ["CK-L4 the clock in bots", "games/pegs/src/bots/a.ts", "export const now = () => Date.now();"],
    ["CK-L4 the clock in a folder nobody has named", "games/pegs/src/puzzles/a.ts", "export const d = Date.now();"],
    ["CK-L4 chance in a folder nobody has named", "games/pegs/src/puzzles/a.ts", "export const r = Math.random();"],
    ["CK-L4 chance at the root of a game", "games/pegs/src/a.ts", "export const r = Math.random();"],
    ["CK-L4 the clock by new", "packages/kernel/src/a.ts", "export const d = new Date();"],
    ["CK-L4 the clock in the midend", "packages/midend/src/a.ts", "export const d = Date.now();"],
    ["CK-L4 the console in a terminal table", "games/pegs/src/terminal/a.ts", "export const c = console;"],
    ["CK-L4 chance in rules", "games/pegs/src/rules/a.ts", "export const r = () => Math.random();"],
    ["CK-L4 chance by another spelling", "games/pegs/src/rules/a.ts", 'export const r = Math["random"];'],
    ["CK-L4 a clock behind globalThis", "games/pegs/src/rules/a.ts", 'export const d = globalThis["Date"];'],
    ["CK-L4 an impure neighbour", "games/pegs/src/rules/a.ts", 'import { draw } from "../web/draw.ts";'],
    ["CK-L5 a web door in the server", "apps/server/src/a.ts", 'import "@baize/freecell/web";'],
    ["CK-L5 a cover in the command", "apps/cli/src/a.ts", 'import { cover } from "@baize/freecell/cover";'],
    ["CK-L5 a cover in a test of the command", "apps/cli/src/a.test.ts", 'import "@baize/freecell/cover";'],
    ["CK-L5 a table in the server", "apps/server/src/a.ts", 'import "@baize/table";'],
    ["CK-L5 card faces in the command", "apps/cli/src/a.ts", 'import "@baize/faces";'],
    ["CK-L5 hands in a terminal table", "games/pegs/src/terminal/a.ts", 'import "@baize/hands";'],
    ["CK-L5 a terminal door on the page", "apps/web/src/a.ts", 'import "@baize/freecell/terminal";'],
    ["CK-L5 the terminal on the page", "games/pegs/src/web/a.ts", 'import type { Line } from "@baize/terminal";'],
    ["CK-L5 the terminal in rules", "games/pegs/src/rules/a.ts", 'import type { Line } from "@baize/terminal";'],
    ["CK-L5 a terminal table on the page", "games/pegs/src/web/a.ts", 'import "../terminal/index.ts";'],
  ])("%s", (_title, path, text) => {
    expect(layers(path, text)).toHaveLength(1);
  });

  test.each([
    [
      "CK-L1 down is fine",
      "games/pegs/src/rules/a.ts",
      'import "@baize/kernel"; import "@baize/cards"; import "./b.ts";',
    ],
    [
      "CK-L1 the law book in a test is fine",
      "games/pegs/src/laws.test.ts",
      'import "@baize/testkit"; import "node:fs";',
    ],
    ["CK-L1 the registry may load games", "games/registry/src/a.ts", 'const a = () => import("@baize/freecell/web");'],
    ["CK-L3 a bench may build the page", "bench/a.ts", 'import "../scripts/build-page.ts";'],
    ["CK-L3 a door is fine", "apps/web/src/a.ts", 'import "@baize/freecell/solver"; import "react";'],
    [
      "CK-L4 words in comments and texts are fine",
      "games/pegs/src/rules/a.ts",
      '// Date, window\nexport const t = "Math.random process";',
    ],
    ["CK-L4 a document's outside is fine", "games/pegs/src/documents/outside.ts", "export const c = console;"],
    ["CK-L4 an app may know the time", "apps/web/src/a.ts", "export const now = () => Date.now();"],
    ["CK-L4 a table on the page may know the window", "games/pegs/src/web/a.ts", "export const w = window.innerWidth;"],
    ["CK-L4 the app of a document may, too", "games/pegs/src/mis-react/a.ts", "export const w = window.innerWidth;"],
    ["CK-L5 each face has its own", "games/pegs/src/web/a.tsx", 'import "@baize/table"; import "@baize/faces";'],
    ["CK-L5 the command loads a terminal", "apps/cli/src/a.ts", 'import "@baize/terminal";'],
    ["CK-L5 the page loads a cover", "apps/web/src/a.ts", 'const c = () => import("@baize/freecell/cover");'],
  ])("%s", (_title, path, text) => {
    expect(layers(path, text)).toEqual([]);
  });
});

describe("cycles", () => {
  const cycles = (files: Record<string, string>) => cycleComplaints(treeOf(files));

  test.each([
    [
      "CK-C1 two files",
      { "apps/a/src/x.ts": 'import "./y.ts";', "apps/a/src/y.ts": 'import "./x.ts";' },
      "files go round in a circle: apps/a/src/x.ts → apps/a/src/y.ts → apps/a/src/x.ts",
    ],
    [
      "CK-C1 in types alone",
      {
        "games/a/src/x.ts": 'import type { Y } from "./y.ts";',
        "games/a/src/y.ts": 'export type X = import("./x.ts").X;',
      },
      "files go round in a circle: games/a/src/x.ts → games/a/src/y.ts → games/a/src/x.ts",
    ],
    [
      "CK-C1 three files, one of them lazily",
      {
        "packages/a/src/x.ts": 'import "./y.tsx";',
        "packages/a/src/y.tsx": 'export * from "./z.ts";',
        "packages/a/src/z.ts": 'export const x = () => import("./x.ts");',
      },
      "files go round in a circle: packages/a/src/x.ts → packages/a/src/y.tsx → packages/a/src/z.ts → packages/a/src/x.ts",
    ],
    [
      "CK-C2 two folders whose files do not",
      {
        "apps/a/src/m/x.ts": 'import "../n/y.ts";',
        "apps/a/src/n/y.ts": "",
        "apps/a/src/n/z.ts": 'import "../m/w.ts";',
        "apps/a/src/m/w.ts": "",
      },
      "folders go round in a circle: apps/a/src/m → apps/a/src/n → apps/a/src/m",
    ],
    [
      "CK-C2 a folder and one within it",
      { "apps/a/src/x.ts": 'import "./m/y.ts";', "apps/a/src/m/y.ts": 'import "../z.ts";', "apps/a/src/z.ts": "" },
      "folders go round in a circle: apps/a/src → apps/a/src/m → apps/a/src",
    ],
  ])("%s", (_title, files, complaint) => {
    expect(cycles(files)).toEqual([complaint]);
  });

  test("CK-C1 CK-C2 a tree without a circle, and tests that look back", () => {
    expect(
      cycles({
        "apps/a/src/x.ts": 'import "./m/y.ts"; import "./m/z.ts";',
        "apps/a/src/m/y.ts": 'import "./z.ts"; import "react";',
        "apps/a/src/m/z.ts": "",
        "apps/a/src/m/y.test.ts": 'import "../x.ts";',
        "apps/a/src/testing/house.ts": 'import "../x.ts"; import "../m/y.ts";',
      }),
    ).toEqual([]);
  });
});

describe("rules and tests", () => {
  const spec = (rules: string, tests: string) =>
    specComplaints(
      new Map([
        ["a/SPEC.md", rules],
        ["a/a.test.ts", tests],
      ]),
    );

  test.each([
    ["CK-S1 a rule with a test", "- **AB-C1** x", 'test("AB-C1 does x", f);', []],
    ["CK-S1 two rules in one test", "- **AB-C1** x\n- **AB-C2** y", 'it("AB-C1, AB-C2: both", f);', []],
    ["CK-S1 rules in a table of cases", "- **AB-C1** x", 'test.each([["AB-C1", 2]])("%s is %d", f);', []],
    [
      "CK-S1 rules in a named table",
      "- **AB-C1** x",
      'const t = [["AB-C1 x", 2]] as const; test.each(t)("%s", f);',
      [],
    ],
    ["CK-S1 a rule without a test", "- **AB-C1** x", "", ["a/SPEC.md: no test title starts with AB-C1"]],
    [
      "CK-S1 an id elsewhere in a test",
      "- **AB-C1** x",
      'test("does AB-C1", () => "AB-C1");',
      ["a/SPEC.md: no test title starts with AB-C1"],
    ],
    ["CK-S2 a test without a rule", "", 'test("AB-C9 does x", f);', ["a/a.test.ts: AB-C9 is in no SPEC.md"]],
    ["CK-S2 a rule twice", "- **AB-C1** x\n- **AB-C1** y", 'test("AB-C1", f);', ["a/SPEC.md: AB-C1 is used twice"]],
  ])("%s", (_title, rules, tests, expected) => {
    expect(spec(rules, tests)).toEqual(expected);
  });

  test("CK-D1 a document's rule and the table of documents name each other", () => {
    const complaints = (rules: string, table: string) =>
      documentComplaints(
        new Map([
          ["a/SPEC.md", rules],
          ["docs/documents.md", table],
        ]),
      );
    expect(complaints("## Document: X\n- **AB-C1** x\n## Y\n- **AB-C2** y", "| x | AB-C1 |")).toEqual([]);
    expect(complaints("## Document: X\n- **AB-C1** x", "")).toHaveLength(1);
    expect(complaints("", "| x | AB-C1 |")).toHaveLength(1);
  });
});

test.each([
  ["| no harm | AB-C1 `a.test.ts` |", []],
  ["| no harm | AB-C1 `a.test.ts`; AB-L1, a law, `laws.ts` |", []],
  ["| no harm | AB-C2 `a.test.ts` |", ['SECURITY.md: AB-C2 is not proved in "a.test.ts"']],
  ["| no harm | AB-C1 `b.test.ts` |", ['SECURITY.md: AB-C1 is not proved in "b.test.ts"']],
  ["| no harm | AB-C1 |", ['SECURITY.md: AB-C1 is not proved in ""']],
  ["| no harm | good will |", ['SECURITY.md: no test is named for "no harm"']],
])("CK-D2 %s", (row, expected) => {
  const tree = new Map([
    ["SECURITY.md", `| promise | proved by |\n|---|---|\n${row}`],
    ["a.test.ts", 'test("AB-C1 does no harm", () => "AB-C2");'],
    ["laws.ts", 'export const law = { id: "AB-L1" };'],
  ]);
  expect(promiseComplaints(tree)).toEqual(expected);
});

describe("files and versions", () => {
  test("CK-F1 a file of more than 350 lines is too long", () => {
    const lines = (n: number, path: string) => lengthComplaints(new Map([[path, "x\n".repeat(n)]])).length;
    for (const path of ["a.ts", "a.css"]) expect([lines(350, path), lines(351, path)]).toEqual([0, 1]);
    expect(lengthComplaints(new Map([["games/a/golden/a.ts", "x\n".repeat(999)]]))).toEqual([]);
  });

  const pins = (files: Record<string, object>) =>
    pinComplaints(new Map(Object.entries(files).map(([path, json]) => [path, JSON.stringify(json)])));

  test.each(["^1.0.0", "~1.0.0", "latest", "1.x", "*"])("CK-P1 %s is no exact version", (version) => {
    expect(pins({ "a/package.json": { dependencies: { x: version } } })).toHaveLength(1);
  });

  test("CK-P1 an exact version is fine", () => {
    expect(pins({ "package.json": { devDependencies: { x: "1.0.0", y: "2.0.0-beta.1" } } })).toEqual([]);
  });

  test("CK-P2 the lockfile holds no address and every machine's packages", () => {
    const lock = (held: object) =>
      pins({
        "package-lock.json": { packages: { "node_modules/a": { optionalDependencies: { b: "1.0.0" } }, ...held } },
      });
    expect(lock({ "node_modules/a/node_modules/b": {} })).toEqual([]);
    expect(lock({})).toHaveLength(1);
    expect(lock({ "node_modules/b": { resolved: "https://example.org/b.tgz" } })).toHaveLength(1);
  });
});

describe("games by name", () => {
  test.each([
    ["in code", "apps/cli/src/a.ts", 'export const x = "/pegs/plus";', 1],
    ["in a style sheet", "apps/web/src/css/a.css", '/* Pegs. */\n[data-game="pegs"] {\n}', 1],
    ["as a door", "packages/midend/src/a.ts", 'export type X = import("@baize/freecell").X;', 1],
    ["in a question", "apps/web/src/a.ts", 'export const is = (game: string) => game === "pegs";', 1],
    ["a word that others use too", "packages/terminal/src/a.ts", 'export type Tone = "pegs" | "clubs";', 0],
    ["in a comment", "apps/cli/src/a.ts", "/** Such as `freecell`. */\n// pegs\nexport const x = 'http://x';", 0],
    ["in a test", "apps/cli/src/a.test.ts", 'export const x = "pegs";', 0],
    ["in a game", "games/pegs/src/rules/a.ts", 'export const x = "pegs";', 0],
  ])("CK-L6 %s", (_title, path, text, count) => {
    expect(namedComplaints(treeOf({ ...rooms, [path]: text }))).toHaveLength(count);
  });
});

describe("one word, one thing", () => {
  const offered = {
    ...rooms,
    "packages/kernel/src/index.ts": 'export { type Why, Budget } from "./why.ts";',
    "packages/kernel/src/why.ts": 'export type Why = "player"; export class Budget {} interface Step {}',
  };
  test.each([
    ["a type", "apps/web/src/a.ts", 'export type Why = "full";', 1],
    ["an interface that is nobody else's", "apps/web/src/a.tsx", "interface Why {}", 1],
    ["a class", "packages/midend/src/a.ts", "export class Budget {}", 1],
    ["another file of the same package", "packages/kernel/src/a.ts", "interface Budget {}", 1],
    ["what no door offers is fine", "apps/web/src/a.ts", "interface Step {}", 0],
    ["what is imported is fine", "apps/web/src/a.ts", 'import { type Why } from "@baize/kernel";', 0],
    ["a game's own is fine", "games/freecell/src/rules/a.ts", "export interface Why {}", 0],
    ["a test's own is fine", "apps/web/src/a.test.ts", "interface Why {}", 0],
  ])("CK-L7 %s", (_title, path, text, count) => {
    expect(vocabularyComplaints(new Map(Object.entries({ ...offered, [path]: text })))).toHaveLength(count);
  });
});
