/** The whole log as lines of text, from a database or into an empty one: a copy that any version from now on reads. */

import { ok, type Result, refuse } from "@baize/kernel";
import { type Database, isRefused, type Statements } from "./database.ts";
import { migrate, NEWEST, versionOf } from "./migrations.ts";
import { fieldsOf, summed } from "./sums.ts";

const FORMAT = "baize-tables";
/** So many names of tables are asked for at once. */
const PAGE = 500;

/** A table, its body and its moves in one statement: as they stood together at one moment. */
const ONE = `
  SELECT to_jsonb(t) AS laid, to_jsonb(b) AS body,
    (SELECT coalesce(jsonb_agg(to_jsonb(m) ORDER BY m.match, m.ply), '[]') FROM baize.moves m
     WHERE m.match >= t.id || '/' AND m.match < t.id || '0') AS moves
  FROM baize.tables t JOIN baize.bodies b USING (id) WHERE t.id = $1`;

/** Whoever puts a table in touches it: an old one would be removed within the hour. */
const PUT = `
  WITH laid AS (INSERT INTO baize.tables
    SELECT * FROM jsonb_populate_record(NULL::baize.tables, $1::jsonb || jsonb_build_object('touched', now()))),
  bodied AS (INSERT INTO baize.bodies SELECT * FROM jsonb_populate_record(NULL::baize.bodies, $2::jsonb))
  INSERT INTO baize.moves SELECT * FROM jsonb_populate_recordset(NULL::baize.moves, $3::jsonb)`;

/** Takes out what an earlier line of the same copy put in. */
const FORGET = `
  WITH gone AS (DELETE FROM baize.tables WHERE id = $1)
  DELETE FROM baize.moves WHERE match >= $1 || '/' AND match < $1 || '0'`;

/** The first line of a copy: what it is, by its sum that all others have one, too, and whether a last line says that it is whole. */
export const headOf = async (database: Database, hasEnd: boolean): Promise<string> =>
  summed({ format: FORMAT, version: await versionOf(database), ...(hasEnd && { end: true }) });

/** The line of a table; undefined when there is none. */
export async function lineOf(database: Database, id: string): Promise<string | undefined> {
  const [found] = await database.query(ONE, [id]);
  return found && summed({ table: found.laid, body: found.body, moves: found.moves });
}

/** The lines of a copy: what it is, then a table each, and how many there are. Servers may go on meanwhile. */
export async function* exported(database: Database): AsyncGenerator<string> {
  yield await headOf(database, true);
  let count = 0;
  for (let last = ""; ; ) {
    const names = await database.query("SELECT id FROM baize.tables WHERE id > $1 ORDER BY id LIMIT $2", [last, PAGE]);
    for (const { id } of names) {
      const line = await lineOf(database, String(id));
      if (line !== undefined) {
        yield line;
        count += 1;
      }
      last = String(id);
    }
    if (names.length < PAGE) break;
  }
  yield summed({ end: count });
}

/** What a copy is: the version of its tables, whether each line must have a sum, and whether a last line must say how many there are. */
interface CopyForm {
  readonly version: number;
  readonly hasSums: boolean;
  readonly hasEnd: boolean;
}

/** The form of a copy, from its first line. Those of the first versions have neither sums nor an end. */
function formIn(line: string): Result<CopyForm> {
  const fields = fieldsOf(line);
  if (fields === undefined && line.includes(`"${FORMAT}"`)) return refuse("broken-copy", "ON-K5", { line: 1 });
  const { format, version, sum, end } = fields ?? {};
  if (format !== FORMAT || !Number.isInteger(version)) return refuse("not-a-copy", "ON-K5");
  const number = Number(version);
  return number >= 1 && number <= NEWEST
    ? ok({ version: number, hasSums: sum !== undefined, hasEnd: end === true })
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

const broken = (line: number): Refused => new Refused("broken-copy", "ON-K5", { line });

/** Puts in all lines of a copy after its first; gives how many tables they are. */
async function putIn(inside: Statements, { hasSums, hasEnd }: CopyForm, lines: AsyncIterator<string>): Promise<number> {
  const ids = new Set<unknown>();
  let [at, isEnded] = [1, false];
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    at += 1;
    const fields = fieldsOf(next.value);
    if (fields === undefined || isEnded || (hasSums && fields.sum === undefined)) throw broken(at);
    const { table, body, moves, end } = fields;
    if (hasEnd && end !== undefined) {
      if (end !== ids.size) throw broken(at);
      isEnded = true;
      continue;
    }
    if (typeof table !== "object" || table === null || body === undefined || !Array.isArray(moves)) throw broken(at);
    const values = [table, body, moves].map((part) => JSON.stringify(part));
    const { id } = table as { readonly id?: unknown };
    try {
      // An archive has a table again when it could not be removed the first time: what was written last counts.
      if (ids.has(id)) await inside.query(FORGET, [id]);
      await inside.query(PUT, values);
    } catch (error) {
      throw isRefused(error) ? broken(at) : error;
    }
    ids.add(id);
  }
  // Cut at the end of a line.
  if (hasEnd && !isEnded) throw broken(at + 1);
  return ids.size;
}

/** Puts a copy into an empty database, as it was, and brings it up to date; gives how many tables it has. All of it is put in, or nothing. */
export async function imported(database: Database, lines: AsyncIterable<string>): Promise<Result<number>> {
  const rest = lines[Symbol.asyncIterator]();
  try {
    const form = formIn((await rest.next()).value ?? "");
    if (!form.ok) return form;
    const { version } = form.value;
    return await database.whole(async (inside) => {
      await migrate(inside, version);
      const isUsed =
        (await versionOf(inside)) > version || (await inside.query("SELECT FROM baize.tables LIMIT 1")).length > 0;
      if (isUsed) throw new Refused("copy-needs-empty", "ON-K5");
      const count = await putIn(inside, form.value, rest);
      await migrate(inside);
      return ok(count);
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  } finally {
    await rest.return?.();
  }
}
