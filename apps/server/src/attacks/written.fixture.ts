/** Hundreds of tables are written to at once by a process that is killed, or whose PostgreSQL is: what it was told is written is there. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Random } from "@baize/kernel";
import pg from "pg";
import { until } from "../testing/client.fixture.ts";
import { bodyAt, moveAt, pliesAt } from "./changes.fixture.ts";

const TABLES = 200;
/** How long every table may take to go on, in milliseconds. */
const PATIENCE = 60_000;

/** A writer, and what it was told is written. */
class Writer {
  readonly #child;
  readonly #closed: Promise<unknown>;
  #isClosed = false;
  /** Of each table the number of the last change. */
  readonly last = new Map<string, number>();
  /** What was told that cannot be: a change once more, as if it had been forgotten, or one before its time. */
  readonly faults: string[] = [];
  acknowledged = 0;
  /** How many large batches were on their way at once. */
  atOnce = 0;

  constructor(url: string, first: string) {
    const file = join(import.meta.dirname, "writer.fixture.ts");
    const child = spawn(process.execPath, [file, url, first, String(TABLES)], { stdio: ["pipe", "pipe", "inherit"] });
    this.#child = child;
    this.#closed = once(child, "close").then(() => {
      this.#isClosed = true;
    });
    createInterface({ input: child.stdout }).on("line", (line) => this.#hear(line));
  }

  #hear(line: string): void {
    const [id = "", seq, atOnce] = line.split(" ");
    // A line that the kill cut off says nothing.
    if (atOnce === undefined) return;
    const before = this.last.get(id) ?? 0;
    if (Number(seq) <= before) this.faults.push(`${id}: after ${before} was acknowledged ${seq} was written`);
    this.last.set(id, Number(seq));
    this.atOnce = Math.max(this.atOnce, Number(atOnce));
    this.acknowledged += 1;
  }

  /** Waits until each table has so many changes more. */
  async goesOn(more: number): Promise<void> {
    const before = new Map(this.last);
    const isOn = () =>
      this.last.size === TABLES && [...this.last].every(([id, seq]) => seq >= (before.get(id) ?? 0) + more);
    await until(() => this.#isClosed || isOn(), PATIENCE);
    if (this.#isClosed) throw new Error("The writer ended by itself.");
  }

  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    // What it said before it died is heard to its end.
    await this.#closed;
  }
}

/** A table as it is found, with its moves in their order. */
interface Found {
  readonly id: string;
  readonly seq: number;
  readonly body: unknown;
  readonly moves: readonly ReturnType<typeof moveAt>[] | null;
}

/** What is not as it was acknowledged, or not whole. */
async function wrong(url: string, first: string, last: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<Found>(
    `SELECT t.id, t.seq, b.body, (
       SELECT json_agg(json_build_object('ply', ply, 'seat', seat, 'move', move, 'key', key) ORDER BY ply)
       FROM baize.moves WHERE match = t.id || '/1/0') AS moves
     FROM baize.tables t JOIN baize.bodies b USING (id) WHERE t.id LIKE $1 || '-%'`,
    [first],
  );
  await database.end();
  const found = new Map(rows.map((row) => [row.id, row]));
  return [...last].flatMap(([id, seq]) => {
    const { seq: now = 0, body, moves } = found.get(id) ?? {};
    if (now < seq) return `${id}: ${seq} was acknowledged, ${now} is there`;
    const whole = Array.from({ length: pliesAt(now) }, (_, ply) => moveAt(id, ply));
    const isWhole = isDeepStrictEqual([moves, body], [whole, bodyAt(now)]);
    return isWhole ? [] : `${id}: the ${now} changes are not whole`;
  });
}

/** What a writer was told until it was killed. */
interface Told {
  readonly wrong: readonly string[];
  readonly acknowledged: number;
  readonly atOnce: number;
}

/** Kills a writer after a while that chance gives; before that its PostgreSQL, where `crash` does that, and every table goes on. */
export async function writing(url: string, first: string, random: Random, crash?: () => Promise<void>): Promise<Told> {
  const writer = new Writer(url, first);
  try {
    await writer.goesOn(5);
    await pause(random.below(200));
    if (crash !== undefined) {
      await crash();
      await writer.goesOn(5);
    }
  } finally {
    await writer.kill();
  }
  const { acknowledged, atOnce, last, faults } = writer;
  return { wrong: [...faults, ...(await wrong(url, first, last))], acknowledged, atOnce };
}
