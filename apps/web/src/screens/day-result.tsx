/** What came of a match of a day, in a few words. */

import { helpOf, type Kept, scoreOf, timeText } from "@baize/midend";
import { use } from "react";
import { type Entry, type Loaded, load } from "../library/games.ts";
import { isShown } from "../match/days.ts";
import { claimOf, lengthOf } from "../table/wins.ts";
import { sayHere } from "../words/days.en.ts";
import { say } from "../words/index.ts";

/** What it came to: moves and the shortest known, or points. */
export function resultSays(loaded: Loaded, kept: Kept): string {
  if (kept.practice) return sayHere.dayPractice();
  if (isShown(kept)) return sayHere.wayShown();
  const score = scoreOf(kept) ?? 0;
  if (kept.seats.length > 1) {
    const signed = say.signed({ points: score });
    return score > 0 ? say.rowFirst({ signed }) : say.rowPoints({ signed });
  }
  const length = lengthOf(loaded, kept);
  const claim = claimOf(length, kept);
  if (claim === undefined) return say.rowWon({ count: length });
  return sayHere[`day_${claim}`]({ count: length, fewest: kept.fewest });
}

/** How it was done: the time, and the help that was taken. */
export const howDone = (kept: Kept): string => say[`how_${helpOf(kept)}`]({ time: timeText(kept.elapsed) });

export const DayResult = ({ entry, kept }: { readonly entry: Entry; readonly kept: Kept }) =>
  resultSays(use(load(entry)), kept);
