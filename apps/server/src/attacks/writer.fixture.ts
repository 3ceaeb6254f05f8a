/**
 * A process that writes to many tables at once, as fast as the store takes it, and says of each change that it is written: the
 * table, the number of the change, and how many large batches were at most on their way at once. Where it cannot know whether a
 * change was written it reads the table and goes on from there, as a server does. It ends with whoever started it.
 */

import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../store/database.ts";
import { migrate } from "../store/migrations.ts";
import { Store } from "../store/store.ts";
import { openDatabase } from "../store/whereabouts.ts";
import { passedOn } from "../testing/passed-on.fixture.ts";
import { bodyAt, movesAt } from "./changes.fixture.ts";

/** A batch of so many changes is a large one. */
const LARGE = 32;

const [, , url = "", first = "", count = ""] = process.argv;
process.stdin.on("end", () => process.exit()).resume();

const database = await openDatabase({ url });
await migrate(database);

let [underWay, atOnce] = [0, 0];
const query: Database["query"] = async (text, values = [], name) => {
  const isLarge = name === "append" && String(values[0]).split(",").length >= LARGE;
  if (isLarge) underWay += 1;
  atOnce = Math.max(atOnce, underWay);
  try {
    return await database.query(text, values, name);
  } finally {
    if (isLarge) underWay -= 1;
  }
};
const store = new Store<object>({ ...passedOn(database), query });

/** Writes a change; gives the number of the last that is written. */
async function written(id: string, seq: number): Promise<number> {
  const moves = movesAt(id, seq).map((move) => ({ lane: 0, ...move, why: "player" as const, at: seq }));
  const body = bodyAt(seq);
  const change = { id, seq, due: null, deal: 1, moves, ...(body.seq === seq && { body }) };
  const isWritten = await store.append(change).catch(() => undefined);
  if (isWritten === true) {
    process.stdout.write(`${id} ${seq} ${atOnce}\n`);
    return seq;
  }
  await pause(20);
  const found = await store.load(id).catch(() => undefined);
  return found?.seq ?? seq - 1;
}

async function write(id: string): Promise<void> {
  for (let seq = 0; ; ) seq = await written(id, seq + 1);
}

const ids = Array.from({ length: Number(count) }, (_, n) => `${first}-${n}`);
for (const id of ids) await store.create(id, "root", bodyAt(0));
for (const id of ids) void write(id);
