/** All that can be counted about a game: how much of it can be reached, how much can be won, and in how many ways. */

import type { Budget } from "@baize/kernel";
import type { State } from "../rules/state.ts";
import type { Book } from "./book.ts";
import { writeBook } from "./books.ts";
import { imagesOf, reach, symmetriesOfBoard } from "./census.ts";
import { canonical, isOnCross, symmetriesOf } from "./cross.ts";
import { finalsOf } from "./parity.ts";
import { buildTable, type Table } from "./table.ts";
import { TableBook } from "./table-book.ts";

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
function countOnCross(state: State, table: Table, budget: Budget): Counts | undefined {
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

/** Counts a game on any other board, position by position. */
function countElsewhere(positions: Iterable<{ readonly pegs: number; readonly winnable: boolean }>): Counts {
  const byPegs = new Map<number, LayerCount>();
  for (const { pegs, winnable } of positions) {
    const before = byPegs.get(pegs) ?? { pegs, reachable: 0, winnable: 0 };
    byPegs.set(pegs, { pegs, reachable: before.reachable + 1, winnable: before.winnable + (winnable ? 1 : 0) });
  }
  const layers = [...byPegs.values()].sort((a, b) => b.pegs - a.pegs);
  return { ...UNCOUNTED, reachable: sum(layers, "reachable"), winnable: sum(layers, "winnable"), layers };
}

/** Analyses a game; undefined when the budget ran out. */
export function analyse(state: State, budget: Budget): Analysis | undefined {
  return isOnCross(state.board) ? analyseOnCross(state, budget) : analyseElsewhere(state, budget);
}

function analyseOnCross(state: State, budget: Budget): Analysis | undefined {
  const table = buildTable(state, budget);
  const counts = table && countOnCross(state, table, budget);
  if (table === undefined || counts === undefined) return undefined;
  const book = new TableBook(table);
  return book.measure(budget) && book.gather(budget) ? { ...counts, ...told(book, state) } : undefined;
}

/** Where parity shows that a game is lost nothing is searched, and its positions are not counted. */
function analyseElsewhere(state: State, budget: Budget): Analysis | undefined {
  const book = writeBook(state, budget);
  if (book === undefined) return undefined;
  const positions = finalsOf(state).length === 0 ? undefined : book.positions?.(state.board);
  const counts = positions === undefined ? UNCOUNTED : countElsewhere(positions);
  return { ...counts, ...told(book, state) };
}

const UNCOUNTED: Counts = { reachable: null, winnable: 0, reachableClasses: null, winnableClasses: null, layers: [] };

const told = (book: Book, { board }: State) => ({
  solutions: book.solutions(board),
  sweeps: book.sweeps(board) ?? null,
  randomWin: book.chance(board),
});
