/** Every game, one line each: what it is called, its rules, and lazy doors to all else. */

import type { AnyGame, AnyTerminal, Roster, Shape, Solver } from "@baize/kernel";
import type { CompanyDoor, Cover, StudyDoor, TableDoor, TruthDoor } from "@baize/table";

/** Reads a file that comes with a game. */
export type Read = (address: URL) => Promise<Uint8Array>;

/** A game as the apps find it; nothing of it is loaded before it is asked for. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly rules: () => Promise<AnyGame>;
  /** How it looks in a terminal. */
  readonly terminal?: () => Promise<AnyTerminal>;
  /** Tells the truth about its positions. */
  readonly solver?: () => Promise<Solver<Shape>>;
  /** Who plays its seats. */
  readonly bots?: (read: Read) => Promise<Roster<Shape>>;
  /** Its table on the page; a game without one is not offered there. */
  readonly web?: () => Promise<TableDoor<Shape>>;
  /** What the first page shows of it; without one, its table in small. */
  readonly cover?: () => Promise<Cover>;
  /** What it knows about positions, for a worker. */
  readonly truth?: () => Promise<TruthDoor<Shape>>;
  /** What a longer study finds out about them, for a worker of its own. */
  readonly study?: () => Promise<StudyDoor<Shape>>;
  /** Its bots and their judgement, for a worker of the page. */
  readonly company?: (read: Read) => Promise<CompanyDoor<Shape>>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: "freecell",
    title: "FreeCell",
    rules: async () => (await import("@baize/freecell")).freecell,
    terminal: async () => (await import("@baize/freecell/terminal")).terminal,
    solver: async () => (await import("@baize/freecell/solver")).solver,
    web: async () => (await import("@baize/freecell/web")).table,
    truth: async () => (await import("@baize/freecell/truth")).truth,
  },
  {
    id: "pegs",
    title: "Peg Solitaire",
    rules: async () => (await import("@baize/pegs")).pegs,
    terminal: async () => (await import("@baize/pegs/terminal")).terminal,
    solver: async () => (await import("@baize/pegs/solver")).solver,
    web: async () => (await import("@baize/pegs/web")).table,
    truth: async () => (await import("@baize/pegs/truth")).truth,
    study: async () => (await import("@baize/pegs/truth")).study,
  },
  {
    id: "bigtwo",
    title: "Big Two",
    rules: async () => (await import("@baize/bigtwo")).bigtwo,
    terminal: async () => (await import("@baize/bigtwo/terminal")).terminal,
    async bots(read) {
      const [{ rosterOf }, { masterWeights, quickWeights }] = await Promise.all([
        import("@baize/bigtwo/bots"),
        import("@baize/bigtwo/weights"),
      ]);
      return rosterOf({ master: () => read(masterWeights), quick: () => read(quickWeights) });
    },
    web: async () => (await import("@baize/bigtwo/web")).table,
    cover: async () => (await import("@baize/bigtwo/cover")).cover,
    company: async (read) => (await import("@baize/bigtwo/company")).companyOf(read),
  },
  // `npm run new-game NAME` adds its line here.
];
