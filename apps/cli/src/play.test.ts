import { describe, expect, test } from "vitest";
import { baize } from "./baize.fixture.ts";

describe("line by line", () => {
  test("CL-P1 moves, refusals, undo and redo", async () => {
    const lines = "83\n26\nundo\nundo\nredo\nnonsense\nquit\n83\n";
    const { code, out, err } = await baize("play freecell 617", lines);
    expect([code, err]).toEqual([0, "FreeCell 617\n"]);
    const [, first, second, third, fourth, ...rest] = out.split(/^ a {6}b.*\n/m);
    expect(rest).toEqual([]);
    expect(first).toMatch(/4♠ {4}10♠ {5}2♥ {5}5♦ {5}J♣ {5}6♣ {5}J♥ {5}Q♥/);
    expect(second).toMatch(/\n {15}Q♥\nK♠ cannot go on 6♣: it must be one lower\.\n$/);
    expect(third).toMatch(/\nNothing to undo\.\n$/);
    expect(fourth).toMatch(/\n {15}Q♥\n"nonsense" is not a move/);
  });

  test("CL-P1 several moves on a line; the game ends it, and so does the input", async () => {
    const won = await baize("play pegs easy", "d2-d4 d5-d3\nundo\n");
    expect([won.code, won.err]).toEqual([0, "Peg Solitaire easy\nOver: won.\n"]);
    expect(won.out.match(/Operation successfully completed\./g)).toHaveLength(2);
    const left = await baize("play pegs easy", "d2-d4");
    expect([left.code, left.err]).toEqual([0, "Peg Solitaire easy\n"]);
    expect((await baize("play pegs easy", "help")).out).toMatch(/d2-d4\.\n.*undo, redo, restart, hint, help, quit/);
    expect((await baize("play pegs easy", "d2-d4\nrestart")).out.match(/^\*\*\*O\*\*\*$/gm)).toHaveLength(8);
  });

  test("CL-P2 the messages of the document", async () => {
    const lines = "move_up(4,4)\nmove_left(9,4)\nmove_up(1,4)\nmove_down(2,9)\nd2-d4\nd4-d6\nundo\nundo\nredo\nredo\n";
    const { out } = await baize("play pegs english-d4", lines);
    expect(out.split("\n").filter((line) => !/^[*O.]{7}$/.test(line))).toEqual([
      ...["Game is over: No", "Game is won : No", "Board Status:"],
      "Slot at (4, 4) is not O",
      "Row 9 is not valid.",
      "Row 0 is not valid.",
      "Column 9 is not valid.",
      ...["Operation successfully completed.", "Game is over: No", "Game is won : No", "Board Status:"],
      "Slot at (6, 4) is not .",
      ...["Operation successfully completed.", "Game is over: No", "Game is won : No", "Board Status:"],
      "Nothing to undo.",
      ...["Operation successfully completed.", "Game is over: No", "Game is won : No", "Board Status:"],
      "Nothing to redo.",
      "",
    ]);
  });

  test("CL-P3 the CS3500 controller", async () => {
    const { code, out } = await baize("play freecell 617 --cs3500", "C1 7 O1 C2 7\nO1 q");
    expect(code).toBe(0);
    expect(out).toMatch(/^F1:\nF2:\nF3:\nF4:\nO1:\nO2:\nO3:\nO4:\nC1: 7♦, 10♦, 10♥, K♦, 4♣, 4♠, J♦\n/);
    expect(out).toContain("\nO1: J♦\n");
    expect(out).toMatch(/\nInvalid move\. Try again\. .*\nGame quit prematurely\.$/);
    expect(await baize("play freecell 617 --cs3500", "C1 7")).toMatchObject({
      code: 1,
      err: "The input has run out.\n",
    });
    expect((await baize("play pegs easy --cs3500")).code).toBe(2);
  });

  test("CL-P4 bots play, and nobody else's cards are seen", async () => {
    const { code, out } = await baize("play bigtwo 42 --bot classic", "pass\nundo\nundo\nquit");
    expect(code).toBe(0);
    expect(out).toMatch(/^Seat 1: /m);
    const hands = out.split("\n").filter((text) => /^ {3}\d/.test(text));
    expect(hands).not.toEqual([]);
    for (const line of hands) {
      expect(line).toBe("   3♣   4♥   5♦   5♠   6♠   9♣   J♦   J♣   J♥   K♥   2♣   2♥   2♠");
    }
    expect(out).toContain("\nNothing to undo.\n");
    const back = await baize("play bigtwo 42 --bot classic", "pass\nundo\nredo\nhint");
    expect(back.out.match(/^Seat 3: 9S$/gm)).toHaveLength(2);
    expect(back.out).toMatch(/^Try /m);
    expect(await baize("play bigtwo 42 --bot clasic")).toMatchObject({
      code: 2,
      err: expect.stringContaining("classic?"),
    });
  });

  test("CL-P5 hints", async () => {
    const { out } = await baize("play freecell 1", "hint");
    const [, move] = /^Try (\w+): it can be won in \d+ moves\.$/m.exec(out) ?? [];
    expect((await baize("play freecell 1", `${move}\nhint`)).out).toMatch(/^Try \w+: it can be won/m);
    expect((await baize("play pegs english-d4 --options d3", "hint")).out).toContain("cannot be won any more");
    expect((await baize("play bigtwo 42", "hint")).out).toMatch(/^Try 2C 2H\.$/m);
  });
});
