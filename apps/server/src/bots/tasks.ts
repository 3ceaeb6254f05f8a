/** What a thread does for the tables: a bot of some level chooses a move from what its seat sees. */

import { GAMES, type Read, warmRosters } from "@baize/games";
import { Budget, choiceOf, demand } from "@baize/kernel";

/** A table as one seat sees it, and who is to move there. */
export interface BotTurn {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  /** What may be spent: worlds or positions, never time. */
  readonly nodes: number;
}

/** The tasks by name; what bots have learned is read with `read`, once a thread. */
export function botTasks(read: Read) {
  const rosterOf = warmRosters(read);
  return {
    async choose({ game: id, level, view, nodes }: BotTurn): Promise<string> {
      const entry = GAMES.find((game) => game.id === id);
      const roster = entry && rosterOf(entry);
      demand(entry !== undefined && roster !== undefined, "ON-B1", `${id} has no bots`);
      const [game, bots] = await Promise.all([entry.rules(), roster]);
      return choiceOf(game, await bots.bot(level), view, new Budget({ nodes }));
    },
  };
}

export type BotTasks = ReturnType<typeof botTasks>;
