/**
 * A proof of how many player moves are needed at least. A card that lies above a lower one of its suit must step aside, and
 * so must one of two cards each of which lies above a card that the other one waits for. A move takes cards of one run only
 * off what they lay on at first, so that every run with such a card costs a move of its own.
 *
 * `Bound` searches all tables layer by layer of player moves and leaves out only those from which even that is too much.
 */

import type { Budget } from "@baize/kernel";
import type { State } from "../rules/index.ts";
import { Ledger } from "./ledger.ts";
import { autoplay, generate, hashAfter, MOST_MOVES, movedOnto, play } from "./moves.ts";
import { FITS, FLOOR, HOME, Layout, Table } from "./state.ts";

const moves = new Int32Array(MOST_MOVES);
const column = new Uint8Array(52);
const lows = new Int8Array(4);
/** Of each run, by suit: its highest card, and the lowest card beneath it. */
const high = new Int8Array(52 * 4);
const low = new Int8Array(52 * 4);

/** Whether some card of one run waits for a card that lies beneath the other. */
const waits = (run: number, other: number): boolean =>
  (high[run] as number) > (low[other] as number) ||
  (high[run + 1] as number) > (low[other + 1] as number) ||
  (high[run + 2] as number) > (low[other + 2] as number) ||
  (high[run + 3] as number) > (low[other + 3] as number);

/** Player moves that are needed from here, whatever is played. */
export function leastMoves({ under, tops }: Table): number {
  let needed = 0;
  let end = 0;
  for (let i = 0; i < tops.length; i++) {
    let height = 0;
    for (let card = tops[i] as number; card !== FLOOR; card = under[card] as number) column[height++] = card;
    lows.fill(13);
    while (height > 0) {
      low.set(lows, end);
      high.fill(-1, end, end + 4);
      for (let more = true; more; ) {
        const card = column[--height] as number;
        const suit = card & 3;
        const rank = card >> 2;
        if (rank > (high[end + suit] as number)) high[end + suit] = rank;
        if (rank < (lows[suit] as number)) lows[suit] = rank;
        more = height > 0 && FITS[((column[height - 1] as number) << 6) | card] === 1;
      }
      if (waits(end, end)) needed++;
      else end += 4;
    }
  }
  // Of two runs that wait for each other one must move; pairs without a run in common need a move each.
  for (let a = 0; a < end; a += 4) {
    for (let b = a + 4; b < end; b += 4) {
      if (!waits(a, b) || !waits(b, a)) continue;
      needed++;
      high.fill(-1, a, a + 4);
      high.fill(-1, b, b + 4);
      break;
    }
  }
  return needed;
}

/** The layers of all tables that may lie on a line of fewer than `length` player moves; can be stopped and taken up again. */
export class Bound {
  /** No line is shorter than this. */
  atLeast: number;
  /** The packed moves of a line as short as can be, once there is one. */
  line: number[] | undefined;
  #length: number;
  readonly #limit: number;
  readonly #table: Table;
  readonly #ledger: Ledger;

  /** `length`: that of the line to beat; `limit`: how many tables may be remembered, at about 50 bytes each. */
  constructor(state: State, length: number, limit: number) {
    this.#table = new Table(new Layout(state));
    this.#table.load(state);
    this.#length = length;
    this.#limit = limit;
    this.#ledger = new Ledger(this.#table);
    this.atLeast = leastMoves(this.#table);
    this.#add(autoplay(this.#table, true, this.#table.hash()), -1, 0, 0);
  }

  /** From now on only lines shorter than this are looked for. */
  beat(length: number): void {
    this.#length = length;
  }

  /** Looks at so many tables more, unless the shortest length is proved before, or budget or memory are spent. */
  run(budget: Budget, most: number): void {
    const table = this.#table;
    const ledger = this.#ledger;
    const before = new Int32Array(table.words.length);
    for (let looked = 0; looked < most && this.line === undefined && this.atLeast < this.#length; looked++) {
      const layer = ledger.least;
      if (layer === undefined) this.atLeast = this.#length;
      if (layer === undefined || ledger.count > this.#limit || !budget.spend()) return;
      const played = layer >> 1;
      const isClosed = (layer & 1) === 1;
      // Every line to come is longer than the layers that are done.
      if (played + 1 > this.atLeast && isClosed) this.atLeast = played + 1;
      const parent = ledger.take(table);
      const hash = table.hash();
      const count = generate(table, true, moves);
      before.set(table.words);
      // Moves home cost nothing: a layer is first closed under them, and only then left.
      if (!isClosed) ledger.push(parent, layer + 1);
      for (let i = 0; i < count; i++) {
        const move = moves[i] as number;
        if ((movedOnto(move) === HOME) === isClosed) continue;
        const next = hashAfter(table, hash, move);
        play(table, move);
        this.#add(autoplay(table, true, next), parent, move & 4095, played + (isClosed ? 1 : 0));
        table.words.set(before);
      }
    }
  }

  #add(hash: number, parent: number, note: number, played: number): void {
    const table = this.#table;
    const ledger = this.#ledger;
    if (played + leastMoves(table) >= this.#length) return;
    const record = ledger.add(table, hash, parent, note);
    if (record < 0) return;
    ledger.push(record, played * 2);
    if (table.count() < 52) return;
    this.atLeast = played;
    this.line = ledger.path(record);
  }
}
