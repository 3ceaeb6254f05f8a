/**
 * The laid table once more, with eight columns and four cells as constants, built in alternating colours: what is done on it is
 * what `flat/table.ts` does.
 */

import { ALTERNATE, NO_HOST } from "../packed/build.ts";
import * as packed from "../packed/state.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { LINK } = packed;
const FLOOR = 52;
const HOME = 54;
const CELLS = 64;
const HOME_SLOT = 127;

export const COLUMNS = 8;
export const CELL_COUNT = 4;
/** Length in words. */
export const FLAT_WORDS = 44;
export const words = new Int32Array(FLAT_WORDS);
export const prefix = new Uint16Array(words.buffer, 0, 53);
export const under = new Uint8Array(words.buffer, 108, 52);
export const home = new Uint8Array(words.buffer, 160, 4);
export const tops = new Uint8Array(words.buffer, 164, COLUMNS);
export const cells = new Uint8Array(words.buffer, 172, CELL_COUNT);

/** What may lie on what. */
export const FITS = ALTERNATE.fits;
export const HOST_A = new Uint8Array(128).map((_, card) => ALTERNATE.hosts[card << 2] ?? NO_HOST);
export const HOST_B = new Uint8Array(128).map((_, card) => ALTERNATE.hosts[(card << 2) | 1] ?? NO_HOST);

// Arrays of 64 bytes and less lie where the engine moves them about, so that each use looks up where: these are longer.
/** The weights of the search that runs, by rank: cards out of sequence, at the foot of a column, above a lower card. */
export const broken = new Int32Array(32);
export const foot = new Int32Array(32);
export const above = new Int32Array(32);

const column = new Uint8Array(128);

/** Whether tables of a layout are standard ones. */
export const isStandard = ({ columns, cells, reach, build, fillFrom }: packed.Layout): boolean =>
  columns.length === COLUMNS &&
  cells.length === CELL_COUNT &&
  reach === "multi" &&
  build === ALTERNATE &&
  fillFrom === 0;

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
  else if (FITS[(card << 6) | beneath] === 0) cost += broken[rank] as number;
  if (rank > lowest) cost += above[lowest] as number;
  prefix[card] = (cost << 4) | (rank < lowest ? rank : lowest);
}

/** Works out the prefixes from `top` down to, not with, `end`. */
export function extendDown(top: number, end: number): void {
  let height = 0;
  for (let card = top; card !== end; card = under[card] as number) column[height++] = card;
  while (height > 0) extend(column[--height] as number);
}

/** Brings cards home, all or the safe ones, as long as there are any; takes and gives the hash of the table. */
export function bringHome(safely: boolean, before: number): number {
  let hash = before;
  for (let again = true; again; ) {
    again = false;
    for (let i = 0; i < COLUMNS + CELL_COUNT; i++) {
      for (;;) {
        const card = (i < COLUMNS ? tops[i] : cells[i - COLUMNS]) as number;
        const suit = card & 3;
        const rank = card >> 2;
        if (card === FLOOR || rank !== home[suit]) break;
        if (safely) {
          const isRed = suit === 1 || suit === 2;
          const a = (isRed ? home[0] : home[1]) as number;
          const b = (isRed ? home[3] : home[2]) as number;
          const least = a < b ? a : b;
          if (least < rank && (least < rank - 1 || (home[3 - suit] as number) < rank - 2)) break;
        }
        const beneath = under[card] as number;
        hash ^= LINK[(card << 6) | beneath] as number;
        under[card] = HOME;
        home[suit] = rank + 1;
        again = true;
        if (i < COLUMNS) tops[i] = beneath;
        else cells[i - COLUMNS] = FLOOR;
      }
    }
  }
  return hash;
}

/** Plays a move and keeps the prefixes; whether cards may go home by themselves then. */
export function playMove(move: number): boolean {
  const card = move & 63;
  const from = (move >> 12) & 127;
  const to = move >> 19;
  const beneath = under[card] as number;
  let top = card;
  if (from < CELLS) {
    top = tops[from] as number;
    tops[from] = beneath;
  } else cells[from - CELLS] = FLOOR;
  under[card] = (move >> 6) & 63;
  if (to < CELLS) {
    tops[to] = top;
    if (top === card) extend(card);
    else extendDown(top, under[card] as number);
  } else if (to === HOME_SLOT) {
    home[card & 3] = (card >> 2) + 1;
    return true;
  } else cells[to - CELLS] = card;
  return beneath < FLOOR && beneath >> 2 === home[beneath & 3];
}
