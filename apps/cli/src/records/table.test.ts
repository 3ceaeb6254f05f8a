/** The law of the command: whatever it writes about a table, it reads. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GAMES } from "@baize/games";
import { Match, must, seat } from "@baize/kernel";
import { keptText, newKept } from "@baize/midend";
import { baize, outcomeOf, start } from "@baize/testkit/terminal";
import { afterAll, describe, expect, test } from "vitest";
import { openRecord, readRecord } from "./record.ts";
import { readTable, readTableAt } from "./table.ts";

const folder = mkdtempSync(join(tmpdir(), "baize-table-"));
afterAll(() => rmSync(folder, { recursive: true }));

const DEALS: Readonly<Record<string, string>> = { freecell: "617", pegs: "skull", bigtwo: "42" };

describe.each(GAMES)("$id", (entry) => {
  test("CL-R8 a link, a save, a kept match and every format are read as the same table", async () => {
    const [game, terminal] = await Promise.all([entry.rules(), entry.terminal?.()]);
    const begun = must(Match.start(game, { deal: DEALS[entry.id] ?? "1" }));
    const first = must(game.setup(game.options.standard, must(game.deal.parse(begun.deal))));
    const moved = must(
      begun.play(begun.status.kind === "playing" ? (begun.legalMoves(begun.status.seat)[0] ?? "") : ""),
    );
    const formats = Object.values(
      terminal?.deals ?? { text: { write: (state: unknown) => game.stateText.format(state) } },
    );
    const seats = Array.from({ length: game.meta.seats }, () => ({ kind: "person" as const }));
    const kept = newKept(moved, { seat: seat(0), seats, practice: false }, "a", 1);
    const texts = [
      [moved.link(), moved],
      [`https://example.org${moved.link()}`, moved],
      [moved.save(), moved],
      [keptText(kept), moved],
      ...formats.map(({ write }) => [write(first, begun.deal), begun] as const),
    ] as const;
    for (const [text, match] of texts) {
      const opened = await readTable(text, { entry, game, terminal }, undefined);
      expect(opened.view("spectator"), text).toEqual(match.view("spectator"));
      expect((await openRecord(text, { game: entry.id })).match.view("spectator"), text).toEqual(
        match.view("spectator"),
      );
      // What is JSON tells by itself of which game it is, a deal too.
      const alone = text.startsWith("{") ? (await openRecord(text, {})).match : match;
      expect(alone.view("spectator"), text).toEqual(match.view("spectator"));
    }
  });
});

test("CL-R8 verify, replay, play and solve read what solve found", async () => {
  const { out: json } = await baize("solve pegs plus --json");
  const file = join(folder, "found.json");
  writeFileSync(file, json);
  expect((await baize("verify -", json)).out).toBe("Peg Solitaire plus: 8 moves, won.\n");
  expect((await baize(`replay ${file} --ply 1`)).out).toContain("Move 1: d3-d1");
  expect((await baize(`play pegs ${file}`, "")).out).toContain("Game is won : Yes");
  expect(await baize(`solve pegs ${file}`)).toEqual({
    code: 0,
    out: "",
    err: "It is won already: no move is left to find.\n",
  });
});

test.each(["fc-solve", "cs3500", "json"])(
  "CL-R4 CL-R8 %s is a deal in the command line and in a file",
  async (format) => {
    const entry = GAMES.find(({ id }) => id === "freecell")!;
    const loaded = { entry, game: await entry.rules(), terminal: await entry.terminal?.() };
    const begun = must(Match.start(loaded.game, { deal: "1" }));
    const board = loaded.terminal?.deals?.[format]?.write(begun.view("spectator"), "1") ?? "";
    const file = join(folder, `deal-${format}`);
    writeFileSync(file, board);
    const view = must(begun.play("6a")).view("spectator");
    for (const deal of [board, file]) {
      expect((await readTableAt(deal, loaded, undefined)).view("spectator")).toEqual(begun.view("spectator"));
      expect((await openRecord("6a", { game: "freecell", deal })).match.view("spectator")).toEqual(view);
    }
    const child = start(["play", "freecell", board, "--ascii"]);
    child.stdin.end();
    expect((await outcomeOf(child)).out).toContain("JD");
  },
);

test("CL-R8 solve, replay and play read a board as it was written", async () => {
  const { out: board } = await baize("deal freecell 617 --format cs3500");
  const file = join(folder, "board.txt");
  writeFileSync(file, board);
  expect((await baize("solve freecell - --json", board)).out).toContain('"verdict":"won"');
  expect((await baize(`replay ${file} --game freecell --ascii`)).out).toContain("JD");
  expect((await baize(`play freecell --load ${file} --ascii`, "83\n")).out).toContain("9S");
  expect((await baize(`play freecell ${file} --ascii`, "83\n")).out).toContain("9S");
});

test("CL-R1 CL-R8 a word of the command line is a link, a file or a deal, whatever it looks like", async () => {
  const link = "/pegs/plus?moves=d3-d1";
  for (const text of [link, `https://example.org${link}`]) expect(await readRecord(text)).toBe(text);
  await expect(readRecord("/nowhere/plus")).rejects.toThrow("/nowhere/plus cannot be read: there is no such file.");
  const file = join(folder, "plus");
  writeFileSync(file, link);
  expect(await readRecord(file)).toBe(link);
  const entry = GAMES.find(({ id }) => id === "pegs")!;
  const loaded = { entry, game: await entry.rules(), terminal: await entry.terminal?.() };
  const plies = async (word: string) => (await readTableAt(word, loaded, undefined)).ply;
  expect([await plies(file), await plies(link), await plies("plus")]).toEqual([1, 1, 0]);
  await expect(readTableAt(file, loaded, "d4")).rejects.toThrow("names its own rules");
});

test("CL-R8 analyse and solve take a link, and go on from its last move", async () => {
  const link = "/pegs/plus?moves=d3-d1";
  const [analysed] = (await baize(`analyse pegs ${link} --json`)).out.split("\n");
  expect(JSON.parse(analysed ?? "")).toMatchObject({ winnable: expect.any(Number) });
  const found = JSON.parse((await baize("solve pegs - --json", link)).out);
  expect(found).toMatchObject({ link, verdict: "won" });
  expect(found.moves).toHaveLength(7);
});

test("CL-R8 a link names its game, which need not stand before it", async () => {
  const link = "https://baize.example/pegs/plus?moves=d3-d1";
  expect(await baize(`solve ${link} --json`)).toMatchObject({
    code: 0,
    out: expect.stringContaining('"verdict":"won"'),
  });
  expect(await baize(`play ${link}`)).toMatchObject({ code: 0 });
  expect(await baize("solve /chess/1")).toMatchObject({
    code: 2,
    err: expect.stringContaining('"chess" is not a game.'),
  });
});

test.each([
  "solve freecell /nowhere/nothing",
  "solve freecell ./nothing",
  "analyse pegs nothing.txt",
  "play freecell nothing.json",
  "verify /nowhere/nothing",
  "verify - --game freecell --deal nothing.txt",
])("CL-R6 `baize %s` says that the file is not there", async (line) => {
  const { code, out, err } = await baize(line, "83");
  expect([code, out, err]).toEqual([1, "", expect.stringContaining("noth")]);
  expect(err).toMatch(/^\S+ cannot be read: there is no such file\.\n$/);
});

test("CL-R2 CL-R8 verify replays every game that the arena wrote", async () => {
  const file = join(folder, "games.jsonl");
  const line = `arena bigtwo --seats novice,novice,novice,novice --deals 2 --workers 1 --records ${file}`;
  expect((await baize(line)).code).toBe(0);
  const { code, out, err } = await baize(`verify ${file}`);
  expect([code, err, out.trim().split("\n").length]).toEqual([0, "", 8]);
  expect(out).toMatch(/^(Big Two 1-\d: \d+ moves, over with [-\d, ]+ points\.\n)+$/);
});

test.each([
  [["solve", "freecell", "-"], "JD 2D 9H JC 5D 7H 7C 5H", "These cards stand on one line"],
  [["solve", "freecell", "/pegs/plus"], "", "This is a match of Peg Solitaire; FreeCell is asked for."],
  [["solve", "pegs", "/pegs/plus", "--target", "d4"], "", "names its own rules"],
  [["solve", "freecell", "-"], "1\n\n2-4\nfoo\n5\n", 'Line 4, "foo", is not a deal: the number or the name of one'],
  [["solve", "freecell", "/freecel/617?moves=83"], "", '"freecel" is not a game. Did you mean freecell?'],
  [["verify", "-"], " \n", "The input is empty: a deal, a board or a record is expected."],
])("CL-R8 %j is refused", async (words, input, says) => {
  const child = start(words);
  child.stdin.end(input);
  const { code, out, err } = await outcomeOf(child);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(says);
});
