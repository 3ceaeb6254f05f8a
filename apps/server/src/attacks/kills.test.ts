/** Processes are killed under play, in short form. */

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Client, openTable, until } from "../testing/client.fixture.ts";
import { Databases, newFolder, Process, removeFolder } from "../testing/place.fixture.ts";
import { crowd, lost, started } from "./kills.fixture.ts";

// A busy machine is no fault: starting processes takes what it takes.
vi.setConfig({ testTimeout: 240_000 });

let databases: Databases;
const folder = newFolder();
beforeAll(async () => {
  databases = await Databases.start();
});
afterAll(async () => {
  await databases.end();
  removeFolder(folder);
});

/** Kills processes one after the other while people play, each replaced by another. */
async function killing(env: Record<string, string>, processes: number, kills: number): Promise<void> {
  const running: Process[] = [];
  for (let n = 0; n < processes; n++) running.push(await started(env));
  const tables = await crowd(3, () => running.map(({ address }) => address));
  const playing = tables.flatMap(([host, guest]) => [host?.play(true), guest?.play(false)]);
  const acknowledged = () => tables.flat().reduce((sum, player) => sum + player.acknowledged.length, 0);
  for (let n = 0; n < kills; n++) {
    const least = acknowledged() + 6;
    await until(() => acknowledged() > least, 30_000);
    const victim = running[n % processes];
    await victim?.kill();
    running[n % processes] = await started(env);
  }
  // Every table goes on.
  const before = tables.map((players) => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0));
  await until(() =>
    tables.every((players, n) => players.reduce((sum, p) => sum + p.acknowledged.length, 0) > before[n]!),
  );
  for (const player of tables.flat()) player.stopped = true;
  await Promise.all(playing);
  const { missing, count } = await lost(tables);
  for (const one of running) await one.kill("SIGTERM");
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(6 * kills);
}

test("ON-K3 ON-M3 two processes over one PostgreSQL, one after the other killed: nothing acknowledged is lost", async () => {
  await killing({ DATABASE_URL: await databases.make() }, 2, 3);
});

test("ON-K3 ON-K2 the embedded database survives a killed process, and refuses a second one", async () => {
  await killing({ BAIZE_DATA: folder }, 1, 1);
  const first = await started({ BAIZE_DATA: folder });
  await openTable(first.address);
  const second = await started({ BAIZE_DATA: folder });
  let said = "";
  second.child.stderr?.on("data", (text) => {
    said += text;
  });
  await expect(openTable(second.address)).rejects.toThrow("503");
  await until(() => said.includes(`in use by process ${first.child.pid}`));
  await first.kill("SIGTERM");
  await second.kill();
});

test("ON-B2 ON-E3 what a dead process should have done another does, and tells", async () => {
  const url = await databases.make();
  const [first, second] = await Promise.all([0, 1].map(() => Process.start({ DATABASE_URL: url, BOT_PACE: "1000" })));
  const ada = await openTable(first!.address, { bots: ["novice", "novice", "novice"] });
  await ada.sit("Ada");
  const watcher = new Client(second!.address, ada.id);
  await watcher.follow();
  await ada.post("phrase", { phrase: "hello" });
  const before = Date.now();
  await until(() => watcher.now?.said.length === 1);
  expect(Date.now() - before).toBeLessThan(5000);
  await ada.post("start");
  // She gets up: from now on bots alone play, and the process that counts for them dies.
  await ada.post("leave");
  await first!.kill();
  const [killed, { ply }] = [Date.now(), await watcher.see()];
  await until(() => (watcher.now?.ply ?? 0) > ply + 1, 60_000);
  // On a quiet machine it is two seconds and the bots' own time; a busy one has more to do.
  expect(Date.now() - killed).toBeLessThan(30_000);
  watcher.unfollow();
  await second!.kill("SIGTERM");
});
