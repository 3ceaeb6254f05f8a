/** Every game, one line each: what it is called, its rules, and lazy doors to all else. */

import type { AnyGame, Shape } from "@baize/kernel";
import type { TableDoor, TruthDoor } from "@baize/table";

/** A game as the apps find it; nothing of it is loaded before it is asked for. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly rules: () => Promise<AnyGame>;
  /** Its table on the page; a game without one is not offered there. */
  readonly web?: () => Promise<TableDoor<Shape>>;
  /** What it knows about positions, for a worker. */
  readonly truth?: () => Promise<TruthDoor<Shape>>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: "freecell",
    title: "FreeCell",
    rules: async () => (await import("@baize/freecell")).freecell,
    web: async () => (await import("@baize/freecell/web")).table,
    truth: async () => (await import("@baize/freecell/truth")).truth,
  },
  { id: "pegs", title: "Peg Solitaire", rules: async () => (await import("@baize/pegs")).pegs },
  { id: "bigtwo", title: "Big Two", rules: async () => (await import("@baize/bigtwo")).bigtwo },
  // `npm run new-game NAME` adds its line here.
];
