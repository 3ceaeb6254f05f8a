import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { MAIN, outcomeOf, start } from "@baize/testkit/terminal";
import { afterAll, describe, expect, test } from "vitest";

const runs = promisify(execFile);
const root = join(import.meta.dirname, "../../../..");
const adapters = join(root, "apps/cli/adapters");
const examples = join(root, "docs/examples");
const folder = mkdtempSync(join(tmpdir(), "baize-documents-"));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (words: readonly string[], input = "", env: NodeJS.ProcessEnv = {}) => {
  const child = start(["check-document", ...words], env);
  child.stdin.end(input);
  return outcomeOf(child);
};
const served = (name: string, ...mutant: readonly string[]) => [
  process.execPath,
  MAIN,
  "check-document",
  name,
  "--serve",
  ...mutant,
];
const fails = (out: string) => out.split("\n").filter((line) => line.startsWith("FAIL"));

/** Whether a tool of another language is here; whoever runs all proofs has to have it. */
async function has(tool: string): Promise<boolean> {
  try {
    await runs(tool, ["--version"]);
    return true;
  } catch (error) {
    if (process.env.BAIZE_DEMAND_TOOLS !== undefined) throw error;
    console.log(`not run: no ${tool}`);
    return false;
  }
}

describe("an implementation", () => {
  test("CL-J1 ours: every sentence passes, and the score is full", async () => {
    const { code, out } = await check(["pegs-eecs3311"]);
    expect(out).toMatch(/^pass {2}PG-DT1 {3}the boards: the layouts of the eight templates\n/);
    expect(out).toMatch(/contract views: (\d+) of \1 sentences, 100 of 100 points\n$/);
    expect([code, fails(out)]).toEqual([0, []]);
  });

  test("CL-J1 CL-J2 a wrong one fails at its sentence, with the smallest example", async () => {
    const { code, out } = await check(["pegs-eecs3311", "--", ...served("pegs-eecs3311", "won-with-two")]);
    expect(out).toContain(
      [
        "FAIL  PG-DG6   GAME, is_won: exactly one peg is left",
        "        g = Game makeEasy",
        "        $g .isWon -> false",
        "        $g moveDown 2 4",
        "        $g .isWon -> false   got true",
        "",
      ].join("\n"),
    );
    expect([code, fails(out).length]).toEqual([1, 1]);
  });

  test("CL-J2 a program that ends, or that is none, fails everywhere and says so", async () => {
    const { code, out } = await check(["pegs-eecs3311", "--", process.execPath, "-e", "process.exit(3)"]);
    expect([code, out.includes("0 of 100 points"), out.includes("the program has ended")]).toEqual([1, true, true]);
    const { code: none, out: nothing } = await check(["pegs-eecs3311", "--", join(folder, "no-such-program")]);
    expect([none, nothing.includes("0 of 100 points")]).toEqual([1, true]);
  });

  test("CL-J2 lines are answered one by one", async () => {
    const lines = "new Card 3 0\nget @1 type\nreset\nget @1 type\nnew Card 0 0\nnonsense\n";
    const { code, out } = await check(["bigtwo-mis", "--serve"], lines);
    expect([code, out]).toEqual([0, "ok @1\nok '3\nok\nunknown @1\nthrows InvalidInput\nunknown nonsense\n"]);
  });

  test("CL-J3 the script is there to be read", async () => {
    const { code, out } = await check(["freecell-mis", "--script"]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^FC-DM3 Card ADT, CardT, getSuit, getRank: a card keeps its suit and its rank\n {2}c = new CardT 'H 'A\n/,
    );
  });

  test.each([
    [["freecel-mis"], '"freecel-mis" is not a document. Did you mean freecell-mis? Choose'],
    [
      ["bigtwo-mis", "--serve", "ace-is-on"],
      '"ace-is-on" is not one of the wrong implementations. Did you mean ace-is-one?',
    ],
    [["bigtwo-mis", "--mutant"], "Unknown option '--mutant'. Did you mean --mutants?"],
  ])("CL-H2 CL-J1 %j", async (words, sentence) => {
    const { code, out, err } = await check(words);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(sentence);
  });
});

