/** Looking back at a match of several: what each play of a seat was worth, and what a bot made of the same cards. */

import type { Match, Seat, Shape } from "@baize/kernel";
import type { Sitter } from "@baize/midend";
import { useEffect, useState } from "react";
import { costOf, type Judged, par, review } from "../match/bots.ts";

/** A move that cost less is nothing to speak of, in points. */
const WORTH_TELLING = 0.5;

/** What was found out so far. */
export interface LookBack {
  /** The plays of the seat in their order, as far as they are judged. */
  readonly judged: readonly Judged[];
  readonly isDone: boolean;
  /** What the best bot at hand scored with the same cards; undefined until it is known, null where nobody can play it again. */
  readonly mark: { readonly level: string; readonly points: number } | null | undefined;
  /** The place of the dearest play among them; undefined where none cost much. */
  readonly dearest: number | undefined;
}

/** The place of the play that cost most. */
function dearestOf(judged: readonly Judged[]): number | undefined {
  const costs = judged.map(costOf);
  const most = Math.max(0, ...costs);
  return most < WORTH_TELLING ? undefined : costs.indexOf(most);
}

/** Looks back at a match for one of its seats; where people sat in the others there is no playing it again. */
export function useLookBack(match: Match<Shape>, seat: Seat, seats: readonly Sitter[] | null): LookBack {
  const [judged, setJudged] = useState<readonly Judged[]>([]);
  const [isDone, setDone] = useState(false);
  const [mark, setMark] = useState<LookBack["mark"]>(seats === null ? null : undefined);
  const { save } = { save: match.save() };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the save is all of the match.
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      await review(match, seat, (all) => {
        if (!isGone) setJudged(all);
      });
      if (isGone) return;
      setDone(true);
      if (match.status.kind !== "over" || seats === null) return;
      const scored = await par(match, seat, seats);
      if (!isGone) setMark(scored);
    };
    look().catch(() => setDone(true));
    return () => {
      isGone = true;
    };
  }, [save, seat, seats]);
  return { judged, isDone, mark, dearest: isDone ? dearestOf(judged) : undefined };
}
