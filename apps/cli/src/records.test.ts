import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { baize } from "./baize.fixture.ts";

const NOWHERE = "no/such/file";
const save = readFileSync(join(import.meta.dirname, "../../../games/pegs/golden/plus.txt"), "utf8")
  .split("\n")
  .find((line) => line.startsWith("{"))!;
const moves: string[] = JSON.parse(save).moves;

describe("deals", () => {
  test("CL-D1 FreeCell 1 as fc-solve reads it", async () => {
    const { code, out, err } = await baize("deal freecell 1");
    expect([code, err]).toEqual([0, ""]);
    expect(out.split("\n")).toEqual([
      "JD KD 2S 4C 3S 6D 6S",
      "2D KC KS 5C TD 8S 9C",
      "9H 9S 9D TS 4S 8D 2H",
      "JC 5S QD QH TH QS 6H",
      "5D AD JS 4H 8H 6C",
      "7H QC AS AC 2C 3D",
      "7C KH AH 4D JH 8C",
      "5H 3H 3C 7S 7D TC",
      "",
    ]);
  });

  test.each([
    [
      "deal freecell 617 --format cs3500",
      /^F1:\nF2:\nF3:\nF4:\nO1:\nO2:\nO3:\nO4:\nC1: 7♦, 10♦, 10♥, K♦, 4♣, 4♠, J♦\n/,
    ],
    ["deal freecell 617 --format json", /^{"deal":617,"cascades":\[\["7D","TD",/],
    ["deal freecell seed:x --format json", /^{"deal":null,/],
    ["deal pegs plus", /^\*\*\.\.\.\*\*\n\*\*\.O\.\*\*\n/],
    ["deal pegs plus --format json --options d4", /^{"board":"plus","goal":"d4","rows":\["\*\*\.\.\.\*\*",/],
    ["deal bigtwo 42 --options taiwan", /^Big Two: taiwan\nplayer: /],
  ])("CL-D1 `baize %s`", async (line, expected) => {
    expect(await baize(line)).toMatchObject({ code: 0, err: "", out: expect.stringMatching(expected) });
  });

  test("CL-D2 a random deal is named", async () => {
    const { code, out, err } = await baize("deal freecell");
    const [, number] = /^Deal (\d+)\n$/.exec(err) ?? [];
    expect(code).toBe(0);
    expect((await baize(`deal freecell ${number}`)).out).toBe(out);
  });

  test.each([
    ["deal freecell 0", "There is no deal 0"],
    ["deal pegs skul", '"skul" is neither the name of a board'],
    ["deal freecell 1 --options cells=0", "cells"],
  ])("CL-D3 `baize %s`", async (line, sentence) => {
    expect(await baize(line)).toMatchObject({ code: 2, out: "", err: expect.stringContaining(sentence) });
  });
});

describe("records", () => {
  test.each([
    ["a save", "verify -", save],
    ["a link", "verify -", `/pegs/plus?moves=${moves.join(".")}`],
    ["a whole address", "verify -", `https://example.org/pegs/plus?moves=${moves.join(".")}`],
    ["a list under a link", "verify -", `/pegs/plus\n${moves.join("\n")}`],
    ["a list with its deal", "verify - --game pegs --deal plus", `# plus\n${moves.join(" ")} # done\n`],
  ])("CL-R1 CL-R2 CL-R4 %s", async (_, line, record) => {
    expect(await baize(line, record)).toEqual({ code: 0, out: "Peg Solitaire plus: 8 moves, won.\n", err: "" });
  });

  test("CL-R2 a match of several seats, moves with blanks and an event of the table", async () => {
    const { code, out } = await baize("verify -", "/bigtwo/42\n3D 3S\npass\npass\ntimeout");
    expect(code).toBe(0);
    expect(out).toMatch(/^Big Two 42: 4 moves, over with -?\d+, -?\d+, -?\d+, -?\d+ points\.\n$/);
  });

  test.each([
    ["no save", "{}", 'This is not a Baize save: the field "baize" must be a format number.'],
    ["another game", save.replace('"pegs"', '"peggs"'), '"peggs" is not a game. Did you mean pegs?'],
    ["a move that is refused", `/pegs/plus?moves=${moves[0]}.d1-d3`, 'Move 2, "d1-d3", cannot be played: Slot at'],
    ["a line of a list", `/pegs/plus\n# one\n${moves[0]}\nd1-d3`, 'Line 4: move 2, "d1-d3", cannot be played: Slot at'],
    ["a damaged link", "/pegs/plus?moves=%", "it has a damaged % sign"],
    ["a deal that is not there", "/freecell/0", "There is no deal 0"],
  ])("CL-R3 CL-R4 %s", async (_, record, sentence) => {
    expect(await baize("verify -", record)).toMatchObject({ code: 3, out: "", err: expect.stringContaining(sentence) });
  });

  test("CL-R4 a list needs its deal", async () => {
    const { code, err } = await baize("verify -", "d2-d4");
    expect([code, err]).toEqual([2, expect.stringContaining("--game freecell --deal 617")]);
  });

  test("CL-R5 every table, or one", async () => {
    const all = (await baize("replay -", save)).out;
    expect(all.match(/^Move \d/gm)).toHaveLength(8);
    expect(all).toContain("8 moves, won.");
    const one = (await baize("replay - --ply 8", save)).out;
    expect(one).toContain(`Move 8: ${moves[7]}`);
    expect(one).not.toContain("Move 7");
    expect(one).toContain("1 peg;");
    expect((await baize("replay - --ply 9", save)).code).toBe(2);
  });

  test("CL-R6 a file that is not there", async () => {
    expect(await baize(`verify ${NOWHERE}`)).toMatchObject({
      code: 1,
      err: `${NOWHERE} cannot be read: there is no such file.\n`,
    });
  });
});
