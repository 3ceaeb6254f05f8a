import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAIN, outcomeOf, start } from "@baize/testkit/terminal";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "baize-documents-"));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = readFileSync(join(import.meta.dirname, "../../../../docs/schemas/checked-document.json"), "utf8");
const isChecked = new Ajv2020().compile(JSON.parse(schema));
const NAMES = ["freecell-mis", "freecell-cs3500", "bigtwo-mis", "pegs-eecs3311"];

const check = (words: readonly string[], input = "") => {
  const child = start(["check-document", ...words]);
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
        "        $g moveDown 2 4",
        "        $g .isWon -> false   got true",
        "",
      ].join("\n"),
    );
    expect([code, fails(out).length]).toEqual([1, 1]);
  });

  test("CL-J1 CF-J4 what follows the document is not counted where there is nothing of it", async () => {
    const [node, ...serve] = served("pegs-eecs3311");
    const program = `
      const right = require("child_process").spawn(${JSON.stringify(node)}, ${JSON.stringify(serve)}, { stdio: ["pipe", 1, 2] });
      const hear = (line) => line.includes("History") ? console.log("unknown History") : right.stdin.write(line + "\\n");
      require("readline").createInterface({ input: process.stdin }).on("line", hear);`;
    const { code, out } = await check(["pegs-eecs3311", "--", process.execPath, "-e", program]);
    expect(out).toMatch(
      /^none {2}PG-DM1 {3}companion, messages: .*\nnone {2}PG-DM2 .*\n.* 100 of 100 points\nNot counted: 2 sen/m,
    );
    expect([code, fails(out)]).toEqual([0, []]);
  });

  test("CL-J1 CF-J6 what goes beyond the document is told and not counted: cards with plain attributes lose nothing", async () => {
    const [node, ...serve] = served("bigtwo-mis");
    const program = `
      const right = require("child_process").spawn(${JSON.stringify(node)}, ${JSON.stringify(serve)}, { stdio: ["pipe", 1, 2] });
      const hear = (line) => / type 'K$/.test(line) ? console.log("ok") : right.stdin.write(line + "\\n");
      require("readline").createInterface({ input: process.stdin }).on("line", hear);`;
    const { code, out } = await check(["bigtwo-mis", "--", process.execPath, "-e", program]);
    expect(out).toMatch(
      /^more {2}BT-XN3 {3}beyond the document, .*\n.*\n {8}\$c \.type := 'K -> refused {3}got null$/m,
    );
    expect(out).toMatch(/^.* 100 of 100 points\nNot counted: what goes beyond the document .*: 1\.$/m);
    expect([code, fails(out)]).toEqual([0, []]);
  });

  test("CL-J1 CF-P1 what follows the document is counted where the answers to it are none", async () => {
    const program = `require("readline").createInterface({ input: process.stdin }).on("line", () => console.log("debug"))`;
    const { code, out } = await check(["pegs-eecs3311", "--", process.execPath, "-e", program]);
    expect(out).toMatch(/^FAIL {2}PG-DM1 {3}companion, messages: .*\n(.*\n)?.*got no answer: debug$/m);
    expect([code, /^none |of what follows/m.exec(out)]).toEqual([1, null]);
  });

  test("CL-J2 a program that ends at once, or that is none, is told so in a sentence and is not judged", async () => {
    const ended = await check(["pegs-eecs3311", "--", process.execPath, "-e", "process.exit(3)"]);
    expect([ended.code, ended.out]).toEqual([1, ""]);
    expect(ended.err).toContain("process.exit(3) has ended before its first answer; docs");
    const missing = await check(["pegs-eecs3311", "--", join(folder, "no-such-program")]);
    expect([missing.code, missing.out]).toEqual([1, ""]);
    expect(missing.err).toMatch(/no-such-program cannot be started: .*ENOENT/);
  });

  test("CL-J2 CF-P1 lists without end in each other are refused, by the checker and by what it serves", async () => {
    const program = `require("readline").createInterface({ input: process.stdin }).on("line", () => console.log("ok", "[ ".repeat(20000)))`;
    const { code, out, err } = await check(["pegs-eecs3311", "--", process.execPath, "-e", program]);
    expect([code, err]).toEqual([1, ""]);
    expect(out).toContain("got no answer: lists that lie more than 100 deep in each other");
    const served = await check(["pegs-eecs3311", "--serve"], `new Board ${"[ ".repeat(20_000)}\n`);
    expect([served.code, served.out]).toEqual([0, "unknown lists that lie more than 100 deep in each other\n"]);
  });

  test("CL-J2 CL-X3 whatever a program answers, its control signs are seen, and of noise the beginning", async () => {
    const program = String.raw`const answer = "\u001B]0;forged\u0007\u001B[2J\u009B31m\u202E" + "\u001Bx".repeat(50_000);
      require("readline").createInterface({ input: process.stdin }).on("line", () => console.log(answer))`;
    const { code, out } = await check(["pegs-eecs3311", "--", process.execPath, "-e", program]);
    expect(out).toContain("got no answer: ␛]0;forged␇␛[2J<009B>31m<202E>␛x");
    expect([code, /[^\P{Cc}\n]|\u202E/u.exec(out)]).toEqual([1, null]);
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThan(4000);
  });

  test("CL-J2 lines are answered one by one", async () => {
    const lines = "new Card 3 0\nget @1 type\nreset\nget @1 type\nnew Card 0 0\nnonsense\n";
    const { code, out } = await check(["bigtwo-mis", "--serve"], lines);
    expect([code, out]).toEqual([0, "ok @1\nok '3\nok\nunknown @1\nthrows InvalidInput\nunknown nonsense\n"]);
  });

  test("CL-J3 the script is there to be read", async () => {
    const { code, out } = await check(["freecell-mis", "--script"]);
    expect(code).toBe(0);
    expect(out).toContain(
      "\nFC-DM3 Card ADT, CardT, getSuit, getRank: a card keeps its suit and its rank\n  c = new CardT 'H 'A\n",
    );
  });

  test.each([
    ["cannot be started", [join(folder, "no-such-program")]],
    ["has ended before its first answer", [process.execPath, "-e", "process.exit(3)"]],
  ])("CL-J7 --json is one object of what was not asked where a program %s", async (why, words) => {
    const { code, out, err } = await check(["pegs-eecs3311", "--json", "--", ...words]);
    const found = JSON.parse(out);
    expect([code, err.includes(why), isChecked(found)]).toEqual([1, true, true]);
    const verdicts = found.sentences.map(({ verdict }: { verdict: string }) => verdict);
    expect([found.passed, found.points, found.all]).toEqual([0, 0, verdicts.length]);
    expect(new Set(verdicts)).toEqual(new Set(["unasked"]));
  });

  test("CL-J7 --json is one object, of the published form", async () => {
    const { code, out, err } = await check([
      "pegs-eecs3311",
      "--json",
      "--",
      ...served("pegs-eecs3311", "won-with-two"),
    ]);
    const found = JSON.parse(out);
    expect([code, err, isChecked(found), out.trim().includes("\n")]).toEqual([1, "", true, false]);
    const { document, passed, all, points, sentences } = found;
    expect([document, passed, points]).toEqual(["pegs-eecs3311", all - 1, Math.floor((100 * passed) / all)]);
    expect(sentences.filter(({ verdict }: { verdict: string }) => verdict !== "pass")).toEqual([
      {
        id: "PG-DG6",
        says: "GAME, is_won: exactly one peg is left",
        verdict: "fail",
        example: ["g = Game makeEasy", "$g moveDown 2 4", "$g .isWon -> false   got true"],
      },
    ]);
    const wrong = [
      { ...found, points: 101 },
      { ...found, sentences: [{}] },
      { ...found, found: 1, mutants: [] },
    ];
    expect(wrong.map((one) => isChecked(one))).toEqual([false, false, false]);
  });

  test("CL-J6 every sentence with a rule is asked, or the page says why it is not", async () => {
    const page = (name: string) => readFileSync(join(import.meta.dirname, "../../../../docs", name), "utf8");
    const ids = (text: string) => new Set(text.match(/\b(FC-D[MC]|BT-X[A-Z]|PG-D[A-Z])\d+/g));
    const asked = await Promise.all(NAMES.map(async (name) => (await check([name, "--script"])).out));
    const known = ids(asked.join("\n"));
    const [, unasked = ""] = page("check-document.md").split("## What is not asked");
    const reasons = ids(
      unasked
        .split("\n")
        .filter((line) => line.startsWith("|"))
        .join("\n"),
    );
    expect([...ids(page("documents.md"))].filter((id) => !known.has(id)).sort()).toEqual([...reasons].sort());
  });

  test("CL-J5 the adapters are printed", async () => {
    const { code, out } = await check(["freecell-mis", "--adapter", "java"]);
    expect([code, out.includes("public final class BaizeAdapter {")]).toEqual([0, true]);
    expect((await check(["freecell-mis", "--adapter", "python"])).out).toContain("class Adapter:");
    expect((await check(["freecell-mis", "--adapter", "javascript"])).out).toContain("class Adapter {");
  });

  test.each([
    [
      ["freecell-mis", "--adapter", "jav"],
      'There is no adapter for "jav". Did you mean java? Choose java, javascript or python.',
    ],
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
  test("CL-J7 --json with --mutants names each and whether it was found", async () => {
    const { code, out } = await check(["bigtwo-mis", "--mutants", "--json"]);
    const found = JSON.parse(out);
    expect([code, isChecked(found), found.found, found.points]).toEqual([0, true, found.all, 100]);
    expect(found.mutants[0]).toEqual({
      name: "spades-lowest",
      sentence: "BT-XC1",
      says: expect.any(String),
      found: true,
    });
  });

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
    for (const one of subjects) expect(one).toMatch(/main\.mjs check-document pegs-eecs3311 --serve [\da-f-]{37}$/);
    // None tells which it is: each has a token of its own, the right one, which comes twice, too.
    expect(new Set(subjects).size).toBe(Number(/ of (\d+) wrong/.exec(out)?.[1]) + 2);
    const token = subjects[0]?.split(" ").at(-1) ?? "";
    const asked = await check(["pegs-eecs3311", "--serve", token], "call Board makeEasy\n");
    expect([asked.code, asked.out]).toEqual([0, "ok @1\n"]);
  });

  test("CL-J4 tests that pass with what comes first and fail with the rest have found nothing", async () => {
    const first = JSON.stringify(join(folder, "first.txt"));
    const code1 = `try { require("fs").writeFileSync(${first}, "", { flag: "wx" }) } catch { process.exit(1) }`;
    const { code, out, err } = await check(["pegs-eecs3311", ...tests(code1)]);
    expect([code, out.includes(" wrong implementations found")]).toEqual([1, false]);
    expect(err).toContain("pass with a right implementation at first and fail with it later");
  });

  test("CL-J4 tests that fail with the right one are told so", async () => {
    const { code, out, err } = await check(["pegs-eecs3311", ...tests("process.exit(1)")]);
    expect([code, out, err]).toEqual([1, "", "These tests fail with a right implementation: make them pass first.\n"]);
    const missing = await check(["pegs-eecs3311", "--mutants", "--", join(folder, "no-such-program")]);
    expect([missing.code, missing.err.includes("cannot be started")]).toEqual([1, true]);
  });
});
