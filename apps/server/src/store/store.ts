/** The store: tables, and the log of their moves. Changes of the same few milliseconds share one commit. */

import type { LogEntry } from "@baize/midend";
import { LIMITS } from "../guards/limits.ts";
import { removeOld } from "./archive.ts";
import { type Database, isCollision, isRefused } from "./database.ts";

/** A move as the log has it; `lane` tells the matches of a race apart and is 0 elsewhere. */
export interface LoggedMove extends LogEntry {
  readonly lane: number;
  readonly ply: number;
  readonly seat: number;
  /** What the sender calls it, so that the same move sent twice is one. */
  readonly key: string | null;
  readonly at: number;
}

/** What is to be written of a table: only if nobody else has written since. */
export interface Change<Body> {
  readonly id: string;
  /** The number of the change; the table has the one before. */
  readonly seq: number;
  /** When something is to be done by itself; null for never. */
  readonly due: number | null;
  /** Left out when it is as it was. */
  readonly body?: Body | undefined;
  readonly deal: number;
  readonly moves: readonly LoggedMove[];
}

/** A table as it was found. */
export interface StoredTable<Body> {
  readonly seq: number;
  readonly due: number | null;
  readonly root: string;
  readonly body: Body;
  /** The moves of the present deal that were asked for. */
  readonly moves: readonly LoggedMove[];
}

const matchName = (id: string, deal: number, lane: number): string => `${id}/${deal}/${lane}`;

/**
 * One statement for all of a batch: each change takes place whole, or not at all where somebody was quicker. Lists of columns
 * cost the database half of what rows of JSON do. They come in the order of their names, so that hardly ever two wait for each other; who does tries again.
 * The tables are named only where it is not all of them.
 */
const APPEND = `
  WITH moved AS (
    UPDATE baize.tables t SET seq = n.seq, due = to_timestamp(n.due / 1000), touched = now()
    FROM unnest($1::text::text[], $2::text::int[], $3::text::float8[]) AS n(id, seq, due)
    WHERE t.id = n.id AND t.seq = n.seq - 1 RETURNING t.id, t.seq),
  bodied AS (
    UPDATE baize.bodies b SET body = n.body
    FROM unnest($4::text::text[], $5::text::jsonb[]) AS n(id, body) JOIN moved USING (id) WHERE b.id = n.id),
  added AS (
    INSERT INTO baize.moves (match, ply, seq, seat, move, why, key, at)
    SELECT m.match, m.ply, moved.seq, m.seat, m.move, m.why, m.key, to_timestamp(m.at / 1000)
    FROM unnest($6::text::text[], $7::text::text[], $8::text::int[], $9::text::int[], $10::text::text[], $11::text::text[],
      $12::text::text[], $13::text::float8[]) AS m(id, match, ply, seat, move, why, key, at) JOIN moved USING (id))
  SELECT CASE WHEN count(*) < cardinality($1::text::text[]) THEN coalesce(string_agg(id, ' '), '') END AS ids FROM moved`;

