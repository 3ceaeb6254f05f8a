/**
 * The packed table that the searches work on. Each card knows the card beneath it (`under`), each column its top card, so
 * that moving a run rewrites one link and two tops. All of it lies in one buffer and is copied word by word. In the searches
 * a read of a typed array carries `as number`, for the compiler cannot know that the index is in range.
 */

import type { Card } from "@baize/cards";
import type { State } from "../../rules/index.ts";
import { ALTERNATE, ANY_SUIT, type Build, BY_SUIT } from "./build.ts";

/** What can be beneath a card instead of a card; FLOOR is also the top of an empty column and the content of a free cell. */
export const FLOOR = 52;
export const CELL = 53;
export const HOME = 54;

/** A slot is a column (its index), a cell (from CELLS on) or home. */
export const CELLS = 64;
export const HOME_SLOT = 127;

/** No table needs more columns or cells than there are cards. */
export const MOST = 52;

/** LINK[card << 6 | under]: the Zobrist number of a link. The hash of a table is the xor of its links, free of column order. */
export const LINK = new Int32Array(64 * 64);

/** A fixed stream of numbers (splitmix32), so that hashes are the same everywhere. */
function* numbers(): Generator<number, never> {
  for (let seed = 1; ; seed++) {
    let x = Math.imul(seed, 0x9e3779b9);
    x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    yield x ^ (x >>> 15);
  }
}

const stream = numbers();
for (let card = 0; card < 52; card++) {
  for (let under = 0; under <= CELL; under++) LINK[(card << 6) | under] = stream.next().value;
}

const BUILDS = { alternate: ALTERNATE, suit: BY_SUIT, any: ANY_SUIT } as const;
const FILL_FROM = { any: 0, kings: 48, none: 52 } as const;

/** How a table is cut into slots: which columns and cells of the rules they stand for, and where they lie in the buffer. */
export class Layout {
  readonly columns: readonly number[];
  readonly cells: readonly number[];
  /** How many cards move as one: one, as many as there is room for, or all of a run. */
  readonly reach: State["moves"];
  readonly build: Build;
  /** Cards from this one on may fill an empty column. */
  readonly fillFrom: number;
  /** Length of a packed table in 32-bit words. */
  readonly words: number;

  constructor(state: State) {
    const pick = (filled: readonly boolean[]): number[] => {
      const used = filled.flatMap((full, i) => (full ? [i] : []));
      const free = filled.flatMap((full, i) => (full ? [] : [i])).slice(0, MOST - used.length);
      return [...used, ...free].sort((a, b) => a - b);
    };
    this.columns = pick(state.cascades.map((cards) => cards.length > 0));
    this.cells = pick(state.cells.map((card) => card !== null));
    this.reach = state.moves;
    this.build = BUILDS[state.build];
    this.fillFrom = FILL_FROM[state.empty];
    this.words = 41 + ((this.columns.length + this.cells.length + 3) >> 2);
  }
}

/** A packed table. */
export class Table {
  readonly layout: Layout;
  readonly words: Int32Array;
  /** The card beneath each card, or FLOOR, CELL or HOME. */
  readonly under: Uint8Array;
  /** How many of each suit are home. */
  readonly home: Uint8Array;
  readonly tops: Uint8Array;
  readonly cells: Uint8Array;

  constructor(layout: Layout) {
    this.layout = layout;
    this.words = new Int32Array(layout.words);
    const { buffer } = this.words;
    this.under = new Uint8Array(buffer, 108, 52);
    this.home = new Uint8Array(buffer, 160, 4);
    this.tops = new Uint8Array(buffer, 164, layout.columns.length);
    this.cells = new Uint8Array(buffer, 164 + layout.columns.length, layout.cells.length);
  }

  /** Takes over a state of the rules. */
  load(state: State): void {
    const { layout, under } = this;
    under.fill(HOME);
    layout.columns.forEach((column, slot) => {
      let top: number = FLOOR;
      for (const card of state.cascades[column] ?? []) {
        under[card] = top;
        top = card;
      }
      this.tops[slot] = top;
    });
    layout.cells.forEach((cell, slot) => {
      const card: Card | null = state.cells[cell] ?? null;
      this.cells[slot] = card ?? FLOOR;
      if (card !== null) under[card] = CELL;
    });
    state.foundations.forEach((count, suit) => {
      this.home[suit] = count;
    });
  }
}

let shared: Table | undefined;

/** A table with a state on it, for work that is done before the next call: a new one is made only when the size changes. */
export function sharedTable(state: State): Table {
  const { layout } = shared ?? {};
  const isAlike =
    layout?.columns.length === state.cascades.length &&
    layout.cells.length === state.cells.length &&
    layout.reach === state.moves &&
    layout.build === BUILDS[state.build] &&
    layout.fillFrom === FILL_FROM[state.empty];
  const table = shared !== undefined && isAlike ? shared : new Table(new Layout(state));
  table.load(state);
  shared = table;
  return table;
}
