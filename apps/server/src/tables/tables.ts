/** All tables that this process has to do with: changes one after the other at each, written before they are told, and what is due. */

import { ok, type Result, refuse } from "@baize/kernel";
import type { BotPool } from "../bots/pool.ts";
import { LIMITS } from "../guards/limits.ts";
import type { LoggedMove } from "../store/store.ts";
import type { Body } from "./body.ts";
import { type Hint, Hints } from "./hints.ts";
import type { Keeper } from "./keeper.ts";
import { Live } from "./live.ts";
import { Readings } from "./readings.ts";
import { rulesOf } from "./rules.ts";

/** Somebody who follows a table. */
export interface Follower {
  /** Is told each new state, in order, once it is written. */
  tell(live: Live): void;
}

interface Place {
  live: Live;
  /** The end of the queue of changes, and how many are in it. */
  last: Promise<unknown>;
  queued: number;
  readonly followers: Set<Follower>;
  timer: NodeJS.Timeout | undefined;
  /** The move that a bot thinks about, and the match in which it is to move: what else changes at the table is no reason to begin anew. */
  thought: { readonly match: Live["match"]; readonly move: Promise<string> } | undefined;
  used: number;
  /** Why the clock of the turn may have run while nobody could play: the table was found in play, or a change was not written. */
  trouble: "found" | "unwritten" | undefined;
}

/** A table as it will be, or why it stays as it is. A step asks for no other change: that would run beside it. */
export type Step = (live: Live, now: number) => Result<Live>;

/** How a change came out: the table as it stands now, and just before where it was changed, with the refusal where there was one. */
export interface Outcome {
  readonly live: Live;
  readonly before?: Live;
  readonly refusal?: (Result<Live> & { ok: false })["error"];
}

const TRIES = 8;

export class Tables {
  readonly #store: Keeper;
  readonly #bots: Pick<BotPool, "choose">;
  /** How long bots take for a move, where that is not left to the game. */
  readonly #pace: number | undefined;
  /** With what the names of tables begin that are laid and served here, where several databases share an address. */
  readonly letters: string | undefined;
  readonly #places = new Map<string, Promise<Place | undefined>>();
  readonly #open = new Map<string, Place>();
  readonly #readings = new Readings((id) => this.#readFresh(id));
  readonly hints: Hints;
  readonly #timers: NodeJS.Timeout[] = [];
  #ended = false;
  /** Moves of bots that came after they were due. */
  readonly figures = { late: 0 };