const TO_ESCAPE = /["\\]/;
const escaped = (text: string): string => (TO_ESCAPE.test(text) ? text.replaceAll(/["\\]/g, "\\$&") : text);

/** A list as PostgreSQL reads it. */
class List {
  #items = "";

  add(value: string | number | null): void {
    this.#add(typeof value === "string" ? `"${escaped(value)}"` : String(value));
  }

  /** Adds what is written as JSON. That has no signs but quotes and strokes that a list, or JSON in JSON, writes in another way. */
  addJson(value: unknown): void {
    this.#add(JSON.stringify(JSON.stringify(value)));
  }

  #add(item: string): void {
    this.#items += this.#items === "" ? item : `,${item}`;
  }

  toString(): string {
    return `{${this.#items}}`;
  }
}

/** What is written of some changes, as the columns of the statement. */
function columnsOf(changes: readonly Change<unknown>[]): readonly string[] {
  const tables = { id: new List(), seq: new List(), due: new List() };
  const bodies = { id: new List(), body: new List() };
  const moves = {
    ...{ id: new List(), match: new List(), ply: new List(), seat: new List() },
    ...{ move: new List(), why: new List(), key: new List(), at: new List() },
  };
  for (const { id, seq, due, body, deal, moves: made } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    tables.id.add(id);
    tables.seq.add(seq);
    tables.due.add(due);
    if (body !== undefined) {
      bodies.id.add(id);
      bodies.body.addJson(body);
    }
    for (const { lane, ply, seat, move, why, key, at } of made) {
      moves.id.add(id);
      moves.match.add(matchName(id, deal, lane));
      moves.ply.add(ply);
      moves.seat.add(seat);
      moves.move.add(move);
      moves.why.add(why);
      moves.key.add(key);
      moves.at.add(at);
    }
  }
  return [tables, bodies, moves].flatMap((columns) => Object.values(columns).map(String));
}

/** A range of names: everything that begins with the table and the deal and a stroke. */
const LOAD = `
  SELECT t.seq, extract(epoch FROM t.due) * 1000 AS due, t.root, b.body,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('match', m.match, 'ply', m.ply, 'seat', m.seat, 'move', m.move,
        'why', m.why, 'key', m.key, 'at', extract(epoch FROM m.at) * 1000) ORDER BY m.seq, m.ply), '[]')
     FROM baize.moves m
     WHERE m.match >= t.id || '/' || DEAL || '/' AND m.match < t.id || '/' || DEAL || '0' AND m.seq > $2) AS moves
  FROM baize.tables t JOIN baize.bodies b USING (id) WHERE t.id = $1`;

/**
 * Few changes are sent at once, on several lines to the database; more wait for the next commit to return and go together, or for
 * so many that a second line takes them, so that the database has always something to do. So a quiet server answers as soon as it
 * can, and a busy one commits dozens of moves at a time.
 */
const FEW = { changes: 16, lines: 4 };
const MANY = { changes: 32, lines: 2 };

interface Waiting {
  readonly change: Change<unknown>;
  readonly done: PromiseWithResolvers<boolean>;
}

export class Store<Body> {
  readonly #database: Database;
  readonly #archive: string | undefined;
  #waiting: Waiting[] = [];
  #isGathering = false;
  /** Connections in use, and changes on their way over them. */
  #lines = 0;
  #sent = 0;
  /** Commits, changes and moves so far. */
  readonly figures = { commits: 0, changes: 0, moves: 0 };

  /** Old tables are written down in the folder `archive` before they are removed, where there is one. */
  constructor(database: Database, archive?: string) {
    this.#database = database;
    this.#archive = archive;
  }

  /** Lays a new table; false when its name is taken. */
  async create(id: string, root: string, body: Body): Promise<boolean> {
    const rows = await this.#database.query(
      `WITH laid AS (INSERT INTO baize.tables (id, root) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id)
       INSERT INTO baize.bodies (id, body) SELECT id, $3::jsonb FROM laid RETURNING id`,
      [id, root, JSON.stringify(body)],
    );
    return rows.length > 0;
  }

  /** A table with the moves of a deal that were made after `since`; undefined when there is none. */
  async load(id: string, since = -1, deal?: number): Promise<StoredTable<Body> | undefined> {
    const [row] = await this.#database.query(
      LOAD.replaceAll("DEAL", deal === undefined ? "(b.body->>'deal')" : "$3::text"),
      deal === undefined ? [id, since] : [id, since, String(deal)],
    );
    if (row === undefined) return undefined;
    const moves = row.moves as readonly (Omit<LoggedMove, "lane"> & { readonly match: string })[];
    return {
      seq: Number(row.seq),
      due: row.due === null ? null : Number(row.due),
      root: String(row.root),
      body: row.body as Body,
      moves: moves.map(({ match, ...move }) => ({ ...move, lane: Number(match.split("/")[2]) })),
    };
  }

  /** Writes a change, one of a table at a time; false when somebody else was quicker. What comes while others are written goes together. */
  append(change: Change<Body>): Promise<boolean> {
    const done = Promise.withResolvers<boolean>();
    this.#waiting.push({ change, done });
    if (this.#areMany) void this.#send(this.#waiting);
    else this.#gather();
    return done.promise;
  }

  /** Whether so little is asked of the database that nobody need wait for anybody. */
  get #areFew(): boolean {
    const { lines } = this.#database;
    return this.#lines < Math.min(FEW.lines, lines) && this.#sent + this.#waiting.length <= FEW.changes;
  }

  /** Whether what waits is worth a second commit beside the first; not where the database does one thing at a time. */
  get #areMany(): boolean {
    const { lines } = this.#database;
    return lines > 1 && this.#lines < MANY.lines && this.#waiting.length >= MANY.changes;
  }

  /** Whatever else comes in this round of the loop goes with the first. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    setImmediate(() => {
      this.#isGathering = false;
      this.#write();
    });
  }

  /** Sends what waits, unless it is to wait for more. */
  #write(): void {
    if (this.#waiting.length === 0) return;
    if (this.#lines === 0 || this.#areFew || this.#areMany) void this.#send(this.#waiting);
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    this.#waiting = [];
    this.#lines += 1;
    this.#sent += batch.length;
    let tell = () => {};
    try {
      tell = await this.#commit(batch);
    } catch (error) {
      await this.#apart(batch, error);
    }
    this.#lines -= 1;
    this.#sent -= batch.length;
    // What waits goes before anybody hears of these: the database writes while we tell.
    this.#write();
    tell();
  }

  /** Writes some changes together; gives what tells those who wait for them. */
  async #commit(batch: readonly Waiting[]): Promise<() => void> {
    const ids = await this.#writeAll(batch.map(({ change }) => change));
    const isWritten = ({ change }: Waiting) => ids === undefined || ids.has(change.id);
    this.figures.commits += 1;
    for (const one of batch) {
      if (!isWritten(one)) continue;
      this.figures.changes += 1;
      this.figures.moves += one.change.moves.length;
    }
    return () => {
      for (const one of batch) one.done.resolve(isWritten(one));
    };
  }

  /** What the database would not take together it is given one by one, so that nobody's change fails with another's. */
  async #apart(batch: readonly Waiting[], error: unknown): Promise<void> {
    const isAlone = batch.length === 1 || !isRefused(error);
    if (isAlone) for (const { done } of batch) done.reject(error);
    else for (const one of batch) await this.#commit([one]).then((tell) => tell(), one.done.reject);
  }

  /** Writes some changes in one commit; gives the tables at which nobody was quicker, where there is another. */
  async #writeAll(changes: readonly Change<unknown>[]): Promise<ReadonlySet<string> | undefined> {
    const columns = columnsOf(changes);
    for (let tries = 0; ; tries++) {
      try {
        const [row] = await this.#database.query(APPEND, columns, "append");
        return row?.ids === null ? undefined : new Set(String(row?.ids).split(" "));
      } catch (error) {
        if (!isCollision(error) || tries === 5) throw error;
      }
    }
  }

  /** The numbers of the last changes of some tables. */
  async seqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const text = "SELECT id, seq FROM baize.tables WHERE id IN (SELECT jsonb_array_elements_text($1::jsonb))";
    const rows = await this.#database.query(text, [JSON.stringify(ids)], "seqs");
    return new Map(rows.map(({ id, seq }) => [String(id), Number(seq)]));
  }

  /** Takes tables over that something is overdue at: for a while nobody else takes them. */
  async claim(late: number): Promise<readonly string[]> {
    const rows = await this.#database.query(
      `WITH late AS (
         SELECT id FROM baize.tables WHERE due < now() - make_interval(secs => $1)
           AND (leased IS NULL OR leased < now()) ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED)
       UPDATE baize.tables t SET leased = now() + make_interval(secs => $2) FROM late WHERE t.id = late.id
       RETURNING t.id`,
      [late / 1000, LIMITS.sweep.lease / 1000, LIMITS.sweep.most],
    );
    return rows.map(({ id }) => String(id));
  }

  /** In which deals of a table a key was used, and from which seats. */
  async usesOf(id: string, key: string): Promise<readonly { readonly deal: number; readonly seat: number }[]> {
    const rows = await this.#database.query(
      "SELECT match, seat FROM baize.moves WHERE match >= $1 || '/' AND match < $1 || '0' AND key = $2",
      [id, key],
    );
    return rows.map(({ match, seat }) => ({ deal: Number(String(match).split("/")[1]), seat: Number(seat) }));
  }

  /** The settings by which this database acknowledges what is not on its disk yet. */
  async unsafe(): Promise<readonly string[]> {
    const rows = await this.#database.query(
      "SELECT name FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit') AND setting = 'off' ORDER BY name",
    );
    return rows.map(({ name }) => String(name));
  }

  /** Resolves when the database answers. */
  async check(): Promise<void> {
    await this.#database.query("SELECT 1");
  }

  /** Removes the tables that nobody has touched for so long, and writes them down before where there is an archive; gives how many. */
  clean(age: number): Promise<number> {
    return removeOld(this.#database, age, this.#archive);
  }

  hint(text: string): Promise<void> {
    return this.#database.hint(text);
  }

  listen(hear: (text: string) => void): Promise<void> {
    return this.#database.listen(hear);
  }

  end(): Promise<void> {
    return this.#database.end();
  }
}
