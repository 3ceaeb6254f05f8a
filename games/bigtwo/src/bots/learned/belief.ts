/** What the hidden hands may be, judged by how the others have played: each of their plays as likely as a network makes it. */

import type { Budget, Random } from "@baize/kernel";
import { ladderOf, type View } from "../../rules/index.ts";
import { HI_BIT, LO_BIT, marksOf } from "../packed/cardset.ts";
import { PlayList } from "../packed/plays.ts";
import { type PackedRules, playStrength } from "../packed/rules.ts";
import { sightOf } from "../packed/sight.ts";
import type { Evaluator } from "./evaluator.ts";
import { Position } from "./position.ts";

/**
 * How often another player is thought to play anything at all, and not as the network would. Who trusts the network more is
 * misled by players of another kind, and hardly knows more about those that play like it.
 */
const ANYTHING = 0.5;
/** What nobody does counts this little, as the logarithm of its chance. */
const HARDLY = -8;
/** While the past gains weight, this share of the worlds stays in force. */
const IN_FORCE = 0.5;
/** A moment tells hands apart if the chances they give it, as logarithms, vary so much; of others nothing is learnt for its price. */
const TELLING = 0.15;
/** Steps of a bisection. */
const HALVINGS = 12;
const HAND = 13;

/** A choice that another seat has made: the table before it, the play, and what the seat has laid down from then on. */
interface Moment {
  readonly before: Position;
  readonly lo: number;
  readonly hi: number;
  laidLo: number;
  laidHi: number;
  /** What was found for hands looked at: few are possible towards the end, and they come again and again. */
  readonly known: Map<number, number>;
}

/** A hand as one number. */
const keyOf = (lo: number, hi: number): number => lo + hi * 2 ** 28;

/**
 * The past of a view, as the choices of every other seat, the latest first: a hand that does not fit shows it there, and there
 * it is small and soon looked at.
 */
function momentsOf(view: View, rules: PackedRules): readonly (readonly Moment[])[] {
  const { strength } = ladderOf(view.options);
  const moments: Moment[][] = [[], [], [], []];
  const position = new Position(rules);
  position.table.count.fill(HAND);
  for (const { seat, play } of view.history) {
    position.table.turn = seat;
    let [lo, hi] = [0, 0];
    for (const card of play?.cards ?? []) {
      lo |= LO_BIT[strength[card] ?? 0] ?? 0;
      hi |= HI_BIT[strength[card] ?? 0] ?? 0;
    }
    if (seat !== view.turn) {
      moments[seat]?.unshift({
        before: new Position(rules).copy(position),
        lo,
        hi,
        laidLo: 0,
        laidHi: 0,
        known: new Map(),
      });
      for (const moment of moments[seat] ?? []) {
        moment.laidLo |= lo;
        moment.laidHi |= hi;
      }
    }
    if (play === null) position.pass();
    else position.playBits(lo, hi, play.cards.length, playStrength(play));
  }
  return moments;
}

/** A number of worlds of one view. They begin as even deals and settle by exchanging cards. */
export class Belief {
  readonly size: number;
  /** The hands: four places for each world, one for each seat. */
  #lo: Int32Array;
  #hi: Int32Array;
  /** How well each hand fits the past of its seat. */
  #fit: Float64Array;
  /** How much the past counts so far, from 0 to 1. */
  #power = 0;
  #isFitted = false;
  /** Positions judged so far. */
  #judged = 0;
  readonly #others: readonly number[];
  #moments: readonly (readonly Moment[])[];
  readonly #evaluator: Evaluator;
  readonly #random: Random;
  readonly #choices = new PlayList();

