/** A match as it is kept, and a browser that keeps it on a shelf. */

import { seat } from "@baize/kernel";
import type { Kept } from "@baize/midend";
import { Archive } from "./archive.ts";
import { shelfJournal } from "./journal.ts";
import { type Shelf, memoryShelf as shelf } from "./shelf.ts";

export const save = (deal: string, moves: readonly string[]) =>
  JSON.stringify({ baize: 1, game: "freecell", rules: 1, options: "standard", deal, moves, ply: moves.length });

/** The first moves of a way to win deal 617. */
const LINE = ["7a", "7b", "7c", "b7", "1b", "71", "7h"];

export const kept = (more: Partial<Kept> = {}): Kept => ({
  id: "a",
  rev: "",
  game: "freecell",
  deal: "617",
  options: "standard",
  save: save("617", LINE.slice(0, more.moves ?? 1)),
  moves: 1,
  elapsed: 1000,
  begun: 1,
  touched: 1,
  scores: null,
  hints: 0,
  light: false,
  series: "",
  term: "",
  earlier: [],
  watched: false,
  before: 0,
  fewest: 0,
  proved: false,
  seat: seat(0),
  seats: [{ kind: "person" }],
  practice: false,
  ...more,
});

/** What is kept of it with so many moves. */
export const withMoves = (one: Kept, moves: number): Kept => ({ ...one, moves, save: kept({ moves }).save });

/** The archive of a browser that has this on its shelf. */
export async function on(common: Shelf = shelf()): Promise<Archive> {
  const archive = new Archive();
  await archive.open(shelfJournal(common));
  return archive;
}
