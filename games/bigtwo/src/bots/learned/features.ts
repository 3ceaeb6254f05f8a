/** What the network is told of a position and of each legal play, bit by bit as training/bigtwo/FEATURES.md lists them. */

import { bitCount, suitsAt, topMark } from "../packed/cardset.ts";
import type { PackedRules } from "../packed/rules.ts";
import { Inputs } from "./inputs.ts";
import { FLUSH, kindOf, NO_PLAY, SINGLE, STRAIGHT, STRAIGHT_FLUSH, TRIPLE, TWO_PAIR } from "./kinds.ts";
import {
  EVENTS,
  LATEST_KIND,
  LATEST_RANK,
  LEAD_KIND,
  type Position,
  REFUSED_FIVE,
  REFUSED_FOUR,
  REFUSED_PAIR,
  REFUSED_SINGLE,
  REFUSED_TRIPLE,
} from "./position.ts";
import { Structure, WINDOW_RANKS } from "./structure.ts";

/** How many inputs a state and an action have. */
export const STATE_BITS = 768;
export const ACTION_BITS = 256;
/** And each of the latest plays. */
export const EVENT_BITS = 64;

const ALL_LO = (1 << 28) - 1;
const ALL_HI = (1 << 24) - 1;
const TWO_TO_SIX = 10;

/** What the points are: card counts, or what the rules' own penalties make of them. */
export type Scoring = "cards" | "rules";

/** Writes the inputs of positions under one set of rules. It reads the hand of the seat to move and no other. */
export class Features {
  readonly state = new Inputs(STATE_BITS);
  readonly action = new Inputs(ACTION_BITS);
  /** The latest plays, the last one first; empty where fewer were made. */
  readonly events: readonly Inputs[] = Array.from({ length: EVENTS }, () => new Inputs(EVENT_BITS));
  readonly #rules: PackedRules;
  readonly #scoring: Scoring;
  readonly #own: Structure;
  readonly #unseen: Structure;
  readonly #rest: Structure;
  #lo = 0;
  #hi = 0;
  #topUnseen = -1;
  /** The most cards held by a seat that may still answer in this round. */
  #most = 0;
  #lastCardAhead = false;

  constructor(rules: PackedRules, scoring: Scoring) {
    this.#rules = rules;
    this.#scoring = scoring;
    this.#own = new Structure(rules);
    this.#unseen = new Structure(rules);
    this.#rest = new Structure(rules);
  }

  /** Writes the state of a position; `writeAction` then speaks of the same position. */
  writeState(position: Position): void {
    const { table } = position;
    const { turn } = table;
    const [lo, hi] = [table.lo[turn] as number, table.hi[turn] as number];
    const { playedLo: pLo, playedHi: pHi } = position;
    const unseenLo = ALL_LO & ~(lo | (pLo[0] as number) | (pLo[1] as number) | (pLo[2] as number) | (pLo[3] as number));
    const unseenHi = ALL_HI & ~(hi | (pHi[0] as number) | (pHi[1] as number) | (pHi[2] as number) | (pHi[3] as number));
    this.#lo = lo;
    this.#hi = hi;
    this.#topUnseen = topMark(unseenLo, unseenHi);
    this.#own.look(lo, hi);
    this.#unseen.look(unseenLo, unseenHi);
    const out = this.state;
    out.clear();
    out.cards(lo, hi);
    out.cards(unseenLo, unseenHi);
    for (let i = 1; i < 4; i++) out.cards(pLo[(turn + i) & 3] as number, pHi[(turn + i) & 3] as number);
    this.#writeRound(position);
    for (let i = 1; i < 4; i++) writePast(out, position, (turn + i) & 3);
    this.#writeHand();
    this.#writeOthers(table.count, turn);
    this.#writeRules();
  }

  /** Writes the latest plays of a position. */
  writeEvents({ eventBy, eventHi, eventLo, made, table }: Position): void {
    for (let k = 0; k < EVENTS; k++) {
      const out = this.events[k] as Inputs;
      out.clear();
      if (k >= made) continue;
      const event = (made - 1 - k) % EVENTS;
      const by = eventBy[event] as number;
      out.cards(eventLo[event] as number, eventHi[event] as number);
      out.oneHot(((by & 3) - table.turn + 3) & 3, 4);
      out.word(turned((by >> 2) & 15, table.turn), 4);
      out.flag(by >= 64);
    }
  }

  #writeRound(position: Position): void {
    const { lastKind, passedRound, passedSince, table } = position;
    const { count, turn } = table;
    const out = this.state;
    const locked = this.#rules.config.pass === "locked" ? table.passed : 0;
    out.cards(position.lastLo, position.lastHi);
    out.oneHot(lastKind - 1, 10);
    out.oneHot(lastKind === NO_PLAY ? -1 : (table.owner - turn + 3) & 3, 3);
    out.flag(lastKind === NO_PLAY);
    out.flag(table.opening);
    out.word(turned(passedSince, turn) & 7, 3);
    out.word(turned(passedRound, turn), 4);
    out.word(turned(locked, turn) & 7, 3);
    this.#most = 0;
    for (let i = 1; i < 4; i++) {
      const left = count[(turn + i) & 3] as number;
      out.oneHot(left - 1, 13);
      if (((locked >> ((turn + i) & 3)) & 1) === 0 && left > this.#most) this.#most = left;
    }
    this.#lastCardAhead = count[(turn + 1) & 3] === 1;
  }

