/** A match: one deal and the moves made on it. Text goes in, views come out; the state itself never leaves. */

import { readDeal } from "./fair.ts";
import type { Game, Status } from "./game.ts";
import { linkText, type MatchRecord, saveText } from "./record.ts";
import { ok, type Result, refuse } from "./result.ts";
import { sentence } from "./sentence.ts";
import type { Seat, Shape, Viewer } from "./shape.ts";
import type { Why } from "./why.ts";

/** The most moves that a match can have: nobody plays so many, and whatever was played can be read again in a moment. */
export const MOST_MOVES = 10_000;

const tooLong = (moves: number) => refuse("match-too-long", "KN-M9", { moves, most: MOST_MOVES });

interface Step<T extends Shape> {
  readonly text: string;
  readonly state: T["state"];
  readonly why: Why;
}

type Accepted = "move" | "event" | "any";

/** One move more: judged, made, and written in the game's own spelling. */
function nextStep<T extends Shape>(
  game: Game<T>,
  state: T["state"],
  text: string,
  accepted: Accepted,
  why: Why,
): Result<Step<T>> {
  const status = game.status(game.view(state, "spectator"));
  if (status.kind === "over") return refuse("game-over", "KN-M3");
  const view = game.view(state, status.seat);
  const move = game.parseMove(text, view);
  if (!move.ok) return move;
  const isEvent = game.events(view).some((event) => game.compareMoves(event, move.value) === 0);
  if (accepted === "move" && isEvent) return refuse("not-a-move", "KN-M4", { text });
  if (accepted === "event" && !isEvent) return refuse("not-an-event", "KN-M4", { text });
  const next = game.apply(state, move.value);
  if (!next.ok) return next;
  return ok({ text: game.formatMove(move.value, view), state: next.value, why: isEvent ? "event" : why });
}

/** What a match starts from, as text; options left out are the standard ones. */
export interface Start {
  readonly deal: string;
  readonly options?: string | undefined;
}

/** Reads what a match starts from, and sets its table up. */
function opened<T extends Shape>(game: Game<T>, start: Start): Result<{ texts: Required<Start>; first: T["state"] }> {
  const options = start.options === undefined ? ok(game.options.standard) : game.options.parse(start.options);
  if (!options.ok) return options;
  const read = readDeal(game, options.value, start.deal);
  if (!read.ok) return read;
  const first = game.setup(options.value, read.value.deal);
  if (!first.ok) return first;
  return ok({ texts: { deal: read.value.text, options: game.options.format(options.value) }, first: first.value });
}

/** The first state of a deal, for solvers and others who may know all of it: it takes what `Match.start` takes. */
export function firstState<T extends Shape>(game: Game<T>, start: Start): Result<T["state"]> {
  const found = opened(game, start);
  return found.ok ? ok(found.value.first) : found;
}

/** An immutable match: every action gives a new one, so that a refused action changes nothing. */
export class Match<T extends Shape> {
  readonly game: Game<T>;
  /** The deal in the game's own spelling. */
  readonly deal: string;
  readonly options: string;
  /** How many moves stand. */
  readonly ply: number;
  readonly #first: T["state"];
  /** Shared by the matches along one line of play, each of which reads the first `#length` of it: no move copies it. */
  readonly #line: Step<T>[];
  readonly #length: number;
  #status: Status | undefined;

  private constructor(
    game: Game<T>,
    start: Required<Start>,
    first: T["state"],
    line: Step<T>[],
    length: number,
    ply: number,
  ) {
    this.game = game;
    this.deal = start.deal;
    this.options = start.options ?? "";
    this.ply = ply;
    this.#first = first;
    this.#line = line;
    this.#length = length;
  }

  /** Begins a match on a deal. */
  static start<T extends Shape>(game: Game<T>, start: Start): Result<Match<T>> {
    const found = opened(game, start);
    return found.ok ? ok(new Match(game, found.value.texts, found.value.first, [], 0, 0)) : found;
  }

  /** Reads a save made by `save`: the whole match, or a refusal that says what is wrong and where. */
  static load<T extends Shape>(game: Game<T>, save: string): Result<Match<T>> {
    const record = saveText.parse(save);
    return record.ok ? Match.open(game, record.value) : record;
  }

  /** Reads a link made by `link`. */
  static fromLink<T extends Shape>(game: Game<T>, link: string): Result<Match<T>> {
    const found = linkText.parse(link);
    if (!found.ok) return found;
    const { game: id, options = game.options.format(game.options.standard), deal, moves } = found.value;
    return Match.open(game, { game: id, rules: game.meta.rulesVersion, options, deal, moves, ply: moves.length });
  }

  /** Replays a record from its deal, move by move. */
  static open<T extends Shape>(game: Game<T>, record: MatchRecord): Result<Match<T>> {
    const { id, rulesVersion } = game.meta;
    if (record.game !== id) return refuse("save-other-game", "KN-S4", { found: record.game, expected: id });
    if (record.rules !== rulesVersion) {
      return refuse("save-other-rules", "KN-S5", { found: record.rules, expected: rulesVersion });
    }
    if (record.moves.length > MOST_MOVES) return tooLong(record.moves.length);
    const started = Match.start(game, record);
    if (!started.ok) return started;
    const steps: Step<T>[] = [];
    for (const [index, text] of record.moves.entries()) {
      const state = steps.at(-1)?.state ?? started.value.#first;
      const step = nextStep(game, state, text, "any", record.why?.[index] ?? "player");
      if (!step.ok) {
        const why = sentence(step.error, game.words);
        return refuse("replay-failed", step.error.rule, { ply: index + 1, text, why });
      }
      steps.push(step.value);
    }
    return started.value.#with(steps, steps.length, 0).goTo(record.ply);
  }

