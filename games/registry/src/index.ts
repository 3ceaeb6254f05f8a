/** Every game, one line each: what it is called, its rules, and lazy doors to all else. */

import type { CheckedDocument } from "@baize/conformance";
import type { AnyGame, Roster, Shape, Solver } from "@baize/kernel";
import type { Cover, TableDoor } from "@baize/table";
import type { AnyTerminal } from "@baize/terminal";
import { say } from "./words/index.ts";

/** Reads a file that comes with a game. */
export type Read = (address: URL) => Promise<Uint8Array>;

/** A game as the apps find it; nothing of it is loaded before it is asked for. */
export interface GameEntry {
  readonly id: string;
  /** What it is called. */
  readonly title: string;
  /** Its rules and its manners. */
  readonly rules: () => Promise<AnyGame>;
  /** Tells the truth about its positions. */
  readonly solver?: () => Promise<Solver<Shape>>;
  /** Who plays its seats, and what they think of a move. */
  readonly bots?: (read: Read) => Promise<Roster<Shape>>;
  /** How it looks in a terminal. */
  readonly terminal?: () => Promise<AnyTerminal>;
  /** The source documents that its doors carry, as an implementation can be checked against them. */
  readonly documents?: () => Promise<readonly CheckedDocument[]>;
  /** Its table on the page; a game without one is not offered there. */
  readonly web?: () => Promise<TableDoor<Shape>>;
  /** The word of its page of all deals, which the page leads to from everywhere. */
  readonly deals?: string;
  /** The words of the other screens that its table brings, such as an editor. */
  readonly rooms?: readonly string[];
  /** What the first page shows of it; it comes with its table. */
  readonly cover?: () => Promise<Cover>;
}

/** The games, each as it names itself. */
const ENTRIES: readonly GameEntry[] = [
  {
    id: "freecell",
    title: "FreeCell",
    rules: async () => (await import("@baize/freecell")).freecell,
    solver: async () => (await import("@baize/freecell/solver")).solver,
    terminal: async () => (await import("@baize/freecell/terminal")).terminal,
    documents: async () => (await import("@baize/freecell/conformance")).documents,
    web: async () => (await import("@baize/freecell/web")).table,
    cover: async () => (await import("@baize/freecell/cover")).cover,
    deals: "deals",
    rooms: ["editor"],
  },
  {
    id: "pegs",
    title: "Peg Solitaire",
    rules: async () => (await import("@baize/pegs")).pegs,
    solver: async () => (await import("@baize/pegs/solver")).solver,
    terminal: async () => (await import("@baize/pegs/terminal")).terminal,
    documents: async () => (await import("@baize/pegs/conformance")).documents,
    web: async () => (await import("@baize/pegs/web")).table,
    cover: async () => (await import("@baize/pegs/cover")).cover,
    rooms: ["editor", "ladder", "daily"],
  },
  {
    id: "bigtwo",
    title: "Big Two",
    rules: async () => (await import("@baize/bigtwo")).bigtwo,
    async bots(read) {
      const [{ rosterOf }, { masterWeights, quickWeights }] = await Promise.all([
        import("@baize/bigtwo/bots"),
        import("@baize/bigtwo/weights"),
      ]);
      return rosterOf({ master: () => read(masterWeights), quick: () => read(quickWeights) });
    },
    terminal: async () => (await import("@baize/bigtwo/terminal")).terminal,
    documents: async () => (await import("@baize/bigtwo/conformance")).documents,
    web: async () => (await import("@baize/bigtwo/web")).table,
    cover: async () => (await import("@baize/bigtwo/cover")).cover,
  },
  // `npm run new-game NAME` adds its line here.
];

/** The games, in the order in which they are offered, each called as the language that is spoken calls it. */
export const GAMES: readonly GameEntry[] = ENTRIES.map((entry) => ({
  ...entry,
  get title() {
    return say.title({ id: entry.id, title: entry.title });
  },
}));

/** The bots of games, each asked for once, so that what they have learned stays warm; what failed is asked for again. */
export function warmRosters(read: Read): (entry: GameEntry) => Promise<Roster<Shape>> | undefined {
  const rosters = new Map<string, Promise<Roster<Shape>>>();
  return ({ id, bots }) => {
    const roster = rosters.get(id) ?? bots?.(read);
    if (roster === undefined) return undefined;
    rosters.set(id, roster);
    roster.catch(() => rosters.delete(id));
    return roster;
  };
}
