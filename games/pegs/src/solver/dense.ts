/**
 * The complete truth about a small board: one entry for every way to fill its holes, so that one table knows all vacancies.
 * A board of 21 holes has two million of them, and only those of one class are looked at.
 */

import type { Budget } from "@baize/kernel";
import { type Board, cellAt, PEG, shapeOf } from "../rules/board.ts";
import { graphOf, holesOf, type Jump } from "../rules/graph.ts";
import type { Hole } from "../rules/hole.ts";
import type { State } from "../rules/state.ts";
import type { Book } from "./book.ts";
import { popcount } from "./cross.ts";
import { colourMasks, finalsOf } from "./parity.ts";

/** The most holes a board may have for its table to fit the memory of a page. */
const MOST_HOLES = 21;

/** More sweeps than any game has: the position is lost, or of another class. */
const NEVER = 255;

/** Counts are kept exactly in two floating-point numbers, high × 2^46 + low. */
const LOW = 2 ** 46;

/** The tables of boards of so few holes are remembered, so many of them: one serves every vacancy of its class. */
const SMALLEST = 15;
const REMEMBERED = 32;

/** Whether every position of a board has an entry. */
export const isSmall = (board: Board): boolean => holesOf(board).length <= MOST_HOLES;

/** A jump in bits. */
interface BitJump {
  readonly jump: Jump;
  readonly mask: number;
  readonly before: number;
  readonly to: number;
}

/** What is known of the ways to win, by position. */
interface Facts {
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly chance: Float64Array;
  /** Bit i: the last peg can stand in the i-th hole of the board. */
  readonly finals: Int32Array;
}

/** Every number with so many of the first `bits` bits set, in order. */
function* withBits(count: number, bits: number): Generator<number, void> {
  for (let word = 2 ** count - 1; word < 2 ** bits; ) {
    yield word;
    // The next larger number with as many bits.
    const least = word & -word;
    const ripple = word + least;
    word = ripple | (((word ^ ripple) >>> 2) / least);
  }
}

/** By shape and finals; the budget is charged all the same, so that answers do not depend on what was asked before. */
const remembered = new Map<string, DenseBook>();

/** The book of a small board. */
export class DenseBook implements Book {
  readonly #holes: readonly Hole[];
  readonly #jumps: readonly BitJump[];
  readonly #jumpsFrom: readonly (readonly BitJump[])[];
  /** The positions of the class, from the fewest pegs to the most. */
  readonly #words: Int32Array;
  /** The fewest sweeps of each position. */
  readonly #sweeps: Uint8Array;
  #facts: Facts | undefined;

