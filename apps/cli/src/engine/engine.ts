/** The engine: commands of another program in, answers out. The protocol is in docs/engine.md. */

import type { GameEntry } from "@baize/games";
import { type AnyGame, type Match, type Shape, visible } from "@baize/kernel";
import type { Asked } from "@baize/midend";
import { knownWord, moverOf } from "../arguments/games.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { openRecord } from "../records/record.ts";
import type { ThreadLine } from "../threads/pool.ts";
import { say } from "../words/index.ts";

const COMMANDS = ["hello", "position", "go", "stop", "quit"] as const;
const LIMITS = ["nodes", "movetime", "bot"] as const;

/** What may be spent on a search, and who searches. */
interface Limits {
  readonly nodes?: number;
  readonly movetime?: number;
  readonly bot?: string;
}

/** Answers one program about one game. One thread thinks for it as long as it lives, and reads what bots have learned once. */
export class Engine {
  readonly #entry: GameEntry;
  readonly #game: AnyGame;
  readonly #bots: readonly string[];
  readonly #line: ThreadLine;
  readonly #write: (line: string) => void;
  #match: Match<Shape> | undefined;
  #asked: Asked<unknown> | undefined;
  #search: Promise<void> = Promise.resolve();
  #isGone = false;

  constructor(
    entry: GameEntry,
    game: AnyGame,
    bots: readonly string[],
    line: ThreadLine,
    write: (line: string) => void,
  ) {
    this.#entry = entry;
    this.#game = game;
    this.#bots = bots;
    this.#line = line;
    this.#write = write;
  }

  /** Does what a line says; false after `quit`. */
  async obey(line: string): Promise<boolean> {
    const [word = "", rest = ""] = line.trim().split(/\s+(.*)/s);
    if (word === "") return true;
    try {
      const command = knownWord(word, COMMANDS, say.noSuchCommand);
      if (command === "quit") return false;
      await this.#obey(command, rest);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      this.#complain(error);
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
    this.#asked?.stop();
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
      throw new Stop(EXIT.usage, say.otherGame({ found: entry.title, title: this.#entry.title }));
    }
    this.#match = match;
  }

  #go({ nodes, movetime: milliseconds, bot }: Limits): void {
    const match = this.#match;
    if (this.#asked !== undefined) throw new Stop(EXIT.usage, say.searchRuns());
    if (match === undefined) throw new Stop(EXIT.usage, say.noPosition());
    const chosen = bot === undefined ? this.#bots.at(-1) : knownWord(bot, this.#bots, say.noSuchBot);
    const seen = { game: this.#entry.id, view: match.view(moverOf(match)), milliseconds, nodes };
    this.#search =
      chosen === undefined
        ? this.#tell(this.#line.ask("search", seen), ({ verdict, line, nodes }) => {
            this.#write(`info verdict ${verdict} nodes ${nodes}`);
            if (line.length > 0) this.#write(`info line ${line.join(" ")}`);
            return line[0];
          })
        : this.#tell(this.#line.ask("choose", { ...seen, bot: chosen }), ({ move, nodes }) => {
            this.#write(`info bot ${chosen} nodes ${nodes}`);
            return move;
          });
  }

  /** Waits for an answer, and tells it and the best move, or why there is none. */
  async #tell<R>(asked: Asked<R>, tell: (found: R) => string | undefined): Promise<void> {
    this.#asked = asked;
    let best: string | undefined;
    try {
      best = tell(await asked.answer);
    } catch (error) {
      if (this.#isGone) return;
      this.#complain(error as Error);
    } finally {
      this.#asked = undefined;
    }
    this.#write(`bestmove ${best ?? "none"}`);
  }

  #complain({ message }: Error): void {
    this.#write(`error ${visible(message.replaceAll("\n", " "))}`);
  }

  /** Waits for the search that is running, and ends. */
  async finish(): Promise<void> {
    await this.#search;
    await this.#line.end();
  }

  /** Ends in the middle of whatever it does. */
  async end(): Promise<void> {
    this.#isGone = true;
    await this.#line.end();
  }
}

/** Reads `nodes 1000 movetime 500`. */
function readLimits(text: string): Limits {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const limits: Record<string, string | number> = {};
  for (let i = 0; i < words.length; i += 2) {
    const name = knownWord(words[i] ?? "", LIMITS, say.noSuchLimit);
    const value = words[i + 1] ?? "";
    if (name !== "bot" && !/^\d{1,15}$/.test(value)) throw new Stop(EXIT.usage, say.needsNumber({ name }));
    limits[name] = name === "bot" ? value : Number(value);
  }
  return limits;
}
