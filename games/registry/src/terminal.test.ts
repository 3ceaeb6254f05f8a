/** Every game in a terminal. */

import { type AnyGame, Match, must, Random, type Viewer } from "@baize/kernel";
import type { AnyTerminal, Line } from "@baize/terminal";
import { describe, expect, test } from "vitest";
import { GAMES } from "./index.ts";

const SHEET = { width: 80, height: 24 };
const textOf = (line: Line): string => line.map(({ text }) => text).join("");

/** Matches of chance, as they stand after each move. */
function* tables(game: AnyGame): Generator<Match<never>> {
  for (const name of ["a", "b"]) {
    const random = Random.fromSeed(name);
    const deal = game.deal.format(game.randomDeal(game.options.standard, random));
    let match = must(Match.start(game, { deal }));
    for (let ply = 0; ply < 60; ply++) {
      yield match as never;
      if (match.status.kind === "over") break;
      match = must(match.play(random.pick(match.legalMoves(match.status.seat))));
    }
  }
}

const viewersOf = ({ meta }: AnyGame): Viewer[] =>
  [...Array.from({ length: meta.seats }, (_, n) => n), "spectator"] as Viewer[];

const drawn = (game: AnyGame, terminal: AnyTerminal, ascii: boolean) =>
  [...tables(game)].flatMap((match) =>
    viewersOf(game).map((viewer) => terminal.draw(match.view(viewer), { ...SHEET, ascii })),
  );

describe.each(GAMES.filter(({ terminal }) => terminal !== undefined))("$id", (entry) => {
  const load = async () => ({ game: await entry.rules(), terminal: (await entry.terminal?.()) as AnyTerminal });

  test("TE-D1 TE-D3 a drawing is plain lines, for every viewer", async () => {
    const { game, terminal } = await load();
    for (const line of drawn(game, terminal, false).flat()) expect(textOf(line)).toMatch(/^\P{Cc}*$/u);
    for (const line of drawn(game, terminal, true).flat()) expect(textOf(line)).toMatch(/^[ -~]*$/);
  });

  test("TE-D2 a drawing fits a usual sheet", async () => {
    const { game, terminal } = await load();
    for (const lines of drawn(game, terminal, true)) {
      expect(Math.max(...lines.map((line) => textOf(line).trimEnd().length))).toBeLessThanOrEqual(SHEET.width);
      expect(lines.length).toBeLessThanOrEqual(20);
    }
  });

  test("TE-P1 what can be pointed at has a name and makes a move", async () => {
    const { game, terminal } = await load();
    for (const match of tables(game)) {
      const { status } = match;
      if (status.kind === "over") continue;
      const lines = terminal.draw(match.view(status.seat), { ...SHEET, ascii: true });
      const spots = new Set(lines.flat().flatMap(({ spot }) => spot ?? []));
      const legal = match.legalMoves(status.seat);
      expect(spots).not.toContain("");
      const pointed =
        terminal.pointing === "pair"
          ? [...spots].flatMap((from) => [...spots].map((to) => terminal.moveOf([from, to])))
          : legal
              .map((text) => text.split(" "))
              .flatMap((set) => (set.every((spot) => spots.has(spot)) ? [terminal.moveOf(set)] : []));
      const view = match.view(status.seat);
      const reached = pointed.flatMap((text) => {
        const move = game.parseMove(text, view);
        return move.ok && legal.includes(game.formatMove(move.value, view)) ? [text] : [];
      });
      // Some moves, such as a pass, are typed.
      expect(reached.length > 0 || legal.length === 1).toBe(true);
    }
  });

  test("TE-R1 every way to write a deal is read back", async () => {
    const { game, terminal } = await load();
    const ways = Object.values(terminal.deals ?? {}).map(({ write }) => write);
    for (const match of tables(game)) {
      if (match.ply > 0 && game.meta.information === "hidden") continue;
      const options = must(game.options.parse(match.options));
      const state =
        match.ply === 0 ? must(game.setup(options, must(game.deal.parse(match.deal)))) : match.view("spectator");
      for (const write of ways.length > 0 ? ways : [(state: unknown) => game.stateText.format(state)]) {
        const text = write(state, match.deal);
        const read = terminal.readDeal?.(text) ?? { ok: true, value: { deal: text } };
        const again = must(Match.start(game, must(read)));
        expect(again.view("spectator"), text).toEqual(match.view("spectator"));
      }
    }
  });

  test("TE-R1 what looks like a way to write a deal, and is none, is refused or left alone", async () => {
    const { game, terminal } = await load();
    for (const text of [
      "",
      "{",
      "{}",
      "null",
      "[1]",
      '{"rows":[1],"cascades":[1],"cells":[1]}',
      "C1: x",
      "Big Two: x",
      "\u0000",
    ]) {
      const read = terminal.readDeal?.(text);
      if (read?.ok) expect(typeof Match.start(game, read.value).ok).toBe("boolean");
    }
  });

  test("TE-R2 every name of a deal or of rules is read", async () => {
    const { terminal } = await load();
    const game = await entry.rules();
    expect((terminal.dealNames ?? []).filter((name) => !game.deal.parse(name).ok)).toEqual([]);
    expect((terminal.rulesNames ?? []).filter((name) => !game.options.parse(name).ok)).toEqual([]);
  });

  test("TE-H1 help, examples and switches", async () => {
    const { terminal } = await load();
    for (const line of terminal.help ?? []) expect(line).toMatch(/\w/);
    for (const command of ["play", "deal", "solve", "analyse", "arena", "engine", "host"]) {
      for (const example of terminal.examples?.[command] ?? []) expect(example.split(/\W/)).toContain(entry.id);
    }
    for (const { flags, says } of terminal.switches ?? [])
      expect([flags.slice(0, 2), says !== ""]).toEqual(["--", true]);
  });
});