describe("wrong implementations", () => {
  const tests = (code: string) => ["--mutants", "--", process.execPath, "-e", code];

  test("CL-J4 the sentences themselves find all of them", async () => {
    const { code, out } = await check(["freecell-cs3500", "--mutants"]);
    expect(out).toMatch(/^found {3}deck-kept, which breaks FC-DC5 3\.2 getDeck: /);
    expect(out).toMatch(/\n(\d+) of \1 wrong implementations found\n$/);
    expect(code).toBe(0);
  });

  test("CL-J4 somebody's tests are started for each, with BAIZE_SUBJECT; those that never fail find none", async () => {
    const told = join(folder, "subjects.txt");
    const { code, out } = await check([
      "pegs-eecs3311",
      ...tests(`require("fs").appendFileSync(${JSON.stringify(told)}, process.env.BAIZE_SUBJECT + "\\n")`),
    ]);
    expect([code, out.includes("\n0 of "), out.includes("found   ")]).toEqual([1, true, false]);
    const subjects = readFileSync(told, "utf8").trim().split("\n");
    expect(subjects[0]).toMatch(/main\.mjs check-document pegs-eecs3311 --serve$/);
    expect(subjects.slice(1)).toContainEqual(expect.stringMatching(/--serve skull-is-diamond$/));
    expect(subjects.length).toBeGreaterThan(25);
  });

  test("CL-J4 tests that fail with the right one are told so", async () => {
    const { code, out, err } = await check(["pegs-eecs3311", ...tests("process.exit(1)")]);
    expect([code, out, err]).toEqual([1, "", "These tests fail with a right implementation: make them pass first.\n"]);
    const missing = await check(["pegs-eecs3311", "--mutants", "--", join(folder, "no-such-program")]);
    expect([missing.code, missing.err.includes("cannot be started")]).toEqual([1, true]);
  });
});

describe("other languages", () => {
  const inPython = (module: string) =>
    check(["pegs-eecs3311", "--", "python3", join(adapters, "baize_adapter.py"), module], "", {
      PYTHONPATH: [examples, folder].join(delimiter),
      PATH: process.env.PATH,
    });

  test("CL-J5 Python: a right implementation passes, a wrong one fails at its sentence", async () => {
    if (!(await has("python3"))) return;
    const right = await inPython("pegs");
    expect([right.code, fails(right.out)]).toEqual([0, []]);
    const text = readFileSync(join(examples, "pegs.py"), "utf8");
    writeFileSync(
      join(folder, "wrong.py"),
      text.replace('"to_slot_unoccupied": lambda: status(', '"to_slot_unoccupied": lambda: True or status('),
    );
    const wrong = await inPython("wrong");
    expect(fails(wrong.out).map((line) => line.split(/ +/)[1])).toEqual(["PG-DG2", "PG-DG3", "PG-DG5"]);
    expect(wrong.code).toBe(1);
  });

  const inJava = async (text: string, name: string) => {
    const source = join(folder, name, "FreecellMis.java");
    mkdirSync(join(folder, name));
    writeFileSync(source, text);
    const classes = join(folder, name, "classes");
    await runs("javac", ["-encoding", "UTF-8", "-d", classes, join(adapters, "BaizeAdapter.java"), source]);
    return check(["freecell-mis", "--", "java", "-cp", classes, "BaizeAdapter"]);
  };

  test("CL-J5 Java: a right implementation passes, a wrong one fails at its sentence", async () => {
    if (!(await has("javac"))) return;
    const text = readFileSync(join(examples, "FreecellMis.java"), "utf8");
    const right = await inJava(text, "right");
    expect([right.code, fails(right.out)]).toEqual([0, []]);
    const wrong = await inJava(
      text.replace("return step == 1 && card.getColour() != to.top().getColour()", "return step == 1"),
      "wrong",
    );
    expect(fails(wrong.out).map((line) => line.split(/ +/)[1])).toEqual(["FC-DM18", "FC-DM25"]);
    expect(wrong.out).toContain("isValidMove 'Tableau 0 'Tableau 2 -> false   got true");
  });
});
