/** The engine: commands of another program in, answers out. The protocol is in docs/engine.md. */

import type { GameEntry } from "@baize/games";
import type { AnyGame, Match, Shape } from "@baize/kernel";
import { openRecord } from "./records.ts";
import { Stop } from "./stop.ts";
import { knownWord } from "./tables.ts";
import { Thread } from "./threads/pool.ts";
import type { Truth } from "./threads/tasks.ts";

const COMMANDS = ["hello", "position", "go", "stop", "quit"] as const;
const LIMITS = ["nodes", "movetime", "bot"] as const;

/** What may be spent on a search, and who searches. */
interface Limits {
  readonly nodes?: number;
  readonly movetime?: number;
  readonly bot?: string;
}

/** Answers one program about one game. */
export class Engine {
  readonly #entry: GameEntry;
  readonly #game: AnyGame;
  readonly #bots: readonly string[];
  readonly #write: (line: string) => void;
  #match: Match<Shape> | undefined;
  #thread: Thread<"judge"> | undefined;
  #search: Promise<void> = Promise.resolve();

  constructor(entry: GameEntry, game: AnyGame, bots: readonly string[], write: (line: string) => void) {
    this.#entry = entry;
    this.#game = game;
    this.#bots = bots;
    this.#write = write;
  }

  /** Does what a line says; false after `quit`. */
  async obey(line: string): Promise<boolean> {
    const [word = "", rest = ""] = line.trim().split(/\s+(.*)/s);
    if (word === "") return true;
    try {
      const command = knownWord("command", word, COMMANDS);
      if (command === "quit") return false;
      await this.#obey(command, rest);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      this.#write(`error ${error.message}`);
    }
    return true;
  }

  async #obey(command: Exclude<(typeof COMMANDS)[number], "quit">, rest: string): Promise<void> {
    if (command === "hello") this.#hello();
    else if (command === "position") await this.#place(rest);
    else if (command === "go") this.#go(readLimits(rest));
    else await this.#stop();
  }

  /** Lets the search that is running answer with what it has. */
  async #stop(): Promise<void> {
    this.#thread?.stop();
    await this.#search;
  }

  #hello(): void {
    const { id, rulesVersion, seats } = this.#game.meta;
    this.#write("id Baize");
    this.#write(`game ${id} rules ${rulesVersion} seats ${seats}`);
    if (this.#bots.length > 0) this.#write(`bots ${this.#bots.join(" ")}`);
    this.#write("hellook");
  }

  async #place(record: string): Promise<void> {
    const { entry, match } = await openRecord(record, {});
    if (entry.id !== this.#entry.id) {
      throw new Stop(2, `This is a position of ${entry.title}; this engine plays ${this.#entry.title}.`);
    }
    this.#match = match;
  }

  #go({ nodes, movetime, bot }: Limits): void {
    const match = this.#match;
    if (this.#thread !== undefined) throw new Stop(2, "A search is running: stop it first.");
    if (match === undefined) throw new Stop(2, "There is no position yet.");
    const chosen = bot === undefined ? this.#bots.at(-1) : knownWord("bot", bot, this.#bots);
    const thread = new Thread("judge");
    this.#thread = thread;
    const job = { game: this.#entry.id, options: undefined, save: match.save(), milliseconds: movetime };
    this.#search = thread
      .ask({ ...job, nodes, bot: chosen })
      .catch((): Truth => ({ verdict: "unknown", line: [], nodes: 0 }))
      .then(async (truth) => {
        await thread.end();
        this.#thread = undefined;
        this.#answer(truth, chosen);
      });
  }

  #answer({ verdict, line, nodes }: Truth, bot: string | undefined): void {
    this.#write(bot === undefined ? `info verdict ${verdict} nodes ${nodes}` : `info bot ${bot} nodes ${nodes}`);
    if (bot === undefined && line.length > 0) this.#write(`info line ${line.join(" ")}`);
    this.#write(`bestmove ${line[0] ?? "none"}`);
  }

  /** Waits for the search that is running. */
  async finish(): Promise<void> {
    await this.#search;
  }

  /** Ends the search that is running. */
  async end(): Promise<void> {
    await this.#thread?.end();
  }
}

/** Reads `nodes 1000 movetime 500`. */
function readLimits(text: string): Limits {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const limits: Record<string, string | number> = {};
  for (let i = 0; i < words.length; i += 2) {
    const name = knownWord("limit", words[i] ?? "", LIMITS);
    const value = words[i + 1] ?? "";
    if (name !== "bot" && !/^\d{1,15}$/.test(value)) throw new Stop(2, `${name} needs a whole number after it.`);
    limits[name] = name === "bot" ? value : Number(value);
  }
  return limits;
}
