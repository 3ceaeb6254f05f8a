/** One player at a table: the match, the seat, and the bots in the other seats. */

import { readFile } from "node:fs/promises";
import type { GameEntry } from "@baize/games";
import {
  type AnyGame,
  type AnyTerminal,
  Match,
  must,
  ok,
  type Refusal,
  type Result,
  type Seat,
  type Shape,
  seat,
  sentence,
} from "@baize/kernel";
import { EXIT, Stop } from "../stop.ts";
import { knownWord, randomDeal, startMatch } from "../tables.ts";
import { Bots } from "./bots.ts";

/** What a table is laid for. */
export interface Invitation {
  readonly deal?: string | undefined;
  readonly options?: string | undefined;
  /** The bot in every other seat. */
  readonly bot?: string | undefined;
  /** Whether moves that follow by themselves are made. */
  readonly follows?: boolean;
}

/** A move that a bot made. */
export interface BotMove {
  readonly seat: Seat;
  readonly text: string;
}

/** A table with one player. The match is replaced by each action that is allowed. */
export class Session {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly terminal: AnyTerminal | undefined;
  readonly seat: Seat = seat(0);
  match: Match<Shape>;
  readonly #bots: Bots | undefined;
  readonly #follows: boolean;

  private constructor(
    entry: GameEntry,
    terminal: AnyTerminal | undefined,
    match: Match<Shape>,
    bots: Bots | undefined,
    follows: boolean,
  ) {
    this.entry = entry;
    this.game = match.game;
    this.terminal = terminal;
    this.match = match;
    this.#bots = bots;
    this.#follows = follows;
  }

  /** Sits down at a new table, or at one that was left. */
  static async open(entry: GameEntry, invitation: Invitation, left?: string): Promise<Session> {
    const [game, terminal] = await Promise.all([entry.rules(), entry.terminal?.()]);
    const bots = game.meta.seats > 1 ? new Bots(await botNamed(entry, invitation.bot)) : undefined;
    const loaded = left === undefined ? undefined : Match.load(game, left);
    const deal = () => invitation.deal ?? randomDeal(game, invitation.options);
    const match = loaded?.ok ? loaded.value : startMatch(game, deal(), invitation.options, terminal);
    return new Session(entry, terminal, match, bots, invitation.follows ?? false);
  }

  /** Who sits in the other seats. */
  get botName(): string | undefined {
    return this.#bots?.id;
  }

  /** Whether the player is to move. */
  get isMine(): boolean {
    const { status } = this.match;
    return status.kind === "playing" && status.seat === this.seat;
  }

  /** Whether the game is over. */
  get isOver(): boolean {
    return this.match.status.kind === "over";
  }

  /** Whether a bot is to move. */
  get isWaiting(): boolean {
    return !this.isOver && !this.isMine;
  }

  /** Plays a move of the player, and what follows from it by itself. */
  play(text: string): Result<Match<Shape>> {
    const played = this.match.play(text, this.seat);
    if (!played.ok) return played;
    let match = played.value;
    for (const next of this.#following(match)) match = must(match.play(next, this.seat));
    return this.#take(ok(match));
  }

  /** The moves that follow from a table by themselves. */
  #following(match: Match<Shape>): readonly string[] {
    const { status } = match;
    if (!this.#follows || status.kind === "over" || status.seat !== this.seat) return [];
    return this.terminal?.follow?.(match.view(this.seat)) ?? [];
  }

  /**
   * Lets the bot of the seat to move make its move, not before the pause is over; undefined when the player is to move,
   * when the game is over, or when the match has changed meanwhile.
   */
  async botMove(pause?: Promise<void>): Promise<BotMove | undefined> {
    const { match } = this;
    const { status } = match;
    if (status.kind === "over" || status.seat === this.seat) return undefined;
    const [text] = await Promise.all([this.#bots?.choose(match), pause]);
    if (text === undefined || this.match !== match) return undefined;
    this.match = must(match.play(text, status.seat));
    return { seat: status.seat, text };
  }

  /** What the bot would play in the player's place; undefined when nobody can tell any more. */
  async advice(): Promise<string | undefined> {
    return this.isMine ? this.#bots?.choose(this.match) : undefined;
  }

  /** Leaves the table: nobody thinks any more. */
  async end(): Promise<void> {
    await this.#bots?.end();
  }

  /** Takes back the player's last move, and what the bots answered or what followed by itself. */
  undo(): Result<Match<Shape>> {
    return this.#take(this.#back());
  }

  #back(): Result<Match<Shape>> {
    let back = this.match.undo();
    for (;;) {
      if (!back.ok) return back;
      const { status, undone } = back.value;
      const isOthers = status.kind === "playing" && status.seat !== this.seat;
      const isFollowing = this.#following(back.value)[0] === undone[0] && undone.length > 0;
      if (!isOthers && !isFollowing) return back;
      const further = back.value.undo();
      // What followed from the deal itself can be taken back alone; a bot's opening cannot.
      if (!further.ok) return isOthers ? further : back;
      back = further;
    }
  }

  /** Makes the last undone move again, and what followed from it. */
  redo(): Result<Match<Shape>> {
    let redone = this.match.redo();
    while (redone.ok && redone.value.undone.length > 0) {
      const { value } = redone;
      if (this.#following(value)[0] !== value.undone[0]) break;
      redone = value.redo();
    }
    return this.#take(redone);
  }

  /** Goes back to the deal. */
  restart(): Result<Match<Shape>> {
    this.match = this.match.restart();
    return { ok: true, value: this.match };
  }

  /** Deals anew, by the same rules. */
  dealAnew(): void {
    const { options } = this.match;
    this.match = startMatch(this.game, randomDeal(this.game, options), options);
  }

  /** A refusal as a sentence. */
  explain(refusal: Refusal): string {
    const other = refusal.code === "not-your-turn" ? this.terminal?.seats?.[Number(refusal.detail.toMove)] : undefined;
    return other === undefined ? sentence(refusal, this.game.words) : `It is not your turn: ${other} is to move.`;
  }

  #take(result: Result<Match<Shape>>): Result<Match<Shape>> {
    if (result.ok) this.match = result.value;
    return result;
  }
}

/** A bot that there is; one below the strongest of those that need no learning when none is named. */
async function botNamed(entry: GameEntry, name = "skilled"): Promise<string> {
  const roster = await entry.bots?.(readFile);
  if (roster === undefined) {
    throw new Stop(EXIT.failure, `There is nobody to play ${entry.title} with: it has no bots.`);
  }
  return knownWord("bot", name, roster.ids);
}
