/**
 * The search for a shortest line with its proof: A* by buckets. Tables wait by the least length that a line through them can
 * have: moves played, and moves that the relaxed game needs; of equal ones those nearest the end go first, the newest before
 * the others. A table is opened in two steps: first for the tables of the same least length, and only when its turn comes
 * again for all others, so that most of those are never made.
 */

import type { Budget } from "@baize/kernel";
import type { State } from "../../rules/index.ts";
import type { Build } from "../packed/build.ts";
import * as coded from "../packed/places.ts";
import * as packed from "../packed/state.ts";
import { Archive, IDLE, key as keyLookedFor, MOST_TABLES, NEXT, NOTE, PARENT } from "./archive.ts";
import * as laid from "./laid.ts";
import { isWithin, prepareRelaxed } from "./relaxed.ts";
import { beginLinks, idleHighBut, idleLowBut, isHost, isIdle, isUseful, isUsefulOn } from "./useful.ts";

const { above, home, joins, layAll, NONE, under } = laid;
const { CELL, FLOOR, HOME } = packed;
const { KEY, WORD, SHIFT, MASK } = coded;
const key = keyLookedFor;

/** A note: card and destination of the move (12 bits), moves played (8), moves left (6), and how far the table is. */
const PLAYED = 12;
const LEFT = 20;
/** Moves left are what the relaxed game needs, and not only at least so many. */
const EXACT = 1 << 26;
/** Opened for the tables of the same least length. */
const HALF = 1 << 27;
/** Opened for all, or superseded by a record with fewer moves. */
const DONE = 1 << 28;
const MOVE = 4095;
/** Nodes of the budget for a table, which takes about as long as eight tables do elsewhere. */
const NODES = 8;
/** Lines of this length and longer are not looked for, so that a note has room. */
const LONGEST = 240;

const parentKey = new Int32Array(KEY);
const gone = new Uint8Array(52);
let owner: Frontier | undefined;
let bits: Int32Array = new Int32Array(0);
let unders: Uint8Array = new Uint8Array(0);
let freeCells = 0;
let freeColumns = 0;
let isFirstStep = true;

/** Looks for lines shorter than a known one; can be stopped and taken up again. */
export class Frontier {
  /** No line is shorter than this. */
  atLeast = 0;
  /** The packed moves of the shortest line found here. */
  line: readonly number[] | undefined;
  /** Tables looked at. */
  looked = 0;
  readonly #archive = new Archive();
  readonly #heads = new Int32Array((LONGEST + 66) << 6).fill(-1);
  readonly #places: coded.Places;
  readonly #reach: State["moves"];
  readonly #fillFrom: number;
  readonly #build: Build;
  readonly #columns: number;
  readonly #cells: number;
  readonly #most: number;
  #waiting = 0;
  /** Only shorter lines are looked for. */
  #length = LONGEST;

