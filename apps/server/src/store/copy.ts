/** The whole log as lines of text, from a database or into an empty one: a copy that any version from now on reads. */

import { ok, type Result, refuse } from "@baize/kernel";
import { type Database, isRefused, type Statements } from "./database.ts";
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

/** What ends the transaction of a copy that is refused, so that nothing of it is left behind. */
class Refused extends Error {
  override readonly name = "Refused";
  readonly refusal: Result<never>;

  constructor(...given: Parameters<typeof refuse>) {
    super(given[0]);
    this.refusal = refuse(...given);
  }
}

/** Puts one line of a copy in. */
async function putIn(inside: Statements, line: string, at: number): Promise<void> {
  const { table, body, moves } = read(line);
  const broken = () => new Refused("broken-copy", "ON-K5", { line: at });
  if (table === undefined || body === undefined || !Array.isArray(moves)) throw broken();
  const values = [table, body, moves].map((part) => JSON.stringify(part));
  await inside.query(PUT, values).catch((error: unknown) => {
    throw isRefused(error) ? broken() : error;
  });
}

/** Puts a copy into an empty database, as it was, and brings it up to date; gives how many tables it has. All of it is put in, or nothing. */
export async function imported(database: Database, lines: AsyncIterable<string>): Promise<Result<number>> {
  const rest = lines[Symbol.asyncIterator]();
  try {
    const version = versionIn((await rest.next()).value ?? "");
    if (!version.ok) return version;
    return await database.whole(async (inside) => {
      await migrate(inside, version.value);
      const isUsed =
        (await versionOf(inside)) > version.value ||
        (await inside.query("SELECT FROM baize.tables LIMIT 1")).length > 0;
      if (isUsed) throw new Refused("copy-needs-empty", "ON-K5");
      let at = 1;
      for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
        at += 1;
        await putIn(inside, next.value, at);
      }
      await migrate(inside);
      return ok(at - 1);
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  } finally {
    await rest.return?.();
  }
}
