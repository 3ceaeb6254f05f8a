/** A table of four at each of the servers, as the load plays it: one move after the other, each seen by all four. */

import { setTimeout as pause } from "node:timers/promises";
import { choice, dealAt, type Scripted, scriptOf } from "./script.ts";
import { follow, HttpLine, type Way, WebLine } from "./wire.ts";

/** A table to the load. */
export interface Table {
  /** Plays the next move: says when it is acknowledged and seen by all four, and when the next can be played. */
  play(seen: () => void, ready: () => void): void;
  /** Lets everybody follow who does not yet. */
  connect(): Promise<void>;
  end(): void;
}

const SEATS = [0, 1, 2, 3];
const TOO_MANY = 429;

/** The number that follows a mark; undefined where there is none. */
function numberAfter(text: string, mark: string): number | undefined {
  const at = text.indexOf(mark);
  if (at < 0) return undefined;
  let value = -1;
  for (let n = at + mark.length; ; n++) {
    const digit = text.charCodeAt(n) - 48;
    if (!(digit >= 0 && digit <= 9)) return value < 0 ? undefined : value;
    value = Math.max(0, value) * 10 + digit;
  }
}

/** The numbers of the list that follows a mark; undefined where there is none. */
function numbersAfter(text: string, mark: string): number[] | undefined {
  const at = text.indexOf(mark);
  if (at < 0) return undefined;
  const list = text.slice(at + mark.length, text.indexOf("]", at));
  return list === "" ? [] : list.split(",").map(Number);
}

/** Whether an event tells of a move alone, and not of a whole table. */
const isMove = (event: string): boolean => event.includes("\nevent: move\n");

/** What players need of their views, of which a stream tells what is new. */
class Views {
  readonly hands: number[][] = [];
  #toBeat: number | undefined;
  #counts: readonly number[] = [];

  /** Takes from an event what may be new: of a move the hand of whoever made it. */
  hear(seat: number, event: string, hasHand: boolean): void {
    if (hasHand) this.hands[seat] = numbersAfter(event, '"hand":[') ?? this.hands[seat] ?? [];
    // The rest is the same for all.
    if (seat !== 0) return;
    this.#counts = numbersAfter(event, '"counts":[') ?? this.#counts;
    const at = event.indexOf('"toBeat":');
    if (at >= 0)
      this.#toBeat = event.startsWith("null", at + 9) ? undefined : numbersAfter(event.slice(at), '"cards":[')?.[0];
  }

  choice(turn: number): string {
    return choice(this.hands[turn] ?? [], this.#toBeat, this.#counts[(turn + 1) % 4] === 1);
  }
}

/** Waits until so many things have happened. */
const after = (count: number, act: () => void): (() => void) => {
  let left = count;
  return () => {
    left -= 1;
    if (left === 0) act();
  };
};

async function told<T>(line: HttpLine, path: string, body: object, token = ""): Promise<T> {
  const { status, body: text } = await line.post(path, JSON.stringify(body), token);
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as T;
}

/** A table of Baize, or of the bare server, which speaks alike. */
class StreamTable implements Table {
  readonly #way: Way;
  readonly #line: HttpLine;
  readonly #id: string;
  readonly #tokens: readonly string[];
  readonly #streams: (() => void)[] = [];
  readonly #isBare: boolean;
  readonly #views = new Views();
  /** The deal and the ply that each has seen, as one number. */
  readonly #seen = [-1, -1, -1, -1];
  #at = 0;
  #turn: number | null = null;
  #mover = 0;
  #deal = 1;
  #wanted = 0;
  #reached: (() => void) | undefined;

  private constructor(way: Way, line: HttpLine, id: string, tokens: readonly string[], isBare: boolean) {
    this.#way = way;
    this.#line = line;
    this.#id = id;
    this.#tokens = tokens;
    this.#isBare = isBare;
  }

  static async open(way: Way, isBare: boolean): Promise<Table> {
    const line = await HttpLine.open(way);
    const { id } = await told<{ id: string }>(line, "/api/tables", { game: "bigtwo", term: { kind: "open" } });
    const tokens: string[] = [];
    for (const seat of SEATS) {
      const wish = { name: `Player ${"ABCD"[seat]}`, nonce: String(seat).repeat(32), seat };
      tokens.push((await told<{ token: string }>(line, `/api/tables/${id}/seat`, wish)).token);
    }
    await told(line, `/api/tables/${id}/start`, {}, tokens[0]);
    return new StreamTable(way, line, id, tokens, isBare);
  }

