import { execFileSync } from "node:child_process";
import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { partsOf } from "../../../scripts/notices.ts";
import { compilePrograms, root, saidBy, shell, startPublished } from "./published.fixture.ts";

const { folder, programs } = startPublished();
const node = (...args: readonly string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" });

test("CL-N1 the installed command runs", () => {
  const baize = join(folder, "node_modules/@baize/cli/src/main.mjs");
  expect(node(baize, "deal", "freecell", "1")).toMatch(/^JD KD 2S 4C 3S 6D 6S\n/);
  expect(JSON.parse(node(baize, "solve", "pegs", "plus", "--json"))).toMatchObject({ board: "plus", verdict: "won" });
  expect(node(baize, "arena", "bigtwo", "--seats", "master,novice,novice,novice", "--deals", "1")).toMatch(/^master /);
  const talk = { cwd: folder, encoding: "utf8", input: "position /bigtwo/42\ngo nodes 0\n" } as const;
  expect(execFileSync(process.execPath, [baize, "engine", "bigtwo"], talk)).toMatch(/^info bot grandmaster nodes 0\n/);
  expect(node(baize, "worker", "--help")).toContain("--queue");
  expect(readdirSync(join(folder, "node_modules/.bin")).some((name) => name.startsWith("baize"))).toBe(true);
});

test("CL-N3 the command carries the licences of what it needs, and a bill of it", () => {
  const packed = (name: string) => readFileSync(join(folder, "node_modules/@baize/cli", name), "utf8");
  expect(packed("licences.txt")).toContain("\npg-boss ");
  expect(JSON.parse(packed("bom.json")).components.length).toBe(partsOf("apps/cli").length);
});

test("CL-N2 every document's door is there, with types", () => {
  const lines = [
    'import { CardT, GameBoardT } from "@baize/freecell/mis";',
    'import { type FreecellModel, type FreecellView, FreecellTextView, PileType, SimpleFreecellModel } from "@baize/freecell/cs3500";',
    'import { Game } from "@baize/pegs/eecs3311";',
    'import * as bigtwo from "@baize/bigtwo/mis";',
    'const card: CardT = new CardT("H", "A");',
    "const cascades: number = new SimpleFreecellModel().getNumCascadePiles();",
    "const text: string = Game.makeEasy().out;",
    // What the assignment hands out as Hw02TypeChecks: a client that knows the interfaces and no type of card.
    "function played<K>(model: FreecellModel<K>): FreecellView {",
    "  const deck: K[] = model.getDeck();",
    "  model.startGame(deck, 8, 4, false);",
    "  model.move(PileType.CASCADE, 0, 6, PileType.OPEN, 0);",
    "  const over: boolean = model.isGameOver();",
    "  const held: K | null = model.getOpenCardAt(0);",
    "  const first: K = model.getCascadeCardAt(0, 0);",
    "  console.log(over, String(held), String(first), model.getNumCardsInOpenPile(0));",
    "  return new FreecellTextView(model);",
    "}",
    'console.log(played(new SimpleFreecellModel()).toString().split("\\n").length);',
    "console.log(card.getSuit(), new GameBoardT().validMoveExists(), cascades);",
    'console.log(text.startsWith("Game is over"), Object.keys(bigtwo).length > 0);',
  ];
  writeFileSync(join(folder, "use.mts"), lines.join("\n"));
  const flags = ["--module", "nodenext", "--target", "es2024", "--lib", "es2024,dom", "--types", "", "--strict"];
  execFileSync(join(root, "node_modules/.bin/tsc"), [...flags, "use.mts"], { cwd: folder, shell, encoding: "utf8" });
  expect(node("use.mjs")).toBe("false K♣ A♣ 1\n16\nH false -1\ntrue true\n");
});

test("CL-N2 the app of the Big Two document is there, whole by itself and with its pictures", () => {
  const lines = [
    'import { Card, FACES, Game } from "@baize/bigtwo/mis";',
    'import { App } from "@baize/bigtwo/mis-react";',
    'import { statSync } from "node:fs";',
    'import { createElement } from "react";',
    'import { renderToStaticMarkup } from "react-dom/server";',
    "const game = new Game();",
    "const rules = renderToStaticMarkup(createElement(App, { game }));",
    "game.startGame();",
    "const table = renderToStaticMarkup(createElement(App, { game }));",
    'const address = /src="([^"]+)"/.exec(table)[1];',
    'const sizes = FACES.map((name) => statSync(new URL("./" + name, address)).size);',
    "const total = sizes.reduce((sum, size) => sum + size);",
    'console.log(rules.includes("What is high"), table.match(/<img/g).length, sizes.length, total < 400 * 1024);',
  ];
  writeFileSync(join(folder, "app.mjs"), lines.join("\n"));
  expect(node("app.mjs")).toBe("true 13 52 true\n");
  const { peerDependencies, dependencies } = JSON.parse(
    readFileSync(join(folder, "node_modules/@baize/bigtwo/package.json"), "utf8"),
  );
  expect([peerDependencies, dependencies.react]).toEqual([{ react: "^19.0.0" }, undefined]);
  const faces = readFileSync(join(folder, "node_modules/@baize/faces/src/courts.js"), "utf8");
  expect([faces.includes("<svg"), faces.includes("?raw")]).toEqual([true, false]);
});

test("CL-N4 the program in every README compiles, and prints what it says", () => {
  const all = programs();
  expect(all.map(({ name }) => name)).toContain("kernel");
  expect(compilePrograms(folder, all)).toBe("");
  for (const program of all.filter(({ file }) => file.endsWith(".mts"))) {
    const said = saidBy(program);
    expect(said.length, program.name).toBeGreaterThan(1);
    expect(node(program.file.replace(".mts", ".mjs")), program.name).toBe(said);
  }
});

test("CL-N4 the programs in the documents compile and run too", () => {
  const documents = ["README.md", ...globSync("docs/*.md", { cwd: root })].flatMap((path, at) =>
    [...readFileSync(join(root, path), "utf8").matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""], i) => ({
      name: path,
      code,
      file: `document-${at}-${i}.mts`,
    })),
  );
  expect(documents.map(({ name }) => name.replaceAll("\\", "/"))).toEqual(
    expect.arrayContaining(["README.md", "docs/notation.md"]),
  );
  expect(compilePrograms(folder, documents)).toBe("");
  for (const program of documents) {
    const printed = node(program.file.replace(".mts", ".mjs"));
    expect(printed.startsWith(saidBy(program).trim()) && printed.length > 1, program.name).toBe(true);
  }
});

test("CL-N5 each package says what it is for and which Node it needs; one of them is for npx", () => {
  const manifestOf = (name: string) =>
    JSON.parse(readFileSync(join(folder, "node_modules/@baize", name, "package.json"), "utf8"));
  // What README.md says: which tarballs a program needs, and that none needs the command.
  const needs = (name: string) => Object.keys(manifestOf(name).dependencies ?? {}).sort();
  const four = ["@baize/cards", "@baize/conformance", "@baize/kernel", "@baize/terminal"];
  expect([needs("freecell"), needs("bigtwo"), needs("pegs")]).toEqual([four, four, four.slice(1)]);
  for (const { name } of programs()) {
    const manifest = manifestOf(name);
    expect(needs(name)).not.toContain("@baize/cli");
    expect(manifest).toMatchObject({
      keywords: expect.any(Array),
      engines: { node: name === "cli" ? ">=22.12" : ">=20" },
    });
  }
  const [command = ""] = Object.values(
    JSON.parse(readFileSync(join(folder, "node_modules/baize/package.json"), "utf8")).bin,
  );
  expect(node(join(folder, "node_modules/baize", String(command)), "--version")).toMatch(/^\d+\.\d+\.\d+\n$/);
});
