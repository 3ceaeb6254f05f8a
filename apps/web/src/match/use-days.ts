/** The days as a screen sees them: every game's deals, and how many days in a row. */

import { use, useMemo } from "react";
import { archive } from "../keeping/archive.ts";
import { type Entry, loadCover, PLAYABLE } from "../library/games.ts";
import { dayText } from "./day-text.ts";
import { byDeal, type DayDeal, type DayRows, dayDeal, firstDay, rowsOf } from "./days.ts";

/** The deal of a day in one game. */
export interface GameDay extends DayDeal {
  readonly entry: Entry;
}

/** All that is known of the days. */
export interface Days {
  readonly today: string;
  readonly rows: DayRows;
  of(day: string): readonly GameDay[];
}

export function useDays(): Days {
  const games = PLAYABLE.map((entry) => ({ entry, cover: use(loadCover(entry)) }));
  const today = dayText(new Date());
  const all = archive.list();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the games and their covers are always the same.
  return useMemo(() => {
    const played = byDeal(all);
    const known = new Map<string, readonly GameDay[]>();
    const of = (day: string): readonly GameDay[] => {
      const found =
        known.get(day) ?? games.map(({ entry, cover }) => ({ entry, ...dayDeal(entry, cover, day, played) }));
      known.set(day, found);
      return found;
    };
    return { today, of, rows: rowsOf(today, of, firstDay(all, today)) };
  }, [today, all]);
}