  #writeHand(): void {
    const out = this.state;
    const own = this.#own;
    writeHeld(out, own, 1);
    writeHeld(out, this.#unseen, 1);
    out.word(own.windows, WINDOW_RANKS.length);
    out.word(own.suitsOfFive, 4);
    out.flag(own.bestKind === STRAIGHT_FLUSH);
    out.oneHot(own.size - 1, 13);
    out.upTo(this.#bosses(this.#lo, this.#hi), 5);
  }

  #writeOthers(count: Int32Array, turn: number): void {
    const [a, b, c] = [
      count[(turn + 1) & 3] as number,
      count[(turn + 2) & 3] as number,
      count[(turn + 3) & 3] as number,
    ];
    const best = Math.max(a, b, c) < 5 ? NO_PLAY : this.#unseen.bestKind;
    this.state.oneHot(best === NO_PLAY ? 0 : best - STRAIGHT + 1, 6);
    this.state.upTo(6 - Math.min(a, b, c), 5);
  }

  #writeRules(): void {
    const out = this.state;
    const { config, deciders, placeOf, windows } = this.#rules;
    const placeAt = (w: number): number => placeOf[WINDOW_RANKS[w] as number] as number;
    out.flag(config.triples);
    out.flag(config.fours);
    out.flag(config.flushes !== "none");
    out.flag(config.kicker);
    out.flag(config.bombs);
    out.flag(config.flushes === "ranks");
    out.flag(config.pass === "locked");
    out.flag(config.lastCard);
    out.flag(config.opening === "alone");
    out.flag(config.unbeatable);
    for (let w = 0; w < WINDOW_RANKS.length; w++) out.flag(placeAt(w) >= 0);
    const place = placeAt(TWO_TO_SIX);
    out.flag(place >= 0 && windows[5 * place + (deciders[place] as number)] === 12);
    const penalty = this.#scoring === "rules" ? config.penalty : "cards";
    out.flag(penalty !== "cards");
    out.flag(penalty === "tens");
    out.flag(penalty === "twos");
  }

  /** Cards of a set above every unseen card. */
  #bosses(lo: number, hi: number): number {
    const top = this.#topUnseen;
    if (top < 28) return bitCount(lo & (-2 << top)) + bitCount(hi);
    return bitCount(hi & (-2 << (top - 28)));
  }

  /** Writes one play of the position last written; size 0 is a pass. */
  writeAction(lo: number, hi: number, size: number, strength: number): void {
    const [restLo, restHi] = [this.#lo & ~lo, this.#hi & ~hi];
    const kind = kindOf(size, strength);
    const key = strength & 0xffff;
    const rest = this.#rest.look(restLo, restHi);
    const out = this.action;
    out.clear();
    out.cards(lo, hi);
    out.cards(restLo, restHi);
    out.oneHot(kind, 11);
    this.#writeKey(kind, key, topMark(lo, hi));
    out.oneHot(rest.size - 1, 13);
    writeHeld(out, rest, 2);
    out.word(rest.windows, WINDOW_RANKS.length);
    out.word(rest.suitsOfFive, 4);
    out.flag(rest.bestKind === STRAIGHT_FLUSH);
    const isBoss = kind !== NO_PLAY && !this.#unseen.canBeat(kind, key, this.#most);
    out.flag(isBoss);
    out.flag(splitsRank(lo, hi, restLo, restHi));
    out.flag(this.#own.bestKind !== NO_PLAY);
    out.flag(rest.bestKind !== NO_PLAY);
    out.upTo(this.#bosses(restLo, restHi), 3);
    const whole = rest.wholeKind;
    out.oneHot(whole - 1, 10);
    out.flag(isBoss && whole !== NO_PLAY);
    out.flag(kind === SINGLE && this.#lastCardAhead && topMark(this.#lo, this.#hi) !== key);
  }

  #writeKey(kind: number, key: number, top: number): void {
    const bySuit =
      kind !== NO_PLAY && kind !== TRIPLE && (kind <= TWO_PAIR || kind === STRAIGHT || kind === STRAIGHT_FLUSH);
    const mark = kind === FLUSH ? top : bySuit ? key : 4 * key;
    this.action.oneHot(kind === NO_PLAY ? -1 : mark >> 2, 13);
    this.action.oneHot(bySuit || kind === FLUSH ? mark & 3 : -1, 4);
  }
}

/** Seats as bits, turned so that the seat after `turn` comes first and `turn` itself last. */
const turned = (seats: number, turn: number): number => ((seats >> (turn + 1)) | (seats << (3 - turn))) & 15;

function writeHeld(out: Inputs, { held }: Structure, from: number): void {
  for (let n = from; n <= 4; n++) out.word(held[n] as number, 13);
}

function writePast(out: Inputs, position: Position, seat: number): void {
  const latest = position.past(seat, LATEST_KIND);
  out.oneHot(position.past(seat, REFUSED_SINGLE), 13);
  out.oneHot(position.past(seat, REFUSED_PAIR), 13);
  out.oneHot(position.past(seat, REFUSED_FIVE) - STRAIGHT, 5);
  out.flag(position.past(seat, REFUSED_TRIPLE) !== 0);
  out.flag(position.past(seat, REFUSED_FOUR) !== 0);
  out.oneHot(latest - 1, 10);
  out.oneHot(latest === NO_PLAY ? -1 : position.past(seat, LATEST_RANK), 13);
  out.oneHot(position.past(seat, LEAD_KIND) - 1, 10);
}

/** Whether a play takes some but not all cards held of a rank. */
function splitsRank(lo: number, hi: number, restLo: number, restHi: number): boolean {
  for (let v = 0; v < 13; v++) if (suitsAt(lo, hi, v) !== 0 && suitsAt(restLo, restHi, v) !== 0) return true;
  return false;
}
