/**
 * The queue of ranges and what came of them. A range is a job of pg-boss; its results, the count of them and the end of the
 * job are written in one transaction, and a deal has one row: whoever dies, nothing is lost and nothing counts twice.
 */

import type { Wish } from "@baize/kernel";
import { PgBoss } from "pg-boss";
import type { Solved } from "../report/summary.ts";
import { type Connection, Database } from "./database.ts";

/** What is asked about every deal of a range. */
export interface Errand {
  readonly game: string;
  readonly options?: string | undefined;
  /** What may be spent on one deal. */
  readonly milliseconds?: number | undefined;
  readonly shortest: boolean;
  readonly wish?: Wish | undefined;
  readonly first: number;
  readonly last: number;
}

/** An errand that was put on the queue. */
export interface Run extends Errand {
  readonly id: number;
}

/** A part of a run that was taken from the queue, and which of its deals are not solved yet. */
export interface Piece {
  readonly job: string;
  readonly run: Run;
  readonly first: number;
  readonly deals: readonly number[];
}

/** How far a run is, and how many of its parts wait or are being solved. */
export interface Standing {
  readonly solved: number;
  readonly waiting: number;
  readonly active: number;
}

const JOBS = "solve";
const BOSS = "baize_boss";
const MOST_DEALS = 1000;
/** A part that nobody gave a sign of life for so long, in seconds, goes back on the queue; pg-boss wants at least ten. */
const SILENCE = 10;
/** How often somebody looks for such parts, in seconds. */
const WATCH = 2;
/** A part that failed so often is given up. */
const TRIES = 20;
const PAGE = 50_000;

const TABLES = `
  SELECT pg_advisory_xact_lock(hashtext('baize_solve'));
  CREATE SCHEMA IF NOT EXISTS baize_solve;
  CREATE SCHEMA IF NOT EXISTS ${BOSS};
  CREATE TABLE IF NOT EXISTS baize_solve.run (
    id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY, question jsonb NOT NULL, begun timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS baize_solve.part (
    run int, first bigint, last bigint NOT NULL, solved bigint NOT NULL DEFAULT 0, PRIMARY KEY (run, first));
  CREATE TABLE IF NOT EXISTS baize_solve.result (
    run int, deal bigint, verdict text NOT NULL, player_moves int NOT NULL, nodes bigint NOT NULL, ms float8 NOT NULL,
    PRIMARY KEY (run, deal));`;

const KEEP = `
  WITH added AS (
    INSERT INTO baize_solve.result
    SELECT $1, deal, verdict, "playerMoves", nodes, ms
    FROM json_to_recordset($3) AS x (deal bigint, verdict text, "playerMoves" int, nodes bigint, ms float8)
    ON CONFLICT DO NOTHING RETURNING 1)
  UPDATE baize_solve.part SET solved = solved + (SELECT count(*) FROM added)
  WHERE run = $1 AND first = $2 RETURNING solved = last - first + 1 AS done`;

const STANDING = `
  SELECT (SELECT sum(solved) FROM baize_solve.part WHERE run = $1) AS solved,
    count(*) FILTER (WHERE state < 'active') AS waiting, count(*) FILTER (WHERE state = 'active') AS active
  FROM ${BOSS}.job WHERE name = '${JOBS}' AND data->'run'->>'id' = $1::text AND state < 'completed'`;

/** Parts that are not solved and that no job stands for. */
const ORPHANS = `
  SELECT first, last FROM baize_solve.part WHERE run = $1 AND solved < last - first + 1 AND NOT EXISTS (
    SELECT FROM ${BOSS}.job WHERE name = '${JOBS}' AND state < 'completed'
      AND data->'run'->>'id' = $1::text AND (data->>'first')::bigint = first)`;

/** The queue in one database. */
export class Queue {
  readonly database: Database;
  readonly #boss: PgBoss;

  private constructor(database: Database, boss: PgBoss) {
    this.database = database;
    this.#boss = boss;
  }

  /** Opens the queue, and makes it where there is none. */
  static async open(address: string): Promise<Queue> {
    const database = await Database.open(address);
    await database.transaction((connection) => connection.executeSql(TABLES));
    const watch = { superviseIntervalSeconds: WATCH, monitorIntervalSeconds: WATCH };
    const boss = new PgBoss({ db: database, schema: BOSS, createSchema: false, schedule: false, ...watch });
    // What it does by itself fails while the server is away, and is done again when it is back.
    boss.on("error", () => {});
    await boss.start();
    const day = 86_400;
    await boss.createQueue(JOBS, { heartbeatSeconds: SILENCE, expireInSeconds: day, retryLimit: TRIES });
    return new Queue(database, boss);
  }

