/** The whole log as lines of text, from a database or into an empty one: a copy that any version from now on reads. */

import { ok, type Result, refuse } from "@baize/kernel";
import type { Database } from "./database.ts";
import { migrate, NEWEST, versionOf } from "./migrations.ts";

const FORMAT = "baize-tables";
/** So many names of tables are asked for at once. */
const PAGE = 500;

/** A table, its body and its moves in one statement: as they stood together at one moment. */
const ONE = `
  SELECT to_jsonb(t) AS laid, to_jsonb(b) AS body,
    (SELECT coalesce(jsonb_agg(to_jsonb(m) ORDER BY m.match, m.ply), '[]') FROM baize.moves m
     WHERE m.match >= t.id || '/' AND m.match < t.id || '0') AS moves
  FROM baize.tables t JOIN baize.bodies b USING (id) WHERE t.id = $1`;

const PUT = `
  WITH laid AS (INSERT INTO baize.tables SELECT * FROM jsonb_populate_record(NULL::baize.tables, $1::jsonb)),
  bodied AS (INSERT INTO baize.bodies SELECT * FROM jsonb_populate_record(NULL::baize.bodies, $2::jsonb))
  INSERT INTO baize.moves SELECT * FROM jsonb_populate_recordset(NULL::baize.moves, $3::jsonb)`;

/** The first line of a copy: what it is. */
export const headOf = async (database: Database): Promise<string> =>
  JSON.stringify({ format: FORMAT, version: await versionOf(database) });

/** The line of a table; undefined when there is none. */
export async function lineOf(database: Database, id: string): Promise<string | undefined> {
  const [found] = await database.query(ONE, [id]);
  return found && JSON.stringify({ table: found.laid, body: found.body, moves: found.moves });
}

/** The lines of a copy: what it is, then a table each. Servers may go on meanwhile. */
export async function* exported(database: Database): AsyncGenerator<string> {
  yield await headOf(database);
  for (let last = ""; ; ) {
    const names = await database.query("SELECT id FROM baize.tables WHERE id > $1 ORDER BY id LIMIT $2", [last, PAGE]);
    for (const { id } of names) {
      const line = await lineOf(database, String(id));
      if (line !== undefined) yield line;
      last = String(id);
    }
    if (names.length < PAGE) return;
  }
}

function read(line: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(line);
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The version of the tables in a copy, from its first line. */
function versionIn(line: string): Result<number> {
  const { format, version } = read(line);
  if (format !== FORMAT || !Number.isInteger(version)) return refuse("not-a-copy", "ON-K5");
  const number = Number(version);
  return number >= 1 && number <= NEWEST
    ? ok(number)
    : refuse("copy-too-new", "ON-K5", { version: number, newest: NEWEST });
}

/** A copy that cannot be read to its end leaves nothing behind. */
async function broken(database: Database, line: number) {
  await database.script("DELETE FROM baize.moves; DELETE FROM baize.tables;");
  return refuse("broken-copy", "ON-K5", { line });
}

/** Puts a copy into an empty database, as it was, and brings it up to date; gives how many tables it has. */
export async function imported(database: Database, lines: AsyncIterable<string>): Promise<Result<number>> {
  let [at, version] = [0, 0];
  for await (const line of lines) {
    at += 1;
    if (at === 1) {
      const read = versionIn(line);
      if (!read.ok) return read;
      version = read.value;
      if ((await versionOf(database).catch(() => 0)) > version) return refuse("copy-needs-empty", "ON-K5");
      await migrate(database, version);
      if ((await database.query("SELECT FROM baize.tables LIMIT 1")).length > 0) {
        return refuse("copy-needs-empty", "ON-K5");
      }
      continue;
    }
    const { table, body, moves } = read(line);
    if (table === undefined || body === undefined || !Array.isArray(moves)) return broken(database, at);
    try {
      await database.query(
        PUT,
        [table, body, moves].map((part) => JSON.stringify(part)),
      );
    } catch {
      return broken(database, at);
    }
  }
  if (at === 0) return refuse("not-a-copy", "ON-K5");
  await migrate(database);
  return ok(at - 1);
}
