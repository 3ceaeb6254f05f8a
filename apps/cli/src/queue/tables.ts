/** The tables of the queue: made once by whoever may, and used by workers that may do no more than they need. */

import pg from "pg";
import { PgBoss } from "pg-boss";
import { EXIT, Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";
import type { Database } from "./database.ts";

/** The queue's name, and the schema of pg-boss. */
export const JOBS = "solve";
export const BOSS = "baize_boss";

/** A part that nobody gave a sign of life for so long, in seconds, goes back on the queue; pg-boss wants at least ten. */
const SILENCE = 10;
/** How often somebody looks for such parts, in seconds. */
const WATCH = 2;
/** A part that failed so often is given up. */
const TRIES = 20;
const DAY = 86_400;

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
    PRIMARY KEY (run, deal));
  ALTER TABLE baize_solve.result ADD COLUMN IF NOT EXISTS program text, ADD COLUMN IF NOT EXISTS rules int,
    ADD COLUMN IF NOT EXISTS moves text, ADD COLUMN IF NOT EXISTS at_least int;`;

/** Whether all of it is there: the newest column of ours, and the queue. */
const MADE = `
  SELECT FROM pg_attribute, ${BOSS}.queue
  WHERE attrelid = to_regclass('baize_solve.result') AND attname = 'at_least' AND name = $1`;

/** What a worker does: it reads what is asked, writes what it found, and moves jobs. */
const rightsOf = (role: string): string => `
  GRANT USAGE ON SCHEMA baize_solve, ${BOSS} TO ${role};
  GRANT SELECT ON baize_solve.run TO ${role};
  GRANT SELECT, UPDATE (solved) ON baize_solve.part TO ${role};
  GRANT SELECT, INSERT ON baize_solve.result TO ${role};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${BOSS} TO ${role};`;

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";
const FORBIDDEN = "42501";
const NO_SUCH_ROLE = "42704";
const NO_SUCH_TABLE = "42P01";
const NO_SUCH_SCHEMA = "3F000";

/** A boss of the jobs; only one that may make tables does. */
function newBoss(database: Database, migrate: boolean): PgBoss {
  const watch = { superviseIntervalSeconds: WATCH, monitorIntervalSeconds: WATCH };
  const boss = new PgBoss({ db: database, schema: BOSS, createSchema: false, schedule: false, migrate, ...watch });
  // What it does by itself fails while the server is away, and is done again when it is back.
  boss.on("error", () => {});
  return boss;
}

/** Makes the tables, or brings them up to date. */
async function makeTables(database: Database): Promise<void> {
  await database.transaction((connection) => connection.executeSql(TABLES));
  const boss = newBoss(database, true);
  await boss.start();
  await boss.createQueue(JOBS, { heartbeatSeconds: SILENCE, expireInSeconds: DAY, retryLimit: TRIES });
  await boss.stop({ graceful: false, close: false });
}

async function isMade(database: Database): Promise<boolean> {
  try {
    return (await database.executeSql(MADE, [JOBS])).rows.length > 0;
  } catch (error) {
    if (codeOf(error) === NO_SUCH_TABLE || codeOf(error) === NO_SUCH_SCHEMA) return false;
    throw error;
  }
}

/** A boss that has started on tables as they are; undefined when they are of another version. */
async function startedBoss(database: Database): Promise<PgBoss | undefined> {
  if (!(await isMade(database))) return undefined;
  const boss = newBoss(database, false);
  try {
    return await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false, close: false });
    // An error of the server has a code; pg-boss says without one that its tables are older.
    if (codeOf(error) !== "") throw error;
    return undefined;
  }
}

/** The boss of the jobs; tables that are missing or old are made where that is allowed. */
export async function openTables(database: Database): Promise<PgBoss> {
  try {
    const boss = await startedBoss(database);
    if (boss !== undefined) return boss;
    await makeTables(database);
    return await newBoss(database, false).start();
  } catch (error) {
    throw codeOf(error) === FORBIDDEN ? new Stop(EXIT.failure, say.mayNotMake({ place: database.place })) : error;
  }
}

/** Makes the tables, and lets a role work with them that may do nothing else. */
export async function migrate(database: Database, role: string | undefined): Promise<void> {
  try {
    await makeTables(database);
    if (role !== undefined) await database.executeSql(rightsOf(pg.escapeIdentifier(role)));
  } catch (error) {
    if (codeOf(error) === FORBIDDEN) throw new Stop(EXIT.failure, say.mayNotMigrate({ place: database.place }));
    if (codeOf(error) === NO_SUCH_ROLE) throw new Stop(EXIT.failure, say.noSuchRole({ role }));
    throw error;
  }
}
