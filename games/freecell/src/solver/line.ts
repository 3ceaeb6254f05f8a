/** Lines as the rules write them: with columns, cells and counts, and with the moves home that follow by themselves. */

import type { Move, State } from "../rules/index.ts";
import { cardsOn, carry } from "./packed/carry.ts";
import { movedCard, movedOnto } from "./packed/moves.ts";
import { Replay } from "./packed/replay.ts";
import { HOME } from "./packed/state.ts";

/**
 * The moves of the rules for packed moves, of which only card and destination are looked at. `safely(n)` says whether after
 * n moves only safe cards go home, or all that can. Where cards move one at a time, so do those of a run.
 */
export function ruleMoves(state: State, moves: readonly number[], safely: (played: number) => boolean): Move[] {
  const replay = new Replay(state);
  replay.bringHome(safely(0));
  moves.forEach((move, i) => {
    const [card, onto] = [movedCard(move), movedOnto(move)];
    if (state.moves === "single") carry(replay, cardsOn(replay, card), onto);
    else replay.step(card, onto);
    replay.bringHome(safely(i + 1));
  });
  return replay.moves;
}

/** How many of these packed moves a player makes: moves home are not counted. */
export const packedLength = (moves: readonly number[]): number =>
  moves.reduce((sum, move) => (movedOnto(move) === HOME ? sum : sum + 1), 0);

/** How many moves a player makes: moves home are not counted. */
export const playerMoves = (line: readonly Move[]): number => line.filter(({ to }) => to.kind !== "foundation").length;
