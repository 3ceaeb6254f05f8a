/** One match of a pair is played at a table of a world. What happens, and when, follows from what all may see. */

import type { Seat } from "@baize/kernel";
import { vi } from "vitest";
import { LIMITS } from "../guards/limits.ts";
import { personAt } from "../tables/body.ts";
import type { Live } from "../tables/live.ts";
import type { Absence, Pair } from "./pairs-plan.fixture.ts";
import type { Tally } from "./pairs-tally.fixture.ts";
import type { Wire } from "./pairs-wire.fixture.ts";
import type { Wish } from "./pairs-wishes.fixture.ts";
import { tokenOf, type World } from "./pairs-world.fixture.ts";

/** How soon whoever comes back makes a move before the bot that stands in. */
const QUICK = 300;
/** How long before the end of a deal's own time its last move is made: a bot would take longer. */
const CLOSE = 600;
/** How long before something comes by itself somebody speaks up: thoughts that began anew would come too late. */
const LATE = 300;

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A table from the start of a deal to the last move of the pair. */
export class Evening {
  readonly #world: World;
  readonly #pair: Pair;
  readonly #id: string;
  readonly #tally: Tally;
  /** What the viewer was sent. */
  readonly #seen: string[] = [];
  /** For the questions of the viewer, and for those of the others. */
  readonly #line: Wire;
  readonly #other: Wire;
  /** The viewer's stream, and those of people who will be gone. */
  #stream: Wire | undefined;
  /** The last change that the viewer heard of before they were cut off. */
  #last = -1;
  readonly #streams = new Map<number, Wire>();
  readonly #absent = new Map<number, Absence>();

  constructor(world: World, id: string, pair: Pair, tally: Tally) {
    this.#world = world;
    this.#pair = pair;
    this.#id = id;
    this.#tally = tally;
    this.#line = world.wire();
    this.#other = world.wire();
  }

  /** Plays it; gives what the viewer was sent, and what went another way than all could see beforehand. */
  async play(): Promise<{ readonly sent: string; readonly astray: string }> {
    const { viewer, turns, wishes } = this.#pair;
    let astray = "";
    try {
      this.#stream = await this.#follow(viewer, undefined);
      for (const { seat, isGone } of this.#pair.absences) {
        if (isGone && seat !== viewer) this.#streams.set(seat, await this.#follow(seat, undefined));
      }
      await this.#act(0, "/start", {});
      for (const ply of turns.keys()) {
        await this.#before(ply);
        for (const wish of wishes.get(ply) ?? []) await this.#wish(wish);
        await this.#turn(ply);
      }
      for (const wish of wishes.get(turns.length) ?? []) await this.#wish(wish);
      await this.#live();
    } catch (error) {
      astray = String(error);
    } finally {
      await this.#end();
    }
    return { sent: this.#seen.join("\n"), astray };
  }

  async #end(): Promise<void> {
    await this.#hangUp();
    for (const wire of this.#streams.values()) await this.#world.hangUp(this.#id, wire);
    for (const wire of [this.#line, this.#other]) wire.end();
    // What is due at this table now is nobody's business any more.
    vi.clearAllTimers();
  }

  #headers(by: number | "spectator", body = ""): string {
    const token = by === "spectator" ? "" : `Authorization: Bearer ${tokenOf(by)}\r\n`;
    const type = body === "" ? "" : `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    return `Host: x\r\n${token}${type}`;
  }

  async #ask(by: number | "spectator", path: string, wish?: object): Promise<string> {
    const wire = by === this.#pair.viewer ? this.#line : this.#other;
    const body = wish === undefined ? "" : JSON.stringify(wish);
    const method = wish === undefined ? "GET" : "POST";
    wire.send(`${method} /api/tables/${this.#id}${path} HTTP/1.1\r\n${this.#headers(by, body)}\r\n${body}`);
    const answer = await wire.answer();
    if (by === this.#pair.viewer) this.#seen.push(answer);
    return answer;
  }

  /** Something that is to be allowed. */
  async #act(by: number, path: string, wish: object): Promise<void> {
    const answer = await this.#ask(by, path, wish);
    if (!answer.startsWith("HTTP/1.1 200 ")) throw new Error(`${path} of ${by}: ${answer.slice(0, 12)}`);
    await this.#live();
  }

  /** Follows the table; whoever has followed it before says of which change they heard last. */
  async #follow(by: number | "spectator", last: number | undefined): Promise<Wire> {
    const wire = this.#world.wire(last);
    const heard = last === undefined ? "" : `Last-Event-ID: ${last}\r\n`;
    wire.send(`GET /api/tables/${this.#id}/events HTTP/1.1\r\n${this.#headers(by)}${heard}\r\n`);
    await wire.begun();
    return wire;
  }

  /** The table, when all that has happened there was told. */
  async #live(): Promise<Live> {
    const live = await this.#world.tables.get(this.#id);
    if (live === undefined) throw new Error("no table");
    await this.#stream?.told(live.seq);
    return live;
  }

  async #cut(): Promise<void> {
    await this.#live();
    await this.#hangUp();
  }

