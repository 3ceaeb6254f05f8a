/** Positions near the end, for tests of complete searches: drawn on small tables, or met on the way to a win on any table. */

import { type Card, DECK, rankOf, suitOf } from "@baize/cards";
import { Budget, must, Random } from "@baize/kernel";
import { freecell, type State } from "../rules/index.ts";
import { solver } from "./portfolio.ts";

/** A position drawn at random: of each suit at least `home` cards are home, and at most four more. */
export function drawnEndgame(seed: string, options: string, home = 8): State {
  const random = Random.fromSeed(seed);
  const foundations = [0, 1, 2, 3].map(() => home + random.below(4));
  const left: Card[] = random.shuffle(DECK.filter((card) => rankOf(card) >= (foundations[suitOf(card)] ?? 0)));
  const chosen = must(freecell.options.parse(options));
  const cells = left.splice(0, random.below(chosen.cells + 1));
  const cascades: Card[][] = Array.from({ length: chosen.cascades }, () => []);
  for (const card of left) random.pick(cascades).push(card);
  return must(freecell.setup(chosen, { kind: "position", position: { cascades, cells, foundations } }));
}

/** The position of a numbered deal from which a line that the solver found takes so many player moves more. */
export function lateGame(number: number, options: string, moves: number): State {
  const chosen = must(freecell.options.parse(options));
  const start = must(freecell.setup(chosen, { kind: "microsoft", number }));
  const verdict = solver.solve(start, new Budget({ nodes: 500_000 }));
  const line = verdict.kind === "won" ? verdict.line : [];
  let left = line.filter(({ to }) => to.kind !== "foundation").length;
  let state = start;
  for (const move of line) {
    if (left <= moves) return state;
    state = must(freecell.apply(state, move));
    if (move.to.kind !== "foundation") left--;
  }
  return state;
}
