import { readFileSync } from "node:fs";
import { join } from "node:path";
import { baize, jsonLines } from "@baize/testkit/terminal";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";

const schema = readFileSync(join(import.meta.dirname, "../../../../docs/schemas/solved.json"), "utf8");
const isSolved = new Ajv2020({ allowUnionTypes: true }).compile(JSON.parse(schema));

describe("solving", () => {
  test.each([
    ["freecell", "1"],
    ["pegs", "plus"],
  ])("CL-S1 the line of %s %s replays to a win", async (game, deal) => {
    const solved = await baize(`solve ${game} ${deal}`);
    expect([solved.code, solved.err]).toEqual([0, ""]);
    expect(Math.max(...solved.out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    expect((await baize(`verify - --game ${game} --deal ${deal}`, solved.out)).out).toMatch(/ won\.\n$/);
  });

  test.each([
    ["solve pegs english-d4 --target d3", 3, /^It cannot be won/],
    [
      "solve freecell 11982 --budget-ms 1",
      4,
      /^Not known yet: nothing was found in [\d.]+ ms\. A larger --budget-ms looks further\.\n$/,
    ],
  ])("CL-S1 CL-S5 `baize %s` ends with %i", async (line, code, sentence) => {
    expect(await baize(line)).toMatchObject({ code, out: "", err: expect.stringMatching(sentence) });
    const [found] = jsonLines((await baize(`${line} --json`)).out);
    expect(found).toMatchObject({ verdict: code === 3 ? "lost" : "unknown", moves: [] });
    expect(isSolved(found), JSON.stringify(isSolved.errors)).toBe(true);
  });

  test("CL-S3 a range, in order, on two cores", async () => {
    const { code, out, err } = await baize("solve freecell 1-8 --json --workers 2");
    for (const found of jsonLines(out)) expect(isSolved(found), JSON.stringify(isSolved.errors)).toBe(true);
    expect(jsonLines(out).map(({ link }) => link)[7]).toBe("/freecell/8");
    expect(jsonLines(out).map(({ deal }) => deal)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([code, err]).toEqual([0, "8 deals: 8 won, 0 impossible, 0 unknown.\n"]);
  });

  test("CL-S3 a range that is not decided, and one that is none", async () => {
    const { code, out } = await baize("solve freecell 11982-11982 --budget-ms 1");
    expect([code, out]).toEqual([4, "11982: unknown\n"]);
    expect(await baize("solve freecell 9-1")).toMatchObject({ code: 2, err: "The range 9-1 ends before it begins.\n" });
    expect((await baize("solve freecell 0-3")).code).toBe(2);
    expect((await baize("solve freecell 1-99999999")).code).toBe(2);
  });

  test("CL-S4 a board from stdin", async () => {
    const board = (await baize("deal freecell 5")).out;
    const [found] = jsonLines((await baize("solve freecell - --json", board)).out);
    expect(found).toMatchObject({ deal: null, verdict: "won" });
    const rows = (await baize("deal pegs plus")).out;
    expect(jsonLines((await baize("solve pegs - --json", rows)).out)[0]).toMatchObject({
      board: "plus",
      verdict: "won",
    });
    expect((await baize("solve freecell -", "nothing")).code).toBe(2);
  });

  test.each([
    ["solve freecell 3 1 5-6", "", ["3", "1", "5", "6"]],
    ["solve freecell -", "3\n1\n\n617\n", ["3", "1", "617"]],
    ["solve freecell -", "5-6\n1\n", ["5", "6", "1"]],
    ["solve freecell -", "2-3\n", ["2", "3"]],
    ["solve freecell -", "/freecell/3\n/freecell/1?moves=6a\n", ["/freecell/3", "/freecell/1?moves=6a"]],
    ["solve /freecell/3 /freecell/1?moves=6a", "", ["/freecell/3", "/freecell/1?moves=6a"]],
    ["solve pegs -", "plus\ncross\n", ["plus", "cross"]],
  ])("CL-S10 `baize %s` of %j", async (line, input, deals) => {
    const { code, out, err } = await baize(`${line} --workers 1`, input);
    expect(
      out
        .trimEnd()
        .split("\n")
        .map((each) => each.split(": ")[0]),
    ).toEqual(deals);
    expect([code, err]).toEqual([0, `${deals.length} deals: ${deals.length} won, 0 impossible, 0 unknown.\n`]);
    const found = jsonLines((await baize(`${line} --workers 1 --json`, input)).out);
    expect(found.map(({ link }) => link)).toEqual(
      deals.map((deal) => (deal.startsWith("/") ? deal : `/${line.split(" ")[1]}/${deal}`)),
    );
  });

  test("CL-R6 a mark of an editor before a text is no part of it", async () => {
    const { out } = await baize("solve pegs plus --json");
    expect((await baize("verify -", `\uFEFF${out}`)).out).toBe("Peg Solitaire plus: 8 moves, won.\n");
    const { out: board } = await baize("deal pegs plus --format json");
    expect((await baize("solve pegs -", `\uFEFF${board}`)).code).toBe(0);
  });

  test.each(["solve", "analyse"])("CL-S4 `baize %s` of an empty input says so", async (command) => {
    const err = "The input is empty: a deal, a board or a record is expected.\n";
    expect(await baize(`${command} freecell -`, " \n")).toMatchObject({ code: 2, out: "", err });
  });

  test("CL-R2 CL-R3 CL-R8 what a range was solved to is verified line by line, up to the first that is wrong", async () => {
    const { out } = await baize("solve freecell 1-3 --json --workers 1");
    const told = await baize("verify -", out);
    expect([told.code, told.out.trim().split("\n")]).toEqual([
      0,
      [1, 2, 3].map((deal) => expect.stringMatching(new RegExp(`^FreeCell ${deal}: \\d+ moves, won\\.$`))),
    ]);
    const [first, second] = out.split("\n");
    const wrong = await baize("verify -", `${first}\n${second?.replace('"moves":["1h"', '"moves":["9h"')}\n`);
    expect([wrong.code, wrong.out.trim().split("\n").length]).toEqual([3, 1]);
    expect(wrong.err).toMatch(/^Line 2: move 1, "9h", cannot be played/);
  });

  test("CL-S10 a link and its moves are one record, though they look like deals", async () => {
    const { code, out } = await baize("solve freecell - --json", "/freecell/3\n28\n");
    expect([code, jsonLines(out).map(({ link }) => link)]).toEqual([0, ["/freecell/3?moves=28"]]);
  });

  test.each(["solve", "analyse", "play"])("CL-X1 a record that is not valid is bad input for %s", async (command) => {
    expect(await baize(`${command} /freecell/1?moves=99`)).toMatchObject({ code: 2, out: "" });
    expect((await baize(`${command} freecell 1 --nonsense`)).code).toBe(2);
  });

  test("CL-S5 the shortest line is no longer than another", async () => {
    const [first] = jsonLines((await baize("solve freecell 2 --json")).out);
    const [short] = jsonLines((await baize("solve freecell 2 --json --shortest --budget-ms 500")).out);
    expect(short.verdict).toBe("won");
    expect(short.playerMoves).toBeLessThanOrEqual(first.playerMoves);
    expect((await baize("solve pegs cross --shortest")).code).toBe(0);
  });

  test.each([
    ["solve freecell 3 --shortest", "18 moves, the shortest\n"],
    ["solve freecell 7 --prove --count cards", "24 cards, the shortest\n"],
    ["solve pegs plus --shortest", "5 sweeps, the shortest\n"],
  ])("CL-S7 CL-S8 CL-S9 `baize %s` tells that it is proved", async (line, sentence) => {
    const { code, out, err } = await baize(line);
    expect([code, err]).toEqual([0, sentence]);
    const [found] = jsonLines((await baize(`${line} --json`)).out);
    expect(found).toMatchObject({ proved: true, atLeast: Number.parseInt(sentence, 10) });
    const [, game, deal] = line.split(" ");
    for (const moves of [out, found.moves.join("\n")]) {
      expect((await baize(`verify - --game ${game} --deal ${deal}`, moves)).out).toMatch(/ won\.\n$/);
    }
  });

  test("CL-S7 CL-S2 `--json` tells whether it is proved, whatever the verdict", async () => {
    const [lost] = jsonLines((await baize("solve freecell 11982 --shortest --json")).out);
    expect(lost).toMatchObject({ verdict: "lost", atLeast: null, proved: true, moves: [] });
    const [open] = jsonLines((await baize("solve freecell 11982 --shortest --json --budget-ms 1")).out);
    expect(open).toMatchObject({ verdict: "unknown", proved: false, atLeast: expect.any(Number) });
    const [plain] = jsonLines((await baize("solve freecell 11982 --json")).out);
    expect([plain.verdict, "proved" in plain, "atLeast" in plain]).toEqual(["lost", false, false]);
  });

  test("CL-S7 CL-S8 what is not proved is told with its bound", async () => {
    const { code, err } = await baize("solve freecell 5 --prove --budget-ms 300");
    expect([code, err]).toEqual([4, expect.stringMatching(/^\d+ moves; at least \d+ are needed\n$/)]);
    const range = await baize("solve freecell 3-4 --shortest --budget-ms 300");
    expect([range.code, range.out]).toEqual([0, expect.stringMatching(/^3 \(\d+ moves[,;] .+\): \S.*\n4 \(.*/)]);
  });

  test("CL-A1 CL-S9 FreeCell is analysed: the length of a shortest line, in either count", async () => {
    const found = async (words: string) => jsonLines((await baize(`analyse freecell ${words} --json`)).out)[0];
    expect(await found("3")).toMatchObject({ deal: "3", verdict: "won", length: 18, atLeast: 18, proved: true });
    expect(await found("3 --count cards")).toMatchObject({ count: "cards", length: 21, proved: true });
    expect(await found("5 --budget-ms 300")).toMatchObject({ proved: false });
  });

  test.each([
    ["solve bigtwo 1", "There is no solver for Big Two."],
    ["solve pegs skul", "Did you mean skull?"],
    ["solve pegs skull --target z9", '"z9" is not a goal: any, or a hole such as d4, is expected.\n'],
    ["solve freecell 1 --options cels=2", "Did you mean cells?"],
    ["solve freecell 1 --options eightoff", "Did you mean eight-off?"],
    ["solve freecell 1 --options empty=queens", "empty is one of any, kings, none."],
    ["solve freecell 1 --options cells=3,cells=2", "contradict each other"],
    ["arena bigtwo --seats novice,novice,novice,novice --preset taiwn", "Did you mean taiwan?"],
    ["play bigtwo --options mis,pas=soft", "Did you mean pass?"],
    ["analyse bigtwo 1", "Big Two cannot be analysed"],
    ["solve freecell 1 --count card", '"card" is nothing that FreeCell counts. Did you mean cards?'],
    ["arena freecell --seats a,b", "There is no arena for FreeCell."],
    ["arena bigtwo --seats skilled,clasic,novice,novice", '"clasic" is not a bot. Did you mean classic?'],
    ["arena bigtwo --seats novice,novice", "2 bots named; 4 are needed"],
    ["arena bigtwo", "Either --seats or --ladder is needed."],
    ["arena bigtwo --ladder novice", "1 bot named; 2 are needed"],
  ])("CL-H2 `baize %s`", async (line, sentence) => {
    expect(await baize(line)).toMatchObject({ code: 2, out: "", err: expect.stringContaining(sentence) });
  });
});
