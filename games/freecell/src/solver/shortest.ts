/**
 * Short lines, the shorter the longer it may take: beams of growing width for the line, and between them a search through
 * all tables for the proof that fewer moves cannot do. Where both meet, the line is as short as can be.
 */

import type { Budget } from "@baize/kernel";
import type { Move, State } from "../rules/index.ts";
import { beam } from "./beam.ts";
import { Bound } from "./bound.ts";
import { playerMoves, ruleMoves } from "./line.ts";
import { Inquiry } from "./portfolio.ts";
import { Score } from "./score.ts";
import { Layout, Table } from "./state.ts";
import { BEAM } from "./weights.ts";

/** A winning line, its length in player moves, and how many are needed at least. */
export interface Short {
  readonly line: readonly Move[];
  readonly length: number;
  readonly atLeast: number;
}

const NARROWEST = 32;
const WIDEST = 1 << 15;
/** Tables the bound looks at in the beginning; later as many as the last beam was wide. */
const FIRST_LOOK = 200;
/** Tables a bound may remember: about 50 MB. */
const LIMIT = 1_000_000;

const score = new Score(BEAM);

/** Gives better and better answers until the best is proved or the budget is spent; none when no line is found. */
export function* shortest(state: State, budget: Budget): Generator<Short, void> {
  const inquiry = new Inquiry(state);
  if (inquiry.ask(budget) !== "won") return;
  let line = inquiry.line();
  let { length } = inquiry;
  const bound = new Bound(state, length, LIMIT);
  const table = new Table(new Layout(state));
  yield { line, length, atLeast: bound.atLeast };
  let look = FIRST_LOOK;
  for (let width = NARROWEST; budget.left > 0; width *= 2) {
    const before = bound.atLeast;
    bound.run(budget, look);
    look = width <= WIDEST ? width : Number.POSITIVE_INFINITY;
    if (bound.line !== undefined) {
      line = ruleMoves(state, bound.line, () => true);
      length = playerMoves(line);
    }
    if (bound.atLeast > before || bound.line !== undefined) yield { line, length, atLeast: bound.atLeast };
    if (bound.atLeast === length || width > WIDEST) return;
    table.load(state);
    const found = beam(table, score, width, length - 1, budget);
    if (found === undefined) continue;
    line = ruleMoves(state, found.moves, (played) => found.all[played] === false);
    length = found.moves.length;
    bound.beat(length);
    yield { line, length, atLeast: bound.atLeast };
    if (bound.atLeast === length) return;
  }
}
