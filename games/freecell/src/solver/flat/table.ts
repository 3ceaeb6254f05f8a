/**
 * The one table that the searches have laid out, as constants of a module: what was measured to count is that its arrays never
 * change their place, and that nothing is called or looked up twice. It lies in words as `Table` does, so that it is copied
 * word by word; columns and cells, what may lie on what and the weights are those of the search that runs.
 */

import * as building from "../packed/build.ts";
import type { Weights } from "../packed/score.ts";
import * as packed from "../packed/state.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { LINK } = packed;
const { ALTERNATE, ANY_SUIT } = building;
const FLOOR = 52;
const HOME = 54;
const CELLS = 64;
const HOME_SLOT = 127;

/** Columns and cells of the largest table, together. */
const MOST_SLOTS = 2 * packed.MOST;
const BEFORE_SLOTS = 41;

export const words = new Int32Array(BEFORE_SLOTS + MOST_SLOTS / 4);
/** Column cost up to and with this card, and lowest rank up to it, as `cost << 4 | rank`. */
export const prefix = new Uint16Array(words.buffer, 0, 53);
/** The card beneath each card, or FLOOR, CELL or HOME. */
export const under = new Uint8Array(words.buffer, 108, 52);
/** How many of each suit are home. */
export const home = new Uint8Array(words.buffer, 160, 4);
/** The tops of the columns, and behind them the cards in the cells. */
export const slots = new Uint8Array(words.buffer, BEFORE_SLOTS * 4, MOST_SLOTS);

// Arrays of 64 bytes and less lie where the engine moves them about, so that each use looks up where: these are longer.
/** The weights, by rank: cards out of sequence, at the foot of a column, above a lower card; and by free cells and columns. */
const broken = new Int32Array(32);
export const foot = new Int32Array(32);
export const above = new Int32Array(32);
export const room = new Int32Array(32);
const pile = new Uint8Array(128);

/** What may lie on what, as in `Build`. */
export const fits = new Uint8Array(64 * 64);
export const hosts = new Uint8Array(64 * 4);

/** What is laid, and how it is played. */
export const now = {
  columns: 0,
  cells: 0,
  /** Words in use. */
  words: 0,
  /** Whether more than one card moves as one, and whether any number does. */
  isMulti: true,
  isRelaxed: false,
  /** Cards from this one on may fill an empty column. */
  fillFrom: 0,
  /** Whether a card has four hosts, and not two at most. */
  isAnySuit: false,
};
let build: building.Build | undefined;
let weighed: Weights | undefined;

/** Makes ready for tables of a layout. */
export function prepareTable(layout: packed.Layout): void {
  now.columns = layout.columns.length;
  now.cells = layout.cells.length;
  now.words = layout.words;
  now.isMulti = layout.reach !== "single";
  now.isRelaxed = layout.reach === "relaxed";
  now.fillFrom = layout.fillFrom;
  if (build === layout.build) return;
  build = layout.build;
  fits.set(build.fits);
  hosts.set(build.hosts);
  now.isAnySuit = build === ANY_SUIT;
}

/** Makes ready for a search by these weights. */
export function prepareWeights(weights: Weights): void {
  if (weighed === weights) return;
  weighed = weights;
  broken.set(weights.broken);
  above.set(weights.above);
  foot.set(weights.foot);
  room.set(weights.room);
}

/** Lays a packed table out. */
export function lay({ layout, words: from }: packed.Table): void {
  prepareTable(layout);
  for (let i = 0; i < from.length; i++) words[i] = from[i] as number;
}

/** The hash of the table, worked out from nothing. */
export function hashAll(): number {
  let hash = 0;
  for (let card = 0; card < 52; card++) hash ^= LINK[(card << 6) | (under[card] as number)] as number;
  return hash;
}

/** How many cards are home. */
export const countHome = (): number =>
  (home[0] as number) + (home[1] as number) + (home[2] as number) + (home[3] as number);

/** Works out the prefix of a card from that of the card beneath it. */
function extend(card: number): void {
  const beneath = under[card] as number;
  const before = prefix[beneath] as number;
  const lowest = before & 15;
  const rank = card >> 2;
  let cost = before >> 4;
  if (beneath === FLOOR) cost += foot[rank] as number;
  else if (fits[(card << 6) | beneath] === 0) cost += broken[rank] as number;
  if (rank > lowest) cost += above[lowest] as number;
  prefix[card] = (cost << 4) | (rank < lowest ? rank : lowest);
}

/** Works out the prefixes from `top` down to, not with, `end`. */
function extendDown(top: number, end: number): void {
  let height = 0;
  for (let card = top; card !== end; card = under[card] as number) pile[height++] = card;
  while (height > 0) extend(pile[--height] as number);
}

/** Works out every prefix. */
export function extendAll(): void {
  prefix[FLOOR] = 13;
  for (let i = 0; i < now.columns; i++) extendDown(slots[i] as number, FLOOR);
}

/** Whether a card that can go home is safe there. */
function isSafe(card: number): boolean {
  if (build !== ALTERNATE) return build?.isSafe(home, card) ?? false;
  // The same as in `build.ts`, written out, for most tables are of this kind.
  const suit = card & 3;
  const rank = card >> 2;
  const isRed = suit === 1 || suit === 2;
  const a = (isRed ? home[0] : home[1]) as number;
  const b = (isRed ? home[3] : home[2]) as number;
  const least = a < b ? a : b;
  return least >= rank || (least >= rank - 1 && (home[3 - suit] as number) >= rank - 2);
}

/** Brings cards home, all or the safe ones, as long as there are any; takes and gives the hash of the table. */
export function bringHome(safely: boolean, before: number): number {
  const { columns } = now;
  const end = columns + now.cells;
  let hash = before;
  for (let again = true; again; ) {
    again = false;
    for (let i = 0; i < end; i++) {
      for (;;) {
        const card = slots[i] as number;
        const rank = card >> 2;
        if (card === FLOOR || rank !== home[card & 3] || (safely && !isSafe(card))) break;
        const beneath = under[card] as number;
        hash ^= LINK[(card << 6) | beneath] as number;
        under[card] = HOME;
        home[card & 3] = rank + 1;
        again = true;
        slots[i] = i < columns ? beneath : FLOOR;
      }
    }
  }
  return hash;
}

/** Plays a move and keeps the prefixes; whether cards may go home by themselves then: only one laid bare, or gone home, lets them. */
export function playMove(move: number): boolean {
  const card = move & 63;
  const from = (move >> 12) & 127;
  const to = move >> 19;
  const beneath = under[card] as number;
  let top = card;
  if (from < CELLS) {
    top = slots[from] as number;
    slots[from] = beneath;
  } else slots[now.columns + from - CELLS] = FLOOR;
  under[card] = (move >> 6) & 63;
  if (to < CELLS) {
    slots[to] = top;
    if (top === card) extend(card);
    else extendDown(top, under[card] as number);
  } else if (to === HOME_SLOT) {
    home[card & 3] = (card >> 2) + 1;
    return true;
  } else slots[now.columns + to - CELLS] = card;
  return beneath < FLOOR && beneath >> 2 === home[beneath & 3];
}
