/**
 * The complete search of games built by suit. Its moves are those of whole runs, and what loses nothing follows by itself
 * (SPEC.md says why that is enough); every table is remembered, exactly: so when nothing is left, the position is lost.
 */

import type { Budget } from "@baize/kernel";
import type { Move, State } from "../../rules/index.ts";
import type { Weights } from "../packed/score.ts";
import * as packed from "../packed/state.ts";
import { settledMoves } from "./line.ts";
import { Memory } from "./memory.ts";
import * as moves from "./moves.ts";
import * as laid from "./table.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { list, listMoves, stirs } = moves;
const { appraise, costAfter, home, now, play, settle, slots, under } = laid;
const { LINK } = packed;
const FLOOR = 52;
/** Tables between two looks at the budget. */
const SLICE = 64;

/** Searches all that can be reached from a state; it can be stopped and taken up again. */
export class Suited {
  readonly #state: State;
  readonly #prices: laid.Prices;
  readonly #memory: Memory;
  readonly #limit: number;
  #won = -1;

  /** `limit`: how many tables it may remember, at about 100 bytes each. */
  constructor(state: State, weights: Weights, limit: number) {
    this.#state = state;
    const start = new packed.Table(new packed.Layout(state));
    start.load(state);
    this.#prices = new laid.Prices(start, weights);
    this.#prices.prepare();
    this.#limit = limit;
    this.#memory = new Memory();
    laid.lay(start);
    this.#add(settle(laid.hashAll()), -1, 0);
  }

  /** Tables met so far. */
  get count(): number {
    return this.#memory.count;
  }

  /** Goes on until there is an answer, or until budget or memory are spent. */
  run(budget: Budget): "won" | "lost" | "unknown" {
    this.#prices.prepare();
    while (this.#won < 0) {
      const slice = Math.min(SLICE, budget.left);
      if (slice <= 0 || this.count > this.#limit) return "unknown";
      let opened = 0;
      while (opened < slice && this.#won < 0 && this.#expand()) opened++;
      const isInTime = opened === 0 || budget.spend(opened);
      if (this.#won < 0 && opened < slice) return "lost";
      if (this.#won < 0 && !isInTime) return "unknown";
    }
    return "won";
  }

  /** The line that wins. */
  line(state = this.#state): Move[] {
    return settledMoves(state, this.#memory.path(this.#won));
  }

  /** Opens the best table that waits; false when there is none. */
  #expand(): boolean {
    const memory = this.#memory;
    const parent = memory.take();
    if (parent < 0) return false;
    const hash = memory.hash(parent);
    appraise();
    const count = listMoves();
    // First the moves that change one link, then those that change more, for these need the table laid anew.
    let stirring = 0;
    for (let i = 0; i < count; i++) {
      const move = list[i] as number;
      const card = move & 63;
      const onto = (move >> 6) & 63;
      const from = (move >> 12) & 127;
      if (stirs(card, onto, from)) {
        list[stirring++] = move;
        continue;
      }
      const to = move >> 19;
      const beneath = under[card] as number;
      const top = slots[from] as number;
      const host = slots[to] as number;
      const cost = costAfter(card, onto, from, to);
      under[card] = onto;
      slots[from] = from < now.columns ? beneath : FLOOR;
      slots[to] = top;
      const link = card << 6;
      const after = hash ^ (LINK[link | beneath] as number) ^ (LINK[link | onto] as number);
      const record = memory.add(after, parent, move & 4095);
      if (record >= 0) memory.push(record, cost);
      under[card] = beneath;
      slots[from] = top;
      slots[to] = host;
    }
    for (let i = 0; i < stirring; i++) {
      if (i > 0) memory.lay(parent);
      const move = list[i] as number;
      const after = play(move & 63, (move >> 6) & 63, (move >> 12) & 127, move >> 19, hash);
      this.#add(settle(after), parent, move & 4095);
    }
    return true;
  }

  #add(hash: number, parent: number, step: number): void {
    const record = this.#memory.add(hash, parent, step);
    if (record < 0) return;
    this.#memory.push(record, appraise());
    if (home.every((count) => count === 13)) this.#won = record;
  }
}
