/** The tables of the database, as numbered steps that only ever go forward. A step that was released is never changed. */

import type { Statements } from "./database.ts";

const STEPS: readonly string[] = [
  `CREATE TABLE baize.tables (
     id text COLLATE "C" PRIMARY KEY,
     seq int NOT NULL DEFAULT 0,
     due timestamptz,
     leased timestamptz,
     touched timestamptz NOT NULL DEFAULT now(),
     root text NOT NULL);
   CREATE INDEX tables_due ON baize.tables (due) WHERE due IS NOT NULL;
   CREATE INDEX tables_touched ON baize.tables (touched);
   CREATE TABLE baize.bodies (
     id text COLLATE "C" PRIMARY KEY REFERENCES baize.tables ON DELETE CASCADE,
     body jsonb NOT NULL);
   CREATE TABLE baize.moves (
     match text COLLATE "C",
     ply int,
     seq int NOT NULL,
     seat int NOT NULL,
     move text NOT NULL,
     why text NOT NULL,
     key text,
     at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (match, ply));`,
  // A move changes seq and touched of its table: with no index on them and room on the page that costs no index an entry.
  `DROP INDEX baize.tables_touched;
   ALTER TABLE baize.tables SET (fillfactor = 50);`,
];

/** Any number that nobody else locks by. */
const LOCK = 7_124_201;

/** The newest version of the tables. */
export const NEWEST = STEPS.length;

/** The tables are of a later version of this program. */
export class TooNew extends Error {
  override readonly name = "TooNew";
  readonly version: number;

  constructor(version: number) {
    super(`tables of version ${version}`);
    this.version = version;
  }
}

/** Brings the tables up to date; several processes may try at the same time. */
export async function migrate(database: Statements, upTo = NEWEST): Promise<void> {
  await database.script(`
    SELECT pg_advisory_xact_lock(${LOCK});
    CREATE SCHEMA IF NOT EXISTS baize;
    CREATE TABLE IF NOT EXISTS baize.version (number int PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());`);
  for (let number = (await versionOf(database)) + 1; number <= upTo; number++) {
    // Whoever waited for the lock finds the step done.
    await database.script(`
      SELECT pg_advisory_xact_lock(${LOCK});
      DO $step$ BEGIN
        IF NOT EXISTS (SELECT FROM baize.version WHERE number = ${number}) THEN
          ${STEPS[number - 1]}
          INSERT INTO baize.version (number) VALUES (${number});
        END IF;
      END $step$;`);
  }
  const version = await versionOf(database);
  if (version > NEWEST) throw new TooNew(version);
}

/** The version of the tables; 0 where there are none. */
export async function versionOf(database: Statements): Promise<number> {
  const [row] = await database.query("SELECT coalesce(max(number), 0) AS version FROM baize.version");
  return Number(row?.version);
}
