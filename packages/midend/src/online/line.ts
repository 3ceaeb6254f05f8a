/** The line to an online table, for page and terminal alike: follows it, asks and acts, and comes back by itself when it was lost. */

import { demand } from "@baize/kernel";
import { EventReader } from "./events.ts";
import { afterMove, type SeenMove, type SeenTable } from "./seen.ts";
import { isSeenTable } from "./seen-form.ts";
import type { World } from "./world.ts";

/** How the line stands: not yet there, open, lost for now, or there is no such table. */
export type LineState = "opening" | "open" | "lost" | "gone";

/** What came of something that was asked for. */
export interface Answered {
  readonly ok: boolean;
  /** The status of the answer; 0 where nobody answered, or not to the end. */
  readonly status: number;
  /** Why not, in the server's words. */
  readonly says: string;
  /** What else was answered. */
  readonly found: Readonly<Record<string, unknown>>;
}

/** Who asks: with which token, where it is not a cookie, and what they add to the deals. */
export interface OwnSeat {
  readonly nonce: string;
  readonly token?: string | undefined;
  /** Is given the token of each seat that is taken, where no cookie will hold it. */
  readonly hold?: ((token: string) => void) | undefined;
}

/** How soon a lost line is opened again, and a move sent again; a line on which nothing was heard for so long is lost. */
const AGAIN = 1000;
const SILENCE = 40_000;
/** Whoever asks for something waits so long for the answer: a server may be starting its database. */
const PATIENCE = 30_000;
const TRIES = 4;
const [NOBODY, GONE, AWAY] = [0, 404, 503];

type Heard = Awaited<ReturnType<World["ask"]>>;

/** What is waited for; undefined where it does not come for so long that nobody waits any more. */
async function inTime<T>(world: World, awaited: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: silence, resolve } = Promise.withResolvers<undefined>();
  const stopWaiting = world.later(() => resolve(undefined), ms);
  try {
    return await Promise.race([awaited, silence]);
  } finally {
    stopWaiting();
  }
}

/** What an answer says, where that is an object; another program may answer anything. One that is cut off is no answer. */
async function saidIn(answer: Heard): Promise<Answered["found"] | undefined> {
  const found = await answer.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
  });
  return typeof found === "object" && found !== null ? (found as Answered["found"]) : undefined;
}

async function post(world: World, path: string, body: object, token?: string): Promise<Answered> {
  const nothing = { ok: false, says: "", found: {} };
  const asked = async (): Promise<Answered> => {
    const answer = await world.ask(world.address + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...bearer(token) },
      body: JSON.stringify(body),
    });
    const { status } = answer;
    const found = await saidIn(answer);
    if (found === undefined) return { ...nothing, status };
    return { ok: status < 300, status, says: typeof found.says === "string" ? found.says : "", found };
  };
  return (await inTime(world, asked(), PATIENCE).catch(() => undefined)) ?? { ...nothing, status: NOBODY };
}

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** Opens a table; gives its id. */
export async function openTable(world: World, wish: object): Promise<Answered & { readonly id: string }> {
  const answered = await post(world, "/api/tables", wish);
  const { id } = answered.found;
  return { ...answered, id: typeof id === "string" ? id : "" };
}

/** A table that was told. */
function tableIn(found: unknown): SeenTable {
  demand(isSeenTable(found), "MD-O9", "what was told is no table");
  return found;
}

/** The line to one table: what it shows as it changes, and everything that can be asked of it. */
export class TableLine {
  readonly id: string;
  readonly #world: World;
  #own: OwnSeat;
  #table: SeenTable | undefined;
  #state: LineState = "opening";
  /** The status that the last stream was answered with; 0 where nobody answered. */
  #status = NOBODY;
  readonly #watchers = new Set<() => void>();
  /** Counts the streams, so that what an old one says is not heard. */
  #streams = 0;
  #stop: () => void = () => {};
  #isFollowed = false;

  constructor(id: string, world: World, own: OwnSeat) {
    this.id = id;
    this.#world = world;
    this.#own = own;
  }

  /** The table as it was last told. */
  readonly table = (): SeenTable | undefined => this.#table;
  readonly state = (): LineState => this.#state;

  get status(): number {
    return this.#status;
  }

  get own(): OwnSeat {
    return this.#own;
  }

  /** Is called whenever table or state changed; gives what ends that. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  #change(change: { readonly table?: SeenTable | undefined; readonly state?: LineState }): void {
    const { table = this.#table, state = this.#state } = change;
    if (table === this.#table && state === this.#state) return;
    this.#table = table;
    this.#state = state;
    for (const watcher of [...this.#watchers]) watcher();
  }

  /** Follows the table from now on; gives what ends it. */
  follow(): () => void {
    this.#isFollowed = true;
    void this.open();
    return () => {
      this.#isFollowed = false;
      this.#streams += 1;
      this.#stop();
    };
  }

  /** The line is known to be lost, before a stream could notice. */
  lose(): void {
    this.#change({ state: "lost" });
  }