  private constructor(state: State) {
    const { holes, leaps } = graphOf(state.board);
    const bit = new Map(holes.map((hole, i) => [hole, 1 << i]));
    const word = (...some: readonly Hole[]): number => some.reduce((sum, hole) => sum | (bit.get(hole) ?? 0), 0);
    this.#holes = holes;
    this.#jumps = leaps.map(({ from, over, to }) => ({
      jump: { from, to },
      mask: word(from, over, to),
      before: word(from, over),
      to: holes.indexOf(to),
    }));
    this.#jumpsFrom = holes.map((hole) => this.#jumps.filter(({ jump }) => jump.from === hole));
    this.#words = classOf(state, holes);
    this.#sweeps = new Uint8Array(2 ** holes.length).fill(NEVER);
    for (const hole of finalsOf(state)) this.#sweeps[word(hole)] = 0;
  }

  /** The book of a board that is small; undefined when the budget ran out. */
  static write(state: State, budget: Budget): DenseBook | undefined {
    const isOpen = finalsOf(state).length > 0;
    // Each pair of colours that is compared halves what is looked at.
    const positions = 2 ** (holesOf(state.board).length - colourMasks(state.board).length);
    if (isOpen && !budget.spend(Math.max(1, Math.floor(positions)))) return undefined;
    const key = `${shapeOf(state.board)} ${finalsOf(state).join()}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const book = new DenseBook(state);
    book.#measure();
    if (holesOf(state.board).length <= SMALLEST) {
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(key, book);
    }
    return book;
  }

  get searched(): number {
    return this.#words.length;
  }

  isWinnable(board: Board): boolean {
    return this.#sweeps[this.#pack(board)] !== NEVER;
  }

  sweeps(board: Board): number | undefined {
    const sweeps = this.#sweeps[this.#pack(board)];
    return sweeps === NEVER ? undefined : sweeps;
  }

  solutions(board: Board): bigint {
    const { low, high } = this.#gathered();
    const word = this.#pack(board);
    return BigInt(high[word] as number) * BigInt(LOW) + BigInt(low[word] as number);
  }

  chance(board: Board): number {
    return this.#gathered().chance[this.#pack(board)] as number;
  }

  finals(board: Board): readonly Hole[] {
    const set = this.#gathered().finals[this.#pack(board)] as number;
    return this.#holes.filter((_, i) => set & (1 << i));
  }

  line(board: Board): readonly Jump[] {
    const jumps: Jump[] = [];
    let word = this.#pack(board);
    for (let sweeps = this.sweeps(board) ?? 0; sweeps > 0; sweeps--) {
      for (const { jump, mask } of this.#sweepTo(word, sweeps - 1, this.#jumps) ?? []) {
        word ^= mask;
        jumps.push(jump);
      }
    }
    return jumps;
  }

  *positions(board: Board): Generator<{ readonly pegs: number; readonly winnable: boolean }, void> {
    const first = this.#pack(board);
    const seen = new Set([first]);
    for (const word of seen) {
      yield { pegs: popcount(word), winnable: this.#sweeps[word] !== NEVER };
      for (const { mask, before } of this.#jumps) if ((word & mask) === before) seen.add(word ^ mask);
    }
  }

  #pack(board: Board): number {
    return this.#holes.reduce((word, hole, i) => (cellAt(board, hole) === PEG ? word | (1 << i) : word), 0);
  }

  /** Finds the fewest sweeps of every position, from one peg up. */
  #measure(): void {
    for (const word of this.#words) {
      if (this.#sweeps[word] === 0) continue;
      const fewest = this.#fewest(word, this.#jumps);
      if (fewest !== NEVER) this.#sweeps[word] = 1 + fewest;
    }
  }

  /** The fewest sweeps after one of the jumps, the sweep under way not counted. */
  #fewest(word: number, jumps: readonly BitJump[]): number {
    let best = NEVER;
    for (const { mask, before, to } of jumps) {
      if ((word & mask) !== before) continue;
      const after = word ^ mask;
      const sweeps = this.#sweeps[after] as number;
      if (sweeps === NEVER) continue;
      if (sweeps < best) best = sweeps;
      const on = this.#fewest(after, this.#jumpsFrom[to] as readonly BitJump[]);
      if (on < best) best = on;
    }
    return best;
  }

  /** A sweep, or the rest of one, to a position from which `wanted` sweeps are the fewest. */
  #sweepTo(word: number, wanted: number, jumps: readonly BitJump[]): BitJump[] | undefined {
    for (const jump of jumps) {
      if ((word & jump.mask) !== jump.before) continue;
      const after = word ^ jump.mask;
      const sweeps = this.#sweeps[after];
      if (sweeps === NEVER) continue;
      if (sweeps === wanted) return [jump];
      const rest = this.#sweepTo(after, wanted, this.#jumpsFrom[jump.to] as readonly BitJump[]);
      if (rest !== undefined) return [jump, ...rest];
    }
    return undefined;
  }

  #gathered(): Facts {
    this.#facts ??= this.#gather();
    return this.#facts;
  }

  /** Counts the ways of every position that can be won, from one peg up. */
  #gather(): Facts {
    const size = this.#sweeps.length;
    const [low, high, chance] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
    const finals = new Int32Array(size);
    for (const word of this.#words) {
      if (this.#sweeps[word] === NEVER) continue;
      let [jumps, lows, highs, chances, ends] = [0, 0, 0, 0, 0];
      for (const { mask, before } of this.#jumps) {
        if ((word & mask) !== before) continue;
        const after = word ^ mask;
        jumps++;
        lows += low[after] as number;
        highs += high[after] as number;
        chances += chance[after] as number;
        ends |= finals[after] as number;
      }
      const isLast = this.#sweeps[word] === 0;
      low[word] = isLast ? 1 : lows % LOW;
      high[word] = highs + Math.floor(lows / LOW);
      chance[word] = isLast ? 1 : chances / jumps;
      finals[word] = isLast ? word : ends;
    }
    return { low, high, chance, finals };
  }
}

/** The positions of the class of a state, from the fewest pegs to the most; none where no last peg is of it. */
function classOf(state: State, holes: readonly Hole[]): Int32Array {
  const [final] = finalsOf(state);
  if (final === undefined) return new Int32Array(0);
  const masks = colourMasks(state.board);
  const one = 1 << holes.indexOf(final);
  const differences = masks.map(([a, b]) => a ^ b);
  // Two colours are alike when the pegs on both together are even.
  const wanted = differences.map((mask) => popcount(one & mask) & 1);
  const words = new Int32Array(2 ** holes.length);
  let end = 0;
  for (let count = 1; count <= holes.length; count++) {
    for (const word of withBits(count, holes.length)) {
      let isAlike = true;
      for (let i = 0; i < differences.length; i++) {
        if ((popcount(word & (differences[i] as number)) & 1) !== wanted[i]) isAlike = false;
      }
      if (isAlike) words[end++] = word;
    }
  }
  return words.slice(0, end);
}
