/** Where old tables go: each is written to a file of its month, as `npm run tables -- import` reads it, before it is removed. */

import { randomBytes } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { headOf, lineOf } from "./copy.ts";
import type { Database } from "./database.ts";

const SOME = 100;
/** What tells the files of this process from those of others: in two containers both have the number 1, and a dead one may have left half a line. */
const OURS = randomBytes(6).toString("hex");
/** Whoever writes tables down has them for so many seconds. */
const LEASE = 600;

/** Takes some old tables for itself: another process that cleans up takes others. */
const TAKE = `
  WITH old AS (
    SELECT id FROM baize.tables WHERE touched < now() - make_interval(secs => $1)
      AND (leased IS NULL OR leased < now()) ORDER BY touched LIMIT ${SOME} FOR UPDATE SKIP LOCKED)
  UPDATE baize.tables t SET leased = now() + make_interval(secs => ${LEASE}) FROM old WHERE t.id = old.id
  RETURNING t.id`;

/** Removes old tables, WHICH of them; whoever has touched one meanwhile keeps it. */
const REMOVE = `
  WITH gone AS (
    DELETE FROM baize.tables WHERE touched < now() - make_interval(secs => $1) AND WHICH RETURNING id),
  moves AS (DELETE FROM baize.moves m USING gone WHERE m.match >= gone.id || '/' AND m.match < gone.id || '0')
  SELECT id FROM gone`;
const ANY = REMOVE.replace("WHICH", "true");
const THESE = REMOVE.replace("WHICH", "id IN (SELECT jsonb_array_elements_text($2::jsonb))");

/** Removes the tables that nobody has touched for `age` milliseconds; with a folder each is on the disk there before it goes. */
export async function removeOld(database: Database, age: number, folder: string | undefined): Promise<number> {
  const seconds = age / 1000;
  if (folder === undefined) return (await database.query(ANY, [seconds])).length;
  for (let count = 0; ; ) {
    const ids = (await database.query(TAKE, [seconds])).map(({ id }) => String(id));
    if (ids.length === 0) return count;
    const lines = await Promise.all(ids.map((id) => lineOf(database, id)));
    const found = lines.filter((line) => line !== undefined);
    await archived(folder, await headOf(database, false), found);
    count += (await database.query(THESE, [seconds, JSON.stringify(ids)])).length;
  }
}

/** Writes lines at the end of a file, which begins with a head; they are on the disk when it is done. */
async function archived(folder: string, head: string, lines: readonly string[], now = new Date()): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Each process has a file of its own: two that write to one could tear each other's lines apart.
  const path = join(folder, `tables-${now.toISOString().slice(0, 7)}-${OURS}.jsonl`);
  const file = await open(path, "a", 0o600);
  const { size } = await file.stat();
  try {
    await file.writeFile([...(size === 0 ? [head] : []), ...lines].map((line) => `${line}\n`).join(""));
    await file.sync();
  } catch (error) {
    // Half a line at its end would spoil the next.
    await file.truncate(size);
    throw error;
  } finally {
    await file.close();
  }
}
