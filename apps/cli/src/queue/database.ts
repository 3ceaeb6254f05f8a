/** The PostgreSQL that a queue lives in. */

import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { shown } from "@baize/kernel";
import pg from "pg";
import { EXIT, Stop } from "../arguments/stop.ts";
import { troubleOf } from "../arguments/trouble.ts";
import { say } from "../words/index.ts";

/** Runs statements, by itself or within a transaction. */
export interface Connection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** How long a server that is away is waited for, and how often it is asked, in milliseconds. */
export const PATIENCE = 60_000;
const PAUSE = 1000;

/** What a server says to somebody it will never let in: to wait is no use. */
const HOPELESS = /^(28|3D|42|25006)/;
/** What it says to somebody who would write where it can only be read. */
const READ_ONLY = "25006";
/** What it says to a role without the right. */
const FORBIDDEN = "42501";
/** The driver's own complaint about a password that is missing has no code. */
const NO_PASSWORD = /password must be a string/;

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";

/** What went wrong, in words. */
function whyOf(error: unknown): string {
  if (codeOf(error) === "28P01") return say.wrongPassword();
  if (codeOf(error) === FORBIDDEN) return say.onlyWorks();
  if (codeOf(error) === READ_ONLY) return say.onlyReads();
  return NO_PASSWORD.test((error as Error).message) ? say.needsPassword() : troubleOf(error);
}

/** Whether a server let nobody in: by password, by name, or because it starts or ends. */
const isClosed = (error: unknown): boolean => /^(28|3D|57P|53300)/.test(codeOf(error));

const isHopeless = (error: unknown): boolean =>
  error instanceof Stop || HOPELESS.test(codeOf(error)) || NO_PASSWORD.test((error as Error).message);

/** What was meant for an address, without the password that may be in it, however it is mistyped. */
const masked = (text: string): string =>
  text.replace(/^((?:[^:@]*:\/\/)?[^:@]*):.*@/s, "$1:…@").replace(/([?&]password=)[^&]*/gi, "$1…");

/** The address of a database; anything else is a usage error. */
function readAddress(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address !== undefined && /^postgres(ql)?:\/\//.test(address.href)) return address;
  throw new Stop(EXIT.usage, say.notAnAddress({ text: shown(masked(text)) }));
}

/** Some connections to a database. */
export class Database implements Connection {
  readonly #pool: pg.Pool;
  readonly #sockets = new Set<Socket>();
  readonly #leaving = new AbortController();
  /** Where it is, without the password. */
  readonly place: string;

  private constructor(address: URL) {
    this.#pool = new pg.Pool({
      connectionString: address.href,
      connectionTimeoutMillis: 10_000,
      stream: () => this.#newSocket(),
      // Whoever freezes or loses his machine in the middle of a transaction must not keep others waiting.
      idle_in_transaction_session_timeout: 5000,
    });
    // A connection that breaks while nobody uses it is replaced by the next one.
    this.#pool.on("error", () => {});
    // An address without a host means this machine, or a socket in a folder of it.
    const host = address.host || address.searchParams.get("host") || process.env.PGHOST || "localhost";
    this.place = `${host}${address.pathname}`;
  }

  /** Connects; a server that lets nobody in, or does not answer in time, ends the command. */
  static async open(text: string, patience = 0): Promise<Database> {
    const database = new Database(readAddress(text));
    try {
      const { rows } = await database.#untilThere(() => database.executeSql("SHOW transaction_read_only"), patience);
      if (rows[0]?.transaction_read_only === "on") throw database.unusable({ code: READ_ONLY });
      return database;
    } catch (error) {
      await database.end();
      throw database.unusable(error);
    }
  }

  /** Why there is no queue, as the end of a command: nobody is let in, or what the server has against a statement. */
  unusable(error: unknown): Stop {
    if (error instanceof Stop) return error;
    const facts = { place: this.place, why: whyOf(error) };
    const isThere = codeOf(error) === READ_ONLY || (error instanceof pg.DatabaseError && !isClosed(error));
    return new Stop(EXIT.failure, isThere ? say.queueRefuses(facts) : say.queueUnreachable(facts));
  }

  /** Does something with the queue; what the server has against it ends the command with a sentence. */
  async using<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      throw error instanceof pg.DatabaseError ? this.unusable(error) : error;
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

  /** Tries something until the server is there, or for too long. */
  async #untilThere<T>(act: () => Promise<T>, patience: number): Promise<T> {
    const end = performance.now() + patience;
    for (let tries = 1; ; tries++) {
      try {
        return await act();
      } catch (error) {
        if (isHopeless(error) || performance.now() >= end || this.#leaving.signal.aborted) throw error;
        if (tries === 1) process.stderr.write(`${say.isAway({ place: this.place, why: whyOf(error) })}\n`);
        await pause(PAUSE, undefined, { signal: this.#leaving.signal }).catch(() => {});
      }
    }
  }

  /** Does something as soon as a server that went away is back. */
  async patiently<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await this.#untilThere(act, PATIENCE);
    } catch (error) {
      if (error instanceof Stop) throw error;
      if (error instanceof pg.DatabaseError && !isClosed(error)) throw this.unusable(error);
      throw new Stop(EXIT.failure, say.queueGone({ place: this.place, why: whyOf(error) }));
    }
  }

  /** Waits for the server no more: whoever still does is told that it is gone. */
  leave(): void {
    this.#leaving.abort();
  }

  #newSocket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    return socket.once("close", () => this.#sockets.delete(socket));
  }

  /** Closes the connections. The pool forgets those that did not come about, and the server holds them for a minute. */
  async end(): Promise<void> {
    await this.#pool.end();
    for (const socket of this.#sockets) socket.destroy();
  }
}
