/**
 * The relaxed game: empty columns without end, so that any run can be set aside for one move, and home costs nothing. A player
 * move breaks one link between a card and what it lies on, and a link that stands now is broken at most once: so no line from
 * the laid table has fewer moves than the relaxed game has breaks. It is played out exactly: home goes what can; a run on top
 * whose lowest card is caught is set aside; when nothing moves, the next card home is one of four, and each of them is tried.
 */

import { FLOOR } from "../packed/state.ts";
import * as laid from "./laid.ts";
import { forgetAll, growMemo, NEVER, recall, remember, slotOf } from "./memo.ts";

const { above, CAUGHT, caught, caughtRuns, column, foot, height, home, joins, links, NONE, runs } = laid;
const { tips, under, words } = laid;

/** More cards than there are cannot be dug out one within the other. */
const DEEPEST = 52;
const saved = new Int32Array(words.length * DEEPEST);
const before = new Int32Array(words.length);
/** How many columns there are, and how many words with them. */
let columns = 0;
let used = 0;
let isRemembering = true;

/** Makes ready for tables with so many columns, of which so many are remembered; none where their links cannot be told apart. */
export function prepareRelaxed(columnCount: number, tables: number, isTold: boolean): void {
  columns = columnCount;
  isRemembering = isTold;
  used = laid.TIPS + ((columnCount + 4) >> 2);
  forgetAll(tables);
}

/** What digging a card out costs, over what is counted already for caught runs. */
function digCost(card: number): number {
  const tip = tips[column[card] as number] as number;
  if ((height[card] as number) > (height[tip] as number)) return 1;
  const isSplit = joins[((above[card] as number) << 6) | card] as number;
  const pieces = (runs[tip] as number) - (runs[card] as number) + isSplit;
  return pieces - (caughtRuns[tip] as number) + (caughtRuns[card] as number);
}

function unlink(card: number): void {
  links[card & 3] = (links[card & 3] as number) & ~(3 << ((card >> 2) << 1));
}

/** Takes off what lies on a card, piece by piece. */
function dig(card: number): void {
  const at = column[card] as number;
  if ((height[card] as number) <= (height[tips[at] as number] as number)) tips[at] = card;
  let next = above[card] as number;
  above[card] = NONE;
  unlink(next);
  for (;;) {
    const after = above[next] as number;
    if (after === NONE) return;
    if (joins[(after << 6) | next] === 0) {
      above[next] = NONE;
      unlink(after);
    }
    next = after;
  }
}

/** Brings home what can go, and sets aside what lies on top and must be. */
function settle(): void {
  for (let isMoving = true; isMoving; ) {
    for (let suit = 0, still = 0; still < 4; suit = (suit + 1) & 3, still++) {
      let card = ((home[suit] as number) << 2) | suit;
      if (card >= 52 || above[card] !== NONE) continue;
      do {
        const beneath = under[card] as number;
        if (beneath < 52) above[beneath] = NONE;
        const at = column[card] as number;
        if (tips[at] === card) tips[at] = beneath;
        unlink(card);
        card += 4;
      } while (card < 52 && above[card] === NONE);
      still = -1;
      home[suit] = card >> 2;
    }
    isMoving = false;
    for (let i = 0; i < columns; i++) {
      let top = tips[i] as number;
      if (top === FLOOR) continue;
      let lowest = foot[top] as number;
      if (((caught[lowest] as number) & CAUGHT) === 0) continue;
      do {
        unlink(lowest);
        top = under[lowest] as number;
        above[top] = NONE;
        lowest = foot[top] as number;
      } while (((caught[lowest] as number) & CAUGHT) !== 0);
      tips[i] = top;
      isMoving = true;
    }
  }
}

/** Whether the relaxed game is won with so many breaks over those counted. Overwrites the words. */
function isWonWithin(allowed: number, depth: number): boolean {
  let slack = allowed;
  for (;;) {
    settle();
    let best = -1;
    let bestCost = 64;
    let ways = 0;
    let costs = 0;
    for (let suit = 0; suit < 4; suit++) {
      const card = ((home[suit] as number) << 2) | suit;
      if (card >= 52) continue;
      const cost = digCost(card);
      if (cost < bestCost) {
        bestCost = cost;
        best = card;
      }
      if (cost > slack) continue;
      ways |= 1 << suit;
      costs |= cost << (suit << 3);
    }
    if (best < 0) return true;
    if (ways === 0) return false;
    if ((ways & (ways - 1)) !== 0) return isAnyWayWon(slack, ways, costs, bestCost, depth);
    dig(best);
    slack -= bestCost;
  }
}

/** Tries to dig out each of several cards, the cheapest first. */
function isAnyWayWon(slack: number, ways: number, costs: number, least: number, depth: number): boolean {
  const slot = slotOf();
  const recalled = isRemembering ? recall(slot) : NEVER << 4;
  const may = recalled & 15;
  const does = recalled >> 4;
  if (may > slack) return false;
  if (does <= slack && does < NEVER) return true;
  const at = depth * used;
  for (let i = 0; i < used; i++) saved[at + i] = words[i] as number;
  let isWon = false;
  for (let cost = least; cost <= slack && !isWon; cost++) {
    for (let suit = 0; suit < 4 && !isWon; suit++) {
      if (((ways >> suit) & 1) === 0 || ((costs >> (suit << 3)) & 255) !== cost) continue;
      dig(((home[suit] as number) << 2) | suit);
      isWon = isWonWithin(slack - cost, depth + 1);
      for (let i = 0; i < used; i++) words[i] = saved[at + i] as number;
    }
  }
  if (!isRemembering) return isWon;
  slotOf();
  if (isWon) remember(slot, may, slack < NEVER ? slack : NEVER);
  else remember(slot, slack < NEVER ? slack + 1 : NEVER, does);
  return isWon;
}

/** Whether the relaxed game can be won from the laid table with so many breaks more than it has caught runs. */
export function isWithin(slack: number): boolean {
  if (slack < 0) return false;
  growMemo();
  for (let i = 0; i < used; i++) before[i] = words[i] as number;
  const isWon = isWonWithin(slack, 0);
  for (let i = 0; i < used; i++) words[i] = before[i] as number;
  return isWon;
}
