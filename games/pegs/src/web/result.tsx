/** A game won: in how few sweeps, whether fewer can be, and the stars of a puzzle. */

import type { ResultProps } from "@baize/table";
import { useEffect } from "react";
import { holesWith } from "../rules/board.ts";
import { countSweeps, formatHole, jumpsOf, PEG, type PegsShape } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { countStars, noteStars, parOf, puzzleOf, starsFor } from "./puzzles.ts";
import { StarList } from "./stars.tsx";

export function Result(props: ResultProps<PegsShape>) {
  const { view, match, isHelped, isWatched, isPractice, how, bounds, noteFewest, desk } = props;
  const { deal, moves } = match;
  const puzzle = puzzleOf(match, desk.notes);
  const proved = bounds?.atLeast === bounds?.atMost ? bounds?.atMost : undefined;
  const fewest = parOf(match, desk.notes) ?? proved;
  const stars = isWatched || isPractice ? undefined : puzzle && starsFor(puzzle, moves, isHelped, fewest);
  const count = stars === undefined ? undefined : countStars(stars);
  const { notes, note } = desk;
  useEffect(() => {
    if (count !== undefined) noteStars({ notes, note }, deal, count);
  }, [count, deal, notes, note]);
  useEffect(() => {
    if (fewest !== undefined) noteFewest(fewest);
  });
  const jumps = jumpsOf(moves);
  const [last] = holesWith(view.board, PEG);
  const sweeps = countSweeps(jumps);
  const [shape = ""] = deal.split("-");
  return (
    <div className="pegs-result">
      <h2>{say.onePeg()}</h2>
      <p>
        {wonSays({ sweeps, hole: last === undefined ? "" : say.lastHole({ shape, hole: formatHole(last) }) }, fewest)}
      </p>
      {stars === undefined ? null : <StarList puzzle={puzzle} stars={stars} />}
      <p className="how">{isWatched ? say.watched() : how}</p>
    </div>
  );
}

/** What was reached, and what can be; what is only found is not called the fewest. */
export function wonSays(won: { readonly sweeps: number; readonly hole: string }, fewest: number | undefined): string {
  if (fewest === undefined) return say.wonUnknown(won);
  return won.sweeps <= fewest ? say.wonFewest(won) : say.wonIn({ ...won, fewest });
}
