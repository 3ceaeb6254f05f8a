/** A process is killed, and the tables it saw to go on at others: bots move, clocks run. */

import { expect } from "vitest";
import { exported } from "../store/copy.ts";
import { openDatabase } from "../store/whereabouts.ts";
import { Client, openTable, until } from "../testing/client.fixture.ts";
import { Process } from "../testing/place.fixture.ts";

const PACE = 500;
const CLOCK = 15_000;

/** A table at which bots alone play. */
async function botsAlone(address: string): Promise<string> {
  const ada = await openTable(address, { bots: ["novice", "novice", "novice"] });
  await ada.sit("Ada");
  await ada.post("start");
  await ada.post("leave");
  return ada.id;
}

/** A table at which a person lets the clock run. */
async function clocked(address: string): Promise<string> {
  const ada = await openTable(address, { clock: 15 });
  const others = ["Bob", "Cleo", "Dan"].map((name) => [name, new Client(address, ada.id)] as const);
  await ada.sit("Ada");
  for (const [name, client] of others) await client.sit(name);
  await ada.post("start");
  return ada.id;
}

interface Row {
  readonly match: string;
  readonly at: string;
}

/** Kills the process that sees to all tables; gives the longest time after that until one of bots went on, and for which a clock overran, in ms. */
export async function takenOver(url: string, processes: number, tables: number) {
  const env = { DATABASE_URL: url, BOT_PACE: String(PACE) };
  const [first, ...rest] = await Promise.all(Array.from({ length: processes }, () => Process.start(env)));
  try {
    const address = first?.address ?? "";
    const clock = await clocked(address);
    const ids = await Promise.all(Array.from({ length: tables }, () => botsAlone(address)));
    const [other] = rest;
    const watcher = new Client(other?.address ?? "", clock);
    const { due } = await until(async () => {
      const seen = await watcher.see();
      return seen.due !== null && seen;
    });
    await first?.kill();
    const killed = Date.now();
    // Whoever takes a clock over begins the turn anew.
    const renewed = await until(async () => {
      const seen = await watcher.see();
      return (seen.due ?? 0) > (due ?? 0) && seen;
    }, 60_000);
    expect((renewed.due ?? 0) - CLOCK).toBeGreaterThan(due ?? 0);
    const database = await openDatabase({ url });
    let still = 0;
    for await (const line of exported(database)) {
      const { table, moves } = JSON.parse(line) as { table?: { id: string }; moves?: Row[] };
      if (table === undefined || !ids.includes(table.id)) continue;
      const times = (moves ?? []).map(({ at }) => Date.parse(at));
      const next = times.find((at) => at > killed);
      // A deal that was over is over.
      if (next !== undefined) still = Math.max(still, next - killed);
      else if (times.length < 20) still = Number.POSITIVE_INFINITY;
    }
    await database.end();
    return { still, overrun: (renewed.due ?? 0) - CLOCK - (due ?? 0) };
  } finally {
    for (const one of [first, ...rest]) await one?.kill();
  }
}
