/** Every game's table on the page, as far as that needs no browser. */

import { type AnyGame, Match, must, Random, seat, type Viewer } from "@baize/kernel";
import { stageOf } from "@baize/table";
import { createElement, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { GAMES } from "../index.ts";

const STAGE = stageOf(1200, 800, { still: true });
const DAY = "2026-01-31";

function dealt(game: AnyGame) {
  const random = Random.fromSeed("a table");
  return must(Match.start(game, { deal: game.deal.format(game.randomDeal(game.options.standard, random)) }));
}

const viewersOf = ({ meta }: AnyGame): Viewer[] =>
  [...Array.from({ length: meta.seats }, (_, n) => n), "spectator"] as Viewer[];

describe.each(GAMES.filter(({ web }) => web !== undefined))("$id", (entry) => {
  const load = async () => ({
    game: await entry.rules(),
    door: (await entry.web?.())!,
    cover: (await entry.cover?.())!,
  });

  test("TB-T1 its table and its pictures are drawn for everybody", async () => {
    const { game, door } = await load();
    const match = dealt(game);
    for (const viewer of viewersOf(game)) {
      const view = match.view(viewer);
      const legal = viewer === "spectator" ? [] : match.legalMoves(viewer);
      const told = { play: () => true, undo() {}, tell() {}, announce() {} };
      const table = createElement(door.Table, { view, legal, stage: STAGE, hint: undefined, ...told });
      // A part of a table may come later than the rest.
      await vi.waitFor(() => expect(renderToStaticMarkup(createElement(Suspense, null, table))).toContain("<"));
      for (const kind of ["hero", "tile"] as const) {
        const picture = createElement(door.Picture, { view, kind });
        await vi.waitFor(() => expect(renderToStaticMarkup(picture)).toContain("<"));
      }
    }
  });

  test("TB-L1 its lesson can be played", async () => {
    const { game, door } = await load();
    const lesson = await door.lesson();
    let match = must(Match.start(game, lesson));
    for (const { move, also = [], replies = [] } of lesson.steps) {
      for (const text of [move, ...also]) expect(match.legalMoves(seat(0))).toContain(text);
      for (const text of [move, ...replies]) match = must(match.play(text));
    }
  });

  test("TB-L2 its rules and its lesson are told in words", async () => {
    const { door } = await load();
    const [rules, lesson] = await Promise.all([door.rules(), door.lesson()]);
    expect(rules.length).toBeGreaterThan(0);
    const said = rules.flatMap(({ title, text, figure }) => [title, ...text, figure?.says ?? title]);
    for (const text of [...said, ...lesson.steps.map(({ says }) => says), lesson.end]) expect(text).toMatch(/\w/);
    for (const { figure } of rules) {
      if (figure) expect(renderToStaticMarkup(createElement(figure.Drawing))).toContain("<");
    }
  });

  test("TB-C1 its cover", async () => {
    const { game, door, cover } = await load();
    expect(cover.cloth).toBe(door.cloth);
    for (const text of [cover.says, cover.dailySays, cover.dailyName]) expect(text).toMatch(/\w/);
    const daily = cover.daily(DAY);
    expect(cover.daily(DAY)).toEqual(daily);
    if ("deal" in daily) expect(Match.start(game, daily).ok).toBe(true);
    else expect(Object.keys(door.rooms ?? {})).toContain(daily.room);
    for (const part of [cover.Emblem, cover.Picture]) {
      expect(renderToStaticMarkup(createElement(part))).toContain("<");
    }
  });
});
