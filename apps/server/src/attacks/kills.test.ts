/** Processes are killed under play, in short form. */

import { join } from "node:path";
import { Random } from "@baize/kernel";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Client, openTable, until } from "../testing/client.fixture.ts";
import { Databases, newFolder, Process, removeFolder } from "../testing/place.fixture.ts";
import { killing, started } from "./kills.fixture.ts";
import { writing } from "./written.fixture.ts";

// A busy machine is no fault: starting processes takes what it takes.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let databases: Databases;
const folder = newFolder();
beforeAll(async () => {
  databases = await Databases.start();
});
afterAll(async () => {
  await databases.end();
  removeFolder(folder);
});

test("ON-K3 ON-M3 ON-K7 three processes over one PostgreSQL, fourteen kills: nothing acknowledged is lost", async () => {
  await killing({ where: { url: await databases.make() }, processes: 3, tables: 12, kills: 14 });
});

test("ON-K3 ON-K7 the embedded database survives four kills", async () => {
  await killing({ where: { folder: join(folder, "killed") }, processes: 1, tables: 12, kills: 4 });
});

test("ON-K3 ON-K7 PostgreSQL itself is killed twice and comes back: nothing acknowledged is lost", async () => {
  await killing({
    where: { url: await databases.make() },
    processes: 2,
    tables: 12,
    kills: 2,
    crash: () => databases.crash(),
  });
});

test("ON-K3 ON-M4 a process that writes to 200 tables at once is killed, and PostgreSQL under it: nothing acknowledged is lost", async () => {
  const url = await databases.make();
  const random = Random.fromSeed("writers");
  for (const crash of [undefined, () => databases.crash()]) {
    const told = await writing(url, crash === undefined ? "one" : "two", random, crash);
    expect(told.wrong).toEqual([]);
    expect(told.atOnce).toBe(2);
  }
});

test("ON-K3 ON-K2 the embedded database survives a killed process, and refuses a second one", async () => {
  const killed = await started({ BAIZE_DATA: folder });
  const ada = await openTable(killed.address);
  await ada.sit("Ada");
  await killed.kill();
  const first = await started({ BAIZE_DATA: folder });
  expect((await new Client(first.address, ada.id).see()).seats[0]).toMatchObject({ name: "Ada" });
  const second = await started({ BAIZE_DATA: folder });
  let said = "";
  second.child.stderr?.on("data", (text) => {
    said += text;
  });
  await expect(openTable(second.address)).rejects.toThrow("503");
  const isHeld = `in use by process ${first.child.pid}`;
  await until(() => said.includes(isHeld));
  // However many ask, it is said once at the start, and once more.
  for (let n = 0; n < 50; n++) expect((await fetch(`${second.address}/api/tables/${ada.id}`)).status).toBe(503);
  expect(said.split(isHeld).length - 1).toBeLessThanOrEqual(2);
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
  await until(() => watcher.now?.said.length === 1);
  await ada.post("start");
  // She gets up: from now on bots alone play, and the process that counts for them dies.
  await ada.post("leave");
  await first!.kill();
  const { ply } = await watcher.see();
  // Within which time is proved by a clock of the test's own, beside the tables; a busy machine has more to do.
  await until(() => (watcher.now?.ply ?? 0) > ply + 1, 60_000);
  watcher.unfollow();
  await second!.kill("SIGTERM");
});
