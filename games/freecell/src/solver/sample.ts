/** Positions as imperfect play reaches them: a winning line with random moves strewn in. For tests and benches. */

import { Budget, must, Random } from "@baize/kernel";
import { freecell, type Move, type State } from "../rules/index.ts";
import { solver } from "./portfolio.ts";

/** Nodes spent on finding a line to follow. */
const NODES = 5000;

const lineFrom = (state: State): Move[] => {
  const verdict = solver.solve(state, new Budget({ nodes: NODES }));
  return verdict.kind === "won" ? [...verdict.line] : [];
};

/** The position after `depth` moves of which about one in `every` is random, and all where no line is found. */
function strayed(start: State, depth: number, every: number, random: Random): State {
  let state = start;
  let line = lineFrom(state);
  for (let i = 0; i < depth; i++) {
    const moves = freecell.legalMoves(state);
    if (moves.length === 0) return state;
    const next = line.shift();
    const strays = next === undefined || random.below(every) === 0;
    const move = strays ? random.pick(moves) : next;
    state = must(freecell.apply(state, move));
    if (strays) line = lineFrom(state);
  }
  return state;
}

/** A numbered sample: a position of this deal, 5 to 45 moves deep, with one random move in four. */
export function sample(deal: number): State {
  const random = Random.fromSeed(`position of deal ${deal}`);
  const start = must(freecell.setup(freecell.options.standard, { kind: "microsoft", number: deal }));
  return strayed(start, 5 + random.below(41), 4, random);
}
