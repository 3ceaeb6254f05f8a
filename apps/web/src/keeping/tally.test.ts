/** What the kept matches come to. */

import { seat } from "@baize/kernel";
import type { Kept } from "@baize/midend";
import { describe, expect, test } from "vitest";
import { standings, tally, within } from "./tally.ts";

const kept = (more: Partial<Kept> = {}): Kept => ({
  ...{ id: "a", rev: "", game: "freecell", deal: "617", options: "standard", save: "", moves: 1, elapsed: 1000 },
  ...{
    begun: 1,
    touched: 1,
    scores: null,
    hints: 0,
    light: false,
    watched: false,
    before: 0,
    fewest: 0,
    proved: false,
  },
  ...{ series: "", term: "", earlier: [], seat: seat(0), seats: [{ kind: "person" }], practice: false },
  ...more,
});

describe("the record", () => {
  const won = (more: Partial<Kept>) => kept({ scores: [1], ...more });

  test("WB-R1 counts what was played and won, and bests are unaided", () => {
    const sums = tally([
      won({ elapsed: 60_000 }),
      won({ elapsed: 90_000 }),
      won({ elapsed: 80_000 }),
      won({ elapsed: 50_000, hints: 2 }),
      won({ elapsed: 70_000, light: true }),
      won({ elapsed: 1000, watched: true }),
      won({ elapsed: 500, practice: true }),
      kept(),
    ]);
    const count = { unaided: 3, light: 1, hints: 1, watched: 1, open: 1, lost: 0, practice: 1 };
    expect(sums).toMatchObject({ played: 5, won: 5, count, fastest: 60_000, usual: 80_000 });
    expect(tally([])).toMatchObject({ played: 0, won: 0, fastest: undefined, usual: undefined });
  });

  test("WB-R2 streaks of unaided and of all wins are counted apart; what was left for another deal ends them", () => {
    const all = [
      won({ touched: 1 }),
      won({ touched: 2 }),
      won({ touched: 3, light: true }),
      kept({ touched: 4 }),
      won({ touched: 5 }),
      won({ touched: 6, hints: 1 }),
      won({ touched: 7 }),
      kept({ touched: 8 }),
    ];
    expect(tally(all).streaks).toEqual({ unaided: { now: 1, longest: 2 }, all: { now: 3, longest: 3 } });
    expect(tally([...all, kept({ touched: 9 })]).streaks.all).toEqual({ now: 0, longest: 3 });
  });

  test("WB-R2 what has no move, was watched or is at hand counts neither as won nor as not won", () => {
    const two = [won({ touched: 1 }), won({ touched: 2 })];
    const streaks = { unaided: { now: 2, longest: 2 }, all: { now: 2, longest: 2 } };
    const uncounted = [
      [kept({ touched: 3 })],
      [kept({ touched: 3, moves: 0, hints: 1 }), kept({ touched: 4, moves: 0, hints: 2 })],
      [won({ touched: 3, watched: true }), kept({ touched: 4, watched: true }), kept({ touched: 5 })],
      [kept({ touched: 3, practice: true }), kept({ touched: 4 }), kept({ touched: 5, practice: true })],
      [kept({ touched: 3 }), kept({ touched: 4, game: "pegs" }), kept({ touched: 5, moves: 0 })],
    ];
    for (const more of uncounted) expect(tally([...two, ...more])).toMatchObject({ played: 2, won: 2, streaks });
    const left = [kept({ touched: 3 }), kept({ touched: 4 })];
    expect(tally([...two, ...left])).toMatchObject({ played: 3, won: 2, streaks: { all: { now: 0, longest: 2 } } });
    expect(tally([kept({ moves: 0 })])).toMatchObject({ played: 0, won: 0 });
  });

  test("WB-R3 points are added up by level and rules, practice left out", () => {
    const deal = (scores: readonly number[], levels: readonly string[], more: Partial<Kept> = {}) =>
      kept({
        scores,
        seats: [{ kind: "person" }, ...levels.map((level) => ({ kind: "bot" as const, level }))],
        ...more,
      });
    const all = [
      deal([6, -2], ["novice", "novice"]),
      deal([-3, 3], ["novice", "novice"]),
      deal([4, -4], ["novice", "expert"]),
      deal([9, -9], ["novice", "novice"], { practice: true }),
    ];
    expect(standings(all)).toEqual([
      { level: "novice", options: all[0]?.options, deals: 2, firsts: 1, points: 3 },
      { level: undefined, options: all[0]?.options, deals: 1, firsts: 1, points: 4 },
    ]);
  });

  test("WB-R4 a day, a week and all time are looked at apart", () => {
    const now = new Date(2026, 10, 18, 9);
    const at = (...day: readonly [number, number, number]) => kept({ touched: new Date(2026, ...day).getTime() });
    const all = [at(10, 18, 1), at(10, 17, 23), at(10, 12, 0), at(10, 11, 23), at(9, 1, 1)];
    const counts = (["day", "week", "all"] as const).map((span) => within(all, span, now).length);
    expect(counts).toEqual([1, 3, 5]);
  });
});
