/**
 * Short lines, the shorter the longer it may take: beams of growing width for the line, and between them a search through
 * all tables for the proof that fewer moves cannot do. Where both meet, the line is as short as can be.
 */

import { Budget } from "@baize/kernel";
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
/** A beam that is reached in steps of four, later ones in steps of two: about what 25 ms are enough for. */
const FIRST_WIDTH = 512;
/** Nodes for a first line; where they do not do, beams are tried up to the first width, and then the whole solver. */
const FIRST_NODES = 2000;
/** Lines longer than this are not looked for. */
const LONGEST = 200;
/** Tables a bound may remember: about 50 MB. */
const LIMIT = 1_000_000;

/** How many tables the bound looks at before a beam of this width. */
const lookFor = (width: number): number =>
  width <= FIRST_WIDTH ? width / 8 : width <= WIDEST ? width / 2 : Number.POSITIVE_INFINITY;

const score = new Score(BEAM);

/** Gives better and better answers until the best is proved or the budget is spent; none when no line is found. */
export function* shortest(state: State, budget: Budget): Generator<Short, void> {
  const inquiry = new Inquiry(state);
  const table = new Table(new Layout(state));
  const bound = new Bound(state, LONGEST, LIMIT);
  let line: readonly Move[] = [];
  let length = LONGEST;
  const better = (found: readonly Move[]): Short => {
    line = found;
    length = playerMoves(found);
    bound.beat(length);
    return { line, length, atLeast: bound.atLeast };
  };
  const purse = new Budget({ nodes: Math.min(FIRST_NODES, budget.left) });
  if (inquiry.ask(purse) === "lost" || !budget.spend(purse.spent)) return;
  if (inquiry.answer === "won") yield better(inquiry.line());
  for (let width = NARROWEST; budget.left > 0 && bound.atLeast < length; width *= width < FIRST_WIDTH ? 4 : 2) {
    const before = bound.atLeast;
    bound.run(budget, lookFor(width));
    if (bound.line !== undefined) yield better(ruleMoves(state, bound.line, () => true));
    else if (bound.atLeast > before && line.length > 0) yield { line, length, atLeast: bound.atLeast };
    if (bound.atLeast >= length || width > WIDEST) return;
    table.load(state);
    const found = beam(table, score, width, length - 1, budget);
    if (found !== undefined) yield better(ruleMoves(state, found.moves, (played) => found.all[played] === false));
    else if (line.length === 0 && width >= FIRST_WIDTH) {
      if (inquiry.ask(budget) !== "won") return;
      yield better(inquiry.line());
    }
  }
}