  constructor(store: Keeper, bots: Pick<BotPool, "choose">, pace?: number, letters?: string) {
    this.#store = store;
    this.#bots = bots;
    this.#pace = pace;
    this.letters = letters;
    this.hints = new Hints((text) => store.hint(text));
    this.hints.heardBy((hint) => this.#hear(hint));
  }

  /** How many tables this process has at hand. */
  get count(): number {
    return this.#open.size;
  }

  get store(): Keeper {
    return this.#store;
  }

  /** Begins to hear the others, and to look for what is due. */
  async begin(): Promise<void> {
    await this.#store.listen((text) => this.hints.hear(text));
    const every = (ms: number, act: () => Promise<unknown>) => {
      // A database that is away for a while is asked again; meanwhile nothing is acknowledged.
      const timer = setInterval(() => void act().catch(() => {}), ms);
      timer.unref();
      this.#timers.push(timer);
    };
    every(LIMITS.sweep.every, () => this.#sweep());
    every(LIMITS.catchUp, () => this.#catchUp());
    every(LIMITS.cleaning, () => this.#store.clean(LIMITS.kept));
    every(LIMITS.idle / 4, async () => this.#forget());
  }

  /** Lays a new table; false when its name is taken. */
  create(id: string, root: string, body: Body): Promise<boolean> {
    return this.#store.create(id, root, body);
  }

  /** A table as it stands; undefined when there is none. */
  async get(id: string): Promise<Live | undefined> {
    return (await this.#place(id))?.live;
  }

  /** A table as the log has it now, whoever wrote last. Those who ask at once share a reading, and hold nobody up who plays unless it finds something. */
  fresh(id: string): Promise<Live | undefined> {
    return this.#readings.share(id);
  }

  async #readFresh(id: string): Promise<Live | undefined> {
    const place = await this.#place(id);
    if (place === undefined) return undefined;
    const seq = (await this.#store.seqs([id])).get(id) ?? 0;
    if (seq > place.live.seq) await this.#refresh(place);
    return place.live;
  }

  /** A table that this process knows, without asking the database. */
  known(id: string): Live | undefined {
    return this.#open.get(id)?.live;
  }

  /** The moves of a former deal. */
  async movesOf(live: Live, deal: number): Promise<readonly LoggedMove[]> {
    if (deal === live.body.deal) return live.log;
    return (await this.#store.load(live.id, -1, deal))?.moves ?? [];
  }

  /** Changes a table. Nobody hears of it before it is written; whoever was quicker elsewhere is caught up with first. */
  change(id: string, step: Step): Promise<Outcome | undefined> {
    const place = this.#open.get(id);
    if (place !== undefined) return this.#inTurn(place, () => this.#write(place, step));
    return this.#place(id).then((found) => found && this.#inTurn(found, () => this.#write(found, step)));
  }

  /** Does something at a table once all that came before it is done: at once where nothing is, as nearly always. */
  #inTurn<T>(place: Place, act: () => Promise<T>): Promise<T> {
    place.queued += 1;
    const turn = place.queued === 1 ? act() : place.last.then(act);
    // What came of it is not kept: a table that was would be held by it.
    const isDone = () => {
      place.queued -= 1;
    };
    place.last = turn.then(isDone, isDone);
    return turn;
  }

  async #write(place: Place, step: Step): Promise<Outcome> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { live } = place;
      const now = Date.now();
      const before = place.trouble === undefined ? live : live.excused(now);
      const next = step(before, now);
      if (!next.ok) {
        // What is refused may be right at the table as another process left it; who has no seat makes nobody wait for that.
        if (next.error.code !== "not-seated") await this.#reload(place);
        if (place.live === live) return { live, refusal: next.error };
        continue;
      }
      const { id, seq, due, body, log } = next.value;
      if (next.value === before) return { live };
      const change = {
        ...{ id, seq, due, deal: body.deal },
        moves: body.deal === live.body.deal ? log.slice(live.log.length) : log,
        ...(body !== live.body && { body }),
      };
      const { trouble } = place;
      place.trouble = "unwritten";
      const written = await this.#store.append(change);
      place.trouble = written ? undefined : trouble;
      if (written) {
        this.#set(place, next.value, true);
        this.hints.say([id, seq]);
        return { live: next.value, before: live };
      }
      await this.#reload(place);
    }
    return { live: place.live, refusal: refuse("too-busy", "ON-M3").error };
  }

  /** Follows a table from now on. */
  async follow(id: string, follower: Follower): Promise<Live | undefined> {
    const place = await this.#place(id);
    if (place === undefined) return undefined;
    place.followers.add(follower);
    return place.live;
  }

  leave(id: string, follower: Follower): void {
    const place = this.#open.get(id);
    place?.followers.delete(follower);
    if (place !== undefined) place.used = Date.now();
  }

  async #place(id: string): Promise<Place | undefined> {
    const known = this.#places.get(id) ?? this.#find(id);
    this.#places.set(id, known);
    try {
      const place = await known;
      if (place === undefined) this.#places.delete(id);
      else place.used = Date.now();
      return place;
    } catch (error) {
      this.#places.delete(id);
      throw error;
    }
  }

  async #find(id: string): Promise<Place | undefined> {
    // Tables of other letters are another database's, and what is here of them is a copy: who played it on would learn secrets of theirs.
    if (this.letters?.includes(id.charAt(0)) === false) return undefined;
    const found = await this.#store.load(id);
    const game = found && (await rulesOf(found.body.game));
    if (found === undefined || game === undefined) return undefined;
    const place: Place = {
      live: Live.open(id, game, found, this.#pace),
      last: Promise.resolve(),
      queued: 0,
      followers: new Set(),
      timer: undefined,
      thought: undefined,
      used: Date.now(),
      trouble: found.due === null ? undefined : "found",
    };
    this.#open.set(id, place);
    return place;
  }

  /** The table goes on. Whoever wrote last sees to what is due, and so does who thinks about the move already; if they die, somebody takes it over. */
  #set(place: Place, live: Live, isOurs = false): void {
    place.live = live;
    place.used = Date.now();
    for (const follower of place.followers) follower.tell(live);
    const isThought = live.botToMove !== undefined && place.thought?.match === live.match;
    if (isOurs || isThought) this.#expect(place);
    else clearTimeout(place.timer);
  }

  /** Reads what others wrote. */
  async #reload(place: Place): Promise<void> {
    const { live } = place;
    const found = await this.#store.load(live.id, live.seq);
    if (found === undefined || found.seq === live.seq) return;
    // Others have played on here meanwhile.
    if (place.trouble === "found") place.trouble = undefined;
    const next = live.caughtUp(found);
    if (next !== undefined) return this.#set(place, next);
    const whole = await this.#store.load(live.id);
    if (whole !== undefined) this.#set(place, Live.open(live.id, live.game, whole, this.#pace));
  }

  /** Catches up with others, unless a change is on its way that will. */
  #refresh(place: Place): Promise<unknown> {
    return this.#inTurn(place, () => this.#reload(place));
  }

