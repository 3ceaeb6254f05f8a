/** What moves are worth by the expert's playouts: for hints, and for looking back at a deal. */

import type { Random } from "@baize/kernel";
import { formatMove, type Move, type View } from "../rules/index.ts";
import { Judgement } from "./judgement.ts";
import { sightOf } from "./packed/sight.ts";
import { moveOfBits } from "./packed/table.ts";
import { type Candidate, candidate, meanOf, Playouts } from "./playouts.ts";

/** How many moves are looked at, best by the plain judgement first. */
const CANDIDATES = 10;
/** Playouts spent on all of them. */
const PLAYOUTS = 2500;

/** A move and the points its seat can expect from it, in cards. */
export interface Estimate {
  readonly move: Move;
  readonly points: number;
}

const pointsOf = (each: Candidate, seat: number): number =>
  each.table.winner < 0 ? meanOf(each) : each.table.points(seat);

/** The moves worth a look, best first; `played` is always among them. */
export function estimate(view: View, random: Random, played?: Move): readonly Estimate[] {
  const sight = sightOf(view);
  const judgement = new Judgement(sight.rules);
  const { lo, hi } = judgement.plays;
  const moveAt = (play: number): Move =>
    play < 0 ? { kind: "pass" } : moveOfBits(sight.rules, lo[play] ?? 0, hi[play] ?? 0);
  const wanted = played && formatMove(played);
  const chosen = judgement
    .choices(sight)
    .filter(({ play }, i) => i < CANDIDATES || formatMove(moveAt(play)) === wanted)
    .map((choice) => candidate(sight, judgement, choice));
  const open = chosen.filter(({ table }) => table.winner < 0);
  // Whoever asks for the best of one needs no figure; whoever looks back at it does.
  if (open.length > 0 && (chosen.length > 1 || played !== undefined)) {
    const playouts = new Playouts(sight, random);
    const each = chosen.length > 1 ? open.length : CANDIDATES;
    for (let spent = 0; spent < PLAYOUTS; spent += each) playouts.next(open);
  }
  return chosen
    .map((each) => ({ move: moveAt(each.choice.play), points: pointsOf(each, sight.seat) }))
    .sort((a, b) => b.points - a.points);
}
