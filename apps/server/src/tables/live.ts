/** A table as it stands: what is kept of it, and the matches of its present deal, replayed. The very `Match` that plays alone. */

import {
  type AnyGame,
  choicesOf,
  fairText,
  Match,
  mannersOf,
  must,
  ok,
  type Result,
  readDeal,
  refuse,
  type Seat,
  type Shape,
  seat,
  type Viewer,
  type Why,
} from "@baize/kernel";
import { type LaneAct, madeAgain } from "@baize/midend";
import { LIMITS } from "../guards/limits.ts";
import type { LoggedMove, StoredTable } from "../store/store.ts";
import { type Body, isBusy, personAt, playedBy, withPerson } from "./body.ts";
import { actInLane } from "./lane.ts";
import { paceOf } from "./pace.ts";
import { doRaceDue, finishLane, isRacing, raceDue, racersOf } from "./race.ts";
import { Secrets } from "./secrets.ts";
import { endDeal } from "./series.ts";
import { Telling } from "./telling.ts";

/** What stays as it is for as long as there is a table, and what changes give another of. */
type Fixed = Pick<Live, "id" | "game" | "root" | "pace" | "secrets">;
type Changing = Pick<Live, "seq" | "due" | "body" | "matches" | "log">;

/** An immutable table: every change gives a new one, which counts once it is written. */
export class Live {
  readonly id: string;
  readonly game: AnyGame;
  readonly seq: number;
  readonly due: number | null;
  readonly root: string;
  readonly body: Body;
  /** None before the first deal, one for a match of all seats, one for each seat of a race. */
  readonly matches: readonly Match<Shape>[];
  readonly log: readonly LoggedMove[];
  /** How long bots take for a move, in milliseconds, where that is not left to the game. */
  readonly pace: number | undefined;
  /** The secrets of the deals, shared by all states of the table. */
  readonly secrets: Secrets;
  readonly #views: unknown[] = [];
  #telling: Telling | undefined;

  constructor(
    from: Fixed & Changing,
    {
      seq = from.seq,
      due = from.due,
      body = from.body,
      matches = from.matches,
      log = from.log,
    }: Partial<Changing> = {},
  ) {
    this.id = from.id;
    this.game = from.game;
    this.seq = seq;
    this.due = due;
    this.root = from.root;
    this.body = body;
    this.matches = matches;
    this.log = log;
    this.pace = from.pace;
    this.secrets = from.secrets;
  }

  /** A table as it was found. */
  static open(id: string, game: AnyGame, found: StoredTable<Body>, pace?: number): Live {
    const bare = new Live({ id, game, ...found, matches: [], log: [], pace, secrets: new Secrets(found.root) });
    return bare.#with({ matches: bare.#dealt() }).#replayed(found.moves);
  }

  /** This table with what was found since; undefined when another deal has begun. */
  caughtUp(found: StoredTable<Body>): Live | undefined {
    if (found.body.deal !== this.body.deal) return undefined;
    return this.#with({ seq: found.seq, due: found.due, body: found.body }).#replayed(found.moves);
  }

  /** The text of a deal: known to the server alone until it is over. */
  dealText(number: number): string {
    const nonces = this.body.deals[number - 1]?.nonces ?? [];
    return fairText.format({ secret: this.secrets.of(number).secret, nonces });
  }

  /** The match of a deal before its first move. */
  start(number: number): Match<Shape> {
    return must(Match.start(this.game, { deal: this.dealText(number), options: this.body.options }));
  }

  /** What a deal comes to, in the game's own words: the secret it was drawn from is no part of it. */
  plainDeal(number: number): string {
    const options = must(this.game.options.parse(this.body.options));
    return this.game.deal.format(must(readDeal(this.game, options, this.dealText(number))).deal);
  }

