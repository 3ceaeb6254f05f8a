/**
 * How far a table looks from won. Every card of a column costs something: for not lying in sequence, and for lying above a
 * lower card, the more the lower that one is. Filled cells and columns cost too. Each card keeps the sum up to itself
 * (`prefix`), so that a column's cost is read at its top and a move changes it by a subtraction.
 */

import { movedCard, movedFrom, movedOnto, movedTo, play } from "./packed/moves.ts";
import { CELL, CELLS, FITS, FLOOR, type Table } from "./packed/state.ts";

/** What `fit` chooses. Whole numbers; a smaller sum is searched first. */
export interface Weights {
  /** By rank: a card that does not lie in sequence. */
  readonly broken: readonly number[];
  /** By the lowest rank beneath: a card above a lower one. */
  readonly above: readonly number[];
  /** By rank: a card at the foot of a column. */
  readonly foot: readonly number[];
  /** By four times the free cells (up to 4) plus the empty columns (up to 3). */
  readonly room: readonly number[];
  /** Each move of the line so far. */
  readonly move: number;
  /** Taken off when a move lets the card beneath go home. */
  readonly release: number;
  /** Whether only safe cards go home by themselves; otherwise all that can. */
  readonly safely: boolean;
  /** Whether moves that seldom help are tried as well. */
  readonly wide: boolean;
}

/** Weights made ready for the search. */
export class Score {
  readonly weights: Weights;
  /** Cost of a link, by `card << 6 | under`. */
  readonly link = new Uint16Array(64 * 64);
  /** Cost of a card by the lowest rank beneath it, when that is lower than its own. */
  readonly above: Uint16Array;
  readonly #room: Int32Array;

  constructor(weights: Weights) {
    this.weights = weights;
    this.above = Uint16Array.from(weights.above);
    this.#room = Int32Array.from(weights.room);
    for (let card = 0; card < 52; card++) {
      for (let under = 0; under < FLOOR; under++) {
        if (FITS[(card << 6) | under] === 0) this.link[(card << 6) | under] = weights.broken[card >> 2] as number;
      }
      this.link[(card << 6) | FLOOR] = weights.foot[card >> 2] as number;
    }
  }

  /**
   * The cost of the table that a move makes, but for what goes home by itself afterwards; `base` is that of all columns now.
   * `generate` has just been called, so that the table knows its free cells and empty columns.
   */
  after(table: Table, base: number, move: number): number {
    const { under, tops, home, prefix } = table;
    const card = movedCard(move);
    const onto = movedOnto(move);
    const slot = movedFrom(move);
    let cost = base;
    let freeCells = table.freeCells;
    let emptyColumns = table.emptyColumns;
    let run = 1;
    if (slot < CELLS) {
      const top = tops[slot] as number;
      run = (card >> 2) - (top >> 2) + 1;
      let bared = under[card] as number;
      if (bared !== FLOOR && bared >> 2 === home[bared & 3]) {
        cost -= this.weights.release;
        bared = under[bared] as number;
      }
      cost -= ((prefix[top] as number) >> 4) - ((prefix[bared] as number) >> 4);
      if (bared === FLOOR) emptyColumns++;
    } else freeCells++;
    if (onto <= FLOOR) {
      const lowest = (prefix[onto] as number) & 15;
      const higher = (card >> 2) - lowest;
      if (higher > 0) cost += (this.above[lowest] as number) * (higher < run ? higher : run);
      if (onto === FLOOR) {
        emptyColumns--;
        cost += this.link[(card << 6) | FLOOR] as number;
      }
    } else if (onto === CELL) freeCells--;
    cost += this.room(freeCells, emptyColumns);
    return cost < 0 ? 0 : cost;
  }

  /** Plays a move and keeps the prefixes. */
  play(table: Table, move: number): void {
    const slot = movedFrom(move);
    const top = slot < CELLS ? (table.tops[slot] as number) : movedCard(move);
    play(table, move);
    if (movedTo(move) < CELLS) this.extendDown(table, top, movedOnto(move));
  }

  /** Cost of having so many free cells and empty columns. */
  room(freeCells: number, emptyColumns: number): number {
    return this.#room[(freeCells < 4 ? freeCells : 4) * 4 + (emptyColumns < 3 ? emptyColumns : 3)] as number;
  }

  /** Works out the prefix of a card from that of the card beneath it. */
  extend({ prefix, under }: Table, card: number): void {
    const beneath = under[card] as number;
    const before = prefix[beneath] as number;
    const lowest = before & 15;
    const rank = card >> 2;
    let cost = (before >> 4) + (this.link[(card << 6) | beneath] as number);
    if (rank > lowest) cost += this.above[lowest] as number;
    prefix[card] = (cost << 4) | (rank < lowest ? rank : lowest);
  }

  /** Works out every prefix of a table. */
  fill(table: Table): void {
    const { tops } = table;
    table.prefix[FLOOR] = 13;
    for (let i = 0; i < tops.length; i++) this.extendDown(table, tops[i] as number, FLOOR);
  }

  /** Works out the prefixes from `top` down to, not with, `end`. */
  extendDown(table: Table, top: number, end: number): void {
    if (top === end) return;
    this.extendDown(table, table.under[top] as number, end);
    this.extend(table, top);
  }

  /** The cost of a table, worked out from nothing. */
  whole(table: Table): number {
    this.fill(table);
    let freeCells = 0;
    let emptyColumns = 0;
    for (let i = 0; i < table.cells.length; i++) if (table.cells[i] === FLOOR) freeCells++;
    for (let i = 0; i < table.tops.length; i++) if (table.tops[i] === FLOOR) emptyColumns++;
    return this.columns(table) + this.room(freeCells, emptyColumns);
  }

  /** The cost of all columns. */
  columns({ prefix, tops }: Table): number {
    let cost = 0;
    for (let i = 0; i < tops.length; i++) cost += (prefix[tops[i] as number] as number) >> 4;
    return cost;
  }
}
