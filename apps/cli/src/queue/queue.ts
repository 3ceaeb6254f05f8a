/**
 * The queue of ranges and what came of them. A range is a job of pg-boss; its results, the count of them and the end of the
 * job are written in one transaction, and a deal has one row: whoever dies, nothing is lost and nothing counts twice.
 */

import type { Wish } from "@baize/kernel";
import type { PgBoss } from "pg-boss";
import { EXIT, Stop } from "../arguments/stop.ts";
import type { Solved } from "../report/summary.ts";
import { say } from "../words/index.ts";
import { type Connection, Database } from "./database.ts";
import type { Maker } from "./maker.ts";
import { BOSS, JOBS, openTables } from "./tables.ts";

/** What is asked about every deal of a range, and who shall answer. */
export interface Errand extends Maker {
  readonly game: string;
  readonly options?: string | undefined;
  /** What may be spent on one deal. */
  readonly milliseconds?: number | undefined;
  readonly shortest: boolean;
  readonly wish?: Wish | undefined;
  /** Whether the lines are kept too. */
  readonly lines?: boolean | undefined;
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
export interface Headway {
  readonly solved: number;
  readonly waiting: number;
  readonly active: number;
}

const MOST_DEALS = 1000;
const PAGE = 50_000;

const ADD = `
    INSERT INTO baize_solve.result (run, deal, verdict, player_moves, nodes, ms, at_least, moves, program, rules)
    SELECT $1, deal, verdict, "playerMoves", nodes, ms, "atLeast", moves, $3, $4 FROM json_to_recordset($2)
      AS x (deal bigint, verdict text, "playerMoves" int, nodes bigint, ms float8, "atLeast" int, moves text)
    ON CONFLICT DO NOTHING`;

const KEEP = `
  WITH added AS (
    ${ADD} RETURNING 1)
  UPDATE baize_solve.part SET solved = solved + (SELECT count(*) FROM added)
  WHERE run = $1 AND first = $5 RETURNING solved = last - first + 1 AS done`;

/** Counts what was known before. */
const COUNTED = `
  UPDATE baize_solve.part SET solved = (
    SELECT count(*) FROM baize_solve.result WHERE run = part.run AND deal BETWEEN part.first AND part.last)
  WHERE run = $1`;

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

  /** Opens the queue, and makes it where there is none; a server that is away is waited for, so many milliseconds. */
  static async open(address: string, patience = 0): Promise<Queue> {
    const database = await Database.open(address, patience);
    try {
      return new Queue(database, await openTables(database));
    } catch (error) {
      await database.end();
      throw database.unusable(error);
    }
  }

  /** The newest run of an errand, if there is one. */
  async find(errand: Errand): Promise<Run | undefined> {
    const text = "SELECT max(id) AS id FROM baize_solve.run WHERE question = $1";
    const { rows } = await this.database.executeSql(text, [JSON.stringify(errand)]);
    const id = rows[0]?.id;
    return typeof id === "number" ? { ...errand, id } : undefined;
  }

  /** Puts an errand on the queue, whole or not at all; what is known already is not done again. */
  async begin(errand: Errand, known: readonly Solved[] = []): Promise<Run> {
    return this.database.transaction(async (connection) => {
      const text = "INSERT INTO baize_solve.run (question) VALUES ($1) RETURNING id";
      const { rows } = await connection.executeSql(text, [JSON.stringify(errand)]);
      const run = { ...errand, id: Number(rows[0]?.id) };
      const parts = `INSERT INTO baize_solve.part SELECT $1, first, least(first + $4 - 1, $3)
        FROM generate_series($2::bigint, $3, $4) AS first`;
      await connection.executeSql(parts, [run.id, errand.first, errand.last, partSize(errand)]);
      if (known.length > 0) {
        await connection.executeSql(ADD, [run.id, JSON.stringify(known), run.program, run.rules]);
        await connection.executeSql(COUNTED, [run.id]);
      }
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
  async standing(run: Run): Promise<Headway> {
    const { rows } = await this.database.executeSql(STANDING, [run.id]);
    const { solved, waiting, active } = rows[0] ?? {};
    return { solved: Number(solved), waiting: Number(waiting), active: Number(active) };
  }

  /** Results of a run that somebody else made count for nothing: they are told, and nothing is summed up. */
  async #refuseStrangers({ id, program, rules }: Run): Promise<void> {
    const text = `SELECT count(*) AS count FROM baize_solve.result
      WHERE run = $1 AND (program IS DISTINCT FROM $2 OR rules IS DISTINCT FROM $3)`;
    const { rows } = await this.database.executeSql(text, [id, program, rules]);
    const count = Number(rows[0]?.count);
    if (count > 0) throw new Stop(EXIT.failure, say.strangeResults({ count, program, rules }));
  }

  /** All results of a run by deal, in pages. */
  async *results(run: Run): AsyncGenerator<readonly Solved[], void> {
    await this.#refuseStrangers(run);
    const text = `SELECT deal::float8, verdict, player_moves AS "playerMoves", nodes::float8, ms, moves,
        at_least AS "atLeast" FROM baize_solve.result WHERE run = $1 AND deal > $2 ORDER BY deal LIMIT ${PAGE}`;
    for (let after = -1; ; ) {
      const { rows } = await this.database.executeSql(text, [run.id, after]);
      const page = rows as unknown as readonly Solved[];
      if (page.length === 0) return;
      yield page;
      after = page.at(-1)?.deal ?? after;
    }
  }

  /** Every run, the newest last, and how far it is. */
  async runs(): Promise<readonly (Run & Headway & { readonly begun: Date })[]> {
    const { rows } = await this.database.executeSql("SELECT id, question, begun FROM baize_solve.run ORDER BY id");
    const found = [];
    for (const { id, question, begun } of rows as unknown as { id: number; question: Errand; begun: Date }[]) {
      const run = { ...question, id };
      found.push({ ...run, ...(await this.standing(run)), begun });
    }
    return found;
  }

  /** Takes what waits of a run off the queue; what is being solved is finished, and its results stay. */
  async cancel(id: number): Promise<void> {
    const text = `DELETE FROM ${BOSS}.job WHERE name = $1 AND data->'run'->>'id' = $2::text AND state < 'active'`;
    await this.database.executeSql(text, [JOBS, String(id)]);
  }

  /** Forgets a run with all that came of it. */
  async remove(id: number): Promise<void> {
    await this.database.transaction(async (connection) => {
      const jobs = `DELETE FROM ${BOSS}.job WHERE name = $1 AND data->'run'->>'id' = $2::text`;
      await connection.executeSql(jobs, [JOBS, String(id)]);
      for (const table of ["result", "part"]) {
        await connection.executeSql(`DELETE FROM baize_solve.${table} WHERE run = $1`, [id]);
      }
      await connection.executeSql("DELETE FROM baize_solve.run WHERE id = $1", [id]);
    });
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

  /** The number of the newest run; 0 where there is none. */
  async newest(): Promise<number> {
    return Number((await this.database.executeSql("SELECT max(id) AS id FROM baize_solve.run")).rows[0]?.id ?? 0);
  }

  /** Keeps results of a part, written as JSON; with the last of them its job is done. */
  async keep({ job, run, first }: Piece, solved: string): Promise<void> {
    await this.database.transaction(async (connection) => {
      const { rows } = await connection.executeSql(KEEP, [...[run.id, solved, run.program, run.rules], first]);
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
