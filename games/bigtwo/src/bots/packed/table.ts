/** The packed table: the same game as the rules, in words and small arrays, changed in place. */

import { ladderOf, type Move, type State, type View } from "../../rules/index.ts";
import { bitCount, HI_BIT, LO_BIT, marksOf, topMark } from "./cardset.ts";
import { addBombs, addFives, addFourCards, addPairs, addSingles, addTriples, type PlayList } from "./plays.ts";
import { categoryOf, FOUR_KICKER, type PackedRules, playStrength, STRAIGHT_FLUSH } from "./rules.ts";

/** Nobody. */
const NONE = -1;

/** One table. `lastSize` 0 means that the seat to move may play anything. */
export class PackedTable {
  readonly rules: PackedRules;
  readonly lo = new Int32Array(4);
  readonly hi = new Int32Array(4);
  readonly count = new Int32Array(4);
  turn = 0;
  opening = true;
  owner = NONE;
  lastSize = 0;
  lastStrength = NONE;
  /** Who has passed, one bit for each seat, and how many. */
  passed = 0;
  passes = 0;
  winner = NONE;

  constructor(rules: PackedRules) {
    this.rules = rules;
  }

  /** Takes over the table as it stands; hidden hands are set with `setHand`. */
  load(table: State | View): this {
    this.turn = table.turn;
    this.opening = table.history.length === 0;
    this.owner = table.toBeat?.seat ?? NONE;
    this.lastSize = table.toBeat?.play.cards.length ?? 0;
    this.lastStrength = table.toBeat === null ? NONE : playStrength(table.toBeat.play);
    this.passed = 0;
    for (const seat of table.passed) this.passed |= 1 << seat;
    this.passes = table.passed.length;
    this.winner = NONE;
    if (table.hands !== null) for (const [seat, hand] of table.hands.entries()) this.setHand(seat, hand);
    return this;
  }

  /** Gives a seat these cards. */
  setHand(seat: number, cards: readonly number[]): void {
    const { strength } = ladderOf(this.rules.config);
    let [lo, hi] = [0, 0];
    for (const card of cards) {
      const mark = strength[card] ?? 0;
      lo |= LO_BIT[mark] ?? 0;
      hi |= HI_BIT[mark] ?? 0;
    }
    this.setHandBits(seat, lo, hi);
  }

  setHandBits(seat: number, lo: number, hi: number): void {
    this.lo[seat] = lo;
    this.hi[seat] = hi;
    this.count[seat] = bitCount(lo) + bitCount(hi);
  }

  /** Becomes a copy of another table under the same rules. */
  copy(from: PackedTable): this {
    for (let seat = 0; seat < 4; seat++) {
      this.lo[seat] = from.lo[seat] as number;
      this.hi[seat] = from.hi[seat] as number;
      this.count[seat] = from.count[seat] as number;
    }
    this.turn = from.turn;
    this.opening = from.opening;
    this.owner = from.owner;
    this.lastSize = from.lastSize;
    this.lastStrength = from.lastStrength;
    this.passed = from.passed;
    this.passes = from.passes;
    this.winner = from.winner;
    return this;
  }

  /** Whether the seat to move may pass. */
  get mayPass(): boolean {
    return this.lastSize !== 0;
  }

  /** Whether a play of this size and strength may answer the last one, or lead. */
  takes(size: number, strength: number): boolean {
    const { lastSize, lastStrength, rules } = this;
    if (lastSize === 0) return true;
    const { bombs, unbeatable } = rules.config;
    const [own, last] = [categoryOf(strength), categoryOf(lastStrength)];
    if (bombs) {
      const [isBomb, wasBomb] = [size === 5 && own >= FOUR_KICKER, lastSize === 5 && last >= FOUR_KICKER];
      if (isBomb !== wasBomb) return isBomb;
      if (!isBomb && own !== last) return false;
    }
    return size === lastSize && strength > lastStrength && !(unbeatable && size === 5 && last === STRAIGHT_FLUSH);
  }

  /** Writes every legal play of the seat to move into the list. */
  legalPlays(list: PlayList): void {
    list.length = 0;
    const { lastSize, rules, turn } = this;
    const lo = this.lo[turn] as number;
    const hi = this.hi[turn] as number;
    if (lastSize === 0) this.#leads(list, lo, hi);
    else if ((this.count[turn] as number) >= lastSize) this.#answers(list, lo, hi);
    if (rules.config.bombs && lastSize > 0 && lastSize < 5) addBombs(list, rules, lo, hi, NONE);
    if (rules.config.lastCard && this.count[(turn + 1) & 3] === 1) keepHighestSingle(list, topMark(lo, hi));
  }

