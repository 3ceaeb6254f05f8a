/**
 * A process that writes to many tables at once, as fast as the store takes it, and says of each change that it is written:
 * the table, the number of the change, and how many commits there were. Where it cannot know it reads the table, and goes on from there as a server does.
 */

import { setTimeout as pause } from "node:timers/promises";
import { migrate } from "../store/migrations.ts";
import { Store } from "../store/store.ts";
import { openDatabase } from "../store/whereabouts.ts";
import { moveAt } from "./written.fixture.ts";

const [, , url = "", first = "", count = ""] = process.argv;
const database = await openDatabase({ url });
await migrate(database);
const store = new Store<object>(database);

/** Writes a change; gives the number of the last that is written. */
async function written(id: string, seq: number): Promise<number> {
  const moves = [{ lane: 0, ...moveAt(id, seq - 1), why: "player" as const, at: seq }];
  const isWritten = await store.append({ id, seq, due: null, deal: 1, moves }).catch(() => undefined);
  if (isWritten === true) {
    process.stdout.write(`${id} ${seq} ${store.figures.commits}\n`);
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
for (const id of ids) await store.create(id, "root", { deal: 1 });
for (const id of ids) void write(id);
