/** The line to a table: follows it, asks and acts, and comes back by itself when it was lost. */

import { Cell } from "../state/cell.ts";
import { say } from "../words/index.ts";
import { afterMove, type SeenMove, type SeenTable } from "./seen.ts";
import { ownFace } from "./self.ts";

/** How the line stands: not yet there, open, lost for now, or there is no such table. */
export type LineState = "opening" | "open" | "lost" | "gone";

/** How soon a stream that the browser gave up is opened again, in ms. */
const AGAIN_MS = 2000;
const GONE = 404;

/** What came of something that was asked for. */
export interface Answered {
  readonly ok: boolean;
  /** Why not, in a sentence. */
  readonly says: string;
}

/** A word of chance, where a page has no secure context too. */
const chanceText = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function post(path: string, body: object): Promise<{ status: number; found: Record<string, unknown> }> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, found: (await answer.json()) as Record<string, unknown> };
}

/** Opens a table; gives its id, or why not. */
export async function openTable(wish: object): Promise<Answered & { readonly id: string }> {
  try {
    const { status, found } = await post("/api/tables", wish);
    return { ok: status === 201, id: String(found.id ?? ""), says: String(found.says ?? "") };
  } catch {
    return { ok: false, id: "", says: say.serverGone() };
  }
}

const noncePlace = (id: string): string => `baize.nonce.${id}`;

/** What this page added to the deals of a table; remembered, so that it can be looked for in them. */
export function nonceOf(id: string): string {
  const kept = localStorage.getItem(noncePlace(id));
  if (kept !== null) return kept;
  const nonce = chanceText(16);
  localStorage.setItem(noncePlace(id), nonce);
  return nonce;
}

export class TableLine {
  readonly id: string;
  readonly table = new Cell<SeenTable | undefined>(undefined);
  readonly state = new Cell<LineState>("opening");
  #stream: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Follows the table from now on; gives what ends it. */
  follow(): () => void {
    this.#closed = false;
    void this.#open();
    // A browser that has no network says so; a stream would notice later.
    const lose = () => this.state.set("lost");
    const reopen = () => void this.#open();
    addEventListener("offline", lose);
    addEventListener("online", reopen);
    return () => {
      this.#closed = true;
      removeEventListener("offline", lose);
      removeEventListener("online", reopen);
      clearTimeout(this.#timer);
      this.#stream?.close();
      this.#stream = undefined;
    };
  }

  /** Opens the stream anew, so that it is this seat's. */
  async #open(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stream?.close();
    if (this.#closed) return;
    const stream = new EventSource(`/api/tables/${this.id}/events`);
    this.#stream = stream;
    stream.addEventListener("open", () => this.state.set("open"));
    stream.addEventListener("table", ({ data }) => this.table.set(JSON.parse(data) as SeenTable));
    stream.addEventListener("move", ({ data }) => {
      const now = this.table.get();
      const move = JSON.parse(data) as SeenMove;
      if (now !== undefined && move.seq > now.seq) this.table.set(afterMove(now, move));
    });
    stream.addEventListener("error", () => void this.#lost(stream));
  }

  /** The browser tries again by itself, unless the answer was no stream. */
  async #lost(stream: EventSource): Promise<void> {
    if (this.#stream !== stream || this.#closed) return;
    const status = await fetch(`/api/tables/${this.id}`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (this.#stream !== stream || this.#closed) return;
    if (status === GONE) {
      stream.close();
      this.state.set("gone");
      return;
    }
    this.state.set("lost");
    if (stream.readyState === EventSource.CLOSED) this.#timer = setTimeout(() => void this.#open(), AGAIN_MS);
  }

  /** Does something at the table. */
  async act(name: string, body: object = {}): Promise<Answered> {
    try {
      const { status, found } = await post(`/api/tables/${this.id}/${name}`, body);
      const table = ("view" in found ? found : found.table) as SeenTable | undefined;
      if (table !== undefined && table.seq >= (this.table.get()?.seq ?? 0)) this.table.set(table);
      return { ok: status < 300, says: String(found.says ?? "") };
    } catch {
      return { ok: false, says: say.serverGone() };
    }
  }

  /** Sits down, and follows the table as that seat. */
  async sit(name: string, seat?: number): Promise<Answered> {
    const answered = await this.act("seat", {
      name,
      face: ownFace(),
      nonce: nonceOf(this.id),
      ...(seat === undefined ? {} : { seat }),
    });
    if (answered.ok) await this.#open();
    return answered;
  }

  /** Takes a seat over from another device. */
  async take(code: string): Promise<Answered> {
    const answered = await this.act("device", { code });
    if (answered.ok) await this.#open();
    return answered;
  }

  /** A code for another device; undefined when none is given. */
  async code(): Promise<string | undefined> {
    const { status, found } = await post(`/api/tables/${this.id}/device-code`, {});
    return status === 200 ? String(found.code) : undefined;
  }

  /** Plays a move; one that got no answer is sent again with the same key, and is played once. */
  async play(move: string): Promise<Answered> {
    const { ply, deal } = this.table.get() ?? { ply: 0, deal: 0 };
    const key = `${deal}-${ply}-${chanceText(4)}`;
    for (let tries = 0; ; tries++) {
      const answered = await this.act("moves", { ply, move, key });
      if (answered.ok || answered.says !== say.serverGone() || tries === 3) return answered;
      await new Promise((done) => setTimeout(done, AGAIN_MS / 2));
    }
  }
}
