import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partsOf } from "../../../scripts/notices.ts";

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "baize-published-"));
const shell = process.platform === "win32";
const node = (...args: readonly string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" });

/** The packages from elsewhere that the command needs, with all that they need. */
const outsiders = (): string[] => [
  ...partsOf("apps/cli").map(({ path }) => join(root, path)),
  ...["react", "react-dom", "scheduler"].map((name) => join(root, "node_modules", name)),
];

beforeAll(() => {
  const tarballs = join(folder, "tarballs");
  execFileSync(process.execPath, [join(root, "scripts/packed.ts"), tarballs], { stdio: "ignore" });
  // The plain way makes the same tarball.
  const plainly = ["pack", "--silent", "--pack-destination", tarballs, "--workspace", "@baize/kernel"];
  execFileSync("npm", plainly, { cwd: root, stdio: "ignore", shell });
  // Nothing is fetched: what is installed here is packed again.
  const packed = ["pack", "--silent", "--ignore-scripts", "--pack-destination", tarballs, ...outsiders()];
  execFileSync("npm", packed, { stdio: "ignore", shell });
  writeFileSync(join(folder, "package.json"), '{ "name": "empty", "type": "module" }');
  const files = readdirSync(tarballs).map((name) => join(tarballs, name));
  const flags = ["install", "--offline", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", [...flags, ...files], { cwd: folder, stdio: ["ignore", "ignore", "inherit"], shell });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

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
    'import { SimpleFreecellModel } from "@baize/freecell/cs3500";',
    'import { Game } from "@baize/pegs/eecs3311";',
    'import * as bigtwo from "@baize/bigtwo/mis";',
    'const card: CardT = new CardT("H", "A");',
    "const cascades: number = new SimpleFreecellModel().getNumCascadePiles();",
    "const text: string = Game.makeEasy().out;",
    "console.log(card.getSuit(), new GameBoardT().validMoveExists(), cascades);",
    'console.log(text.startsWith("Game is over"), Object.keys(bigtwo).length > 0);',
  ];
  writeFileSync(join(folder, "use.mts"), lines.join("\n"));
  const flags = ["--module", "nodenext", "--target", "es2024", "--lib", "es2024,dom", "--types", "", "--strict"];
  execFileSync(join(root, "node_modules/.bin/tsc"), [...flags, "use.mts"], { cwd: folder, shell, encoding: "utf8" });
  expect(node("use.mjs")).toBe("H false -1\ntrue true\n");
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