  /** Opens the stream anew, so that it is this seat's. */
  async open(): Promise<void> {
    this.#stop();
    if (!this.#isFollowed) return;
    const number = ++this.#streams;
    const isPresent = () => number === this.#streams;
    this.#status = NOBODY;
    // Whatever is told that is no table ends the stream as if it had been cut.
    await this.#listen(isPresent).catch(() => {});
    if (!isPresent()) return;
    if (this.#status === GONE) return this.#change({ state: "gone" });
    this.lose();
    this.#stop = this.#world.later(() => void this.open(), AGAIN);
  }

  /** Hears a stream to its end. */
  async #listen(isPresent: () => boolean): Promise<void> {
    const headers = bearer(this.#own.token);
    const path = `${this.#world.address}/api/tables/${this.id}/events`;
    const asked = this.#world.ask(path, { method: "GET", headers });
    const answer = await inTime(this.#world, asked, SILENCE);
    if (answer === undefined) void asked.then(({ body }) => body?.getReader().cancel()).catch(() => {});
    const reader = answer?.body?.getReader();
    if (isPresent()) this.#status = answer?.status ?? NOBODY;
    if (answer === undefined || reader === undefined) return;
    const cancel = () => void reader.cancel().catch(() => {});
    // What nobody reads is not kept open.
    if (answer.status !== 200 || !isPresent()) return cancel();
    let stopWaiting = this.#world.later(cancel, SILENCE);
    this.#stop = () => {
      stopWaiting();
      cancel();
    };
    this.#change({ state: "open" });
    const [events, decode] = [new EventReader(), this.#world.decoder()];
    let isFirst = true;
    try {
      for (let piece = await reader.read(); !piece.done && isPresent(); piece = await reader.read()) {
        for (const { event, data } of events.read(decode(piece.value))) {
          this.#hear(event, data, isFirst);
          isFirst = false;
        }
        // Noise is no sign of a table.
        if (this.#table === undefined) continue;
        stopWaiting();
        stopWaiting = this.#world.later(cancel, SILENCE);
      }
    } finally {
      stopWaiting();
      cancel();
    }
  }

  /** What a stream begins with is how it stands; later an answer may have told more than the stream has yet. */
  #hear(event: string, data: string, isFirst: boolean): void {
    const now = this.#table;
    if (event === "table") {
      const table = tableIn(JSON.parse(data));
      if (isFirst || now === undefined || table.seq >= now.seq) this.#change({ table });
    } else if (event === "move" && now !== undefined) {
      this.#move(JSON.parse(data) as SeenMove);
    }
  }

  /** A move says what is new since the one before: whoever has missed that asks for the whole table. */
  #move(move: SeenMove): void {
    const now = this.#table;
    if (now !== undefined && move.seq === now.seq + 1) this.#change({ table: tableIn(afterMove(now, move)) });
    else if (now === undefined || move.seq > now.seq) void this.open();
  }

  /** Does something at the table. */
  async act(name: string, body: object = {}): Promise<Answered> {
    const answered = await post(this.#world, `/api/tables/${this.id}/${name}`, body, this.#own.token);
    const { found } = answered;
    const table = "state" in found ? found : found.table;
    if (isSeenTable(table) && table.seq >= (this.#table?.seq ?? 0)) this.#change({ table });
    try {
      if ("view" in found && !("state" in found)) this.#move(found as unknown as SeenMove);
    } catch {
      void this.open();
    }
    return answered;
  }

  /** Sits down, and follows the table as that seat. */
  sit(name: string, where: { readonly face?: number; readonly seat?: number } = {}): Promise<Answered> {
    return this.#seated(this.act("seat", { name, nonce: this.#own.nonce, ...where }));
  }

  /** Takes a seat over from another device. */
  take(code: string): Promise<Answered> {
    return this.#seated(this.act("device", { code }));
  }

  async #seated(asked: Promise<Answered>): Promise<Answered> {
    const answered = await asked;
    if (!answered.ok || typeof answered.found.token !== "string") {
      // Another tab of theirs has sat down since this stream was opened, for somebody who watches: it is opened anew, as that seat's.
      if (typeof this.#table?.you === "number") void this.open();
      return { ...answered, ok: false };
    }
    // A page has its token in a cookie as well, which goes by itself unless the browser refuses it.
    const { token: former, hold } = this.#own;
    if (former !== undefined || hold !== undefined || this.#world.address !== "") {
      const { token } = answered.found;
      this.#own = { ...this.#own, token };
      hold?.(token);
    }
    void this.open();
    return answered;
  }

  /** A code for another device; undefined when none is given. */
  async code(): Promise<string | undefined> {
    const { ok, found } = await this.act("device-code");
    return ok ? String(found.code) : undefined;
  }

  /** Plays a move; one that got no answer is sent again with the same key, and is played once. */
  async play(move: string): Promise<Answered> {
    const { ply, deal } = this.#table ?? { ply: 0, deal: 0 };
    const key = `${deal}-${ply}-${this.#world.chance(4)}`;
    for (let tries = 1; ; tries++) {
      const answered = await this.act("moves", { deal, ply, move, key });
      const isLost = answered.status === NOBODY || answered.status === AWAY;
      if (!isLost || tries === TRIES) return answered;
      await new Promise<void>((done) => void this.#world.later(done, AGAIN));
    }
  }
}