  get #state(): T["state"] {
    return this.#line[this.ply - 1]?.state ?? this.#first;
  }

  /** The moves that stand, in the game's own spelling. */
  get moves(): readonly string[] {
    return this.#line.slice(0, this.ply).map((step) => step.text);
  }

  /** The moves that were undone and can be redone. */
  get undone(): readonly string[] {
    return this.#line.slice(this.ply, this.#length).map((step) => step.text);
  }

  /** The move at a ply, counted from 0, standing or undone; undefined when there is none. */
  moveAt(ply: number): string | undefined {
    return this.#stepAt(ply)?.text;
  }

  /** Why the move at a ply was made, counted from 0, standing or undone; undefined when there is none. */
  why(ply: number): Why | undefined {
    return this.#stepAt(ply)?.why;
  }

  /** The seat that was to move at a ply, counted from 0. */
  moverAt(ply: number): Seat | undefined {
    const state = ply === 0 ? this.#first : this.#stepAt(ply - 1)?.state;
    if (state === undefined) return undefined;
    const status = this.game.status(this.game.view(state, "spectator"));
    return status.kind === "playing" ? status.seat : undefined;
  }

  get status(): Status {
    this.#status ??= this.game.status(this.view("spectator"));
    return this.#status;
  }

  /** What a viewer may see of the table as it stands. */
  view(viewer: Viewer): T["view"] {
    return this.game.view(this.#state, viewer);
  }

  /** What a seat may play now, as text; nothing when it is not its turn. */
  legalMoves(seat: Seat): readonly string[] {
    const { status } = this;
    if (status.kind === "over" || status.seat !== seat) return [];
    const view = this.view(seat);
    return this.game.legalMoves(view).map((move) => this.game.formatMove(move, view));
  }

  /** Plays a move; with a seat, only when it is that seat's turn. */
  play(text: string, seat?: Seat, why: Why = "player"): Result<Match<T>> {
    const { status } = this;
    if (status.kind === "playing" && seat !== undefined && seat !== status.seat) {
      return refuse("not-your-turn", "KN-M2", { seat, toMove: status.seat });
    }
    return this.#advance(text, "move", why);
  }

  /** Records an event of the table itself, such as a timeout. */
  record(text: string): Result<Match<T>> {
    return this.#advance(text, "event", "event");
  }

  #advance(text: string, accepted: Accepted, why: Why): Result<Match<T>> {
    if (this.ply === MOST_MOVES) return tooLong(MOST_MOVES + 1);
    const step = nextStep(this.game, this.#state, text, accepted, why);
    if (!step.ok) return step;
    // Whoever makes the move again that was taken back makes no new one: what came after it can still be redone.
    if (this.#stepAt(this.ply)?.text === step.value.text) return this.goTo(this.ply + 1);
    // A line that has gone on from here otherwise belongs to another match: this one goes on with a copy.
    const line = this.ply === this.#line.length ? this.#line : this.#line.slice(0, this.ply);
    const length = line.push(step.value);
    return ok(this.#with(line, length, length));
  }

  #stepAt(ply: number): Step<T> | undefined {
    return ply < this.#length ? this.#line[ply] : undefined;
  }

  #with(line: Step<T>[], length: number, ply: number): Match<T> {
    return new Match(this.game, this, this.#first, line, length, ply);
  }

  /** Takes back the last move; it can be redone until another is played. */
  undo(): Result<Match<T>> {
    return this.ply === 0 ? refuse("nothing-to-undo", "KN-M5") : this.goTo(this.ply - 1);
  }

  /** Makes the last undone move again. */
  redo(): Result<Match<T>> {
    return this.ply === this.#length ? refuse("nothing-to-redo", "KN-M5") : this.goTo(this.ply + 1);
  }

  /** Goes back to the deal; every move can be redone. */
  restart(): Match<T> {
    return this.#with(this.#line, this.#length, 0);
  }

  /** Goes to the table as it was after `ply` moves, made or undone. */
  goTo(ply: number): Result<Match<T>> {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.#length) {
      return refuse("no-such-ply", "KN-M6", { ply, plies: this.#length });
    }
    return ok(this.#with(this.#line, this.#length, ply));
  }

  /** A new match that goes its own way after `ply` moves: nothing to redo. */
  branch(ply: number): Result<Match<T>> {
    const there = this.goTo(ply);
    return there.ok ? ok(there.value.#with(this.#line.slice(0, ply), ply, ply)) : there;
  }

  /** Everything needed to replay this match, redo tail included. */
  toRecord(): MatchRecord {
    const { id, rulesVersion } = this.game.meta;
    const { options, deal, ply } = this;
    const steps = this.#line.slice(0, this.#length);
    const [moves, why] = [steps.map((step) => step.text), steps.map((step) => step.why)];
    return { game: id, rules: rulesVersion, options, deal, moves, ply, why };
  }

  /** The match as one line of text. */
  save(): string {
    return saveText.format(this.toRecord());
  }

  /** The moves that stand as an address that replays them. */
  link(): string {
    const { game, deal, moves, options } = this;
    const standard = options === game.options.format(game.options.standard);
    return linkText.format({ game: game.meta.id, options: standard ? undefined : options, deal, moves });
  }
}

/** What a record claims and holds: replayed to its end, with the result it reached. */
export interface Verification {
  readonly plies: number;
  readonly status: Status;
}

/** Replays a save or a link and says what it comes to, or what is wrong and where. */
export function verify<T extends Shape>(game: Game<T>, text: string): Result<Verification> {
  const match = text.trimStart().startsWith("{") ? Match.load(game, text) : Match.fromLink(game, text);
  return match.ok ? ok({ plies: match.value.ply, status: match.value.status }) : match;
}
