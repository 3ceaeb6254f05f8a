/**
 * Short lines, the shorter the longer it may take: beams of growing width for the line, and between them the search that
 * proves how many moves are needed at least. Where both meet, the line is as short as can be.
 */

import { Budget } from "@baize/kernel";
import type { Move, State } from "../rules/index.ts";
import { beam } from "./flat/beam.ts";
import { playerMoves, ruleMoves } from "./line.ts";
import { Layout, Table } from "./packed/state.ts";
import { Inquiry } from "./portfolio.ts";
import { Frontier } from "./proved/frontier.ts";
import { BEAM } from "./weights.ts";

/** What is counted: player moves, a run moved being one, or single cards. Moves home are free in both. */
export type Count = "moves" | "cards";

/** How a shortest line is looked for. */
export interface Wish {
  readonly count?: Count;
  /** Tables that may be remembered, at about 60 bytes each. */
  readonly tables?: number;
}

/** A winning line, its length, and how much is needed at least. */
export interface Short {
  readonly line: readonly Move[];
  readonly length: number;
  readonly atLeast: number;
}

const NARROWEST = 32;
const WIDEST = 1 << 15;
/** A beam that is reached in steps of four, later ones in steps of two: about what 25 ms are enough for. */
const FIRST_WIDTH = 512;
/** Nodes for a first line; where they do not do, beams are tried up to a width, and then the whole solver. */
const FIRST_NODES = 2000;
const HOPELESS_WIDTH = 128;
/** Lines longer than this are not looked for by beams. */
const LONGEST = 200;
/** Tables that the proof looks at in one step, so that its progress can be told. */
const PIECE = 1 << 14;
/** About 60 MB. */
const TABLES = 1_000_000;

/** How many tables the proof looks at before a beam of this width: none before the first beams are through. */
const lookFor = (width: number): number =>
  width <= FIRST_WIDTH ? 0 : width <= WIDEST ? width * 8 : Number.POSITIVE_INFINITY;

/** The search for a shortest line from one state; it can be stopped and taken up again. */
export class Shortest {
  readonly #state: State;
  readonly #inquiry: Inquiry;
  readonly #tables: number;
  /** The proof, once it has begun: to set it up takes as long as a narrow beam. */
  #proof: Frontier | undefined;
  #line: readonly Move[] | undefined;
  #length = Number.POSITIVE_INFINITY;
  #width = 0;
  #looked = 0;

  constructor(state: State, { count = "moves", tables = TABLES }: Wish = {}) {
    // Where any run moves as one, it may not be possible to move its cards one by one.
    this.#state = count === "cards" && state.moves !== "relaxed" ? { ...state, moves: "single" } : state;
    // A first line is found sooner where runs move as one, and is then written card by card.
    this.#inquiry = new Inquiry(state);
    this.#tables = tables;
  }

  get #frontier(): Frontier {
    if (this.#proof === undefined) {
      this.#proof = new Frontier(this.#state, this.#tables);
      this.#proof.beat(this.#length);
    }
    return this.#proof;
  }

  /** No line is shorter than this. */
  get atLeast(): number {
    return Math.min(this.#frontier.atLeast, this.#length);
  }

  /** Whether the proof has begun. */
  get isProving(): boolean {
    return this.#proof !== undefined;
  }

  /** The length of the shortest line so far; Infinity when there is none yet. */
  get atMost(): number {
    return this.#length;
  }

  /** Whether the line is proved to be as short as can be. */
  get isProved(): boolean {
    return this.#line !== undefined && (this.#proof?.atLeast ?? 0) >= this.#length;
  }

  /** Whether there is no line at all. */
  get isLost(): boolean {
    return this.#inquiry.answer === "lost";
  }

  /** Tables remembered for the proof. */
  get tables(): number {
    return this.#proof?.tables ?? 0;
  }

  /** The shortest line so far. */
  get line(): readonly Move[] | undefined {
    return this.#line;
  }

  /** Goes on until the length is proved, or until budget or memory are spent. */
  run(budget: Budget): void {
    while (this.step(budget));
  }

  /** Goes on for a while; false when there is nothing left to do, or nothing to do it with. */
  step(budget: Budget): boolean {
    if (this.isProved || this.isLost || budget.left <= 0) return false;
    if (this.#width === 0) {
      this.#width = NARROWEST;
      const purse = new Budget({ nodes: Math.min(FIRST_NODES, budget.left) });
      return this.#ask(purse) && budget.spend(purse.spent);
    }
    const look = lookFor(this.#width) - this.#looked;
    if (look > 0 && !this.#frontier.isSpent) {
      this.#looked += this.#prove(budget, look);
      return true;
    }
    if (this.#width > WIDEST) return false;
    return this.#shine(budget);
  }

  #better(line: readonly Move[]): void {
    const length = playerMoves(line);
    if (length >= this.#length) return;
    this.#line = line;
    this.#length = length;
    this.#proof?.beat(length);
  }

  /** Asks the solver for any line; false when there is none to be had. */
  #ask(budget: Budget): boolean {
    const answer = this.#inquiry.ask(budget);
    if (answer === "won") this.#better(this.#inquiry.line(this.#state));
    return answer !== "lost";
  }

  /** Looks at tables for the proof; gives how many. */
  #prove(budget: Budget, most: number): number {
    const before = this.#frontier.looked;
    this.#frontier.run(budget, Math.min(most, PIECE));
    const { line } = this.#frontier;
    if (line !== undefined) this.#better(ruleMoves(this.#state, line, () => true));
    return this.#frontier.looked - before;
  }

  /** Sends a beam, and the whole solver where beams find nothing. */
  #shine(budget: Budget): boolean {
    const table = new Table(new Layout(this.#state));
    table.load(this.#state);
    const found = beam(table, BEAM, this.#width, Math.min(this.#length, LONGEST) - 1, budget);
    if (found !== undefined) this.#better(ruleMoves(this.#state, found.moves, (n) => found.all[n] === false));
    else if (budget.left <= 0) return false;
    else if (this.#line === undefined && this.#width >= HOPELESS_WIDTH) return this.#ask(budget);
    this.#width *= this.#width < FIRST_WIDTH ? 4 : 2;
    this.#looked = 0;
    return true;
  }
}

/** Gives better and better answers until the best is proved or the budget is spent; none when no line is found. */
export function* shortest(state: State, budget: Budget, wish: Wish = {}): Generator<Short, void> {
  const search = new Shortest(state, wish);
  let known = "";
  for (let goesOn = true; goesOn; ) {
    goesOn = search.step(budget);
    const { line, atMost: length } = search;
    // The bound costs time that a first line has no use for.
    const atLeast = search.isProving || !goesOn ? search.atLeast : 0;
    if (line === undefined || known === `${atLeast} ${length}`) continue;
    known = `${atLeast} ${length}`;
    yield { line, length, atLeast };
  }
}
