/** Somebody who plays over HTTP, for tests: sits down, asks, follows and moves. */

import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type ViewChange, viewAfter } from "@baize/midend";

export interface Seen {
  readonly id: string;
  readonly seq: number;
  readonly state: "waiting" | "starting" | "playing" | "between" | "over";
  readonly you: number | null;
  readonly host: number | null;
  readonly seats: readonly {
    readonly kind: string;
    readonly name?: string;
    readonly away?: boolean;
    readonly level?: string;
    readonly covered?: number;
    readonly missed?: number;
  }[];
  readonly deal: number;
  readonly round: number;
  readonly totals: readonly number[];
  readonly scores: readonly number[] | null;
  readonly said: readonly { readonly seat: number; readonly phrase: string }[];
  readonly fair: { readonly seal: string | null; readonly nonces: readonly string[]; readonly secret?: string };
  readonly ply: number;
  readonly turn: number | null;
  readonly due: number | null;
  readonly moves: readonly { readonly seat: number; readonly move: string; readonly why: string }[];
  readonly view: unknown;
  readonly legal: readonly string[];
}

export interface Reply<T = Record<string, unknown>> {
  readonly status: number;
  /** In how many seconds to ask again, where that was too often. */
  readonly wait: number | undefined;
  readonly body: T & { readonly code?: string; readonly says?: string; readonly table?: Seen };
}

const newNonce = (): string => randomBytes(16).toString("hex");

/** An event as it came, with the whole view that it leads to. */
export interface Heard {
  readonly id: string;
  readonly event: string;
  readonly data: Seen;
  readonly text: string;
}

export class Client {
  address: string;
  readonly id: string;
  token: string | undefined;
  readonly nonce = newNonce();
  readonly heard: Heard[] = [];
  /** Comes when the stream has ended. */
  over: Promise<void> = Promise.resolve();
  #stop: AbortController | undefined;

  constructor(address: string, id: string, token?: string) {
    this.address = address;
    this.id = id;
    this.token = token;
  }

  async ask<T = Seen>(method: "GET" | "POST", path: string, body?: unknown, headers = {}): Promise<Reply<T>> {
    const answer = await fetch(`${this.address}/api/tables/${this.id}${path}`, {
      method,
      signal: AbortSignal.timeout(20_000),
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const wait = answer.headers.get("retry-after");
    return {
      status: answer.status,
      wait: wait === null ? undefined : Number(wait),
      body: (await answer.json()) as Reply<T>["body"],
    };
  }

  /** Asks, and where that was too often waits as it is told and asks again. */
  async #askInTime<T>(...question: Parameters<Client["ask"]>): Promise<Reply<T>> {
    for (;;) {
      const reply = await this.ask<T>(...question);
      if (reply.wait === undefined) return reply;
      await pause(reply.wait * 1000);
    }
  }

  async see(): Promise<Seen> {
    const { status, body } = await this.#askInTime<Seen>("GET", "");
    if (status !== 200) throw new Error(`${status} ${body.says}`);
    return body;
  }

  post = <T = Seen>(act: string, body: object = {}): Promise<Reply<T>> => this.#askInTime<T>("POST", `/${act}`, body);

  async sit(name: string, seat?: number): Promise<number> {
    const wish = { name, nonce: this.nonce, ...(seat === undefined ? {} : { seat }) };
    const { status, body } = await this.post<{ seat: number; token: string }>("seat", wish);
    if (status !== 201) throw new Error(`${status} ${body.says}`);
    this.token = body.token;
    return body.seat;
  }

  /** Follows the table until it is told to stop. */
  async follow(after?: number): Promise<void> {
    this.#stop = new AbortController();
    const query = after === undefined ? "" : `?after=${after}`;
    const answer = await fetch(`${this.address}/api/tables/${this.id}/events${query}`, {
      signal: this.#stop.signal,
      headers: this.token === undefined ? {} : { authorization: `Bearer ${this.token}` },
    });
    this.over = this.#hear(answer).catch(() => {});
  }

  async #hear(answer: Response): Promise<void> {
    let rest = "";
    let view: unknown;
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      rest += decoder.decode(chunk as Uint8Array, { stream: true });
      for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
        const text = rest.slice(0, end);
        rest = rest.slice(end + 2);
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1];
        const data = field("data");
        if (data !== undefined) {
          const { more = {}, ...told } = JSON.parse(data) as Seen & ViewChange;
          if (field("event") === "table") view = told.view;
          else if (told.view !== undefined) view = viewAfter(view, { view: told.view, more });
          const seen = { ...told, ...("view" in told && { view }) };
          this.heard.push({ id: field("id") ?? "", event: field("event") ?? "", data: seen, text });
        }
      }
    }
  }

  unfollow(): void {
    this.#stop?.abort();
  }

  /** What was last heard of the table, put together. */
  get now(): Seen | undefined {
    const whole = this.heard.findLastIndex(({ event }) => event === "table");
    const since = this.heard.slice(whole + 1).filter(({ event }) => event === "move");
    const seen = this.heard[whole]?.data;
    const moves = [seen, ...since.map(({ data }) => data)].flatMap((data) => data?.moves ?? []);
    return seen && { ...Object.assign({}, seen, ...since.map(({ data }) => data)), moves };
  }

  /** Plays the last legal move of a deal whenever it is this seat's turn, until it is over; it follows the table. */
  async playOn(deal = 1, choose: (legal: readonly string[]) => string = (legal) => legal.at(-1) ?? ""): Promise<Seen> {
    await until(() => (this.now?.deal ?? 0) >= deal, 60_000);
    for (let played = -1; ; ) {
      const seen = await until(() => this.now !== undefined && this.now.ply > played && this.now, 60_000);
      if (seen.state !== "playing") return seen;
      if (seen.turn !== seen.you) {
        await until(() => this.now?.seq !== seen.seq, 60_000);
        continue;
      }
      const { legal, ply } = await this.see();
      await this.post("moves", { ply, move: choose(legal), key: `${deal}-${ply}` });
      played = ply;
    }
  }
}

/** Opens a table. */
export async function openTable(address: string, wish: object = {}): Promise<Client> {
  const answer = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "bigtwo", ...wish }),
  });
  const body = (await answer.json()) as { id: string; says?: string };
  if (answer.status !== 201) throw new Error(`${answer.status} ${body.says}`);
  return new Client(address, body.id);
}

export async function until<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  within = 60_000,
  every?: number,
): Promise<T> {
  const end = Date.now() + within;
  for (;;) {
    const asked = ask();
    const found = await asked;
    if (found !== undefined && found !== false) return found as T;
    if (Date.now() > end) throw new Error("It did not come about in time.");
    // Whoever asks a server does so no more often than a seat may.
    await pause(every ?? (asked instanceof Promise ? 100 : 5));
  }
}
