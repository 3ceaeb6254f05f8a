/** The series that a match belongs to, from the matches that are kept. */

import { type Kept, Series } from "@baize/midend";

/** The deals of a match's series that were begun no later than it, itself included. */
export function seriesOf(all: readonly Kept[], { series, begun, seats }: Kept): Series {
  const deals = all
    .filter((kept) => kept.series === series && series !== "" && kept.begun <= begun)
    .sort((a, b) => a.begun - b.begun)
    .map(({ scores }) => scores);
  return new Series(seats.length, deals);
}

/** The number of a match in its series. */
export const roundOf = (all: readonly Kept[], kept: Kept): number =>
  seriesOf(
    all.filter(({ id, begun }) => id !== kept.id && begun < kept.begun),
    kept,
  ).round;
