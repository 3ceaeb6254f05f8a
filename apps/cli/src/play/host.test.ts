import type { GameEntry } from "@baize/games";
import { type AnyGame, ContractError } from "@baize/kernel";
import { expect, test } from "vitest";
import { findGame } from "../arguments/games.ts";
import { Host, layTable } from "./host.ts";
import { headingText, keysHelp, seriesText } from "./pages.ts";

test("CL-T9 who plays while a bot is to move is told whose turn it is", async () => {
  const host = new Host(await layTable(findGame("bigtwo")), { deal: "42" });
  const refused = host.play("pass");
  expect(refused.ok ? "" : host.explain(refused.error)).toBe("It is not your turn: Plod is to move.");
  await host.end();
});

test("CL-T9 CL-W1 a bot that cannot answer ends the match with a sentence", async () => {
  const laid = { ...(await layTable(findGame("bigtwo"))), levels: ["prophet"] };
  const host = new Host(laid, { deal: "42", bot: "prophet" });
  await expect(host.botMove()).rejects.toThrow("What was asked cannot be answered: There is no bot prophet.");
  await host.end();
});

test.each([
  [80, "bakers-game", " Baker’s Game 617 | 0 moves | 1:05 | can be won"],
  [80, "cells=2,moves=single", " FreeCell (2 cells, card by card) 617 | 0 moves | 1:05 | can be won"],
  [80, "standard", " FreeCell 617 | 0 moves | 1:05 | can be won"],
  [45, "bakers-game", " FreeCell 617 | 0 moves | 1:05 | can be won"],
  [40, "bakers-game", " FreeCell 617 | 0 moves | can be won"],
  [30, "bakers-game", " FreeCell 617 | can be won"],
])("CL-T4 CL-T6 in %i columns the heading of %s leaves out what is missed least", async (width, options, heading) => {
  const host = new Host(await layTable(findGame("freecell")), { deal: "617", options });
  expect(headingText(host, 65_000, "can be won", width)).toBe(heading);
  await host.end();
});

test("CL-T2 the help of the keys is that of the table: places of which two are a move, or cards and Enter", async () => {
  const [freecell, bigtwo] = await Promise.all(["freecell", "bigtwo"].map((id) => layTable(findGame(id))));
  expect(keysHelp(freecell?.terminal)).toMatch(/Space +chooses a place, .*two places are a move\nEnter +chooses too/);
  expect(keysHelp(bigtwo?.terminal)).toMatch(/Space +chooses a card, as a click does\nEnter +plays the cards/);
});

test("CL-P7 redo brings back the player's move with all that followed it, and undo takes it back", async () => {
  const host = new Host(await layTable(findGame("freecell")), { deal: "2", choices: {} });
  const plies = (): number => host.match.ply;
  host.play("2a");
  expect(plies()).toBe(3);
  host.play("2b");
  const all = plies();
  expect(host.undo().ok && plies()).toBe(3);
  expect(host.undo().ok && plies()).toBe(0);
  expect(host.undo()).toMatchObject({ ok: false, error: { code: "nothing-to-undo" } });
  expect(host.redo().ok && plies()).toBe(3);
  expect(host.redo().ok && plies()).toBe(all);
  await host.end();
});

test("CL-P8 a move that should follow and cannot be made is a broken contract", async () => {
  const pegs = findGame("pegs");
  const rules = await pegs.rules();
  const game: AnyGame = { ...rules, manners: { ...rules.manners, follow: () => ["a1-a3"] } };
  const entry: GameEntry = { ...pegs, rules: async () => game };
  const host = new Host(await layTable(entry), { deal: "plus" });
  expect(() => host.play("d3-d1")).toThrow(ContractError);
  expect(host.match.ply).toBe(0);
  await host.end();
});

test("CL-L1 what is kept: the match, the seats, the time, the practice and the help that was taken", async () => {
  const host = new Host(await layTable(findGame("bigtwo")), { deal: "42", bot: "novice", practice: true });
  while (host.isWaiting) await host.botMove();
  await host.advice();
  const first = host.kept(1500, false);
  expect(first).toMatchObject({ game: "bigtwo", deal: "42", elapsed: 1500, hints: 1, practice: true, seat: 0 });
  expect(first.seats).toEqual([{ kind: "person" }, ...Array(3).fill({ kind: "bot", level: "novice" })]);
  expect(JSON.parse(first.save)).toMatchObject({ moves: expect.any(Array), why: "bbb" });
  const second = host.kept(2500, false);
  expect([second.id, second.begun]).toEqual([first.id, first.begun]);
  expect(second.rev).not.toBe(first.rev);
  host.dealAnew();
  expect(host.kept(0, false)).toMatchObject({ hints: 0, practice: true, moves: 0 });
  await host.end();
});

test("CL-P10 the deals of one evening add up", async () => {
  const host = new Host(await layTable(findGame("bigtwo")), { deal: "42", bot: "novice", length: "2-deals" });
  const playOut = async () => {
    for (; !host.sitting.isOver; ) {
      if (host.isWaiting) await host.botMove();
      else host.play(host.match.legalMoves(host.sitting.seat)[0] ?? "pass");
    }
    const { status } = host.match;
    return status.kind === "over" ? status.scores : [];
  };
  const first = await playOut();
  expect(seriesText(host)).toMatch(/^Deal 1 of 2: You [-+]?\d+, Crumb [-+]?\d+, Crumb 2 [-+]?\d+, Crumb 3 [-+]?\d+\.$/);
  const { series } = host.kept(0, false);
  host.dealAnew();
  expect(series).not.toBe("");
  expect(host.kept(0, false).series).toBe(series);
  expect([host.series.played, host.series.totals]).toEqual([1, first]);
  const second = await playOut();
  expect(host.series.totals).toEqual(first.map((points, n) => points + (second[n] ?? 0)));
  expect(host.kept(0, false)).toMatchObject({ term: "2-deals", earlier: [first] });
  expect(seriesText(host)).toMatch(/^The match is over: 1\. \w+( \d)? [-+]?\d+, .* Type new for another match\.$/);
  host.dealAnew();
  expect([host.series.played, host.series.dealText]).toEqual([0, "Deal 1 of 2"]);
  expect(host.kept(0, false).series).not.toBe(series);
  await host.end();
});

test("CL-L1 a board that was written down is practice, a number and a board of chance are not", async () => {
  const laid = await layTable(findGame("freecell"));
  const board = [..."CDHS"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit)).join(" ");
  const keeps = (deal?: string) => new Host(laid, { deal }).kept(0, false).practice;
  expect([keeps(board), keeps("617"), keeps()]).toEqual([true, false, false]);
});
