/** One seat at a table: the match, who else sits there, and what this player may do. The same object in every app. */

import {
  type Choices,
  type Game,
  isTurnOf,
  type Manners,
  type Match,
  mannersOf,
  ok,
  type Player,
  playAll,
  playTurn,
  type Result,
  redoTurn,
  refuse,
  type Seat,
  type Shape,
  undoTurn,
} from "@baize/kernel";
import { type Guest, guestsOf, type Sitter } from "./seats.ts";

/** Where a player sits, and how. */
export interface Seating {
  readonly seat: Seat;
  readonly seats: readonly Sitter[];
  /** Whether moves may be taken back where something is hidden. */
  readonly practice: boolean;
}

/** An immutable sitting: every action gives a new one, and a refused one changes nothing. */
export class Sitting<T extends Shape> {
  readonly match: Match<T>;
  readonly place: Seating;
  readonly manners: Manners<T>;
  readonly #choices: () => Choices;

  /** What is chosen of the game's preferences is asked for whenever it matters. */
  constructor(match: Match<T>, place: Seating, choices: () => Choices) {
    this.match = match;
    this.place = place;
    this.manners = mannersOf(match.game);
    this.#choices = choices;
  }

  get game(): Game<T> {
    return this.match.game;
  }

  get seat(): Seat {
    return this.place.seat;
  }

  /** What this player sees. */
  get view(): T["view"] {
    return this.match.view(this.seat);
  }

  /** Who sits in each seat. */
  get guests(): readonly Guest[] {
    return guestsOf(this.place.seats, this.manners.company?.levels);
  }

  /** The move that everybody at the table knows must come now, whoever is to make it. */
  get settled(): string | undefined {
    return this.isOver ? undefined : this.manners.company?.settled?.(this.match.view("spectator"));
  }

  get isOver(): boolean {
    return this.match.status.kind === "over";
  }

  get isMine(): boolean {
    return isTurnOf(this.match, this.seat);
  }

  /** Where something is hidden nothing is taken back, but in practice. */
  get mayUndo(): boolean {
    return this.place.practice || this.game.meta.information === "perfect";
  }

  /** How long the match may last, in ms; without end where moves may be taken back, for time cannot be. */
  get limit(): number | undefined {
    return this.mayUndo ? undefined : this.manners.company?.limit(this.#choices());
  }

  /** What became of the match when it has lasted as long as it may; undefined while there is time. */
  expire(elapsed: number): Result<Sitting<T>> | undefined {
    const { limit, isOver, manners } = this;
    const { company } = manners;
    if (limit === undefined || company === undefined || isOver || elapsed < limit) return undefined;
    return this.record(company.timeout);
  }

  get #player(): Player<T> {
    return { seat: this.seat, follow: (view) => this.manners.follow(view, this.#choices()) };
  }

  /** The same place at another match. */
  with(match: Match<T>): Sitting<T> {
    return new Sitting(match, this.place, this.#choices);
  }

  #take(match: Result<Match<T>>): Result<Sitting<T>> {
    return match.ok ? ok(this.with(match.value)) : match;
  }

  /** Plays a move of this player, and what follows it by itself. */
  play(text: string, why: "player" | "hint" = "player", isAlone = false): Result<Sitting<T>> {
    const next = isAlone ? this.match.play(text, this.seat, why) : playTurn(this.match, this.#player, text, why);
    return this.#take(next);
  }

  /** Plays the move that everybody knows must come; it was nobody's decision. */
  settle(): Result<Sitting<T>> {
    const { settled } = this;
    return settled === undefined ? ok(this) : this.#take(this.match.play(settled, undefined, "follow"));
  }

  /** Plays a move of another seat. */
  answer(text: string, by: Seat): Result<Sitting<T>> {
    return this.#take(this.match.play(text, by, "bot"));
  }

  /** Records an event of the table. */
  record(event: string): Result<Sitting<T>> {
    return this.#take(this.match.record(event));
  }

  /** The moves that end the game when nothing is left to decide. */
  get finishing(): readonly string[] {
    return this.isMine ? this.manners.finish(this.view) : [];
  }

  /** Plays to the end when nothing is left to decide. */
  finish(): Result<Sitting<T>> {
    const { finishing } = this;
    if (finishing.length === 0) return refuse("nothing-to-finish", "MD-T4");
    return ok(this.with(playAll(this.match, finishing, "finish")));
  }

  /** Goes back to this player's last own decision. */
  undo(): Result<Sitting<T>> {
    return this.#back(() => undoTurn(this.match, this.seat));
  }

  /** Makes again what was taken back, as it was recorded. */
  redo(): Result<Sitting<T>> {
    return this.#back(() => redoTurn(this.match, this.seat));
  }

  /** Goes back to the deal; every move can be made again. */
  restart(): Result<Sitting<T>> {
    return this.goTo(0);
  }

  /** Goes to the table as it was after so many moves. */
  goTo(ply: number): Result<Sitting<T>> {
    return this.#back(() => this.match.goTo(ply));
  }

  #back(go: () => Result<Match<T>>): Result<Sitting<T>> {
    return this.mayUndo ? this.#take(go()) : refuse("practice-only", "MD-T2");
  }
}