  /** `most`: how many tables may be remembered, at about 50 bytes each. */
  constructor(state: State, most: number) {
    const layout = new packed.Layout(state);
    const start = new packed.Table(layout);
    start.load(state);
    this.#reach = layout.reach;
    this.#fillFrom = layout.fillFrom;
    this.#build = layout.build;
    this.#columns = layout.columns.length;
    this.#cells = layout.cells.length;
    this.#most = Math.min(most, MOST_TABLES);
    this.#places = coded.placesFrom(start.under, layout.build);
    this.#own();
    under.set(start.under);
    layAll();
    key.fill(0);
    for (let card = 0; card < 52; card++) {
      const word = WORD[card] as number;
      key[word] = (key[word] as number) | (bits[(card << 6) | (under[card] as number)] as number);
    }
    for (let i = this.#settle(); i > 0; i--) under[gone[i - 1] as number] = HOME;
    const caught = layAll();
    let slack = 0;
    while (!isWithin(slack)) slack++;
    this.atLeast = caught + slack;
    this.#archive.find();
    this.#push(this.#archive.add(-1), EXACT | (this.atLeast << LEFT), this.atLeast);
    if (isWon()) this.#win([], 0);
  }

  /** Tables remembered. */
  get tables(): number {
    return this.#archive.count;
  }

  /** Whether there is nothing left to find, or no room to remember it in. */
  get isSpent(): boolean {
    return this.atLeast >= this.#length || this.#archive.count > this.#most;
  }

  /** From now on only lines shorter than this are looked for. */
  beat(length: number): void {
    if (length < this.#length) this.#length = length;
  }

  /** Looks at so many tables more, unless there is nothing left to find, or budget or memory are spent. */
  run(budget: Budget, most: number): void {
    this.#own();
    for (const end = this.looked + most; this.looked < end && !this.isSpent; ) {
      const bucket = this.#nextBucket();
      if (bucket < 0 || !budget.spend(NODES)) return;
      const record = this.#heads[bucket] as number;
      this.#heads[bucket] = this.#archive.read(record, NEXT);
      this.#waiting--;
      this.looked++;
      this.#look(record);
    }
  }

  /** The first bucket that is not empty; −1 when there is none for lines as short as they are looked for. */
  #nextBucket(): number {
    if (this.#waiting === 0) this.atLeast = this.#length;
    for (let bucket = this.atLeast << 6; bucket < this.#length << 6; bucket++) {
      if ((this.#heads[bucket] as number) < 0) continue;
      this.atLeast = bucket >> 6;
      return bucket;
    }
    this.atLeast = this.#length;
    return -1;
  }

  #look(record: number): void {
    const archive = this.#archive;
    const note = archive.read(record, NOTE);
    if ((note & DONE) !== 0) return;
    const played = (note >> PLAYED) & 255;
    const left = (note >> LEFT) & 63;
    const caught = this.#lay(record);
    if ((note & (EXACT | HALF)) === 0 && !isWithin(left - caught)) {
      archive.write(record, IDLE, 0);
      archive.write(record, IDLE + 1, 0);
      this.#push(record, (note + (1 << LEFT)) | EXACT, this.atLeast + 1);
      return;
    }
    beginLinks(caught, left, archive.read(record, IDLE), archive.read(record, IDLE + 1));
    isFirstStep = (note & HALF) === 0;
    if (isFirstStep) {
      this.#open(record, played, left - 1);
      archive.write(record, IDLE, idleLowBut(64));
      archive.write(record, IDLE + 1, idleHighBut(64));
      this.#push(record, note | EXACT | HALF, this.atLeast + 1);
    } else {
      archive.write(record, NOTE, note | DONE);
      this.#open(record, played, left);
    }
  }

  /** Makes the laid table this search's own: there is one for all. */
  #own(): void {
    if (owner === this) return;
    owner = this;
    ({ bits, unders } = this.#places);
    laid.prepareLaid(this.#reach === "single" ? undefined : this.#build.fits, this.#places.links);
    prepareRelaxed(this.#columns, this.#most, this.#build.isTold);
  }

  #push(record: number, note: number, least: number): void {
    this.#archive.write(record, NOTE, note);
    if (least >= this.#length) return;
    const bucket = (least << 6) | ((note >> LEFT) & 63);
    this.#archive.write(record, NEXT, this.#heads[bucket] as number);
    this.#heads[bucket] = record;
    this.#waiting++;
  }

  #win(line: readonly number[], played: number): void {
    this.#length = played;
    this.line = line;
  }

  /** Lays the table of a record; gives its caught runs. */
  #lay(record: number): number {
    for (let i = 0; i < KEY; i++) parentKey[i] = this.#archive.read(record, i);
    freeCells = this.#cells;
    freeColumns = this.#columns;
    for (let card = 0; card < 52; card++) {
      const code = ((parentKey[WORD[card] as number] as number) >>> (SHIFT[card] as number)) & (MASK[card] as number);
      const beneath = unders[(card << 3) | code] as number;
      under[card] = beneath;
      if (beneath === CELL) freeCells--;
      else if (beneath === FLOOR) freeColumns--;
    }
    return layAll();
  }

  /**
   * Makes the tables of a step, whose moves leave `left` more: in the first one cards go home and useful links are broken, in
   * the second everything else happens, and what the first one made is known by then.
   */
  #open(record: number, played: number, left: number): void {
    const fillFrom = this.#fillFrom;
    const doubling = fillFrom > 0 ? 0 : freeColumns < 5 ? freeColumns : 5;
    const isRelaxed = this.#reach === "relaxed";
    const most = isRelaxed ? 13 : this.#reach === "multi" ? (freeCells + 1) << doubling : 1;
    const mostToEmpty = freeColumns === 0 ? 0 : doubling === 0 || isRelaxed ? most : most >> 1 || 1;
    const { hosts } = this.#build;
    for (let top = 0; top < 52; top++) {
      const place = under[top] as number;
      if (above[top] !== NONE || place === HOME) continue;
      if (isFirstStep && top >> 2 === home[top & 3]) this.#child(record, top, top, HOME, played, left + 1, EXACT);
      if (isFirstStep && place >= FLOOR) continue;
      for (let card = top, length = 1; length <= most; length++) {
        const beneath = under[card] as number;
        if (!isFirstStep || (beneath < FLOOR && !isIdle(card))) {
          if (length === 1 && freeCells > 0 && place !== CELL)
            this.#child(record, card, top, CELL, played + 1, left, EXACT);
          if (length <= mostToEmpty && beneath !== FLOOR && card >= fillFrom)
            this.#child(record, card, top, FLOOR, played + 1, left, EXACT);
          for (let n = card << 2; n < (card + 1) << 2; n++) {
            const host = hosts[n] as number;
            if (isHost(host)) this.#child(record, card, top, host, played + 1, left, 0);
          }
        }
        if (beneath >= FLOOR || joins[(card << 6) | beneath] === 0) break;
        card = beneath;
      }
    }
  }

  /** Remembers the table that a move makes, unless it is known, or the first step is asked for one that is not nearer the end. */
  #child(record: number, card: number, top: number, onto: number, played: number, left: number, exact: number): void {
    const archive = this.#archive;
    const isEnd = this.#takeKey(card, onto);
    const found = archive.find();
    if (found >= 0 && played >= ((archive.read(found, NOTE) >> PLAYED) & 255)) return;
    const isLink = (under[card] as number) < FLOOR;
    if (isFirstStep && isLink && onto !== HOME) {
      if (!isUseful(card, top)) return;
      if (onto < FLOOR && !isUsefulOn(card, top, onto)) return;
    }
    if (found >= 0) archive.write(found, NOTE, archive.read(found, NOTE) | DONE);
    const child = archive.add(record);
    const isKept = isFirstStep || !isLink;
    archive.write(child, IDLE, isKept ? idleLowBut(card) : 0);
    archive.write(child, IDLE + 1, isKept ? idleHighBut(card) : 0);
    const known = isFirstStep ? EXACT : exact;
    this.#push(child, card | (onto << 6) | (played << PLAYED) | (left << LEFT) | known, played + left);
    if (isEnd && played < this.#length) this.#win(this.#path(child), played);
  }

  /** Takes the key of the table that a move makes, with safe cards home; whether it is won. */
  #takeKey(card: number, onto: number): boolean {
    const beneath = under[card] as number;
    const word = WORD[card] as number;
    for (let i = 0; i < KEY; i++) key[i] = parentKey[i] as number;
    key[word] = (key[word] as number) ^ (bits[(card << 6) | beneath] as number) ^ (bits[(card << 6) | onto] as number);
    // Only a card gone home, or one laid bare, can let others go.
    if (onto !== HOME && (beneath >= FLOOR || beneath >> 2 !== home[beneath & 3])) return false;
    if (beneath < FLOOR) above[beneath] = NONE;
    under[card] = onto;
    if (onto < FLOOR) above[onto] = card;
    if (onto === HOME) home[card & 3] = (home[card & 3] as number) + 1;
    const count = this.#settle();
    const isEnd = isWon();
    for (let i = count - 1; i >= 0; i--) {
      const back = gone[i] as number;
      home[back & 3] = (home[back & 3] as number) - 1;
      if ((under[back] as number) < FLOOR) above[under[back] as number] = back;
    }
    if (onto === HOME) home[card & 3] = (home[card & 3] as number) - 1;
    if (onto < FLOOR) above[onto] = NONE;
    under[card] = beneath;
    if (beneath < FLOOR) above[beneath] = card;
    return isEnd;
  }

  /** Brings safe cards home, in the key as well; gives how many. */
  #settle(): number {
    let count = 0;
    for (let suit = 0, still = 0; still < 4; suit = (suit + 1) & 3, still++) {
      for (;;) {
        const card = ((home[suit] as number) << 2) | suit;
        if (card >= 52 || above[card] !== NONE || !this.#build.isSafe(home, card)) break;
        const beneath = under[card] as number;
        const word = WORD[card] as number;
        if (beneath < FLOOR) above[beneath] = NONE;
        key[word] =
          (key[word] as number) ^ (bits[(card << 6) | beneath] as number) ^ (bits[(card << 6) | HOME] as number);
        home[suit] = (home[suit] as number) + 1;
        gone[count++] = card;
        still = -1;
      }
    }
    return count;
  }

  /** The packed moves that lead to a record. */
  #path(record: number): number[] {
    const moves: number[] = [];
    for (let at = record; at > 0; at = this.#archive.read(at, PARENT)) moves.push(this.#archive.read(at, NOTE) & MOVE);
    return moves.reverse();
  }
}

const isWon = (): boolean =>
  (home[0] as number) + (home[1] as number) + (home[2] as number) + (home[3] as number) === 52;
