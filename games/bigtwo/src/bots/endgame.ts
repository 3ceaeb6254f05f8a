/** The end of a deal searched to the last card, with all hands open: every seat plays for its own score. */

import { PlayList } from "./packed/plays.ts";
import type { PackedRules } from "./packed/rules.ts";
import { PackedTable } from "./packed/table.ts";

/** One level of the search: the table there, its plays, and the best scores found. */
interface Level {
  readonly table: PackedTable;
  readonly plays: PlayList;
  readonly scores: Int32Array;
}

/** Plays of so few cards need no more room. */
const ROOM = 256;

/** Searches endings under one set of rules. */
export class Endgame {
  readonly #rules: PackedRules;
  readonly #levels: Level[] = [];
  #left = 0;

  constructor(rules: PackedRules) {
    this.#rules = rules;
  }

  /**
   * The score of each seat in cards when all play their best, or null when that takes more than `nodes` tables.
   * Equal choices are broken towards playing over passing, and towards the first play.
   */
  solve(table: PackedTable, nodes: number): Int32Array | null {
    this.#left = nodes;
    const level = this.#levelAt(0);
    level.table.copy(table);
    return this.#search(0) ? level.scores : null;
  }

  #levelAt(depth: number): Level {
    const known = this.#levels[depth];
    if (known !== undefined) return known;
    const level = { table: new PackedTable(this.#rules), plays: new PlayList(ROOM), scores: new Int32Array(4) };
    this.#levels[depth] = level;
    return level;
  }

  /** Fills in the scores of the level; false when the nodes ran out. */
  #search(depth: number): boolean {
    const { plays, scores, table } = this.#levelAt(depth);
    if (table.winner >= 0) {
      for (let seat = 0; seat < 4; seat++) scores[seat] = table.points(seat);
      return true;
    }
    if (this.#left-- <= 0) return false;
    table.legalPlays(plays);
    const { turn } = table;
    const next = this.#levelAt(depth + 1);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i <= plays.length; i++) {
      if (i === plays.length && !table.mayPass) break;
      next.table.copy(table);
      if (i < plays.length) next.table.play(plays, i);
      else next.table.pass();
      if (!this.#search(depth + 1)) return false;
      if ((next.scores[turn] as number) <= best) continue;
      best = next.scores[turn] as number;
      scores.set(next.scores);
    }
    return true;
  }
}
