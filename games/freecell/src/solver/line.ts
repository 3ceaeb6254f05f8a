/** Lines as the rules write them: with columns, cells and counts, and with the moves home that follow by themselves. */

import { cascade, cell, HOME as HOME_PLACE, type Move, type Place, type State } from "../rules/index.ts";
import { movedCard, movedOnto } from "./packed/moves.ts";
import { CELL, CELLS, FLOOR, HOME, HOME_SLOT, Layout, Table } from "./packed/state.ts";

/** A table that writes down the moves made on it. */
class Replay {
  readonly moves: Move[] = [];
  readonly #table: Table;

  constructor(state: State) {
    this.#table = new Table(new Layout(state));
    this.#table.load(state);
  }

  /** Moves a card, and what lies on it. */
  step(card: number, onto: number): void {
    const { under, tops, cells, home } = this.#table;
    const from = this.#slotOf(card);
    const to = onto === HOME ? HOME_SLOT : onto === CELL ? CELLS + cells.indexOf(FLOOR) : tops.indexOf(onto);
    const top = from < CELLS ? (tops[from] as number) : card;
    if (from < CELLS) tops[from] = under[card] as number;
    else cells[from - CELLS] = FLOOR;
    under[card] = onto;
    if (to === HOME_SLOT) home[card & 3] = (card >> 2) + 1;
    else if (to < CELLS) tops[to] = top;
    else cells[to - CELLS] = card;
    this.moves.push({ from: this.#place(from), to: this.#place(to), count: (card >> 2) - (top >> 2) + 1 });
  }

  /** Moves cards home as autoplay does. */
  bringHome(safely: boolean): void {
    const { home, tops, cells } = this.#table;
    const { isSafe } = this.#table.layout.build;
    const goes = (card: number) => card !== FLOOR && card >> 2 === home[card & 3] && (!safely || isSafe(home, card));
    for (let card = [...tops, ...cells].find(goes); card !== undefined; card = [...tops, ...cells].find(goes)) {
      this.step(card, HOME);
    }
  }

  /** The slot a card lies in. */
  #slotOf(card: number): number {
    const { under, tops, cells } = this.#table;
    if (under[card] === CELL) return CELLS + cells.indexOf(card);
    return tops.findIndex((top) => {
      let at = top;
      while (at !== card && at < FLOOR) at = under[at] as number;
      return at === card;
    });
  }

  #place(slot: number): Place {
    const { columns, cells } = this.#table.layout;
    if (slot === HOME_SLOT) return HOME_PLACE;
    return slot < CELLS ? cascade(columns[slot] as number) : cell(cells[slot - CELLS] as number);
  }
}

/**
 * The moves of the rules for packed moves, of which only card and destination are looked at. `safely(n)` says whether after
 * n moves only safe cards go home, or all that can.
 */
export function ruleMoves(state: State, moves: readonly number[], safely: (played: number) => boolean): Move[] {
  const replay = new Replay(state);
  replay.bringHome(safely(0));
  moves.forEach((move, i) => {
    replay.step(movedCard(move), movedOnto(move));
    replay.bringHome(safely(i + 1));
  });
  return replay.moves;
}

/** How many of these packed moves a player makes: moves home are not counted. */
export const packedLength = (moves: readonly number[]): number =>
  moves.reduce((sum, move) => (movedOnto(move) === HOME ? sum : sum + 1), 0);

/** How many moves a player makes: moves home are not counted. */
export const playerMoves = (line: readonly Move[]): number => line.filter(({ to }) => to.kind !== "foundation").length;
