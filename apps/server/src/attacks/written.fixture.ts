/** Hundreds of tables are written to at once by a process that is killed, or whose PostgreSQL is: what it was told is written is there. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "@baize/kernel";
import pg from "pg";
import { until } from "../testing/client.fixture.ts";

const TABLES = 200;
/** So many changes of a writer at least are acknowledged before it is killed, or its database is. */
const ENOUGH = 1000;

/** The move that a table has at a ply: no other has it there. */
export const moveAt = (id: string, ply: number) => ({
  ply,
  seat: ply % 4,
  move: `"${id}" \\ {${ply}}`,
  key: `${id},${ply}`,
});

/** A writer, and what it was told is written: of each table the number of the last change. */
class Writer {
  readonly #child;
  readonly last = new Map<string, number>();
  acknowledged = 0;
  commits = 0;

  constructor(url: string, first: string) {
    const file = join(import.meta.dirname, "writer.fixture.ts");
    const child = spawn(process.execPath, [file, url, first, String(TABLES)], { stdio: ["ignore", "pipe", "inherit"] });
    this.#child = child;
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [id = "", seq, commits] = line.split(" ");
      this.last.set(id, Number(seq));
      this.commits = Number(commits);
      this.acknowledged += 1;
    });
  }

  /** Waits until so many more are acknowledged. */
  async hears(more: number): Promise<void> {
    const least = this.acknowledged + more;
    await until(() => this.acknowledged >= least, 60_000);
  }

  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    // What it said before it died is heard to its end.
    await once(this.#child, "close");
  }
}

/** A table as it is found, with its moves in their order. */
interface Found {
  readonly id: string;
  readonly seq: number;
  readonly moves: readonly ReturnType<typeof moveAt>[] | null;
}

/** What is not as it was acknowledged, or not whole. */
async function wrong(url: string, first: string, last: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<Found>(
    `SELECT t.id, t.seq, (
       SELECT json_agg(json_build_object('ply', ply, 'seat', seat, 'move', move, 'key', key) ORDER BY ply)
       FROM baize.moves WHERE match = t.id || '/1/0') AS moves
     FROM baize.tables t WHERE t.id LIKE $1 || '-%'`,
    [first],
  );
  await database.end();
  const found = new Map(rows.map((row) => [row.id, row]));
  return [...last].flatMap(([id, seq]) => {
    const { seq: now = 0, moves } = found.get(id) ?? {};
    if (now < seq) return `${id}: ${seq} was acknowledged, ${now} is there`;
    const whole = Array.from({ length: now }, (_, ply) => moveAt(id, ply));
    return JSON.stringify(moves) === JSON.stringify(whole) ? [] : `${id}: the moves of ${now} changes are not whole`;
  });
}

/** What a writer was told until it was killed. */
interface Told {
  readonly wrong: readonly string[];
  readonly acknowledged: number;
  /** How many changes a commit had. */
  readonly together: number;
}

/** Kills a writer after a while that chance gives; before that its PostgreSQL, where `crash` does that, and it goes on. */
export async function writing(url: string, first: string, random: Random, crash?: () => Promise<void>): Promise<Told> {
  const writer = new Writer(url, first);
  try {
    await writer.hears(ENOUGH);
    await pause(random.below(200));
    if (crash !== undefined) {
      await crash();
      await writer.hears(ENOUGH);
    }
  } finally {
    await writer.kill();
  }
  const { acknowledged, commits, last } = writer;
  return { wrong: await wrong(url, first, last), acknowledged, together: acknowledged / commits };
}
