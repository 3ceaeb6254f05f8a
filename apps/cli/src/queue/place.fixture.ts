/** PostgreSQL for tests of the queue: databases of their own, and lines to them that break. */

import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Finished, outcomeOf, start } from "@baize/testkit/terminal";
import { afterAll, beforeAll } from "vitest";
import { type Postgres, startPostgres } from "../../../../scripts/postgres.ts";
import { Database } from "./database.ts";

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}
export const exit = async (child: ChildProcess) => child.exitCode ?? ((await once(child, "exit"))[0] as number | null);

/** A queue of its own, in a database of its own. */
export class Place {
  readonly url: string;
  readonly database: Database;
  readonly #children: ChildProcess[] = [];

  constructor(url: string, database: Database) {
    this.url = url;
    this.database = database;
  }

  async end(): Promise<void> {
    for (const child of this.#children) child.kill("SIGKILL");
    await this.database.end();
  }

  /** The one number that a question has as its answer; 0 while there are no tables. */
  async one(text: string): Promise<number> {
    const { rows } = await this.database.executeSql(text).catch(() => ({ rows: [] }));
    return Number(Object.values(rows[0] ?? {})[0] ?? 0);
  }

  readonly results = () => this.one("SELECT count(*) FROM baize_solve.result");
  readonly retried = () => this.one("SELECT count(*) FROM baize_boss.job WHERE retry_count > 0");
  readonly active = () => this.one("SELECT count(*) FROM baize_boss.job WHERE state = 'active'");
  readonly #waiting = () => this.one("SELECT count(*) FROM baize_boss.job WHERE state IN ('created', 'retry')");

  /** Until something is on the queue. */
  filled(): Promise<void> {
    return until(async () => (await this.#waiting()) > 0);
  }

  worker(words = "", url = this.url): ChildProcess {
    const child = start(`worker --queue ${url} --workers 1 ${words}`.trim().split(" "));
    child.stderr.resume();
    this.#children.push(child);
    return child;
  }

  /** Starts to follow a range. */
  follow(range: string, words = ""): { child: ChildProcess; finished: Promise<Finished> } {
    const child = start(`solve freecell ${range} --queue ${this.url} --json ${words}`.trim().split(" "));
    this.#children.push(child);
    return { child, finished: outcomeOf(child) };
  }
}

/** A line to a server that can be cut and mended. */
export class Line {
  readonly url: string;
  readonly #server: Server;
  readonly #port: number;
  readonly #sockets: Set<Socket>;

  private constructor(server: Server, sockets: Set<Socket>, url: string, far: string) {
    this.#server = server;
    this.#sockets = sockets;
    this.#port = (server.address() as AddressInfo).port;
    this.url = url.replace(far, String(this.#port));
  }

  static async to(url: string): Promise<Line> {
    const { port } = new URL(url);
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(Number(port), "127.0.0.1");
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.pipe(to);
        from.on("error", () => to.destroy()).on("close", () => to.destroy());
      }
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Line(server, sockets, url, port);
  }

  cut(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  mend(): void {
    this.#server.listen(this.#port, "127.0.0.1");
  }
}

/** Starts a server for one file of tests, and ends it with all that runs on it. */
export function startPlaces(): { readonly url: string; make(name: string): Promise<Place> } {
  let postgres: Postgres;
  const places: Place[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(async () => {
    for (const place of places) await place.end();
    await postgres.end();
  }, 60_000);
  return {
    get url() {
      return postgres.url;
    },
    async make(name) {
      const all = await Database.open(postgres.url);
      await all.executeSql(`CREATE DATABASE ${name}`);
      await all.end();
      const url = postgres.url.replace(/postgres$/, name);
      const place = new Place(url, await Database.open(url));
      places.push(place);
      return place;
    },
  };
}
