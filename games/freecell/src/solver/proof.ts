/**
 * The complete search. It moves single cards only, of which every longer move consists, leaves out nothing but what changes
 * nothing (which of several free cells or empty columns; cards that are safe at home), and remembers every table it met,
 * exactly: so when nothing is left, the position is lost.
 */

import type { Budget } from "@baize/kernel";
import type { State } from "../rules/index.ts";
import { Ledger } from "./ledger.ts";
import { autoplay, generate, MOST_MOVES, movedCard, movedOnto, play, stirs } from "./packed/moves.ts";
import { Layout, Table } from "./packed/state.ts";
import type { Score } from "./score.ts";

const moves = new Int32Array(MOST_MOVES);

/** Searches all that can be reached from a state; it can be stopped and taken up again. */
export class Proof {
  readonly #table: Table;
  readonly #score: Score;
  readonly #limit: number;
  readonly #ledger: Ledger;
  #won = -1;

  /** `limit`: how many tables it may remember, at about 50 bytes each. */
  constructor(state: State, score: Score, limit: number) {
    this.#table = new Table(new Layout({ ...state, moves: "single" }));
    this.#table.load(state);
    this.#score = score;
    this.#limit = limit;
    this.#ledger = new Ledger(this.#table);
    autoplay(this.#table, true, 0);
    this.#add(-1, 0);
  }

  /** Tables met so far. */
  get count(): number {
    return this.#ledger.count;
  }

  /** Goes on until there is an answer, or until budget or memory are spent. */
  run(budget: Budget): "won" | "lost" | "unknown" {
    const table = this.#table;
    const score = this.#score;
    const ledger = this.#ledger;
    const before = new Int32Array(table.words.length);
    while (this.#won < 0) {
      if (ledger.least === undefined) return "lost";
      if (ledger.count > this.#limit || !budget.spend()) return "unknown";
      const parent = ledger.take(table);
      score.fill(table);
      const base = score.columns(table);
      const count = generate(table, true, moves);
      before.set(table.words);
      for (let i = 0; i < count; i++) {
        const move = moves[i] as number;
        const step = move & 4095;
        if (stirs(table, move)) {
          play(table, move);
          autoplay(table, true, 0);
          this.#add(parent, step);
          table.words.set(before);
        } else {
          const record = ledger.addChanged(table, movedCard(move), movedOnto(move), parent, step);
          if (record >= 0) ledger.push(record, score.after(table, base, move));
        }
      }
    }
    return "won";
  }

  /** The steps of the line that wins. */
  line(): number[] {
    return this.#ledger.path(this.#won);
  }

  #add(parent: number, step: number): void {
    const record = this.#ledger.add(this.#table, parent, step);
    if (record < 0) return;
    this.#ledger.push(record, this.#score.whole(this.#table));
    if (this.#table.count() === 52) this.#won = record;
  }
}