  constructor(view: View, evaluator: Evaluator, random: Random, size: number) {
    const { rules, seat, unseenHi, unseenLo } = sightOf(view);
    this.size = size;
    this.#evaluator = evaluator;
    this.#random = random;
    this.#others = [1, 2, 3].map((step) => (seat + step) % 4);
    this.#moments = momentsOf(view, rules);
    this.#lo = new Int32Array(4 * size);
    this.#hi = new Int32Array(4 * size);
    this.#fit = new Float64Array(4 * size);
    for (let world = 0; world < size; world++) {
      const marks = random.shuffle(marksOf(unseenLo, unseenHi));
      for (const other of this.#others) {
        for (const mark of marks.splice(0, view.counts[other])) this.#flip(4 * world + other, mark);
      }
    }
  }

  lo(world: number, seat: number): number {
    return this.#lo[4 * world + seat] as number;
  }

  hi(world: number, seat: number): number {
    return this.#hi[4 * world + seat] as number;
  }

  /** Lets the worlds settle in so many steps more; false when the budget does not last. A node is a position judged. */
  settle(steps: number, budget: Budget): boolean {
    if (!this.#isFitted && !this.#fitAll(budget)) return false;
    for (let step = 0; step < steps; step++) {
      this.#weigh();
      for (let world = 0; world < this.size; world++) {
        this.#exchange(4 * world);
        if (!this.#pay(budget)) return false;
      }
    }
    return true;
  }

  /** Looks at the whole past of all worlds, and from then on at what tells them apart. */
  #fitAll(budget: Budget): boolean {
    for (let world = 0; world < this.size; world++) {
      this.#fitWorld(4 * world);
      if (!this.#pay(budget)) return false;
    }
    this.#moments = this.#moments.map((all) => all.filter(({ known }) => variance([...known.values()]) > TELLING));
    for (let world = 0; world < this.size; world++) this.#fitWorld(4 * world);
    this.#isFitted = true;
    return true;
  }

  #fitWorld(first: number): void {
    for (const seat of this.#others) this.#fit[first + seat] = this.#fitNow(first, seat, Number.NEGATIVE_INFINITY);
  }

  #pay(budget: Budget): boolean {
    const cost = this.#judged;
    this.#judged = 0;
    return budget.spend(cost);
  }

  #flip(at: number, mark: number): void {
    this.#lo[at] = (this.#lo[at] as number) ^ (LO_BIT[mark] ?? 0);
    this.#hi[at] = (this.#hi[at] as number) ^ (HI_BIT[mark] ?? 0);
  }

