/** The PostgreSQL that a queue lives in. */

import { setTimeout as pause } from "node:timers/promises";
import { shown } from "@baize/kernel";
import pg from "pg";
import { EXIT, Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";

/** Runs statements, by itself or within a transaction. */
export interface Connection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** How long a server that went away is waited for, and how often it is asked, in milliseconds. */
const PATIENCE = 60_000;
const PAUSE = 1000;

const WHY: Readonly<Record<string, () => string>> = {
  ECONNREFUSED: say.nobodyAnswers,
  ENOTFOUND: say.noSuchHost,
  ETIMEDOUT: say.nobodyInTime,
};

/** What went wrong, in words. */
function whyOf(error: unknown): string {
  const { code = "", message } = error as { code?: string; message: string };
  return WHY[code]?.() ?? message;
}

/** The address of a database; anything else is a usage error. */
function readAddress(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address !== undefined && /^postgres(ql)?:$/.test(address.protocol)) return address;
  throw new Stop(EXIT.usage, say.notAnAddress({ text: shown(text) }));
}

/** Some connections to a database. */
export class Database implements Connection {
  readonly #pool: pg.Pool;
  /** Where it is, without the password. */
  readonly place: string;

  private constructor(address: URL) {
    this.#pool = new pg.Pool({
      connectionString: address.href,
      connectionTimeoutMillis: 10_000,
      // Whoever freezes or loses his machine in the middle of a transaction must not keep others waiting.
      idle_in_transaction_session_timeout: 5000,
    });
    // A connection that breaks while nobody uses it is replaced by the next one.
    this.#pool.on("error", () => {});
    this.place = `${address.host}${address.pathname}`;
  }

  /** Connects; a server that does not answer or lets nobody in ends the command. */
  static async open(text: string): Promise<Database> {
    const database = new Database(readAddress(text));
    try {
      await database.executeSql("SELECT 1");
      return database;
    } catch (error) {
      throw new Stop(EXIT.failure, say.queueUnreachable({ place: database.place, why: whyOf(error) }));
    }
  }

  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
    return this.#pool.query(text, values);
  }

  /** Does several things or, when one of them fails, none. */
  async transaction<T>(act: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    // A connection that breaks between two statements fails the next one.
    const onError = () => {};
    client.on("error", onError);
    let failed = false;
    try {
      await client.query("BEGIN");
      const result = await act({ executeSql: (text, values) => client.query(text, values) });
      await client.query("COMMIT");
      return result;
    } catch (error) {
      failed = true;
      throw error;
    } finally {
      // A connection that is thrown away takes back what it has not committed.
      client.off("error", onError);
      client.release(failed);
    }
  }

  /** Tries something until the server is back, or for too long. */
  async patiently<T>(act: () => Promise<T>): Promise<T> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (error instanceof Stop) throw error;
        if (performance.now() > end) {
          throw new Stop(EXIT.failure, say.queueGone({ place: this.place, why: whyOf(error) }));
        }
        await pause(PAUSE);
      }
    }
  }

  /** Closes the connections. */
  async end(): Promise<void> {
    await this.#pool.end();
  }
}
