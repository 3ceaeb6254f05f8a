/** The book of a game on the English cross: a table, and what is worked out from it when it is first asked for. */

import { Budget } from "@baize/kernel";
import { type Board, pegCount } from "../rules/board.ts";
import type { Jump } from "../rules/graph.ts";
import type { Hole } from "../rules/hole.ts";
import type { State } from "../rules/state.ts";
import type { Book } from "./book.ts";
import { canonical, packPegs } from "./cross.ts";
import { Facts } from "./facts.ts";
import { Sweeps } from "./sweeps.ts";
import { buildTable, type Table } from "./table.ts";

/** A book made of tables. */
export class TableBook implements Book {
  readonly #table: Table;
  #sweeps: Sweeps | undefined;
  #facts: Facts | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The book of a game on the cross; undefined when the budget ran out. */
  static write(state: State, budget: Budget): TableBook | undefined {
    const table = buildTable(state, budget);
    return table && new TableBook(table);
  }

  get searched(): number {
    return this.#table.searched;
  }

  isWinnable(board: Board): boolean {
    const word = canonical(packPegs(board), this.#table.mill.group);
    return (this.#table.layers[pegCount(board)]?.find(word) ?? -1) !== -1;
  }

  sweeps(board: Board): number | undefined {
    return this.#measured().fewest(packPegs(board), pegCount(board));
  }

  solutions(board: Board): bigint {
    return this.#gathered().solutions(packPegs(board), pegCount(board));
  }

  chance(board: Board): number {
    return this.#gathered().chance(packPegs(board), pegCount(board));
  }

  finals(board: Board): readonly Hole[] {
    return this.#gathered().finals(packPegs(board), pegCount(board));
  }

  line(board: Board): readonly Jump[] {
    const leaps = this.#measured().line(packPegs(board), pegCount(board));
    return leaps.map(({ leap: { from, to } }) => ({ from, to }));
  }

  /** Works out the sweeps within a budget, so that asking for them later costs nothing; false when it ran out. */
  measure(budget: Budget): boolean {
    this.#sweeps ??= Sweeps.measure(this.#table, budget);
    return this.#sweeps !== undefined;
  }

  /** Works out the other facts in the same way. */
  gather(budget: Budget): boolean {
    this.#facts ??= Facts.gather(this.#table, budget);
    return this.#facts !== undefined;
  }

  #measured(): Sweeps {
    this.measure(new Budget());
    return this.#sweeps as Sweeps;
  }

  #gathered(): Facts {
    this.gather(new Budget());
    return this.#facts as Facts;
  }
}
