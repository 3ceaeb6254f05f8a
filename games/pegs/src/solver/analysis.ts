/** All that can be counted about a game: how much of it can be reached, how much can be won, and in how many ways. */

import type { Budget } from "@baize/kernel";
import { isWon, type State } from "../rules/state.ts";
import { imagesOf, reach, symmetriesOfBoard } from "./census.ts";
import { canonical, isOnCross, symmetriesOf } from "./cross.ts";
import { finalsOf } from "./parity.ts";
import { Search } from "./search.ts";
import { buildTable } from "./table.ts";
import { study } from "./truth.ts";

/** The positions with one number of pegs. */
interface LayerCount {
  readonly pegs: number;
  readonly reachable: number;
  readonly winnable: number;
}

/** The counts; a total that was not computed is null. */
export interface Analysis {
  readonly reachable: number | null;
  readonly winnable: number | null;
  /** Up to symmetry. */
  readonly reachableClasses: number | null;
  readonly winnableClasses: number | null;
  /** From the first position down. */
  readonly layers: readonly LayerCount[];
  readonly solutions: bigint;
  /** The fewest sweeps; null when the goal cannot be reached. */
  readonly sweeps: number | null;
  /** The chance that jumps chosen at random win. */
  readonly randomWin: number;
}

type Counts = Pick<Analysis, "reachable" | "winnable" | "reachableClasses" | "winnableClasses" | "layers">;

const sum = (layers: readonly LayerCount[], what: "reachable" | "winnable"): number =>
  layers.reduce((total, layer) => total + layer[what], 0);

/** Counts a game on the cross: every layer that can be reached is held against the table of what can be won. */
function countOnCross(state: State, budget: Budget): Counts | undefined {
  const table = buildTable(state, budget);
  if (table === undefined) return undefined;
  const group = symmetriesOfBoard(state) & (state.goal === "any" ? -1 : symmetriesOf([state.goal]));
  const layers: LayerCount[] = [];
  let [reachableClasses, winnableClasses] = [0, 0];
  for (const layer of reach(state, group, budget)) {
    if (layer === undefined) return undefined;
    const { pegs } = layer;
    let [reachable, winnable] = [0, 0];
    for (const word of layer.words()) {
      const images = imagesOf(word, group);
      reachable += images;
      if ((table.layers[pegs]?.find(canonical(word, table.mill.group)) ?? -1) === -1) continue;
      winnable += images;
      winnableClasses++;
    }
    reachableClasses += layer.size;
    layers.push({ pegs, reachable, winnable });
  }
  return {
    reachable: sum(layers, "reachable"),
    winnable: sum(layers, "winnable"),
    reachableClasses,
    winnableClasses,
    layers,
  };
}

/** Counts a game on any other board; one that parity shows to be lost is not searched, and its positions not counted. */
function countElsewhere(state: State, budget: Budget): Counts | undefined {
  const uncounted = { reachableClasses: null, winnableClasses: null };
  if (finalsOf(state).length === 0) return { ...uncounted, reachable: null, winnable: 0, layers: [] };
  const search = Search.below(state, budget);
  if (search === undefined) return undefined;
  const byPegs = new Map<number, LayerCount>();
  for (const { pegs, winnable } of search.positions()) {
    const before = byPegs.get(pegs) ?? { pegs, reachable: 0, winnable: 0 };
    byPegs.set(pegs, { pegs, reachable: before.reachable + 1, winnable: before.winnable + (winnable ? 1 : 0) });
  }
  const layers = [...byPegs.values()].sort((a, b) => b.pegs - a.pegs);
  return { ...uncounted, reachable: sum(layers, "reachable"), winnable: sum(layers, "winnable"), layers };
}

/** Analyses a game; undefined when the budget ran out. */
export function analyse(state: State, budget: Budget): Analysis | undefined {
  const counts = isOnCross(state.board) ? countOnCross(state, budget) : countElsewhere(state, budget);
  if (counts === undefined) return undefined;
  if (isWon(state)) return { ...counts, solutions: 1n, sweeps: 0, randomWin: 1 };
  const truth = study(state, budget);
  if (truth === undefined) return undefined;
  return { ...counts, solutions: truth.solutions, sweeps: truth.sweeps ?? null, randomWin: truth.chance };
}
