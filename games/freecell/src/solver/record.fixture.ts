/** The table of record as tests read it: its rows, and each line replayed by the rules. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "@baize/kernel";
import { freecell, type Move, type State } from "../rules/index.ts";

/** A deal in one count. */
export interface Row {
  readonly deal: number;
  readonly count: string;
  readonly atLeast: number;
  readonly atMost: number;
  readonly line: readonly string[];
}

const FILE = join(import.meta.dirname, "../../../../docs/freecell-shortest.tsv");

export function readRecord(): readonly Row[] {
  const [, ...rows] = readFileSync(FILE, "utf8").trimEnd().split("\n");
  return rows.map((text) => {
    const [deal, count = "", atLeast, atMost, , line = ""] = text.split("\t");
    return { deal: Number(deal), count, atLeast: Number(atLeast), atMost: Number(atMost), line: line.split(".") };
  });
}

const play = (state: State, move: Move): State => must(freecell.apply(state, move));

/** How many moves not home a line has that wins; undefined when it does not. */
export function replayed({ deal, count, line }: Row): number | undefined {
  let state = must(freecell.setup(freecell.options.standard, { kind: "microsoft", number: deal }));
  let length = 0;
  for (const text of line) {
    const move = must(freecell.parseMove(text, state));
    if (count === "cards" && move.count !== 1) return undefined;
    if (move.to.kind !== "foundation") length++;
    state = play(state, move);
  }
  return state.foundations.every((height) => height === 13) ? length : undefined;
}
