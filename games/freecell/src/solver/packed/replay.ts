/** A packed table on which moves are made once more, to write them down as the rules do. */

import { cascade, cell, HOME as HOME_PLACE, type Move, type Place, type State } from "../../rules/index.ts";
import { CELL, CELLS, FLOOR, HOME, HOME_SLOT, Layout, Table } from "./state.ts";

/** A table that writes down the moves made on it. */
export class Replay {
  readonly moves: Move[] = [];
  readonly #table: Table;
  /** What lies where on the table, byte by byte, two at a time. */
  readonly #lying: Uint16Array;

  constructor(state: State) {
    this.#table = new Table(new Layout(state));
    this.#table.load(state);
    const { under, words } = this.#table;
    this.#lying = new Uint16Array(words.buffer, under.byteOffset);
  }

  /** The table as it lies. */
  get table(): Table {
    return this.#table;
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

  /** What lies where, as text: the same for the same position alone. */
  key(): string {
    // Spread, it would take three times as long.
    return String.fromCharCode.apply(null, this.#lying as unknown as number[]);
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
