/** Who holds a table: the sitting as it stands, the bots in the other seats, and what is kept of it all. */

import type { GameEntry } from "@baize/games";
import {
  type AnyGame,
  type Choices,
  choicesOf,
  type Match,
  mannersOf,
  must,
  type Names,
  ok,
  type Refusal,
  type Result,
  type Seat,
  type Shape,
  seat,
  sentence,
} from "@baize/kernel";
import {
  factsOf,
  type Kept,
  levelAt,
  midendWords,
  namesOf,
  newKept,
  type Seating,
  Series,
  Sitting,
  seatsWith,
  standardLevels,
  type Taken,
  termText,
} from "@baize/midend";
import type { AnyTerminal } from "@baize/terminal";
import { knownWord, randomDeal, startMatch } from "../arguments/games.ts";
import { readPart } from "../arguments/input.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { newThread, type ThreadLine } from "../threads/pool.ts";
import { say } from "../words/index.ts";
import { type Advised, Bots } from "./bots.ts";
import { TableLight } from "./light.ts";

/** What a table is laid for. */
export interface Invitation {
  readonly deal?: string | undefined;
  readonly options?: string | undefined;
  /** The level of the bots in all other seats. */
  readonly bot?: string | undefined;
  readonly practice?: boolean | undefined;
  /** How long a match of several deals is: `10-deals`, `50-points`, or `open`. */
  readonly length?: string | undefined;
  /** What is chosen of the game's preferences; where nothing is chosen nothing follows by itself. */
  readonly choices?: Choices;
  /** A match that goes on. */
  readonly taken?: Taken | undefined;
}

/** A game that was loaded, and the levels of its bots. */
export interface Laid {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly terminal: AnyTerminal | undefined;
  readonly levels: readonly string[];
}

/** A move that a bot made. */
export interface BotMove {
  readonly seat: Seat;
  readonly text: string;
}

/** Loads a game for play. One of several seats needs somebody to play with. */
export async function layTable(entry: GameEntry): Promise<Laid> {
  const [game, terminal] = await Promise.all([entry.rules(), entry.terminal?.()]);
  if (game.meta.seats === 1) return { entry, game, terminal, levels: [] };
  const roster = await entry.bots?.(readPart);
  if (roster === undefined) throw new Stop(EXIT.failure, say.noBots({ title: entry.title }));
  return { entry, game, terminal, levels: roster.ids };
}

/** Where the player sits: as it was kept, unless something else is asked for now. A board that was written down is no deal. */
function placeFor({ game, entry, levels }: Laid, { bot, practice, taken }: Invitation, isWritten: boolean): Seating {
  if (practice && game.meta.information === "perfect") {
    throw new Stop(EXIT.usage, say.nothingHidden({ title: entry.title }));
  }
  if (bot !== undefined && game.meta.seats === 1) {
    throw new Stop(EXIT.usage, say.nobodyElse({ title: entry.title }));
  }
  const own = taken?.kept.seat ?? seat(0);
  const level = bot === undefined ? undefined : knownWord(bot, levels, say.noSuchBot);
  // A game that names no standard is played with the weakest.
  const others = standardLevels(game).map((standard) => level ?? (standard || (levels[0] ?? "")));
  const seats = level === undefined && taken !== undefined ? taken.kept.seats : seatsWith(own, others);
  return { seat: own, seats, practice: practice ?? taken?.kept.practice ?? isWritten };
}

/** How long the match is: as it is asked for, or as the game says. */
function termFor({ game, entry }: Laid, { length }: Invitation): string {
  if (length === undefined) return mannersOf(game).company?.term ?? "";
  if (game.meta.seats === 1) throw new Stop(EXIT.usage, say.oneDealAlone({ title: entry.title }));
  const term = termText.parse(length === "open" ? "" : length);
  if (!term.ok) throw new Stop(EXIT.usage, sentence(term.error, midendWords));
  return termText.format(term.value);
}

/** A table with one player. The sitting is replaced by each action that is allowed. */
export class Host {
  readonly laid: Laid;
  sitting: Sitting<Shape>;
  readonly light: TableLight;
  readonly #bots: Bots;
  readonly #line: ThreadLine;
  #kept: Kept;
  #hints: number;
  /** The deals that were played to their end before this one. */
  #series: Series;

