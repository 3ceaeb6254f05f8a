/** A server of the bench in one round: what it plays, and what is found of it. */

import pg from "pg";
import type { Postgres } from "../../scripts/postgres.ts";
import type { Played } from "./load.ts";
import { cpuOf } from "./machine.ts";
import { type Kind, Running } from "./servers.ts";

/** Tables, and moves a second at them in all. Flat out is played at the few. */
const SMALL = { tables: 200, rate: 100 };
export const LARGE = { tables: 500, rate: 250 };
/** Seconds that are played before anything counts: a server is compiled as it runs. */
const WARMING = 3;

/** What was played in some turns, and the seconds of CPU that it took. */
interface Heat {
  readonly times: readonly number[];
  readonly seconds: number;
  readonly server: number;
  readonly database: number;
  /** Where the load takes more than the server, it is the load that is measured. */
  readonly load: number;
}

/** What was found of one server in one round. */
export interface Found {
  readonly flat: Heat;
  readonly small: Heat;
  readonly large: Heat;
  readonly hasDatabase: boolean;
  /** Commits of PostgreSQL, flat out. */
  readonly commits: number | undefined;
  /** Bytes: heap and external a table and a stream, and resident. */
  readonly tableMemory: number;
  readonly streamMemory: number;
  readonly tableResident: number;
  readonly streamResident: number;
}

const held = ({ heapUsed, external }: NodeJS.MemoryUsage): number => heapUsed + external;

/** Commits of a database so far. */
async function commitsOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "SELECT pg_stat_force_next_flush(), (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS n",
  );
  await client.end();
  return Number(rows[0]?.n);
}

/** Says something to the database of the machine. */
async function tell({ url }: Postgres, ...sentences: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const sentence of sentences) await client.query(sentence);
  await client.end();
}

/** A database of its own for each that is measured. */
export async function makeDatabase(postgres: Postgres, name: string): Promise<string> {
  await tell(postgres, `CREATE DATABASE bench_${name}`);
  return postgres.url.replace(/postgres$/, `bench_${name}`);
}

/** Lets a database go, and what it left to be written be written: nobody shares the machine with whoever clears it up. */
export const dropDatabase = (postgres: Postgres, name: string): Promise<void> =>
  tell(postgres, `DROP DATABASE IF EXISTS bench_${name} WITH (FORCE)`, "CHECKPOINT");

/** A server of a round, and what is found of it. */
export class Contestant {
  readonly kind: Kind;
  readonly #server: Running;
  readonly #postgres: Postgres;
  readonly #url: string;
  /** Part of the tables and the pace, for a round that is short. */
  readonly #scale: number;
  readonly #found: { -readonly [K in keyof Found]?: Found[K] } = {};

  private constructor(kind: Kind, server: Running, postgres: Postgres, url: string, scale: number) {
    this.kind = kind;
    this.#server = server;
    this.#postgres = postgres;
    this.#url = url;
    this.#scale = scale;
  }

  /** A server with tables, which has played until it is warm. */
  static async start(kind: Kind, postgres: Postgres, scale: number): Promise<Contestant> {
    const url = await makeDatabase(postgres, kind.name);
    let server: Running | undefined;
    try {
      server = await Running.start(kind, url);
      const contestant = new Contestant(kind, server, postgres, url, scale);
      await contestant.#settle();
      return contestant;
    } catch (error) {
      await server?.end();
      await dropDatabase(postgres, kind.name);
      throw error;
    }
  }

  async #settle(): Promise<void> {
    const server = this.#server;
    await server.open(this.#scale * SMALL.tables);
    await server.connect();
    await server.flat(WARMING);
    this.#found.hasDatabase = this.kind.hasDatabase;
  }

  /** Counts the commits between one call and the next. */
  async count(): Promise<void> {
    if (this.kind.hasDatabase) this.#found.commits = (await commitsOf(this.#url)) - (this.#found.commits ?? 0);
  }

  /** More tables, where every one was played at flat out. */
  async grow(): Promise<void> {
    await this.#server.open(this.#scale * LARGE.tables);
    await this.#server.connect();
  }

  /**
   * What tables and streams hold, asked of a process of its own. Whoever is made to clear away again and again while nothing is
   * on its way forgets how its requests look: from then on it is slower, most where every move is a request, and its
   * streams are larger. And in a process that has played for long much room is free: there nothing is seen of what is resident.
   */
  async weigh(): Promise<void> {
    const server = await Running.start(this.kind, this.#url);
    const more = this.#scale * (LARGE.tables - SMALL.tables);
    try {
      await server.open(this.#scale * SMALL.tables);
      await server.connect();
      const before = await server.holds();
      await server.open(this.#scale * LARGE.tables);
      const opened = await server.holds();
      await server.connect();
      const connected = await server.holds();
      this.#found.tableMemory = (held(opened) - held(before)) / more;
      this.#found.streamMemory = (held(connected) - held(opened)) / (4 * more);
      this.#found.tableResident = (opened.rss - before.rss) / more;
      this.#found.streamResident = (connected.rss - opened.rss) / (4 * more);
    } finally {
      await server.end();
    }
  }

  flat = (seconds: number): Promise<void> => this.#turn("flat", () => this.#server.flat(seconds));
  small = (seconds: number): Promise<void> =>
    this.#turn("small", () => this.#server.paced(this.#scale * SMALL.rate, seconds));
  large = (seconds: number): Promise<void> =>
    this.#turn("large", () => this.#server.paced(this.#scale * LARGE.rate, seconds));

  async #turn(heat: "flat" | "small" | "large", play: () => Promise<Played>): Promise<void> {
    const pids = [this.#server.pid, this.#postgres.pid, this.#server.loadPid];
    const before = pids.map(cpuOf);
    const { times, seconds } = await play();
    const [server = 0, database = 0, load = 0] = pids.map((pid, n) => cpuOf(pid) - (before[n] ?? 0));
    const former = this.#found[heat];
    this.#found[heat] = {
      times: [...(former?.times ?? []), ...times],
      seconds: seconds + (former?.seconds ?? 0),
      server: server + (former?.server ?? 0),
      database: database + (former?.database ?? 0),
      load: load + (former?.load ?? 0),
    };
  }

  /** What was found once it has played everything. */
  get found(): Found {
    return this.#found as Found;
  }

  async end(): Promise<void> {
    await this.#server.end();
    await dropDatabase(this.#postgres, this.kind.name);
  }
}