  #leads(list: PlayList, lo: number, hi: number): void {
    const { config } = this.rules;
    if (this.opening && config.opening === "alone") {
      list.add(1, 0, 1, 0);
      return;
    }
    addSingles(list, lo, hi, NONE);
    addPairs(list, lo, hi, NONE);
    if (config.triples) addTriples(list, lo, hi, NONE);
    if (config.fours) addFourCards(list, lo, hi, NONE);
    addFives(list, this.rules, lo, hi, NONE);
    if (this.opening) keepOpening(list);
  }

  #answers(list: PlayList, lo: number, hi: number): void {
    const { lastStrength: above, rules } = this;
    if (this.lastSize === 1) addSingles(list, lo, hi, above);
    else if (this.lastSize === 2) addPairs(list, lo, hi, above);
    else if (this.lastSize === 3) addTriples(list, lo, hi, above);
    else if (this.lastSize === 4) addFourCards(list, lo, hi, above);
    else if (!rules.config.unbeatable || categoryOf(above) !== STRAIGHT_FLUSH) {
      addFives(list, rules, lo, hi, above);
      if (rules.config.bombs && categoryOf(above) < FOUR_KICKER) keepLikeOrBomb(list, categoryOf(above));
    }
  }

  /** Plays the i-th play of a list. */
  play(list: PlayList, i: number): void {
    this.playBits(list.lo[i] as number, list.hi[i] as number, list.size[i] as number, list.strength[i] as number);
  }

  playBits(lo: number, hi: number, size: number, strength: number): void {
    const { turn } = this;
    this.lo[turn] = (this.lo[turn] as number) & ~lo;
    this.hi[turn] = (this.hi[turn] as number) & ~hi;
    this.count[turn] = (this.count[turn] as number) - size;
    this.opening = false;
    this.owner = turn;
    this.lastSize = size;
    this.lastStrength = strength;
    if (this.rules.config.pass === "soft") {
      this.passed = 0;
      this.passes = 0;
    }
    if (this.count[turn] === 0) this.winner = turn;
    else this.#advance();
  }

  /** What a seat scores when somebody is out: in cards, as the table settles. */
  points(seat: number): number {
    const { count, winner } = this;
    const { settle } = this.rules.config;
    const own = count[seat] as number;
    const all = (count[0] as number) + (count[1] as number) + (count[2] as number) + (count[3] as number);
    if (settle === "ranks") return all - 4 * own;
    return winner === seat && settle !== "left" ? all : 0 - own;
  }

  pass(): void {
    this.passed |= 1 << this.turn;
    this.passes += 1;
    if (this.passes < 3) this.#advance();
    else {
      this.turn = this.owner;
      this.owner = NONE;
      this.lastSize = 0;
      this.lastStrength = NONE;
      this.passed = 0;
      this.passes = 0;
    }
  }

  #advance(): void {
    this.turn = (this.turn + 1) & 3;
    if (this.rules.config.pass === "locked")
      while (((this.passed >> this.turn) & 1) !== 0) this.turn = (this.turn + 1) & 3;
  }
}

/** Keeps the plays for which `keep` holds. */
function filter(list: PlayList, keep: (i: number) => boolean): void {
  let n = 0;
  for (let i = 0; i < list.length; i++) {
    if (!keep(i)) continue;
    list.lo[n] = list.lo[i] as number;
    list.hi[n] = list.hi[i] as number;
    list.size[n] = list.size[i] as number;
    list.strength[n++] = list.strength[i] as number;
  }
  list.length = n;
}

const keepOpening = (list: PlayList): void => filter(list, (i) => ((list.lo[i] as number) & 1) !== 0);

const keepHighestSingle = (list: PlayList, highest: number): void =>
  filter(list, (i) => list.size[i] !== 1 || list.strength[i] === highest);

function keepLikeOrBomb(list: PlayList, category: number): void {
  filter(list, (i) => {
    const own = categoryOf(list.strength[i] as number);
    return own === category || own >= FOUR_KICKER;
  });
}

/** The move of the rules that plays these cards. */
export const moveOfBits = (rules: PackedRules, lo: number, hi: number): Move => {
  const { cards } = ladderOf(rules.config);
  return { kind: "play", cards: marksOf(lo, hi).map((mark) => cards[mark] as (typeof cards)[number]) };
};
