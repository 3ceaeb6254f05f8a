/**
 * The long study of a match: how short a line from the position on the table can be, and then how short one from the deal.
 * What was proved is remembered, and a search that was left goes on when it is wanted again.
 */

import { type Bounds, Budget, type Insight, mannersOf, must, type Path } from "@baize/kernel";
import { type FreecellShape, freecell, type Move, type State } from "../rules/index.ts";
import { textsOf } from "./line-text.ts";
import { Shortest } from "./shortest.ts";

/** Effort after which a line is told: the light's short line is found with as much, so that nothing longer is told after it. */
export const SHORT_NODES = 100_000;
/** Tables of a search on a device with so much memory, at about 60 bytes each. */
const tablesFor = (gigabytes: number): number => (gigabytes >= 8 ? 5_000_000 : gigabytes >= 4 ? 2_000_000 : 500_000);
/** So many proved positions are remembered. */
const REMEMBERED = 2000;

/** What is known of a position. */
interface Known extends Bounds {
  readonly line: readonly Move[] | undefined;
  readonly isLost: boolean;
}

/** The search from one position, and what it has spent. */
class Question implements Known {
  readonly #search: Shortest;
  readonly #budget = new Budget();
  isDone = false;

  constructor(state: State, tables: number) {
    this.#search = new Shortest(state, { tables });
  }

  /** Goes on for a while. */
  step(): void {
    this.isDone = !this.#search.step(this.#budget);
  }

  /** Whether its line is worth telling. */
  get isRipe(): boolean {
    return this.isDone || this.#budget.spent >= SHORT_NODES;
  }

  get atLeast(): number {
    return this.#search.atLeast;
  }

  get atMost(): number {
    return this.#search.atMost;
  }

  get line(): readonly Move[] | undefined {
    return this.#search.line;
  }

  get isLost(): boolean {
    return this.#search.isLost;
  }
}

const keyOf = (state: State): string => freecell.stateText.format(state);
const isHome = ({ to }: Move): boolean => to.kind === "foundation";
const isProved = ({ line, atLeast, atMost }: Known): boolean => line !== undefined && atLeast === atMost;

/** Knows positions of one match after the other. */
export class Student {
  readonly #tables: number;
  readonly #proved = new Map<string, Known>();
  readonly #open = new Map<string, Question>();

  /** A student on a device with so many gigabytes of memory. */
  constructor(gigabytes: number) {
    this.#tables = tablesFor(gigabytes);
  }

  /** All that is found out about the last position of a match, and then about its deal, step by step. */
  *study({ views, moves }: Path<FreecellShape>): Generator<Insight, void> {
    const [deal, now] = [views[0], views.at(-1)];
    if (deal === undefined || now === undefined || freecell.status(now).kind === "over") return;
    const keys = [keyOf(now), keyOf(deal)];
    for (const key of this.#open.keys()) if (!keys.includes(key)) this.#open.delete(key);
    const since = mannersOf(freecell).playerMoves(moves);
    let told = "";
    const tell = function* (this: Student): Generator<Insight, void> {
      const insight = insightOf(now, this.#known(now), this.#known(deal), since);
      const text = JSON.stringify([insight?.bounds, insight?.whole, insight?.settled]);
      if (insight === undefined || told === text) return;
      told = text;
      yield insight;
    }.bind(this);
    for (const state of keys[0] === keys[1] ? [now] : [now, deal]) {
      for (let known = this.#known(state); known instanceof Question; known = this.#known(state)) {
        // A position is decided when its deal says how long a line must be at least.
        const isDecided = known.line !== undefined && this.#known(deal).atLeast - since >= known.atMost;
        if (known.isDone || isDecided) break;
        known.step();
        if (isProved(known)) this.#remember(state, known);
        if (known.isRipe) yield* tell();
      }
      yield* tell();
    }
  }

  /** What is known of a position: proved once, or asked now. */
  #known(state: State): Known {
    const key = keyOf(state);
    const known = this.#proved.get(key) ?? this.#open.get(key) ?? new Question(state, this.#tables);
    if (known instanceof Question) this.#open.set(key, known);
    return known;
  }

  /** Every position of a shortest line has the rest of it as a shortest line. */
  #remember(start: State, { line = [], atMost }: Known): void {
    let state = start;
    let left = atMost;
    for (const [i, move] of line.entries()) {
      this.#proved.set(keyOf(state), { line: line.slice(i), atLeast: left, atMost: left, isLost: false });
      state = must(freecell.apply(state, move));
      if (!isHome(move)) left--;
    }
    this.#open.delete(keyOf(start));
    for (const old of this.#proved.keys()) {
      if (this.#proved.size <= REMEMBERED) return;
      this.#proved.delete(old);
    }
  }
}

/** What can be told of a position that was reached with so many moves; undefined while there is nothing. */
function insightOf(state: State, here: Known, whole: Known, since: number): Insight | undefined {
  if (here.isLost) return { glow: "lost", line: [], settled: true };
  if (here.line === undefined) return undefined;
  const { atMost } = here;
  const bounds = { atLeast: Math.min(atMost, Math.max(here.atLeast, whole.atLeast - since)), atMost };
  const ofDeal = { atLeast: whole.atLeast, atMost: Math.min(whole.atMost, since + atMost) };
  const settled = bounds.atLeast === atMost || (here instanceof Question && here.isDone);
  return { glow: "winnable", line: textsOf(state, here.line), settled, bounds, whole: ofDeal };
}
