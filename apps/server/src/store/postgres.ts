/** A PostgreSQL that other processes use too: a pool for statements, and a connection of its own for hints. */

import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Database, Row, Statements } from "./database.ts";

const CHANNEL = "baize";
const POOL = 8;
/** How long a connection may take, and how soon a lost line for hints is opened again. */
const PATIENCE = 10_000;
/** How long a connection that nobody uses is kept: whoever plays now and then does not wait for a new one. */
const KEPT = 5 * 60_000;
const AGAIN = 300;

export class PostgresDatabase implements Database {
  readonly lines = POOL;
  readonly #url: string;
  readonly #pool: pg.Pool;
  #line: pg.Client | undefined;
  #hear: ((text: string) => void) | undefined;
  #sending: Promise<unknown> = Promise.resolve();
  #ended = false;

  private constructor(url: string) {
    this.#url = url;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: POOL,
      connectionTimeoutMillis: PATIENCE,
      idleTimeoutMillis: KEPT,
      idle_in_transaction_session_timeout: PATIENCE,
    });
    // A connection that breaks while nobody uses it is replaced by the next one.
    this.#pool.on("error", () => {});
  }

  /** Connects, or fails. */
  static async open(url: string): Promise<PostgresDatabase> {
    const database = new PostgresDatabase(url);
    try {
      await database.query("SELECT 1");
      return database;
    } catch (error) {
      await database.end();
      throw error;
    }
  }

  async query(text: string, values: readonly unknown[] = [], name?: string): Promise<readonly Row[]> {
    const named = name === undefined ? {} : { name };
    return (await this.#pool.query({ text, values: [...values], ...named })).rows as Row[];
  }

  async script(text: string): Promise<void> {
    await this.#pool.query(text);
  }

  async whole<T>(work: (inside: Statements) => Promise<T>): Promise<T> {
    const line = await this.#pool.connect();
    // What was wrong with a line that breaks in between is told by its next statement.
    const hush = () => {};
    line.on("error", hush);
    let isSound = false;
    try {
      await line.query("BEGIN");
      const result = await work({
        query: async (text, values = []) => (await line.query({ text, values: [...values] })).rows as Row[],
        script: async (text) => void (await line.query(text)),
      });
      await line.query("COMMIT");
      isSound = true;
      return result;
    } finally {
      // A line that is thrown away takes back what it has not committed.
      line.off("error", hush);
      line.release(!isSound);
    }
  }

  async hint(text: string): Promise<void> {
    const line = await this.#dial();
    // A hint that cannot be sent is no loss: the others catch up by themselves.
    const send = () => line?.query("SELECT pg_notify($1, $2)", [CHANNEL, text]);
    this.#sending = this.#sending.then(send).catch(() => {});
    await this.#sending;
  }

  async listen(hear: (text: string) => void): Promise<void> {
    this.#hear = hear;
    await this.#dial();
  }

  /** The line for hints; undefined while it cannot be opened. */
  async #dial(): Promise<pg.Client | undefined> {
    if (this.#ended) return undefined;
    if (this.#line !== undefined) return this.#line;
    const line = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: PATIENCE });
    this.#line = line;
    line.on("notification", ({ payload }) => this.#hear?.(payload ?? ""));
    line.on("error", () => {}).on("end", () => void this.#redial(line));
    try {
      await line.connect();
      // A hint is no fact: no disk is waited for.
      await line.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`);
      return line;
    } catch {
      void this.#redial(line);
      return undefined;
    }
  }

  async #redial(lost: pg.Client): Promise<void> {
    if (this.#line !== lost) return;
    this.#line = undefined;
    await lost.end().catch(() => {});
    if (this.#ended) return;
    await pause(AGAIN, undefined, { ref: false });
    await this.#dial();
  }

  async end(): Promise<void> {
    this.#ended = true;
    const line = this.#line;
    this.#line = undefined;
    await Promise.all([line?.end().catch(() => {}), this.#pool.end()]);
  }
}
