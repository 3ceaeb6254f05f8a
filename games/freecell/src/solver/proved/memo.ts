/**
 * What is known of relaxed tables. An entry is four words, one for each suit: the links of its cards and how many of them are
 * home, so that tables are compared exactly. The upper two bits of the words together hold the least slack that may do and the
 * least that is known to do, four bits each. It forgets what another table needs the place of.
 */

import * as laid from "./laid.ts";

// What a module imports is looked up at each use; bound here once more it is not: measured, a third of the whole time.
const { home, links } = laid;

/** No slack is known to do; nor is any that is as much, for which there is no room. */
export const NEVER = 15;
const WORDS = 4;
const KEY = 0x3fffffff;
const FIRST_SIZE = 1 << 12;
/** At most 64 MB. */
const LAST_SIZE = 1 << 22;

let memo = new Int32Array(WORDS * FIRST_SIZE);
let mask = FIRST_SIZE - 1;
let most = 0;
let written = 0;
let key0 = 0;
let key1 = 0;
let key2 = 0;
let key3 = 0;

/** Forgets everything, for the bits of links mean something else in another search; from now on at most so many are kept. */
export function forgetAll(tables: number): void {
  most = Math.min(tables, LAST_SIZE);
  if (memo.length > WORDS * FIRST_SIZE) memo = new Int32Array(WORDS * FIRST_SIZE);
  else memo.fill(0);
  mask = FIRST_SIZE - 1;
  written = 0;
}

function slotOfKey(): number {
  const a = Math.imul(key0, 0x9e3779b1) ^ (key1 + 0x7f4a7c15);
  const b = Math.imul(key2, 0x85ebca6b) ^ (key3 + 0x165667b1);
  const c = Math.imul(a ^ (a >>> 15), 0xc2b2ae35) + Math.imul(b ^ (b >>> 13), 0x27d4eb2f);
  const d = Math.imul(c ^ (c >>> 16), 0x9e3779b1);
  return ((d ^ (d >>> 15)) & mask) << 2;
}

/** Takes the key of the relaxed table, and gives the slot where it belongs. */
export function slotOf(): number {
  key0 = (links[0] as number) | ((home[0] as number) << 26);
  key1 = (links[1] as number) | ((home[1] as number) << 26);
  key2 = (links[2] as number) | ((home[2] as number) << 26);
  key3 = (links[3] as number) | ((home[3] as number) << 26);
  return slotOfKey();
}

/** What is known of the table whose key was taken: the least slack that may do and, from bit 4 on, the least that does. */
export function recall(slot: number): number {
  const word0 = memo[slot] as number;
  const word1 = memo[slot + 1] as number;
  const word2 = memo[slot + 2] as number;
  const word3 = memo[slot + 3] as number;
  if ((word0 & KEY) !== key0 || (word1 & KEY) !== key1 || (word2 & KEY) !== key2 || (word3 & KEY) !== key3) {
    return NEVER << 4;
  }
  return (word0 >>> 30) | ((word1 >>> 30) << 2) | ((word2 >>> 30) << 4) | ((word3 >>> 30) << 6);
}

/** Writes down what is known of the table whose key was taken. */
export function remember(slot: number, may: number, does: number): void {
  memo[slot] = key0 | (may << 30);
  memo[slot + 1] = key1 | ((may >> 2) << 30);
  memo[slot + 2] = key2 | (does << 30);
  memo[slot + 3] = key3 | ((does >> 2) << 30);
  written++;
}

/** Doubles the memo when it fills up; slots that were given before are void then. */
export function growMemo(): void {
  if (written <= mask >> 2 || mask >= most) return;
  written = 0;
  const old = memo;
  memo = new Int32Array(old.length * 2);
  mask = mask * 2 + 1;
  for (let at = 0; at < old.length; at += WORDS) {
    key0 = (old[at] as number) & KEY;
    key1 = (old[at + 1] as number) & KEY;
    key2 = (old[at + 2] as number) & KEY;
    key3 = (old[at + 3] as number) & KEY;
    const slot = slotOfKey();
    for (let i = 0; i < WORDS; i++) memo[slot + i] = old[at + i] as number;
  }
}
