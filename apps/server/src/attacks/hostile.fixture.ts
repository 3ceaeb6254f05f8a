/** Attackers at several addresses of this machine, and what came of what they sent. */

import { Agent, request } from "node:http";
import { connect } from "node:net";
import type { Random } from "@baize/kernel";
import { type Loot, RAW, type Wish, wish } from "./wishes.fixture.ts";

/** What came of it all. */
export interface Toll {
  /** How often each status was answered; 0 where the connection was cut. */
  readonly statuses: Map<number, number>;
  /** Answers that must not have been. */
  readonly faults: string[];
}

/** What was answered, and to what. */
export interface Answer {
  readonly status: number;
  /** All of it, its head included. */
  readonly text: string;
  readonly asked: string;
}

/** Looks at an answer for what nobody may know. */
export type Inspect = (answer: Answer) => string | undefined;

const LOOPBACK = process.platform === "linux" ? 24 : 1;

/** Attackers at so many addresses. */
export class Attackers {
  readonly #agents = Array.from(
    { length: LOOPBACK },
    (_, n) => new Agent({ keepAlive: true, maxSockets: 8, localAddress: `127.0.0.${n + 1}` }),
  );
  readonly #address: string;
  readonly #inspect: Inspect;
  readonly toll: Toll = { statuses: new Map(), faults: [] };

  constructor(address: string, inspect: Inspect) {
    this.#address = address;
    this.#inspect = inspect;
  }

  #note(status: number, text: string, asked: string): void {
    const { statuses, faults } = this.toll;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const fault = status >= 500 ? `${status} ${text.slice(0, 200)}` : this.#inspect({ status, text, asked });
    if (fault !== undefined) faults.push(`${asked.slice(0, 300)}: ${fault}`);
  }

  /** Sends one request, or what is none, and waits for what comes of it. */
  send(random: Random, loot: Loot): Promise<void> {
    return random.below(40) === 0
      ? this.#raw(random.pick(RAW))
      : this.#ask(wish(random, loot), random.pick(this.#agents));
  }

  #ask({ method, path, headers, body: text }: Wish, agent: Agent): Promise<void> {
    const asked = `${method} ${path} ${JSON.stringify(headers)} ${text ?? ""}`;
    return new Promise((done) => {
      const end = (status: number, heard: string) => {
        this.#note(status, heard, asked);
        done();
      };
      try {
        const out = request(`${this.#address}${path}`, { method, headers, agent }, (reply) => {
          let heard = "";
          const isStream = reply.headers["content-type"]?.startsWith("text/event-stream") === true;
          reply.setEncoding("utf8").on("data", (piece: string) => {
            heard += piece;
            // A stream has no end: the table and a move tell enough.
            if (isStream && heard.split("\ndata: ").length > 2) reply.destroy();
          });
          reply.on("close", () => end(reply.statusCode ?? 0, heard + JSON.stringify(reply.headers)));
          reply.on("error", () => {});
          if (isStream) setTimeout(() => reply.destroy(), 300).unref();
        });
        out.on("error", () => end(0, ""));
        out.end(text);
      } catch {
        // Signs that a header or a path cannot have are not sent.
        end(0, "");
      }
    });
  }

  #raw(text: string): Promise<void> {
    const { hostname, port } = new URL(this.#address);
    return new Promise((done) => {
      const socket = connect(Number(port), hostname);
      let heard = "";
      socket.setEncoding("utf8").on("data", (piece: string) => {
        heard += piece;
      });
      socket
        .on("error", () => {})
        .on("close", () => {
          this.#note(Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0), heard, text);
          done();
        });
      socket.end(text);
      setTimeout(() => socket.destroy(), 300).unref();
    });
  }

  /** Sends so many, a few at a time. */
  async attack(count: number, random: Random, loot: () => Loot, atOnce = 48): Promise<void> {
    let left = count;
    const one = async () => {
      while (left-- > 0) await this.send(random, loot());
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  }

  end(): void {
    for (const agent of this.#agents) agent.destroy();
  }
}