  // What is due.

  /** Sets the alarm for what is to be done next, by whoever wrote last; a bot begins to think at once. */
  #expect(place: Place): void {
    clearTimeout(place.timer);
    const { live } = place;
    if (this.#ended || live.due === null) return;
    this.#think(place);
    place.timer = setTimeout(() => void this.#do(place, live.seq).catch(() => {}), Math.max(0, live.due - Date.now()));
    place.timer.unref();
  }

  /** Begins to think about the move of a bot; it is told to nobody before it is due. */
  #think(place: Place): Promise<string> | undefined {
    const { live } = place;
    const { botToMove: level, match, turn } = live;
    if (level === undefined || turn === undefined) return undefined;
    if (place.thought === undefined || place.thought.match !== match) {
      const move = this.#bots.choose({ game: live.body.game, level, view: live.view(turn), nodes: LIMITS.nodes });
      move.catch(() => {});
      place.thought = { match, move };
    }
    return place.thought.move;
  }

  /** Does what is due at a table, unless it has gone on since. */
  async #do(place: Place, seq: number, isTakenOver = false): Promise<void> {
    const { live } = place;
    if (live.seq !== seq || live.due === null) return;
    const isTimeUp = live.deadline !== undefined && Date.now() >= live.deadline;
    const thought = isTimeUp ? undefined : this.#think(place);
    const move = await thought?.catch(() => undefined);
    // Whoever ends leaves it to those who live; and what another process has done meanwhile is done.
    if (this.#ended || place.live.seq !== seq) return;
    const isLate = thought !== undefined && !isTakenOver && Date.now() - live.due > LIMITS.lateness;
    const done = await this.change(live.id, (now, time) =>
      now.seq === seq ? now.doDue(move, time, isTakenOver || place.trouble !== undefined) : ok(now),
    );
    if (isLate && done?.before !== undefined) this.figures.late += 1;
  }

  /** Takes over what is overdue: whoever should have done it lives no more. */
  async #sweep(): Promise<void> {
    const taken = await this.#store.claim(LIMITS.sweep.late);
    // What cannot be read now is claimed again when its lease is over.
    await Promise.all(taken.map((id) => this.#takeOver(id).catch(() => {})));
    if (taken.length === LIMITS.sweep.most && !this.#ended) await this.#sweep();
  }

  async #takeOver(id: string): Promise<void> {
    const place = await this.#place(id);
    if (place === undefined) return;
    await this.#refresh(place);
    void this.#do(place, place.live.seq, true).catch(() => {});
  }

  /** Hears that another process wrote something. */
  #hear([id, seq]: Hint): void {
    const place = this.#open.get(id);
    if (place !== undefined && place.live.seq < seq) void this.#refresh(place).catch(() => {});
  }

  /** Compares the tables that somebody follows or has asked for with the log: who missed a hint is late by less than a second. */
  async #catchUp(): Promise<void> {
    const lately = Date.now() - LIMITS.asked;
    const followed = [...this.#open.values()].filter(({ followers, used }) => followers.size > 0 || used > lately);
    if (followed.length === 0) return;
    const seqs = await this.#store.seqs(followed.map(({ live }) => live.id));
    await Promise.all(
      followed.filter(({ live }) => (seqs.get(live.id) ?? 0) > live.seq).map((place) => this.#refresh(place)),
    );
  }

  #forget(): void {
    for (const [id, { followers, used, live, timer, queued }] of this.#open) {
      if (queued > 0 || followers.size > 0 || live.due !== null || Date.now() - used < LIMITS.idle) continue;
      clearTimeout(timer);
      this.#open.delete(id);
      this.#places.delete(id);
    }
  }

  async end(): Promise<void> {
    this.#ended = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.hints.end();
    for (const { timer } of this.#open.values()) clearTimeout(timer);
    await Promise.all([...this.#open.values()].map(({ last }) => last));
  }
}
