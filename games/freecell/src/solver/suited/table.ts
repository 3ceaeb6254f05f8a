/**
 * The laid table of games built by suit, as constants of a module. A card lies where it lay at first, with everything beneath it
 * as it was, or on the next higher card of its suit, or at the foot of a column, in a cell or home: so what a column costs is known
 * from the run on top of it and from the card that run begins with.
 */

import type { Weights } from "../packed/score.ts";
import * as packed from "../packed/state.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { LINK } = packed;
const FLOOR = 52;
const CELL = 53;
const HOME = 54;
/** No card lies lower. */
const NONE = 13;

/** Words that say what each card lies on; behind them, in one word each, what is home and four slots. */
export const UNDER_WORDS = 13;
export const words = new Int32Array(64);
/** The card beneath each card, or FLOOR, CELL or HOME. */
export const under = new Uint8Array(words.buffer, 0, 52);
/** How many of each suit are home. */
export const home = new Uint8Array(words.buffer, 52, 4);
/** The tops of the columns, and behind them the cards in the cells. */
export const slots = new Uint8Array(words.buffer, 56, 2 * packed.MOST);

/** How the table is played: columns and slots, what fills an empty column, whether any run moves, and words in use. */
export const now = { columns: 0, end: 0, fillFrom: 0, isRelaxed: false, words: 0 };

// Arrays of 64 bytes and less lie where the engine moves them about, so that each use looks up where: these are longer.
/** What a column costs up to and with a card that lies where it lay at first, and the lowest rank beneath that card. */
const first = new Int32Array(64);
const lowest = new Uint8Array(128);
const above = new Int32Array(32);
const foot = new Int32Array(32);
const room = new Int32Array(32);

/** Of each column: the card its top run begins with, the length of that run, the lowest rank beneath it, and its cost. */
export const base = new Uint8Array(128);
export const length = new Uint8Array(128);
const low = new Uint8Array(128);
const cost = new Int32Array(128);
/** What `appraise` counts: free cells, empty columns, and the cost of all columns. */
export const counted = new Int32Array(32);
export const FREE = 0;
export const EMPTY = 1;
const COST = 2;

/** What a layout's tables cost, worked out once from the first of them. */
export class Prices {
  readonly #layout: packed.Layout;
  readonly #weights: Weights;
  readonly #first = new Int32Array(64);
  readonly #lowest = new Uint8Array(128).fill(NONE);

  constructor({ layout, under: beneath, tops }: packed.Table, weights: Weights) {
    this.#layout = layout;
    this.#weights = weights;
    for (const top of tops) {
      const column: number[] = [];
      for (let card = top; card !== FLOOR; card = beneath[card] as number) column.unshift(card);
      let sum = 0;
      let least = NONE;
      for (const card of column) {
        const rank = card >> 2;
        if (beneath[card] === FLOOR) sum += weights.foot[rank] as number;
        else if (beneath[card] !== card + 4) sum += weights.broken[rank] as number;
        if (rank > least) sum += weights.above[least] as number;
        this.#first[card] = sum;
        this.#lowest[card] = least;
        least = Math.min(least, rank);
      }
    }
  }

