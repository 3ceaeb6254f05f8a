/** The engine: commands of another program in, answers out. The protocol is in docs/engine.md. */

import { setTimeout as sleep } from "node:timers/promises";
import type { GameEntry } from "@baize/games";
import { type AnyGame, type Match, type Shape, shown, type Thought, visible } from "@baize/kernel";
import type { OpenQuestion } from "@baize/midend";
import { knownWord, moverOf, orStop } from "../arguments/games.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { PROGRAM } from "../arguments/version.ts";
import { isRecord, openRecord } from "../records/record.ts";
import type { Chosen } from "../threads/bots.ts";
import type { ThreadLine } from "../threads/pool.ts";
import type { Searched, Underway } from "../threads/searching.ts";
import { say } from "../words/index.ts";
import { namesOf, readSettings, type Settings, settingText } from "./settings.ts";

/** Who quits waits so long for a search that is told to stop, in ms. */
const PATIENCE = 2000;

/** Points and other values are told to the hundredth. */
const hundredths = (n: number): string => n.toFixed(2);

/** Answers one program about one game. One thread thinks for it as long as it lives, and reads what bots have learned once. */
export class Engine {
  readonly #entry: GameEntry;
  readonly #game: AnyGame;
  readonly #bots: readonly string[];
  readonly #line: ThreadLine;
  readonly #write: (line: string) => void;
  #settings: Settings;
  /** The match of the position, where it has one: a view alone has none. */
  #match: Match<Shape> | undefined;
  /** The table as whoever is to move sees it. */
  #view: unknown;
  #asked: OpenQuestion<unknown> | undefined;
  #search: Promise<void> = Promise.resolve();
  #isGone = false;

  constructor(
    entry: GameEntry,
    game: AnyGame,
    bots: readonly string[],
    line: ThreadLine,
    write: (line: string) => void,
    bot: string | undefined = bots.at(-1),
  ) {
    this.#entry = entry;
    this.#game = game;
    this.#bots = bots;
    this.#line = line;
    this.#write = write;
    this.#settings = { nodes: undefined, movetime: undefined, multi: 1, shortest: false, bot };
  }

