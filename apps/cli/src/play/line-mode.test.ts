import { join } from "node:path";
import { baize } from "@baize/testkit/terminal";
import { describe, expect, test } from "vitest";

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
    expect((await baize("play pegs easy", "help")).out).toMatch(
      /d2-d4\..*\n.*undo, redo, restart, hint, finish, help, quit/,
    );
    expect((await baize("play pegs easy", "d2-d4\nrestart")).out.match(/^\*\*\*O\*\*\*$/gm)).toHaveLength(8);
  });

  test("CL-P11 the rest is played when nothing is left to decide", async () => {
    const almost = encodeURIComponent("Foundations: H-K C-K D-K S-J Freecells: KS - - - : QS");
    const { code, out, err } = await baize(`play freecell /freecell/${almost}`, "finish\n");
    expect([code, err.split("\n").at(-2)]).toEqual([0, "Over: won."]);
    expect(out).not.toContain("nothing to finish");
    expect((await baize("play freecell 617", "finish\nquit\n")).out).toContain("There is nothing to finish");
  });

  test("CL-P4 CL-P9 bots play, and nobody else's cards are seen", async () => {
    const { code, out } = await baize("play bigtwo 42", "pass\nquit");
    expect(code).toBe(0);
    expect(out).toMatch(/^Plod: 3D\nPlod 2: 4S\nPlod 3: 7D\n/m);
    const hands = out.split("\n").filter((text) => /^ {3}\d/.test(text));
    expect(hands).not.toEqual([]);
    for (const line of hands) {
      expect(line).toBe("   3♣   4♥   5♦   5♠   6♠   9♣   J♦   J♣   J♥   K♥   2♣   2♥   2♠");
    }
    // Classic sits there unless somebody else is chosen.
    expect((await baize("play bigtwo 42 --bot classic", "pass\nquit")).out).toBe(out);
    expect(await baize("play bigtwo 42 --bot clasic")).toMatchObject({
      code: 2,
      err: expect.stringContaining("classic?"),
    });
  });

  test("CL-P9 a game for one has no bots", async () => {
    expect(await baize("play freecell 1 --bot classic")).toMatchObject({
      code: 2,
      err: "FreeCell is played alone: leave --bot out.\n",
    });
  });

  test("CL-P6 where cards are hidden nothing is taken back, but in practice", async () => {
    const asked = "undo\nredo\nrestart\nquit";
    const refusals = async (words: string) =>
      (await baize(`play bigtwo 42 ${words}`, `9C\n${asked}`)).out.match(/^Moves can be .*$/gm);
    expect(await refusals("")).toEqual(Array(3).fill("Moves can be taken back in practice only."));
    expect(await refusals("--practice")).toBeNull();
    expect(await baize("play freecell 1 --practice")).toMatchObject({
      code: 2,
      err: "--practice is for games with hidden cards; in FreeCell every move can be taken back.\n",
    });
  });

  test("CL-P7 undo goes to the player's own decision, not into a bot's opening; redo brings back what was recorded", async () => {
    const { out } = await baize("play bigtwo 42 --practice", "9C\nundo\nundo\nredo\nredo\nquit");
    const turns = out.split("\n").filter((line) => /^ (To beat, by|A free move)/.test(line));
    // Dealt, opened by three bots, played and answered, taken back, made again with the same answers.
    expect(turns).toEqual([
      expect.stringMatching(/^ To beat, by Plod 3: +7♦ *$/),
      expect.not.stringMatching(/7♦/),
      turns[0],
      turns[1],
    ]);
    expect(out.match(/^Nothing to \w+\.$/gm)).toEqual(["Nothing to undo.", "Nothing to redo."]);
    expect(out.match(/^Plod 3: /gm)).toHaveLength(2);
  });

  test("CL-P5 hints", async () => {
    const { out } = await baize("play freecell 1", "hint");
    const [, move] = /^Try (\w+): it can be won in \d+ moves\.$/m.exec(out) ?? [];
    expect((await baize("play freecell 1", `${move}\nhint`)).out).toMatch(/^Try \w+: it can be won/m);
    expect((await baize("play pegs english-d4 --options d3", "hint")).out).toContain("cannot be won any more");
    expect((await baize("play bigtwo 42", "hint")).out).toMatch(/^Try 9C\. .*\.$/m);
  });
});

describe("a match from a file", () => {
  const load = (game: string, name: string, input = "quit", words = "") =>
    baize(
      `play ${game} --load ${join(import.meta.dirname, `../records/fixtures/${name}.golden.json`)} ${words}`,
      input,
    );

  test.each(["save", "kept-2", "export-1", "export-2"])(
    "CL-L3 %s: the match of the game that was touched last",
    async (name) => {
      const { code, out, err } = await load("freecell", name, "undo\nquit");
      expect(code).toBe(0);
      expect(err).toMatch(/^The match in \S+ goes on\.(.*\n)+FreeCell 617\n$/);
      // The second move is taken back: the king has left its cell again.
      expect(out.split(/^ a {6}b.*\n/m).map((table) => table.slice(0, 4))).toEqual(["", " K♠ ", "[  ]"]);
    },
  );

  test("CL-L3 who sits where, and whether it is practice, stands in the record", async () => {
    const { out } = await load("bigtwo", "export-1", "undo\nquit");
    expect(out).not.toContain("practice only");
    expect((await load("bigtwo", "terminal-1", "undo\nquit")).out).toContain("practice only");
    expect((await load("bigtwo", "export-2", "undo\nquit")).out).not.toContain("practice only");
  });

  test("CL-L3 what cannot be loaded", async () => {
    expect(await load("pegs", "save")).toMatchObject({
      code: 3,
      out: "",
      err: "There is no match of Peg Solitaire in this file.\n",
    });
    expect(await load("freecell", "save", "", "--new")).toMatchObject({
      code: 2,
      err: "--load takes the deal and the rules from the file.\n",
    });
    expect((await baize("play freecell --load no-such-file")).code).toBe(1);
  });
});
