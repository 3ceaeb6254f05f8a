/** Lines of the search by suit as the rules write them: its runs moved as the table allows, and what follows by itself. */

import type { Move, State } from "../../rules/index.ts";
import { cardsOn, carry } from "../packed/carry.ts";
import { movedCard, movedOnto } from "../packed/moves.ts";
import { Replay } from "../packed/replay.ts";
import { CELL, FLOOR, HOME } from "../packed/state.ts";

/** A replay that is at no position twice: what led back to one is left out, for a card set aside may come back by itself. */
class Straight extends Replay {
  /** The positions so far, and after how many moves each was reached. */
  readonly #way: string[] = [this.key()];
  readonly #reached = new Map([[this.key(), 0]]);

  override step(card: number, onto: number): void {
    super.step(card, onto);
    const key = this.key();
    const before = this.#reached.get(key);
    if (before === undefined) {
      this.#reached.set(key, this.#way.push(key) - 1);
      return;
    }
    this.moves.length = before;
    for (const left of this.#way.splice(before + 1)) this.#reached.delete(left);
  }
}

/** Lets follow what follows in the search: cards go home, and off a cell onto their host. */
function settle(replay: Replay): void {
  const { cells, home, tops } = replay.table;
  const isNext = (card: number) => card !== FLOOR && card >> 2 === home[card & 3];
  const isHosted = (card: number) => card !== FLOOR && tops.includes(card + 4) && card < 48;
  for (;;) {
    const goes = [...tops, ...cells].find(isNext);
    const joins = goes === undefined ? cells.find(isHosted) : undefined;
    if (goes !== undefined) replay.step(goes, HOME);
    else if (joins !== undefined) replay.step(joins, joins + 4);
    else return;
  }
}

/** The moves of the rules for steps of the search. */
export function settledMoves(state: State, steps: readonly number[]): Move[] {
  const replay = new Straight(state);
  settle(replay);
  for (const step of steps) {
    const [card, onto] = [movedCard(step), movedOnto(step)];
    const cards = cardsOn(replay, card);
    if (onto === CELL) for (const next of cards) replay.step(next, CELL);
    else if (state.moves === "single") carry(replay, cards, onto);
    else replay.step(card, onto);
    settle(replay);
  }
  return replay.moves;
}