  readonly #commands: Readonly<Record<string, (rest: string) => unknown>> = {
    hello: () => this.#hello(),
    isready: () => this.#ready(),
    set: (rest) => this.#set(rest),
    position: (rest) => this.#place(rest),
    play: (rest) => this.#play(rest),
    moves: () => this.#tellMoves(),
    show: () => this.#show(),
    go: (rest) => this.#go(readSettings(rest, this.#settings, this.#bots)),
    stop: () => this.#stop(),
    quit: () => {},
  };

  /** Does what a line says; false after `quit`. */
  async obey(line: string): Promise<boolean> {
    const [word = "", rest = ""] = line.trim().split(/\s+(.*)/s);
    if (word === "") return true;
    try {
      const command = knownWord(word, Object.keys(this.#commands), say.noSuchCommand);
      await this.#commands[command]?.(rest);
      return command !== "quit";
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      this.#complain(error);
      // Whoever says `go` gets one best move, whatever happens; where a search is running it is to come.
      if (word === "go" && this.#asked === undefined) this.#write("bestmove none");
    }
    return true;
  }

  /** Lets the search that is running answer with what it has. */
  async #stop(): Promise<void> {
    this.#asked?.stop();
    await this.#search;
  }

  #hello(): void {
    const { id, rulesVersion, seats } = this.#game.meta;
    this.#write(`id ${PROGRAM.replace(/^b/, "B")}`);
    this.#write(`game ${id} rules ${rulesVersion} seats ${seats}`);
    if (this.#bots.length > 0) this.#write(`bots ${this.#bots.join(" ")}`);
    for (const name of namesOf(this.#bots)) this.#write(`option ${name} ${settingText(this.#settings, name)}`);
    this.#write("hellook");
  }

  /** Answers once the next search can begin at once; while one runs, that is now. */
  async #ready(): Promise<void> {
    try {
      const { bot } = this.#settings;
      if (this.#asked === undefined) await this.#line.ask("warm", { game: this.#entry.id, bot }).answer;
    } catch (error) {
      this.#complain(error as Error);
    }
    this.#write("readyok");
  }

  #set(rest: string): void {
    if (rest.trim() === "") throw new Stop(EXIT.usage, say.nothingSet());
    this.#settings = readSettings(rest, this.#settings, this.#bots);
  }

  async #place(rest: string): Promise<void> {
    const [word, text = ""] = rest.split(/\s+(.*)/s);
    if (word === "view") {
      const { viewText } = this.#game;
      if (viewText === undefined) throw new Stop(EXIT.usage, say.nothingUnseen({ title: this.#entry.title }));
      this.#view = orStop(viewText.parse(text), this.#game);
      this.#match = undefined;
      return;
    }
    if (!isRecord(rest)) throw new Stop(EXIT.usage, say.noPositionText({ text: shown(rest), game: this.#entry.id }));
    const { entry, match } = await openRecord(rest, {});
    if (entry.id !== this.#entry.id) {
      throw new Stop(EXIT.usage, say.otherGame({ found: entry.title, title: this.#entry.title }));
    }
    this.#stand(match);
  }

  #stand(match: Match<Shape>): void {
    this.#match = match;
    this.#view = match.view(moverOf(match));
  }

  #play(text: string): void {
    const match = this.#match;
    if (match === undefined) {
      throw new Stop(EXIT.usage, this.#view === undefined ? say.noPosition() : say.viewStandsStill());
    }
    this.#stand(orStop(match.play(text), this.#game));
  }

  /** The table as it is seen. */
  #seen(): unknown {
    if (this.#view === undefined) throw new Stop(EXIT.usage, say.noPosition());
    return this.#view;
  }

  /** What may be played, as text: nothing where it is another's turn or the game is over. */
  #movesOf(view: unknown): readonly string[] {
    if (this.#game.status(view).kind === "over") return [];
    return this.#game.legalMoves(view).map((move) => this.#game.formatMove(move, view));
  }

  #tellMoves(): void {
    for (const text of this.#movesOf(this.#seen())) this.#write(`move ${text}`);
    this.#write("movesok");
  }

  #show(): void {
    const view = this.#seen();
    this.#tellStatus(view);
    const { viewText, stateText } = this.#game;
    // Where nothing is hidden the view is the state.
    const text = viewText === undefined ? stateText.format(view) : viewText.format(view);
    for (const line of text.split("\n")) this.#write(`view ${line}`);
    this.#write("showok");
  }

  /** Whose turn it is, or what each seat came to. */
  #tellStatus(view: unknown): void {
    const status = this.#game.status(view);
    this.#write(status.kind === "over" ? `result ${status.scores.join(" ")}` : `turn ${status.seat}`);
  }

  #go({ nodes, movetime: milliseconds, multi, shortest, bot }: Settings): void {
    if (this.#asked !== undefined) throw new Stop(EXIT.usage, say.searchRuns());
    const view = this.#seen();
    if (this.#game.status(view).kind === "over") {
      this.#tellStatus(view);
      this.#write("bestmove none");
      return;
    }
    const seen = { game: this.#entry.id, view, milliseconds, nodes, multi };
    if (bot === undefined) {
      const hear = (part: Underway) => this.#tellUnderway(part);
      this.#search = this.#tell(this.#line.ask("search", { ...seen, shortest }, hear), (it) => this.#tellSearched(it));
      return;
    }
    if (this.#movesOf(view).length === 0) throw new Stop(EXIT.usage, say.othersTurn());
    const hear = ({ worlds, move, points }: Thought<string>) =>
      this.#write(`info worlds ${worlds} value ${hundredths(points)} move ${move}`);
    this.#search = this.#tell(this.#line.ask("choose", { ...seen, bot }, hear), (it) => this.#tellChosen(it, bot));
  }

  #tellUnderway(part: Underway): void {
    if ("line" in part) this.#write(`info line ${part.line.join(" ")}`);
    else this.#write(`info nodes ${part.nodes}`);
  }

  #tellSearched({ verdict, line, nodes, bounds, best }: Searched): string | undefined {
    const shortness = (known: Searched["bounds"]) =>
      known === undefined ? "" : ` atleast ${known.atLeast} atmost ${known.atMost}`;
    for (const [i, { move, verdict, length, bounds }] of best.entries()) {
      const told = length === undefined ? "" : ` length ${length}`;
      this.#write(`info best ${i + 1} verdict ${verdict}${told}${shortness(bounds)} move ${move}`);
    }
    this.#write(`info verdict ${verdict} nodes ${nodes}${shortness(bounds)}`);
    if (line.length > 0) this.#write(`info line ${line.join(" ")}`);
    return line[0];
  }

  #tellChosen({ move, nodes, worth }: Chosen, bot: string): string {
    for (const [i, { text, points }] of worth.entries()) {
      this.#write(`info best ${i + 1} value ${hundredths(points)} move ${text}`);
    }
    this.#write(`info bot ${bot} nodes ${nodes}`);
    return move;
  }

  /** Waits for an answer, and tells it and the best move, or why there is none. */
  async #tell<R>(asked: OpenQuestion<R>, tell: (found: R) => string | undefined): Promise<void> {
    this.#asked = asked;
    let best: string | undefined;
    try {
      best = tell(await asked.answer);
    } catch (error) {
      if (!this.#isGone) this.#complain(error as Error);
    } finally {
      this.#asked = undefined;
    }
    if (!this.#isGone) this.#write(`bestmove ${best ?? "none"}`);
  }

  #complain({ message }: Error): void {
    this.#write(`error ${visible(message.replaceAll("\n", " "))}`);
  }

  /** Waits for the search that is running, and ends. */
  async finish(): Promise<void> {
    await this.#search;
    await this.#line.end();
  }

  /** Ends in the middle of whatever it does: a search answers with what it has, or that it has nothing. */
  async end(): Promise<void> {
    this.#asked?.stop();
    const isDone = await Promise.race([this.#search.then(() => true), sleep(PATIENCE, false, { ref: false })]);
    if (!isDone) this.#isGone = true;
    await this.#line.end();
    if (!isDone) this.#write("bestmove none");
  }
}