  async #hangUp(): Promise<void> {
    const stream = this.#stream;
    if (stream === undefined) return;
    this.#stream = undefined;
    this.#last = stream.last;
    await this.#world.hangUp(this.#id, stream);
    this.#seen.push(stream.take());
  }

  async #resume(): Promise<void> {
    if (this.#stream !== undefined) return;
    const { seq, body } = await this.#live();
    const { viewer } = this.#pair;
    this.#tally.count(seq === this.#last ? "the viewer has missed nothing" : "the viewer has missed something");
    if (viewer !== "spectator" && personAt(body, viewer)?.away === true) this.#tally.count("the viewer was away");
    this.#stream = await this.#follow(viewer, this.#last);
    await this.#live();
  }

  async #wish({ kind, path, body }: Wish): Promise<void> {
    this.#tally.count(`asked ${kind}`);
    const answer = await this.#ask(this.#pair.viewer, path, body);
    this.#tally.count(`answered ${/"code":"([a-z-]+)"/.exec(answer)?.[1] ?? "well"}`);
    await this.#live();
  }

  /** Who goes and who comes before a ply. */
  async #before(ply: number): Promise<void> {
    const { absences, cut, viewer } = this.#pair;
    if (cut?.from === ply) await this.#cut();
    if (cut?.to === ply) await this.#resume();
    for (const absence of absences) {
      const { seat, from, to, isGone, back } = absence;
      if (from === ply) {
        this.#absent.set(seat, absence);
        const wire = this.#streams.get(seat);
        if (isGone && seat === viewer) await this.#cut();
        else if (isGone && wire !== undefined) await this.#world.hangUp(this.#id, wire);
        this.#streams.delete(seat);
      }
      if (to === ply && back !== "move") await this.#return(seat);
    }
  }

  /** Somebody is back. */
  async #return(seat: number): Promise<void> {
    const absence = this.#absent.get(seat);
    if (!this.#absent.delete(seat) || absence === undefined) return;
    const person = personAt((await this.#live()).body, seat);
    if (person?.standIn === true) this.#tally.count(`back by ${absence.back}`);
    if (seat === this.#pair.viewer && absence.isGone) await this.#resume();
    else if (absence.back === "stream") this.#streams.set(seat, await this.#follow(seat, undefined));
    else if (absence.back === "back") await this.#act(seat, "/back", {});
    await this.#live();
  }

  /** A ply comes about: by a person, by a bot, or by the clock. */
  async #turn(ply: number): Promise<void> {
    for (let tries = 0; ; tries++) {
      const live = await this.#live();
      if (live.log.length !== ply) throw new Error(`ply ${live.log.length} and not ${ply}`);
      const seat = live.turn ?? (0 as Seat);
      const absence = this.#absent.get(seat);
      if (absence?.back === "move" && ply >= absence.to) {
        await this.#return(seat);
        return this.#move(ply, seat, live.botToMove === undefined ? undefined : QUICK);
      }
      if (live.botToMove !== undefined) return this.#due(ply, live, true);
      if (absence === undefined) return this.#move(ply, seat);
      const hasClock = typeof this.#pair.clock === "number";
      if (hasClock && this.#pair.turns[ply]?.isFirst === true) return this.#due(ply, live, false);
      // A clock would show another card in each world; and whoever says that they are back is not called away again.
      if (hasClock || tries > 2) {
        await this.#return(seat);
        return this.#move(ply, seat);
      }
      if (personAt(live.body, seat)?.away === true) {
        this.#tally.count("replaced by the host");
        await this.#act(0, "/replace", { seat });
      } else await advance(LIMITS.away);
    }
  }

  /** Waits until something is to come by itself: neither sooner nor later, whatever is said meanwhile. */
  async #due(ply: number, before: Live, isBot: boolean): Promise<void> {
    const { due, turn = 0 as Seat, body } = before;
    if (due === null) throw new Error(`nothing is due at ${ply}`);
    if (this.#pair.nudges.has(ply) && due - Date.now() > LATE) {
      await advance(due - Date.now() - LATE);
      this.#tally.count(isBot ? "said while a bot thinks" : "said while a clock runs");
      const { viewer } = this.#pair;
      await this.#act(viewer === "spectator" ? 0 : viewer, "/phrase", { phrase: "hello" });
    }
    await advance(due - Date.now());
    let live = await this.#live();
    // Of two things of one moment the other may have been first.
    if (live.log.length === ply && live.seq > before.seq) {
      await advance(1);
      live = await this.#live();
    }
    const { at = 0, move = "" } = live.log[ply] ?? {};
    if (at !== due && at !== due + 1) throw new Error(`ply ${ply} was due at ${due} and came at ${at}`);
    const [person, now] = [personAt(body, turn), personAt(live.body, turn)];
    this.#noteDue(ply, isBot, move, person !== undefined);
    if (person?.standIn === false && now?.standIn === true) this.#tally.count("a bot stands in by the clock");
    if (turn === this.#pair.viewer) this.#tally.count(isBot ? "a bot for the viewer" : "the viewer's time is up");
  }

  #noteDue(ply: number, isBot: boolean, move: string, isPerson: boolean): void {
    const [a, b] = this.#pair.turns[ply]?.choices ?? [0, 0];
    const isForced = a === 1 || b === 1;
    const tally = this.#tally;
    if (!isBot) {
      tally.count(move === "pass" ? "the clock passes" : "the clock shows a card");
      if (isForced && a !== b) tally.count("the clock passes for whom could play in one world");
      return;
    }
    tally.count(isPerson ? "a stand-in moves" : "a bot moves");
    if (isForced) tally.count("a bot is forced");
    if (isForced && a !== b) tally.count("a bot is forced in one world");
  }

  async #move(ply: number, seat: Seat, quick?: number): Promise<void> {
    const { turns, clock } = this.#pair;
    const { move = "", takes = 0 } = turns[ply] ?? {};
    const { deadline = 0 } = await this.#live();
    const isLast = clock === "match" && ply === turns.length - 1;
    if (isLast) this.#tally.count("at the end of a deal's time");
    await advance(quick ?? (isLast ? deadline - CLOSE - Date.now() : takes));
    await this.#act(seat, "/moves", { ply, move, key: `k${ply}` });
  }
}
