/** A table as it stands: what is kept of it, and the match of its present deal, replayed. The very `Match` that plays alone. */

import {
  type AnyGame,
  choicesOf,
  fairText,
  Match,
  mannersOf,
  must,
  ok,
  type Result,
  refuse,
  type Seat,
  type Shape,
  seat,
  secretOf,
  type Viewer,
  type Why,
} from "@baize/kernel";
import { LIMITS } from "../guards/limits.ts";
import type { Found, LoggedMove } from "../store/store.ts";
import { endDeal } from "./acts.ts";
import { type Body, personAt, playedBy, withPerson } from "./body.ts";

/** An immutable table: every change gives a new one, which counts once it is written. */
export class Live {
  readonly id: string;
  readonly game: AnyGame;
  readonly seq: number;
  readonly due: number | null;
  readonly root: string;
  readonly body: Body;
  /** Undefined before the first deal. */
  readonly match: Match<Shape> | undefined;
  readonly log: readonly LoggedMove[];
  /** How long a bot takes for a move, in milliseconds. */
  readonly pace: number;

  constructor(parts: Pick<Live, "id" | "game" | "seq" | "due" | "root" | "body" | "match" | "log" | "pace">) {
    this.id = parts.id;
    this.game = parts.game;
    this.seq = parts.seq;
    this.due = parts.due;
    this.root = parts.root;
    this.body = parts.body;
    this.match = parts.match;
    this.log = parts.log;
    this.pace = parts.pace;
  }

  /** A table as it was found. */
  static open(id: string, game: AnyGame, found: Found<Body>, pace = paceOf(game)): Live {
    const bare = new Live({ id, game, ...found, match: undefined, log: [], pace });
    return bare.#with({ match: bare.#dealt() }).#replayed(found.moves);
  }

  /** This table with what was found since; undefined when another deal has begun. */
  caughtUp(found: Found<Body>): Live | undefined {
    if (found.body.deal !== this.body.deal) return undefined;
    return this.#with({ seq: found.seq, due: found.due, body: found.body }).#replayed(found.moves);
  }

  /** The text of a deal: known to the server alone until it is over. */
  dealText(number: number): string {
    const nonces = this.body.deals[number - 1]?.nonces ?? [];
    return fairText.format({ secret: secretOf(this.root, LIMITS.deals, number), nonces });
  }

  /** The match of a deal before its first move. */
  start(number: number): Match<Shape> {
    return must(Match.start(this.game, { deal: this.dealText(number), options: this.body.options }));
  }

  #dealt(): Match<Shape> | undefined {
    return this.body.deal === 0 ? undefined : this.start(this.body.deal);
  }

  #with(parts: Partial<Live>): Live {
    return new Live({ ...this, ...parts });
  }

  #replayed(moves: readonly LoggedMove[]): Live {
    let { match } = this;
    for (const { move, why } of moves) match = must(again(match, move, why));
    return this.#with({ match, log: [...this.log, ...moves] });
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

  view(viewer: Viewer): unknown {
    return this.match?.view(viewer);
  }

  /** When the present deal ends by the game's own clock. */
  get deadline(): number | undefined {
    const manners = mannersOf(this.game);
    const limit = this.body.clock === "match" ? manners.company?.limit(choicesOf(manners)) : undefined;
    return limit === undefined ? undefined : (this.body.deals[this.body.deal - 1]?.begun ?? 0) + limit;
  }

  /** The same table with something changed beside the moves. */
  changed(body: Body, now: number): Live {
    const hasDealt = body.deal !== this.body.deal;
    const next = this.#with({ seq: this.seq + 1, body, ...(hasDealt && { log: [], match: undefined }) });
    const dealt = hasDealt ? next.#with({ match: next.#dealt() }) : next;
    const isSameTurn = !hasDealt && dealt.turn === this.turn && dealt.botToMove === this.botToMove;
    return dealt.#with({ due: isSameTurn ? this.due : dealt.#dueFrom(now) });
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

  #after(match: Match<Shape>, by: Seat, key: string | null, now: number): Live {
    const ply = match.ply - 1;
    const why = match.why(ply) ?? "player";
    const logged = { lane: 0, ply, seat: by, move: match.moves[ply] ?? "", why, key, at: now };
    const { status } = match;
    const noted = this.#noted(by, why);
    const body = status.kind === "over" ? endDeal(noted, status.scores, now) : noted;
    const next = this.#with({ seq: this.seq + 1, match, body, log: [...this.log, logged] });
    return next.#with({ due: next.#dueFrom(now) });
  }

  /** Who moves is there; for whom others move, that is counted. */
  #noted(by: Seat, why: Why): Body {
    const person = personAt(this.body, by);
    if (person === undefined || why === "event") return this.body;
    if (why === "bot") return withPerson(this.body, by, { covered: person.covered + 1 });
    const isAsBefore = person.missed === 0 && person.covered === 0 && !person.standIn;
    return isAsBefore ? this.body : withPerson(this.body, by, { missed: 0, covered: 0, standIn: false });
  }

  /** When the next thing is to be done by itself. What is hidden has no part in it. */
  #dueFrom(now: number): number | null {
    if (this.turn === undefined) return null;
    const { clock } = this.body;
    const turnEnds = typeof clock === "number" ? now + clock * 1000 : Number.POSITIVE_INFINITY;
    const next = this.botToMove === undefined ? turnEnds : now + this.pace;
    const due = Math.min(next, this.deadline ?? Number.POSITIVE_INFINITY);
    return Number.isFinite(due) ? due : null;
  }

  /** Does what is due: ends the match by its clock, makes the move a bot has chosen, or one for somebody whose time is up. */
  doDue(chosen: string | undefined, now: number): Result<Live> {
    const { turn, due, deadline } = this;
    if (turn === undefined || due === null) return ok(this);
    if (deadline !== undefined && now >= deadline) {
      return this.#recorded(mannersOf(this.game).company?.timeout ?? "", now);
    }
    if (this.botToMove !== undefined && chosen !== undefined) return this.played(turn, chosen, "bot", null, now);
    const isOutage = this.botToMove === undefined && now - due > LIMITS.outage;
    return isOutage ? ok(this.#renewed(now)) : this.#timedOut(turn, now);
  }

  /** A turn whose clock ran out while the server was away begins anew. */
  #renewed(now: number): Live {
    const next = this.#with({ seq: this.seq + 1 });
    return next.#with({ due: next.#dueFrom(now) });
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

/** How long a bot takes for a move where nothing else is said. */
function paceOf(game: AnyGame): number {
  const manners = mannersOf(game);
  return manners.company?.pace(choicesOf(manners)) ?? 0;
}

/** A move of the log, made again: a player's, or the table's own. */
const again = (match: Match<Shape> | undefined, move: string, why: Why): Result<Match<Shape>> =>
  match === undefined
    ? refuse("not-playing", "ON-M1")
    : why === "event"
      ? match.record(move)
      : match.play(move, undefined, why);
