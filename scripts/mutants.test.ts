import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wholeGraph } from "./house/imports.ts";
import { Asked } from "./mutants/asked.ts";
import { broken, pointsOf } from "./mutants/points.ts";
import { testsReaching } from "./mutants/reach.ts";
import { Trial } from "./mutants/trial.ts";

const root = join(import.meta.dirname, "..");

test.each([
  ["const a = b === c;", ["const a = b !== c;"]],
  ["const a = b < 3;", ["const a = b <= 3;", "const a = b < 4;"]],
  ["const a = b && c;", ["const a = b || c;"]],
  ["const a = b ?? c;", ["const a = b;"]],
  ["const a = !b;", ["const a = b;"]],
  ["const a = b ? c : d;", ["const a = !(b) ? c : d;"]],
  ["if (a) b();", ["if (!(a)) b();", "if (a) ;"]],
  ["function f() { return a; }", ["function f() { return; }"]],
  ["function f() { return undefined; }", []],
  ["throw a;", [";"]],
  ["const a = [b];", ["const a = [];"]],
  ["const a = b.some(c);", ["const a = b.every(c);"]],
  ["const a = b.filter(c);", ["const a = b;"]],
  ['const a = "word";', ['const a = "mutant";']],
  ['const a = "a sentence for people";', []],
  ['import a from "./a.ts"; export type B = "b" | 3; const c = d as "e";', []],
  ['const a = { "b": true };', ['const a = { "b": false };']],
  ["let a = 0; a += b;", ["let a = 1; a += b;", "let a = 0; ;", "let a = 0; a -= b;"]],
])("CK-M1 %s", (text, expected) => {
  expect(pointsOf("a.ts", text).map((point) => broken(text, point))).toEqual(expected);
});

test.each([
  [[], "npm run mutants FOLDER…"],
  [["games/nothing"], "There is no folder games/nothing."],
  [["scripts", "--count", "none"], "npm run mutants FOLDER…"],
])("CK-M2 %j is no command line", (words, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts/mutants.ts"), ...words], {
    encoding: "utf8",
  });
  expect([status, stderr.startsWith(sentence)]).toEqual([2, true]);
});

/** A tree of one function and one test of it, which takes as long as a file beside it says. */
function madeTree(): string {
  const tree = mkdtempSync(join(tmpdir(), "baize-trial-"));
  writeFileSync(
    join(tree, "one.test.mjs"),
    'import { readFileSync } from "node:fs"; import { test } from "vitest"; import { f } from "./f.mjs"; test("f", async () => { await new Promise((done) => setTimeout(done, Number(readFileSync("ms", "utf8")))); if ((await f()) !== 1) throw new Error(); }, 1500);',
  );
  writeFileSync(join(tree, "ms"), "0");
  writeFileSync(join(tree, "f.mjs"), "export const f = () => 1;");
  return tree;
}

test("CK-M2 tests that pass, that fail, and that are not done in time", async () => {
  const tree = madeTree();
  const trial = new Trial(tree, ["one"]);
  const outcomes = [];
  for (const [body, ms] of [
    ["1", 0],
    ["2", 0],
    ["(() => { for (;;) {} })()", 0],
    ["1", 0],
    ["1", 60_000],
  ] as const) {
    writeFileSync(join(tree, "ms"), String(ms));
    writeFileSync(join(tree, "f.mjs"), `export const f = () => ${body};`);
    outcomes.push((await trial.ask({ changed: join(tree, "f.mjs") }, body.length > 1 ? 8000 : 60_000)).outcome);
  }
  trial.close();
  rmSync(tree, { recursive: true });
  expect(outcomes).toEqual(["passed", "failed", "late", "passed", "late"]);
});

test("CK-M3 a time that is up counts where the original passes, and only tests that reach a file are asked", async () => {
  const tree = madeTree();
  const text = readFileSync(join(tree, "f.mjs"), "utf8");
  const point = (after: string) => ({ file: "f.mjs", start: text.indexOf("1"), end: text.indexOf("1") + 1, after });
  const asked = new Asked(tree, ["one"]);
  const far = new Asked(tree, ["one"], undefined, () => []);
  expect(await asked.tried(point("2"))).toBe("failed");
  expect(await asked.tried(point("2 - 1"))).toBe("unnoticed");
  expect(await asked.tried(point("new Promise(() => {})"))).toBe("endless");
  expect(await far.tried(point("2"))).toBe("unnoticed");
  // From here on the machine is slow, whatever is broken: nobody can tell.
  const slow = 'import { writeFileSync } from "node:fs"; writeFileSync("ms", "60000");';
  expect(await asked.tried({ file: "f.mjs", start: 0, end: 0, after: slow })).toBe("unclear");
  asked.close();
  far.close();
  rmSync(tree, { recursive: true });
});

test("CK-M3 the tests that reach a file", () => {
  const tree = new Map([
    ["packages/a/package.json", '{ "name": "@baize/a", "exports": { ".": "./src/index.ts" } }'],
    ["packages/a/src/index.ts", 'export * from "./one.ts";'],
    ["packages/a/src/one.ts", ""],
    ["packages/a/src/one.test.ts", 'import "./one.ts";'],
    ["packages/a/src/two.test.ts", ""],
    ["games/b/src/shared.fixture.ts", 'const door = () => import("@baize/a");'],
    ["games/b/src/three.test.ts", 'import "./shared.fixture.ts";'],
  ]);
  expect(testsReaching(wholeGraph(tree, true), "packages/a/src/one.ts")).toEqual([
    "games/b/src/three.test.ts",
    "packages/a/src/one.test.ts",
  ]);
});

test("CK-M2 every equivalent has a reason, and stands for a line that is there", () => {
  const listed = JSON.parse(readFileSync(join(root, "scripts/mutants/equivalents.json"), "utf8")) as Record<
    string,
    string
  >[];
  for (const { file = "", line = "", reason = "" } of listed) {
    expect([file, reason.length > 20, readFileSync(join(root, file), "utf8").includes(line)]).toEqual([
      file,
      true,
      true,
    ]);
  }
});