  /** How well a hand fits the past of its seat, or less than `floor` where it comes to less. */
  #fitOf(seat: number, lo: number, hi: number, floor: number): number {
    let sum = 0;
    for (const moment of this.#moments[seat] ?? []) {
      if (sum < floor) break;
      const { laidHi, laidLo, known } = moment;
      const key = keyOf(lo, hi);
      let chance = known.get(key);
      if (chance === undefined) {
        chance = this.#chance(moment, lo | laidLo, hi | laidHi);
        known.set(key, chance);
      }
      sum += chance;
    }
    return sum;
  }

  /** The logarithm of the chance that the play of a moment is chosen from this hand. */
  #chance({ before, hi, lo }: Moment, handLo: number, handHi: number): number {
    const choices = this.#choices;
    const { table } = before;
    table.lo[table.turn] = handLo;
    table.hi[table.turn] = handHi;
    table.legalPlays(choices);
    for (let i = 0; i < choices.length; i++) if (choices.size[i] === table.count[table.turn]) return HARDLY;
    if (table.mayPass) choices.add(0, 0, 0, 0);
    if (choices.length <= 1) return 0;
    this.#judged += 1;
    this.#evaluator.evaluate(before, choices);
    const { preferences } = this.#evaluator;
    let [made, best, sum] = [-1, Number.NEGATIVE_INFINITY, 0];
    for (let i = 0; i < choices.length; i++) {
      if (choices.lo[i] === lo && choices.hi[i] === hi) made = i;
      best = Math.max(best, preferences[i] as number);
    }
    if (made < 0) return HARDLY;
    for (let i = 0; i < choices.length; i++) sum += Math.exp((preferences[i] as number) - best);
    const likely = Math.exp((preferences[made] as number) - best) / sum;
    return Math.log((1 - ANYTHING) * likely + ANYTHING / choices.length);
  }

  /** Lets one or two cards of two seats change places, after Metropolis. */
  #exchange(first: number): void {
    const random = this.#random;
    const [a, b] = random.shuffle([...this.#others]) as [number, number, number];
    const flips: number[] = [];
    for (let times = random.below(4) === 0 ? 2 : 1; times > 0; times--) {
      const marks = [a, b].map((seat) => this.#anyCard(first + seat));
      for (const mark of marks) {
        this.#flip(first + a, mark);
        this.#flip(first + b, mark);
      }
      flips.push(...marks);
    }
    const before = (this.#fit[first + a] as number) + (this.#fit[first + b] as number);
    const floor = this.#power === 0 ? Number.NEGATIVE_INFINITY : before + Math.log(random.fraction()) / this.#power;
    const fitA = this.#fitNow(first, a, floor);
    const fitB = fitA < floor ? 0 : this.#fitNow(first, b, floor - fitA);
    if (fitA + fitB >= floor) {
      this.#fit[first + a] = fitA;
      this.#fit[first + b] = fitB;
    } else {
      for (const mark of flips) {
        this.#flip(first + a, mark);
        this.#flip(first + b, mark);
      }
    }
  }

  #anyCard(at: number): number {
    return this.#random.pick(marksOf(this.#lo[at] as number, this.#hi[at] as number));
  }

  #fitNow(first: number, seat: number, floor: number): number {
    return this.#fitOf(seat, this.#lo[first + seat] as number, this.#hi[first + seat] as number, floor);
  }

  /** Lets the past count more, as far as enough worlds stay in force, and draws the worlds anew by that. */
  #weigh(): void {
    if (this.#power === 1) return;
    const fits = Array.from({ length: this.size }, (_, world) =>
      this.#others.reduce((sum, seat) => sum + (this.#fit[4 * world + seat] as number), 0),
    );
    let [low, high] = [0, 1 - this.#power];
    if (inForce(weights(fits, high)) >= IN_FORCE * this.size) low = high;
    for (let i = 0; i < HALVINGS && low < high; i++) {
      const middle = (low + high) / 2;
      if (inForce(weights(fits, middle)) >= IN_FORCE * this.size) low = middle;
      else high = middle;
    }
    this.#power = Math.min(1, this.#power + low);
    this.#redraw(weights(fits, low));
  }

  /** Keeps each world as often as its weight says. */
  #redraw(shares: readonly number[]): void {
    const [lo, hi, fit] = [this.#lo.slice(), this.#hi.slice(), this.#fit.slice()];
    let [from, sum] = [0, shares[0] ?? 0];
    const start = this.#random.fraction();
    for (let world = 0; world < this.size; world++) {
      while (from < this.size - 1 && sum * this.size < world + start) sum += shares[++from] ?? 0;
      this.#lo.set(lo.subarray(4 * from, 4 * from + 4), 4 * world);
      this.#hi.set(hi.subarray(4 * from, 4 * from + 4), 4 * world);
      this.#fit.set(fit.subarray(4 * from, 4 * from + 4), 4 * world);
    }
  }
}

function variance(numbers: readonly number[]): number {
  const mean = numbers.reduce((a, b) => a + b, 0) / numbers.length;
  return numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / numbers.length;
}

/** The share of each world when its fit counts with this power. */
function weights(fits: readonly number[], power: number): readonly number[] {
  const best = Math.max(...fits);
  const raw = fits.map((fit) => Math.exp(power * (fit - best)));
  const sum = raw.reduce((a, b) => a + b, 0);
  return raw.map((weight) => weight / sum);
}

/** How many worlds of equal weight these are worth. */
const inForce = (shares: readonly number[]): number => 1 / shares.reduce((sum, share) => sum + share * share, 0);