  /** Sits down at a new table, or at one that was kept. */
  constructor(laid: Laid, invitation: Invitation, line = newThread()) {
    const { game, entry, terminal } = laid;
    const { deal, options, taken, choices } = invitation;
    const match = taken?.match ?? startMatch(game, deal ?? randomDeal(game, options), options, terminal);
    const isWritten = deal !== undefined && mannersOf(game).isWritten?.(match.deal) === true;
    const place = placeFor(laid, invitation, isWritten);
    const chosen = choices === undefined ? {} : choicesOf(mannersOf(game), choices);
    this.laid = laid;
    this.sitting = new Sitting(match, place, () => chosen);
    this.light = new TableLight(line, entry.solver !== undefined);
    this.#bots = new Bots(line);
    this.#line = line;
    this.#kept = taken?.kept ?? this.#newKept(match, place, crypto.randomUUID(), termFor(laid, invitation));
    this.#hints = this.#kept.hints;
    const term = must(termText.parse(this.#kept.term));
    this.#series = new Series(game.meta.seats, this.#kept.earlier, term);
  }

  get match(): Match<Shape> {
    return this.sitting.match;
  }

  /** How long the match was played before. */
  get elapsed(): number {
    return this.#kept.elapsed;
  }

  /** The deals of this match, the one on the table included. */
  get series(): Series {
    const { status } = this.match;
    return this.#series.with(status.kind === "over" ? status.scores : null);
  }

  /** Whether a bot is to move. */
  get isWaiting(): boolean {
    return !this.sitting.isOver && !this.sitting.isMine;
  }

  /** What a seat is called by the player. */
  nameOf(other: Seat): string {
    return this.sitting.manners.seatName(other, this.sitting.seat, this.names);
  }

  /** What whoever sits in each seat is called. */
  get names(): Names {
    return namesOf(this.sitting.guests);
  }

  /** Plays what everybody knows must come, however much that is. */
  settle(): void {
    while (this.sitting.settled !== undefined) this.sitting = must(this.sitting.settle());
  }

  /** Plays a move of the player, and what follows from it by itself. */
  play(text: string): Result<Sitting<Shape>> {
    return this.#take(this.sitting.play(text));
  }

  undo(): Result<Sitting<Shape>> {
    return this.#take(this.sitting.undo());
  }

  /** Plays the rest where nothing is left to decide. */
  finish(): Result<Sitting<Shape>> {
    return this.#take(this.sitting.finish());
  }

  /** Ends a match that has lasted as long as it may; undefined while there is time. */
  expire(elapsed: number): Result<Sitting<Shape>> | undefined {
    const ended = this.sitting.expire(elapsed);
    return ended && this.#take(ended);
  }

  redo(): Result<Sitting<Shape>> {
    return this.#take(this.sitting.redo());
  }

  restart(): Result<Sitting<Shape>> {
    return this.#take(this.sitting.restart());
  }

  /** Deals anew, by the same rules and for the same seats; a match that is over is followed by another. */
  dealAnew(): Result<Sitting<Shape>> {
    const { game, options } = this.match;
    const match = startMatch(game, randomDeal(game, options), options);
    const { series } = this;
    const { term } = this.#kept;
    this.#series = series.isOver ? new Series(series.seats, [], series.term) : series;
    const word = series.isOver ? crypto.randomUUID() : this.#kept.series;
    this.#kept = this.#newKept(match, this.sitting.place, word, term);
    this.#hints = 0;
    return this.#take(ok(this.sitting.with(match)));
  }

  /**
   * Lets the bot of the seat to move make its move, not before the pause is over; undefined when the player is to move,
   * when the game is over, or when the match has changed meanwhile.
   */
  async botMove(pause?: Promise<void>): Promise<BotMove | undefined> {
    const { sitting } = this;
    const { match, place } = sitting;
    const { status } = match;
    if (status.kind === "over" || sitting.isMine) return undefined;
    const level = levelAt(place.seats, status.seat) ?? "";
    const choice = this.#bots.choose(match, level).catch((error: Error) => {
      throw new Stop(EXIT.failure, say.noAnswer({ why: error.message }));
    });
    const [text] = await Promise.all([choice, pause]);
    if (text === undefined || this.sitting !== sitting) return undefined;
    this.sitting = must(sitting.answer(text, status.seat));
    return { seat: status.seat, text };
  }

  /** What the bots advise the player; undefined where there are none, or when nobody can tell any more. */
  async advice(): Promise<Advised | undefined> {
    this.#hints++;
    if (this.laid.levels.length === 0 || !this.sitting.isMine) return undefined;
    return this.#bots.advise(this.match, this.laid.levels.at(-1) ?? "");
  }

  /** Whether the light is off because this is a puzzle, and no hint was asked for yet. */
  get isQuiet(): boolean {
    return this.#hints === 0 && this.laid.terminal?.isPuzzle?.(this.match.deal) === true;
  }

  /** All that is kept of the match as it stands. */
  kept(elapsed: number, isLit: boolean): Kept {
    const rest = { elapsed, touched: Date.now(), rev: crypto.randomUUID(), hints: this.#hints };
    const light = this.#kept.light || isLit;
    const earlier = this.#series.deals.filter((points) => points !== null);
    return { ...this.#kept, ...factsOf(this.match), ...this.sitting.place, ...rest, light, earlier };
  }

  /** Leaves the table: nobody thinks any more. */
  async end(): Promise<void> {
    this.#bots.leave();
    this.light.leave();
    await this.#line.end();
  }

  /** A refusal as a sentence. */
  explain(refusal: Refusal): string {
    if (refusal.code === "not-your-turn")
      return say.notYourTurn({ seat: this.nameOf(seat(Number(refusal.detail.toMove))) });
    return sentence(refusal, this.sitting.game.words, midendWords);
  }

  /** The record of a match that begins; where several play it belongs to a series. */
  #newKept(match: Match<Shape>, place: Seating, series: string, term: string): Kept {
    const kept = newKept(match, place, crypto.randomUUID(), Date.now());
    return place.seats.length > 1 ? { ...kept, series, term } : kept;
  }

  #take(result: Result<Sitting<Shape>>): Result<Sitting<Shape>> {
    if (result.ok) this.sitting = result.value;
    return result;
  }
}