  /** The newest run of an errand, if there is one. */
  async find(errand: Errand): Promise<Run | undefined> {
    const text = "SELECT max(id) AS id FROM baize_solve.run WHERE question = $1";
    const { rows } = await this.database.executeSql(text, [JSON.stringify(errand)]);
    const id = rows[0]?.id;
    return typeof id === "number" ? { ...errand, id } : undefined;
  }

  /** Puts an errand on the queue, whole or not at all. */
  async begin(errand: Errand): Promise<Run> {
    return this.database.transaction(async (connection) => {
      const text = "INSERT INTO baize_solve.run (question) VALUES ($1) RETURNING id";
      const { rows } = await connection.executeSql(text, [JSON.stringify(errand)]);
      const run = { ...errand, id: Number(rows[0]?.id) };
      const parts = `INSERT INTO baize_solve.part SELECT $1, first, least(first + $4 - 1, $3)
        FROM generate_series($2::bigint, $3, $4) AS first`;
      await connection.executeSql(parts, [run.id, errand.first, errand.last, partSize(errand)]);
      await this.#enqueue(run, connection);
      return run;
    });
  }

  /** Puts the parts of a run back that fell off the queue. */
  async resume(run: Run): Promise<void> {
    await this.database.transaction(async (connection) => {
      await connection.executeSql("SELECT FROM baize_solve.run WHERE id = $1 FOR UPDATE", [run.id]);
      await this.#enqueue(run, connection);
    });
  }

  async #enqueue(run: Run, connection: Connection): Promise<void> {
    const { rows } = await connection.executeSql(ORPHANS, [run.id]);
    const jobs = rows.map(({ first, last }) => ({ data: { run, first: Number(first), last: Number(last) } }));
    if (jobs.length > 0) await this.#boss.insert(JOBS, jobs, { db: connection });
  }

  /** How far a run is. */
  async standing(run: Run): Promise<Standing> {
    const { rows } = await this.database.executeSql(STANDING, [run.id]);
    const { solved, waiting, active } = rows[0] ?? {};
    return { solved: Number(solved), waiting: Number(waiting), active: Number(active) };
  }

  /** All results of a run by deal, in pages. */
  async *results(run: Run): AsyncGenerator<readonly Solved[], void> {
    const text = `SELECT deal::float8, verdict, player_moves AS "playerMoves", nodes::float8, ms
      FROM baize_solve.result WHERE run = $1 AND deal > $2 ORDER BY deal LIMIT ${PAGE}`;
    for (let after = -1; ; ) {
      const { rows } = await this.database.executeSql(text, [run.id, after]);
      const page = rows as unknown as readonly Solved[];
      if (page.length === 0) return;
      yield page;
      after = page.at(-1)?.deal ?? after;
    }
  }

  /** Takes a part; undefined when none waits. */
  async take(): Promise<Piece | undefined> {
    const [job] = await this.#boss.fetch<{ run: Run; first: number; last: number }>(JOBS);
    if (job === undefined) return undefined;
    const { run, first, last } = job.data;
    const text = "SELECT deal FROM baize_solve.result WHERE run = $1 AND deal BETWEEN $2 AND $3";
    const { rows } = await this.database.executeSql(text, [run.id, first, last]);
    const known = new Set(rows.map(({ deal }) => Number(deal)));
    const deals = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((deal) => !known.has(deal));
    return { job: job.id, run, first, deals };
  }

  /** Whether nothing waits and nothing is being solved. */
  async isEmpty(): Promise<boolean> {
    const text = `SELECT FROM ${BOSS}.job WHERE name = $1 AND state < 'completed' LIMIT 1`;
    return (await this.database.executeSql(text, [JOBS])).rows.length === 0;
  }

  /** Keeps results of a part; with the last of them its job is done. */
  async keep({ job, run, first }: Piece, solved: readonly Solved[]): Promise<void> {
    await this.database.transaction(async (connection) => {
      const { rows } = await connection.executeSql(KEEP, [run.id, first, JSON.stringify(solved)]);
      if (rows[0]?.done === true) await this.#boss.complete(JOBS, job, null, { db: connection });
    });
  }

  /** Gives a sign of life for parts that were taken. */
  async touch(jobs: readonly string[]): Promise<void> {
    if (jobs.length > 0) await this.#boss.touch(JOBS, [...jobs]);
  }

  /** Puts parts back that will not be solved here. */
  async giveBack(jobs: readonly string[], why: string): Promise<void> {
    if (jobs.length > 0) await this.#boss.fail(JOBS, [...jobs], { why });
  }

  /** Leaves the queue as it is. */
  async end(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false });
    await this.database.end();
  }
}

/** Parts small enough that a hundred workers find work, and large enough that the queue is no burden. */
const partSize = ({ first, last }: Errand): number =>
  Math.max(1, Math.min(MOST_DEALS, Math.ceil((last - first + 1) / 100)));
