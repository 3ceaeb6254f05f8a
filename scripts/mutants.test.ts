import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { broken, pointsOf } from "./mutants/points.ts";
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

test("CK-M2 tests that pass, that fail, and that never end", async () => {
  const tree = mkdtempSync(join(tmpdir(), "baize-trial-"));
  writeFileSync(
    join(tree, "one.test.mjs"),
    'import { test } from "vitest"; import { f } from "./f.mjs"; test("f", () => { if (f() !== 1) throw new Error(); });',
  );
  const trial = new Trial(tree, ["one"]);
  const outcomes = [];
  for (const body of ["return 1", "return 2", "for (;;) {}", "return 1"]) {
    writeFileSync(join(tree, "f.mjs"), `export function f() { ${body}; }`);
    outcomes.push(await trial.ask(join(tree, "f.mjs"), body.startsWith("for") ? 8000 : 60_000));
  }
  trial.close();
  rmSync(tree, { recursive: true });
  expect(outcomes).toEqual(["passed", "failed", "endless", "passed"]);
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