  #dealt(): readonly Match<Shape>[] {
    const { deal, kind, seats } = this.body;
    if (deal === 0) return [];
    const match = this.start(deal);
    return kind === "race" ? seats.map(() => match) : [match];
  }

  #with(change: Partial<Changing>): Live {
    return new Live(this, change);
  }

  #replayed(moves: readonly LoggedMove[]): Live {
    const matches = [...this.matches];
    for (const entry of moves) {
      const match = matches[entry.lane];
      if (match !== undefined) matches[entry.lane] = must(madeAgain(match, entry));
    }
    return this.#with({ matches, log: [...this.log, ...moves] });
  }

  /** The match of all seats; in a race there is none. */
  get match(): Match<Shape> | undefined {
    return this.body.kind === "race" ? undefined : this.matches[0];
  }

  /** The match that a viewer may see: in a race their own, once it is shown. */
  matchOf(viewer: Viewer): Match<Shape> | undefined {
    const { body } = this;
    if (body.kind === "match") return this.matches[0];
    const isShown = viewer !== "spectator" && body.phase !== "starting" && racersOf(body).includes(viewer);
    return isShown ? this.matches[viewer] : undefined;
  }

  /** The entries of the log that a viewer may see: in a race their own. */
  logOf(viewer: Viewer): readonly LoggedMove[] {
    return this.body.kind === "match" ? this.log : this.log.filter(({ lane }) => lane === viewer);
  }

  /** How many entries those are: what the next one is sent for. */
  plyOf(viewer: Viewer): number {
    return this.logOf(viewer).length;
  }

  /** The seat that a viewer is to wait for: in a race their own until they are done. */
  turnOf(viewer: Viewer): Seat | undefined {
    if (this.body.kind === "match") return this.turn;
    return viewer !== "spectator" && this.body.phase === "playing" && isRacing(this.body, viewer) ? viewer : undefined;
  }

  /** What a seat may play now, as text. */
  legalFor(viewer: Viewer): readonly string[] {
    if (viewer === "spectator") return [];
    if (this.body.kind === "match") return this.match?.legalMoves(viewer) ?? [];
    return this.turnOf(viewer) === undefined ? [] : (this.matchOf(viewer)?.legalMoves(seat(0)) ?? []);
  }

  /** The seat to move; undefined while nobody is. */
  get turn(): Seat | undefined {
    const status = this.body.phase === "playing" ? this.match?.status : undefined;
    return status?.kind === "playing" ? status.seat : undefined;
  }

  /** The level of the bot that is to move. */
  get botToMove(): string | undefined {
    return this.turn === undefined ? undefined : playedBy(this.body, this.turn);
  }

  /** What a viewer may see of the cards: asked for again when the next move is told, and made once. */
  view(viewer: Viewer): unknown {
    const at = viewer === "spectator" ? 0 : viewer + 1;
    this.#views[at] ??= this.matchOf(viewer)?.view(this.body.kind === "race" ? "spectator" : viewer);
    return this.#views[at];
  }

  /** What was written of it for those who are told. */
  get telling(): Telling {
    this.#telling ??= new Telling();
    return this.#telling;
  }

  /** When the present deal ends by the game's own clock. */
  get deadline(): number | undefined {
    if (this.body.clock !== "match") return undefined;
    const manners = mannersOf(this.game);
    const limit = manners.company?.limit(choicesOf(manners));
    const { begun = 0, stood = 0 } = this.body.deals[this.body.deal - 1] ?? {};
    return limit === undefined ? undefined : begun + stood + limit;
  }

  /** The same table with something changed beside the moves. */
  changed(body: Body, now: number): Live {
    const hasDealt = body.deal !== this.body.deal;
    const next = this.#with({ seq: this.seq + 1, body, ...(hasDealt && { log: [], matches: [] }) });
    const dealt = hasDealt ? next.#with({ matches: next.#dealt() }) : next;
    if (body.kind === "race") return dealt.#with({ due: raceDue(body) });
    if (hasDealt || dealt.turn !== this.turn) return dealt.#with({ due: dealt.#dueFrom(now) });
    return dealt.botToMove === this.botToMove ? dealt.#with({ due: this.due }) : dealt.#handed(this.due, now);
  }

  /** A turn that somebody else goes on with: for whom a bot begins to play in the middle of it has what is left of it when they are back. */
  #handed(ends: number | null, now: number): Live {
    const [turn, due] = [this.turn ?? seat(0), this.#dueFrom(now)];
    const person = typeof this.body.clock === "number" ? personAt(this.body, turn) : undefined;
    if (person === undefined) return this.#with({ due });
    if (person.standIn) return this.#with({ due, body: withPerson(this.body, turn, { ends }) });
    return this.#with({ due: person.ends == null ? due : Math.max(person.ends, now) });
  }

  /** A move of a seat, or of a bot in it, judged by the match. */
  played(by: Seat, text: string, why: Why, key: string | null, now: number): Result<Live> {
    if (this.match === undefined || this.body.phase !== "playing") return refuse("not-playing", "ON-M1");
    const match = this.match.play(text, by, why);
    return match.ok ? ok(this.#after(match.value, by, key, now)) : match;
  }

  /** An event of the table itself. */
  #recorded(event: string, now: number): Result<Live> {
    if (this.match === undefined) return refuse("not-playing", "ON-M1");
    const match = this.match.record(event);
    return match.ok ? ok(this.#after(match.value, this.turn ?? seat(0), null, now)) : match;
  }

  /** Whether an entry of the log is this move, however it was spelled. */
  isSameMove({ lane, ply, move, why }: LoggedMove, text: string): boolean {
    if (why === "undo" || why === "redo") return false;
    let match = this.start(this.body.deal);
    for (const entry of this.log) if (entry.lane === lane && entry.ply < ply) match = must(madeAgain(match, entry));
    const played = match.play(text);
    return played.ok && played.value.moveAt(played.value.ply - 1) === move;
  }

  /** What a racer does in their own lane. */
  raced(by: Seat, act: LaneAct, key: string | null, now: number): Result<Live> {
    const match = this.matches[by];
    if (match === undefined || !isBusy(this.body)) return refuse("not-playing", "ON-M1");
    if (this.body.phase === "starting") return refuse("race-starting", "ON-C2");
    if (!isRacing(this.body, by)) return refuse("race-done", "ON-C3");
    const done = actInLane(match, act);
    if (!done.ok) return done;
    const ply = this.plyOf(by);
    const log = done.value.entries.map(({ move, why }, n) => ({
      ...{ lane: by, ply: ply + n, seat: by, move, why, at: now },
      key: n === 0 ? key : null,
    }));
    const { status } = done.value.match;
    const isWon = status.kind === "over" && (status.scores[0] ?? 0) > 0;
    const body = isWon ? finishLane(this.body, by, "won", now) : this.body;
    return ok(
      this.#with({
        seq: this.seq + 1,
        matches: this.matches.map((each, n) => (n === by ? done.value.match : each)),
        body,
        due: raceDue(body),
        log: [...this.log, ...log],
      }),
    );
  }

  #after(match: Match<Shape>, by: Seat, key: string | null, now: number): Live {
    const ply = match.ply - 1;
    const why = match.why(ply) ?? "player";
    const logged = { lane: 0, ply, seat: by, move: match.moveAt(ply) ?? "", why, key, at: now };
    const { status } = match;
    const noted = this.#noted(by, why);
    const body = status.kind === "over" ? endDeal(noted, status.scores, now) : noted;
    const next = this.#with({ seq: this.seq + 1, matches: [match], body, log: [...this.log, logged] });
    const due = next.#dueFrom(now);
    return due === next.due ? next : next.#with({ due });
  }

  /** Who moves is there; for whom others move, that is counted. */
  #noted(by: Seat, why: Why): Body {
    const person = personAt(this.body, by);
    if (person === undefined || why === "event") return this.body;
    if (why === "bot") return withPerson(this.body, by, { covered: person.covered + 1, ends: null });
    const isAsBefore = person.missed === 0 && person.covered === 0 && !person.standIn && person.ends == null;
    return isAsBefore ? this.body : withPerson(this.body, by, { missed: 0, covered: 0, standIn: false, ends: null });
  }

  /** When the next thing is to be done by itself. What is hidden has no part in it. */
  #dueFrom(now: number): number | null {
    if (this.turn === undefined) return null;
    const { clock } = this.body;
    const turnEnds = typeof clock === "number" ? now + clock * 1000 : Number.POSITIVE_INFINITY;
    const { botToMove } = this;
    const next = botToMove === undefined ? turnEnds : now + (this.pace ?? paceOf(this.game, botToMove));
    const due = Math.min(next, this.deadline ?? Number.POSITIVE_INFINITY);
    return Number.isFinite(due) ? due : null;
  }

  /**
   * Does what is due: ends the match by its clock, makes the move a bot has chosen, or one for somebody whose time is up. Where
   * nobody could play for a while, as at a process that lives no more, no clock counts that against anybody.
   */
  doDue(chosen: string | undefined, now: number, isTakenOver = false): Result<Live> {
    const { turn, due, deadline } = this;
    if (this.body.kind === "race" && due !== null) {
      const isForgiven = isTakenOver && this.body.phase === "playing";
      return ok(isForgiven ? this.#renewed(now) : this.changed(doRaceDue(this.body, now), now));
    }
    if (turn === undefined || due === null) return ok(this);
    if (deadline !== undefined && now >= deadline) {
      if (isTakenOver) return ok(this.#renewed(now));
      return this.#recorded(mannersOf(this.game).company?.timeout ?? "", now);
    }
    if (this.botToMove !== undefined && chosen !== undefined) return this.played(turn, chosen, "bot", null, now);
    return isTakenOver && this.botToMove === undefined ? ok(this.#renewed(now)) : this.#timedOut(turn, now);
  }

  #renewed(now: number): Live {
    return this.#with({ seq: this.seq + 1 }).excused(now);
  }

  /** The same table where nobody could play for a while: the turn begins anew, and the time of a whole deal or race has stood still since its last move. */
  excused(now: number): Live {
    const { body, due } = this;
    const dealt = body.deals[body.deal - 1];
    if (due === null || dealt === undefined || body.phase !== "playing") return this;
    // Nobody waits for a bot any longer than it needs.
    const isBotsTurn = this.botToMove !== undefined && due > now;
    if (body.kind === "match" && body.clock !== "match") {
      const renewed = withPerson(body, this.turn ?? seat(0), { ends: null });
      return isBotsTurn ? this : this.#with({ body: renewed, due: this.#dueFrom(now) });
    }
    const since = Math.max(this.log.at(-1)?.at ?? dealt.begun, dealt.stoodTo ?? 0);
    const still = { stood: (dealt.stood ?? 0) + now - since, stoodTo: now };
    const next = this.#with({ body: { ...body, deals: [...body.deals.slice(0, -1), { ...dealt, ...still }] } });
    if (isBotsTurn) return next;
    return next.#with({ due: body.kind === "race" ? raceDue(next.body) : next.#dueFrom(now) });
  }

  /** What is played for somebody whose time is up: the first thing that the rules allow, a pass where there is one. */
  #timedOut(turn: Seat, now: number): Result<Live> {
    const played = this.played(turn, this.match?.legalMoves(turn)[0] ?? "", "bot", null, now);
    const person = personAt(this.body, turn);
    if (!played.ok || person === undefined) return played;
    const missed = person.missed + 1;
    const change = { missed, ...(missed >= LIMITS.missed && { standIn: true }) };
    const next = played.value.#with({ body: withPerson(played.value.body, turn, change) });
    return ok(next.#with({ due: next.#dueFrom(now) }));
  }
}
