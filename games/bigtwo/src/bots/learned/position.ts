/** A packed table with its past: what everybody has seen each seat play and pass on. */

import { ladderOf, type View } from "../../rules/index.ts";
import { HI_BIT, LO_BIT, topMark } from "../packed/cardset.ts";
import type { PlayList } from "../packed/plays.ts";
import { type PackedRules, packRules, playStrength } from "../packed/rules.ts";
import { PackedTable } from "../packed/table.ts";
import { FOUR, kindOf, NO_PLAY, PAIR, SINGLE, TRIPLE } from "./kinds.ts";

/** Nothing yet; larger than every rank and kind. */
const NEVER = 127;

/** What is kept for each seat, in places of eight numbers. */
export const REFUSED_SINGLE = 0;
export const REFUSED_PAIR = 1;
export const REFUSED_FIVE = 2;
export const REFUSED_TRIPLE = 3;
export const REFUSED_FOUR = 4;
export const LATEST_KIND = 5;
export const LATEST_RANK = 6;
export const LEAD_KIND = 7;
const PLACES = 8;
const BLANK = Int8Array.from({ length: 4 * PLACES }, (_, i) => (i % PLACES <= REFUSED_FIVE ? NEVER : 0));

/** So many plays are remembered one by one. */
export const EVENTS = 16;

/** One deal in progress, changed in place. */
export class Position {
  readonly table: PackedTable;
  readonly playedLo = new Int32Array(4);
  readonly playedHi = new Int32Array(4);
  readonly #past = BLANK.slice();
  /** The play to beat: its cards and kind. */
  lastLo = 0;
  lastHi = 0;
  lastKind = NO_PLAY;
  /** Who has passed, one bit for each seat: since the play to beat, and since the latest free move. */
  passedSince = 0;
  passedRound = 0;
  /**
   * The latest plays, play number n at n % EVENTS: their cards, the seat, from bit 2 the seats that have passed on it, and bit 6
   * where nothing was to beat.
   */
  readonly eventLo = new Int32Array(EVENTS);
  readonly eventHi = new Int32Array(EVENTS);
  readonly eventBy = new Uint8Array(EVENTS);
  /** Plays made so far. */
  made = 0;

  constructor(rules: PackedRules) {
    this.table = new PackedTable(rules);
  }

  /** The position a seat to move sees; the hands of the others are empty, their counts right. */
  static of(view: View): Position {
    const position = new Position(packRules(view.options));
    const { strength } = ladderOf(view.options);
    const { table } = position;
    for (const { seat, play } of view.history) {
      table.turn = seat;
      if (play === null) {
        position.pass();
        continue;
      }
      let [lo, hi] = [0, 0];
      for (const card of play.cards) {
        lo |= LO_BIT[strength[card] ?? 0] ?? 0;
        hi |= HI_BIT[strength[card] ?? 0] ?? 0;
      }
      position.playBits(lo, hi, play.cards.length, playStrength(play));
    }
    table.load(view);
    table.setHand(view.turn, view.hand);
    for (const [seat, count] of view.counts.entries()) table.count[seat] = count;
    return position;
  }

  /** What is known of the past of a seat. */
  past(seat: number, place: number): number {
    return this.#past[PLACES * seat + place] as number;
  }

  /** Becomes a copy of another position under the same rules. */
  copy(from: Position): this {
    this.table.copy(from.table);
    for (let seat = 0; seat < 4; seat++) {
      this.playedLo[seat] = from.playedLo[seat] as number;
      this.playedHi[seat] = from.playedHi[seat] as number;
    }
    this.#past.set(from.#past);
    this.lastLo = from.lastLo;
    this.lastHi = from.lastHi;
    this.lastKind = from.lastKind;
    this.passedSince = from.passedSince;
    this.passedRound = from.passedRound;
    this.eventLo.set(from.eventLo);
    this.eventHi.set(from.eventHi);
    this.eventBy.set(from.eventBy);
    this.made = from.made;
    return this;
  }

  /** Plays the i-th play of a list; one without cards is a pass. */
  play(list: PlayList, i: number): void {
    if (list.size[i] === 0) this.pass();
    else this.playBits(list.lo[i] as number, list.hi[i] as number, list.size[i] as number, list.strength[i] as number);
  }

  playBits(lo: number, hi: number, size: number, strength: number): void {
    const seat = this.table.turn;
    const at = PLACES * seat;
    const kind = kindOf(size, strength);
    const event = this.made++ % EVENTS;
    this.eventLo[event] = lo;
    this.eventHi[event] = hi;
    this.eventBy[event] = seat | (this.lastKind === NO_PLAY ? 64 : 0);
    if (this.lastKind === NO_PLAY) this.#past[at + LEAD_KIND] = kind;
    this.#past[at + LATEST_KIND] = kind;
    this.#past[at + LATEST_RANK] = topMark(lo, hi) >> 2;
    this.playedLo[seat] = (this.playedLo[seat] as number) | lo;
    this.playedHi[seat] = (this.playedHi[seat] as number) | hi;
    this.lastLo = lo;
    this.lastHi = hi;
    this.lastKind = kind;
    this.passedSince = 0;
    this.table.playBits(lo, hi, size, strength);
  }

  pass(): void {
    const { table } = this;
    this.#refuse(PLACES * table.turn);
    const event = (this.made - 1) % EVENTS;
    this.eventBy[event] = (this.eventBy[event] as number) | (4 << table.turn);
    this.passedSince |= 1 << table.turn;
    this.passedRound |= 1 << table.turn;
    table.pass();
    if (table.lastSize > 0) return;
    this.lastLo = 0;
    this.lastHi = 0;
    this.lastKind = NO_PLAY;
    this.passedSince = 0;
    this.passedRound = 0;
  }

  #refuse(at: number): void {
    const past = this.#past;
    const { lastKind } = this;
    const rank = topMark(this.lastLo, this.lastHi) >> 2;
    if (lastKind === SINGLE) past[at + REFUSED_SINGLE] = Math.min(past[at + REFUSED_SINGLE] as number, rank);
    else if (lastKind === PAIR) past[at + REFUSED_PAIR] = Math.min(past[at + REFUSED_PAIR] as number, rank);
    else if (lastKind === TRIPLE) past[at + REFUSED_TRIPLE] = 1;
    else if (lastKind <= FOUR) past[at + REFUSED_FOUR] = 1;
    else past[at + REFUSED_FIVE] = Math.min(past[at + REFUSED_FIVE] as number, lastKind);
  }
}