  async connect(): Promise<void> {
    const all = this.#reach(1000 * this.#deal);
    for (const seat of SEATS) {
      const path = `/api/tables/${this.#id}/events`;
      this.#streams.push(await follow(this.#way, path, this.#tokens[seat] ?? "", (event) => this.#hear(seat, event)));
    }
    await all;
  }

  #hear(seat: number, event: string): void {
    const ply = numberAfter(event, '"ply":');
    if (ply === undefined) return;
    const isWhole = !isMove(event);
    if (isWhole) this.#deal = numberAfter(event, '"deal":') ?? this.#deal;
    // That is the same for all.
    if (seat === 0) this.#turn = numberAfter(event, '"turn":') ?? null;
    this.#views.hear(seat, event, isWhole || seat === this.#mover);
    this.#seen[seat] = 1000 * this.#deal + ply;
    if (this.#reached !== undefined && this.#seen.every((at) => at >= this.#wanted)) {
      const reached = this.#reached;
      this.#reached = undefined;
      this.#at = Math.max(...this.#seen);
      reached();
    }
  }

  #reach(wanted: number): Promise<void> {
    this.#wanted = wanted;
    return new Promise((done) => {
      this.#reached = done;
    });
  }

  play(seen: () => void, ready: () => void): void {
    const turn = this.#turn ?? 0;
    this.#mover = turn;
    const ply = this.#at % 1000;
    const move = this.#isBare ? String(this.#views.hands[turn]?.[0]) : this.#views.choice(turn);
    const whole = after(2, () => {
      seen();
      if (this.#turn === null) void this.#next().then(ready);
      else ready();
    });
    void this.#reach(this.#at + 1).then(whole);
    const body = `{"ply":${ply},"move":"${move}","key":"${this.#at}"${this.#isBare ? "" : `,"deal":${this.#deal}`}}`;
    void this.#post(body, this.#tokens[turn]).then(whole);
  }

  /** Posts a move; a seat that makes more of them than it may waits, as it is told to. */
  async #post(body: string, token = ""): Promise<void> {
    const { status, wait, body: text } = await this.#line.post(`/api/tables/${this.#id}/moves`, body, token);
    if (status === TOO_MANY) {
      await pause(1000 * wait);
      return this.#post(body, token);
    }
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
  }

  async #next(): Promise<void> {
    const dealt = this.#reach(1000 * (this.#deal + 1));
    await told(this.#line, `/api/tables/${this.#id}/start`, {}, this.#tokens[0]);
    await dealt;
  }

  end(): void {
    for (const end of this.#streams) end();
    this.#line.end();
  }
}

/** What is played at a peer, whose deals are known: each to its end, one after the other. */
class Line {
  #deal = 1;
  #ply = 0;

  /** The next move; undefined when the deal is over and the next is to be dealt. */
  next(): Scripted | undefined {
    const made = scriptOf(dealAt(this.#deal))[this.#ply];
    this.#ply += 1;
    if (made !== undefined) return made;
    this.#deal += 1;
    this.#ply = 0;
    return undefined;
  }
}

const PATCH = 15;
const STATE = 14;
const JOIN = 10;
const DATA = 13;

/** A message to a room: what it is called, and its text. */
const message = (kind: string, text?: string): Buffer => {
  const written = (word: string) => [0xa0 | word.length, ...Buffer.from(word)];
  return Buffer.from([DATA, ...written(kind), ...(text === undefined ? [] : written(text))]);
};

/** A room of Colyseus: every seat has a web socket; a patch is what it sees of a move. Who is let in must come at once. */
class ColyseusTable implements Table {
  readonly #way: Way;
  readonly #sockets: WebLine[] = [];
  readonly #line = new Line();
  #heard: (() => void) | undefined;

  constructor(way: Way) {
    this.#way = way;
  }

  async connect(): Promise<void> {
    const line = await HttpLine.open(this.#way);
    let room = "";
    for (const _ of SEATS) {
      const path = room === "" ? "/matchmake/create/table" : `/matchmake/joinById/${room}`;
      type Joined = { sessionId: string; roomId: string; processId: string };
      const { roomId, processId, sessionId } = await told<Joined>(line, path, {});
      room = roomId;
      const joined = Promise.withResolvers<void>();
      const at = `/${processId}/${room}?sessionId=${sessionId}`;
      const socket = await WebLine.open(this.#way, at, ([code = 0], own) => {
        if ((code & 0x1f) === JOIN) own.send(Buffer.from([JOIN]));
        if ((code & 0x1f) === STATE) joined.resolve();
        if ((code & 0x1f) === PATCH || (code & 0x1f) === DATA) this.#heard?.();
      });
      this.#sockets.push(socket);
      await joined.promise;
    }
    line.end();
  }

  play(seen: () => void, ready: () => void): void {
    const next = this.#line.next();
    // A move is told to all four, and whoever made it is told that it counts.
    this.#heard = after(next === undefined ? SEATS.length : SEATS.length + 1, () => {
      if (next === undefined) return this.play(seen, ready);
      seen();
      ready();
    });
    if (next === undefined) this.#sockets[0]?.send(message("start"));
    else this.#sockets[next.seat]?.send(message("move", next.move));
  }

  end(): void {
    for (const socket of this.#sockets) socket.end();
  }
}

/** A match of boardgame.io: every seat has a socket of socket.io; an update is what it sees of a move. */
class BoardgameTable implements Table {
  readonly #way: Way;
  readonly #match: string;
  readonly #credentials: readonly string[];
  readonly #sockets: WebLine[] = [];
  readonly #line = new Line();
  #state = 0;
  #heard: (() => void) | undefined;

  private constructor(way: Way, match: string, credentials: readonly string[]) {
    this.#way = way;
    this.#match = match;
    this.#credentials = credentials;
  }

  static async open(way: Way): Promise<Table> {
    const line = await HttpLine.open(way);
    const { matchID } = await told<{ matchID: string }>(line, "/games/table/create", { numPlayers: SEATS.length });
    const credentials: string[] = [];
    for (const seat of SEATS) {
      const wish = { playerID: String(seat), playerName: `Player ${seat}` };
      const path = `/games/table/${matchID}/join`;
      credentials.push((await told<{ playerCredentials: string }>(line, path, wish)).playerCredentials);
    }
    line.end();
    return new BoardgameTable(way, matchID, credentials);
  }

  async connect(): Promise<void> {
    for (const seat of SEATS) {
      const synced = Promise.withResolvers<void>();
      const sync = ["sync", this.#match, String(seat), this.#credentials[seat], SEATS.length];
      const socket = await WebLine.open(this.#way, "/socket.io/?EIO=4&transport=websocket", (message, line) => {
        const text = message.toString("latin1", 0, 24);
        if (text.startsWith("0{")) line.send("40/table,");
        else if (text.startsWith("40/table")) line.send(`42/table,${JSON.stringify(sync)}`);
        else if (text.startsWith('42/table,["sync"')) synced.resolve();
        else if (text.startsWith('42/table,["update"')) this.#heard?.();
        else if (text === "2") line.send("3");
      });
      this.#sockets.push(socket);
      await synced.promise;
    }
  }

  play(seen: () => void, ready: () => void): void {
    const next = this.#line.next();
    this.#heard = after(SEATS.length, () => {
      this.#state += 1;
      if (next === undefined) return this.play(seen, ready);
      seen();
      ready();
    });
    const seat = String(next?.seat ?? 0);
    const made = next === undefined ? { type: "start", args: [] } : { type: "play", args: [next.move] };
    const payload = { ...made, playerID: seat, credentials: this.#credentials[Number(seat)] };
    const update = ["update", { type: "MAKE_MOVE", payload }, this.#state, this.#match, seat];
    this.#sockets[Number(seat)]?.send(`42/table,${JSON.stringify(update)}`);
  }

  end(): void {
    for (const socket of this.#sockets) socket.end();
  }
}

/** How a table is opened at each kind of server. */
export const OPEN: Readonly<Record<string, (way: Way) => Promise<Table>>> = {
  baize: (way) => StreamTable.open(way, false),
  bare: (way) => StreamTable.open(way, true),
  colyseus: async (way) => new ColyseusTable(way),
  boardgame: (way) => BoardgameTable.open(way),
};
