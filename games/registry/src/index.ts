/** Every game, one line each: what it is called, its rules, and lazy doors to all else. */

import type { AnyGame, AnyTerminal } from "@baize/kernel";

/** A game as the apps find it; nothing of it is loaded before it is asked for. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly rules: () => Promise<AnyGame>;
  /** How it looks in a terminal. */
  readonly terminal?: () => Promise<AnyTerminal>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: "freecell",
    title: "FreeCell",
    rules: async () => (await import("@baize/freecell")).freecell,
    terminal: async () => (await import("@baize/freecell/terminal")).terminal,
  },
  {
    id: "pegs",
    title: "Peg Solitaire",
    rules: async () => (await import("@baize/pegs")).pegs,
    terminal: async () => (await import("@baize/pegs/terminal")).terminal,
  },
  {
    id: "bigtwo",
    title: "Big Two",
    rules: async () => (await import("@baize/bigtwo")).bigtwo,
    terminal: async () => (await import("@baize/bigtwo/terminal")).terminal,
  },
  // `npm run new-game NAME` adds its line here.
];
