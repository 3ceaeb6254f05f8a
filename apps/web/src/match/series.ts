/** The series that a match belongs to, from the matches that are kept. */

import { type Kept, Series, termText } from "@baize/midend";

/** The deals of a match's series that were begun before it, and itself. */
export function seriesOf(all: readonly Kept[], { id, series, begun, seats, scores, term, earlier }: Kept): Series {
  const before = all
    .filter((kept) => kept.series === series && series !== "" && kept.id !== id && kept.begun < begun)
    .sort((a, b) => a.begun - b.begun);
  const read = termText.parse(term);
  // A record from elsewhere brings the points of the deals before it along.
  const past = before.length === 0 ? earlier : before.map((kept) => kept.scores);
  return new Series(seats.length, [...past, scores], read.ok ? read.value : undefined);
}

/** Whether no further deal belongs to a series: its last one ended it. */
export function isSeriesOver(all: readonly Kept[], series: string): boolean {
  const last = all.filter((kept) => kept.series === series).sort((a, b) => b.begun - a.begun)[0];
  return last !== undefined && seriesOf(all, last).isOver;
}
