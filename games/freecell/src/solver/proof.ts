/**
 * The complete search. It moves single cards only, of which every longer move consists (whole runs too where any run may move),
 * leaves out nothing but what changes nothing (which of several free cells or empty columns; cards that are safe at home), and remembers every table it met,
 * exactly: so when nothing is left, the position is lost.
 */

import type { Budget } from "@baize/kernel";
import type { State } from "../rules/index.ts";
import * as moves from "./flat/moves.ts";
import * as table from "./flat/table.ts";
import { Ledger } from "./ledger.ts";
import type { Weights } from "./packed/score.ts";
import * as packed from "./packed/state.ts";

// Bound here once more, for what a module imports is looked up at each use.
const { COST, costAfter, costNow, counted, list, listMoves } = moves;
const { bringHome, countHome, extendAll, home, now, playMove, under, words } = table;
const FLOOR = 52;
const HOME_SLOT = 127;

const before = new Int32Array(words.length);
/** The moves of a table, kept while others are listed. */
const kept = new Int32Array(list.length);

/** Whether cards may go home by themselves after a move. */
function stirs(move: number): boolean {
  if (move >> 19 === HOME_SLOT) return true;
  const bared = under[move & 63] as number;
  return bared < FLOOR && bared >> 2 === home[bared & 3];
}

/** Searches all that can be reached from a state; it can be stopped and taken up again. */
export class Proof {
  readonly #layout: packed.Layout;
  readonly #weights: Weights;
  readonly #limit: number;
  readonly #ledger: Ledger;
  #won = -1;

  /** `limit`: how many tables it may remember, at about 50 bytes each. */
  constructor(state: State, weights: Weights, limit: number) {
    // Where any run moves there may be no room to move it card by card.
    this.#layout = new packed.Layout(state.moves === "relaxed" ? state : { ...state, moves: "single" });
    this.#weights = weights;
    this.#limit = limit;
    const start = new packed.Table(this.#layout);
    start.load(state);
    table.lay(start);
    table.prepareWeights(weights);
    this.#ledger = new Ledger(this.#layout.build);
    bringHome(true, 0);
    this.#add(-1, 0);
  }

  /** Tables met so far. */
  get count(): number {
    return this.#ledger.count;
  }

  /** Goes on until there is an answer, or until budget or memory are spent. */
  run(budget: Budget): "won" | "lost" | "unknown" {
    const ledger = this.#ledger;
    const { release } = this.#weights;
    table.prepareTable(this.#layout);
    table.prepareWeights(this.#weights);
    while (this.#won < 0) {
      if (ledger.least === undefined) return "lost";
      if (ledger.count > this.#limit || !budget.spend()) return "unknown";
      const parent = ledger.take();
      extendAll();
      const count = listMoves(true, true);
      const base = counted[COST] as number;
      // First the moves that leave the table as it is, then those that need it laid anew.
      let stirring = 0;
      for (let i = 0; i < count; i++) {
        const move = list[i] as number;
        if (stirs(move)) kept[stirring++] = move;
        else {
          const record = ledger.addChanged(move & 63, (move >> 6) & 63, parent, move & 4095);
          if (record >= 0) ledger.push(record, costAfter(move, base, release));
        }
      }
      if (stirring > 0) this.#stir(parent, stirring);
    }
    return "won";
  }

  /** The steps of the line that wins. */
  line(): number[] {
    return this.#ledger.path(this.#won);
  }

  /** Plays the kept moves, each on the table as it is laid, with the cards that are safe home after it. */
  #stir(parent: number, count: number): void {
    const length = now.words;
    for (let i = 0; i < length; i++) before[i] = words[i] as number;
    for (let n = 0; n < count; n++) {
      const move = kept[n] as number;
      playMove(move);
      bringHome(true, 0);
      this.#add(parent, move & 4095);
      for (let i = 0; i < length; i++) words[i] = before[i] as number;
    }
  }

  #add(parent: number, step: number): void {
    const record = this.#ledger.add(parent, step);
    if (record < 0) return;
    extendAll();
    listMoves(false, false);
    this.#ledger.push(record, costNow());
    if (countHome() === 52) this.#won = record;
  }
}