  /** Makes ready for tables that grew from the first one. */
  prepare(): void {
    const { columns, cells, fillFrom, reach } = this.#layout;
    now.columns = columns.length;
    now.end = columns.length + cells.length;
    now.fillFrom = fillFrom;
    now.isRelaxed = reach === "relaxed";
    now.words = UNDER_WORDS + 1 + ((now.end + 3) >> 2);
    first.set(this.#first);
    lowest.set(this.#lowest);
    above.set(this.#weights.above);
    foot.set(this.#weights.foot);
    room.set(this.#weights.room);
  }
}

/** Lays a packed table out. */
export function lay(from: packed.Table): void {
  under.set(from.under);
  home.set(from.home);
  slots.fill(FLOOR);
  slots.set(from.tops);
  slots.set(from.cells, from.tops.length);
}

/** The hash of the table, worked out from nothing. */
export function hashAll(): number {
  let hash = 0;
  for (let card = 0; card < 52; card++) hash ^= LINK[(card << 6) | (under[card] as number)] as number;
  return hash;
}

/** What so many cards of a run, from this rank down, cost above a card of the lowest rank. */
const coveringCost = (rank: number, count: number, least: number): number => {
  const higher = rank - least;
  return higher <= 0 ? 0 : (above[least] as number) * (higher < count ? higher : count);
};

/** Cost of having so many free cells and empty columns. */
const roomOf = (free: number, empty: number): number =>
  room[((free < 4 ? free : 4) << 2) + (empty < 3 ? empty : 3)] as number;

/** Looks at every column, and gives the cost of the table. */
export function appraise(): number {
  const { columns, end } = now;
  let sum = 0;
  let empty = 0;
  for (let i = 0; i < columns; i++) {
    const top = slots[i] as number;
    if (top === FLOOR) {
      empty++;
      continue;
    }
    let card = top;
    let beneath = under[card] as number;
    while (beneath === card + 4 && beneath < FLOOR) {
      card = beneath;
      beneath = under[card] as number;
    }
    const rank = card >> 2;
    const isFoot = beneath === FLOOR;
    const least = isFoot ? NONE : (lowest[card] as number);
    const count = rank - (top >> 2);
    const price = ((isFoot ? foot[rank] : first[card]) as number) + coveringCost(rank - 1, count, least);
    base[i] = card;
    length[i] = count + 1;
    low[i] = least;
    cost[i] = price;
    sum += price;
  }
  let free = 0;
  for (let i = columns; i < end; i++) if (slots[i] === FLOOR) free++;
  counted[FREE] = free;
  counted[EMPTY] = empty;
  counted[COST] = sum;
  return sum + roomOf(free, empty);
}

/** The cost after a move of the run that begins with a card, but for what follows by itself. */
export function costAfter(card: number, onto: number, from: number, to: number): number {
  let sum = counted[COST] as number;
  let free = counted[FREE] as number;
  let empty = counted[EMPTY] as number;
  const rank = card >> 2;
  let moved = 1;
  if (from < now.columns) {
    moved = rank - ((slots[from] as number) >> 2) + 1;
    const begin = base[from] as number;
    const beneath = under[card] as number;
    if (card !== begin) {
      const next = (begin >> 2) - 1;
      const stay = next - rank;
      sum += coveringCost(next, stay, low[from] as number) - coveringCost(next, stay + moved, low[from] as number);
    } else {
      sum -= cost[from] as number;
      if (beneath === FLOOR) empty++;
      else sum += first[beneath] as number;
    }
  } else free++;
  if (onto === CELL) free -= moved;
  else if (onto === FLOOR) {
    empty--;
    sum += foot[rank] as number;
  } else sum += coveringCost(rank, moved, low[to] as number);
  return sum + roomOf(free, empty);
}

/**
 * Lets follow what loses nothing: cards that can go home, and cards in cells whose host is the top of a column. Takes and gives
 * the hash of the table.
 */
export function settle(before: number): number {
  const { columns, end } = now;
  let hash = before;
  for (let again = true; again; ) {
    again = false;
    for (let i = 0; i < end; i++) {
      for (;;) {
        const card = slots[i] as number;
        if (card === FLOOR) break;
        if (card >> 2 === home[card & 3]) {
          const beneath = under[card] as number;
          hash ^= LINK[(card << 6) | beneath] as number;
          under[card] = HOME;
          home[card & 3] = (card >> 2) + 1;
          slots[i] = i < columns ? beneath : FLOOR;
          again = true;
        } else if (i < columns && card >= 4 && under[card - 4] === CELL) {
          const lower = card - 4;
          let cell = columns;
          while (slots[cell] !== lower) cell++;
          slots[cell] = FLOOR;
          hash ^= (LINK[(lower << 6) | CELL] as number) ^ (LINK[(lower << 6) | card] as number);
          under[lower] = card;
          slots[i] = lower;
        } else break;
      }
    }
  }
  return hash;
}

/** Plays a move of the run that begins with a card, without what follows; takes and gives the hash of the table. */
export function play(card: number, onto: number, from: number, to: number, before: number): number {
  const { columns } = now;
  const beneath = under[card] as number;
  if (onto !== CELL) {
    const top = slots[from] as number;
    slots[from] = from < columns ? beneath : FLOOR;
    slots[to] = top;
    under[card] = onto;
    return before ^ (LINK[(card << 6) | beneath] as number) ^ (LINK[(card << 6) | onto] as number);
  }
  let hash = before;
  let cell = columns;
  for (let next = slots[from] as number; next !== beneath; ) {
    while (slots[cell] !== FLOOR) cell++;
    const lower = under[next] as number;
    hash ^= (LINK[(next << 6) | lower] as number) ^ (LINK[(next << 6) | CELL] as number);
    slots[cell] = next;
    under[next] = CELL;
    next = lower;
  }
  slots[from] = beneath;
  return hash;
}
