/** The tasks of bots: a move, an advice, a contest. */

import { type GameEntry, type Read, warmRosters } from "@baize/games";
import { type AnyGame, choiceOf, must, type Roster, type Shape, type Thought, type Worth } from "@baize/kernel";
import { type Call, Mailbox } from "@baize/midend";
import type { ArenaGame, Sums } from "@baize/terminal";
import { Entrants } from "../arena/entrants.ts";
import { moveAllowance } from "../arena/limits.ts";
import { moduleTasks } from "../arena/module-tasks.ts";
import { findGame } from "../arguments/games.ts";
import { say } from "../words/index.ts";
import { threadPort } from "./port.ts";
import { budgetOf, type Seen, searchable } from "./spending.ts";

/** A table that a bot is to move on; an alias, as the next two, so that declarations can be written. */
type SeenByBot = Seen & {
  readonly bot: string;
  /** How many moves are to be told with what they are worth; none unless more than one. */
  readonly multi?: number | undefined;
};

/** Deals to be played by bots. */
type ArenaJob = {
  readonly game: string;
  readonly options: string | undefined;
  readonly seats: readonly string[];
  readonly seed: string;
  readonly scoring: string;
  readonly movetime?: number | undefined;
  readonly nodes?: number | undefined;
  readonly from: number;
  readonly to: number;
  /** Whether every game is wanted, and not only those with a fault. */
  readonly records: boolean;
};

/** A game with its link. */
export type Recorded = Omit<ArenaGame, "link"> & { readonly link: string };

/** What came of them. */
type Contested = {
  readonly sums: readonly Sums[];
  readonly games: readonly Recorded[];
};

/** What a bot chose, and what moves are worth where that was asked for. */
export interface Chosen {
  readonly move: string;
  readonly nodes: number;
  readonly worth: readonly Worth[];
}

/** The tasks of bots; a thread reads what each of them has learned once. */
export function botTasks(read: Read) {
  const known = warmRosters(read);
  const entrants = new Entrants(() => new Mailbox<typeof moduleTasks>(threadPort));
  const rosterOf = (entry: GameEntry): Promise<Roster<Shape>> => {
    const roster = known(entry);
    if (roster === undefined) throw new Error(say.noBots({ title: entry.title }));
    return roster;
  };
  const seated = async (id: string): Promise<readonly [AnyGame, Roster<Shape>]> => {
    const entry = findGame(id);
    return Promise.all([entry.rules(), rosterOf(entry)]);
  };
  return {
    ...moduleTasks,

    /** Reads what a bot has learned, or makes a solver ready, so that the next question is answered at once. */
    async warm({ game, bot }: { readonly game: string; readonly bot: string | undefined }): Promise<null> {
      if (bot === undefined) await searchable(game);
      else await (await seated(game))[1].bot(bot);
      return null;
    },
    /** What a bot plays from what its seat sees; while it thinks it tells its thoughts. */
    async choose(job: SeenByBot, { signal, say }: Call): Promise<Chosen> {
      const [game, roster] = await seated(job.game);
      const bot = await roster.bot(job.bot);
      const budget = budgetOf(job, signal);
      const move = choiceOf(game, bot, job.view, budget, (thought) => say(thought satisfies Thought<string>));
      const worth = job.multi === undefined || job.multi < 2 ? [] : (roster.judge?.weigh(job.view) ?? []);
      // What the bot chose leads, though the judge may see it otherwise.
      const ordered = worth.toSorted((a, b) => Number(b.text === move) - Number(a.text === move));
      return { move, nodes: budget.spent, worth: ordered.slice(0, job.multi) };
    },
    /** A good move for the seat that sees this, and why: by the judge of the bots, or what one of them would play. */
    async advise(job: SeenByBot, { signal }: Call): Promise<{ readonly move: string; readonly why: string }> {
      const [game, roster] = await seated(job.game);
      const advice = roster.judge?.advise(job.view);
      if (advice !== undefined) return { move: advice.text, why: advice.why };
      return { move: choiceOf(game, await roster.bot(job.bot), job.view, budgetOf(job, signal)), why: "" };
    },
    async arena(job: ArenaJob): Promise<Contested> {
      const [game, roster] = await seated(job.game);
      const { movetime, nodes, scoring, seed } = job;
      const options = job.options === undefined ? game.options.standard : must(game.options.parse(job.options));
      const players = await Promise.all(
        job.seats.map((name) => entrants.find(name, game, roster, { movetime, nodes })),
      );
      const place = await (await findGame(job.game).terminal?.())?.arena?.();
      const allowance = moveAllowance({ movetime, nodes });
      const games: Recorded[] = [];
      const terms = { options, scoring, seed, allowance };
      const keep = (game: ArenaGame) => {
        if (job.records || game.fault !== undefined) games.push({ ...game, link: game.link() });
      };
      const sums = (await place?.play(players, terms, job.from, job.to, keep)) ?? [];
      return { sums, games };
    },
    /** Ends the programs that played in the arena. */
    async dismiss(): Promise<null> {
      await entrants.close();
      return null;
    },
  };
}
