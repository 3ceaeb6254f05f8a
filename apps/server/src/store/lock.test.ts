/** The lock of a folder, also between processes that cannot see each other: in containers, each is number 1. */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { until } from "../testing/client.fixture.ts";
import { MAIN, newFolder, removeFolder } from "../testing/place.fixture.ts";
import { EmbeddedDatabase } from "./embedded.ts";
import { FolderLock, FolderTaken } from "./lock.ts";

// A busy machine is no fault.
vi.setConfig({ testTimeout: 120_000 });

const folder = newFolder();
/** Whoever was begun here, also by a test that failed. */
const begun: ChildProcess[] = [];
afterAll(() => {
  for (const child of begun) child.kill("SIGKILL");
  removeFolder(folder);
});

/** A process in a room of its own, as in a container: it is number 1 there, and sees nobody else. */
const ROOM = ["--pid", "--fork", "--mount-proc", "--kill-child"];
const hasRooms = spawnSync("unshare", [...ROOM, "true"]).status === 0;

/** So long ago, in seconds, did the owner last say that it lives. */
function aged(path: string, seconds: number): void {
  const then = Date.now() / 1000 - seconds;
  utimesSync(path, then, then);
}

/** Holds the database of a folder, or says why it cannot. */
const HOLD = `
  const { EmbeddedDatabase } = await import(process.argv[1]);
  try {
    const database = await EmbeddedDatabase.open(process.argv[2]);
    await database.script("CREATE TABLE IF NOT EXISTS kept (n integer); INSERT INTO kept VALUES (7)");
    console.log("held");
    setInterval(() => {}, 1000);
  } catch ({ name, message }) {
    console.log(name, message);
  }`;

async function inRoom(place: string): Promise<{ child: ChildProcess; said: string }> {
  const words = ["-e", HOLD, join(import.meta.dirname, "embedded.ts"), place];
  const child = spawn("unshare", [...ROOM, process.execPath, ...words], { stdio: ["ignore", "pipe", "inherit"] });
  begun.push(child);
  const [said] = await once(child.stdout!, "data");
  return { child, said: String(said) };
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

test.skipIf(!hasRooms)(
  "ON-K2 of two containers on one folder the second is refused while the first lives, and goes on where it was when it is dead",
  async () => {
    const place = join(folder, "volume");
    const first = await inRoom(place);
    expect(first.said).toBe("held\n");
    const second = await inRoom(place);
    expect(second.said).toMatch(/^FolderTaken in use by process 1\b/);
    await killed(first.child);
    // Nobody can see that it is dead: it has been silent for too short a time.
    await expect(EmbeddedDatabase.open(place)).rejects.toThrow(FolderTaken);
    aged(join(place, "lock"), 16);
    const third = await inRoom(place);
    expect(third.said).toBe("held\n");
    await killed(third.child);
    aged(join(place, "lock"), 16);
    const database = await EmbeddedDatabase.open(place);
    expect(await database.query("SELECT n FROM kept")).toEqual([{ n: 7 }, { n: 7 }]);
    await database.end();
  },
);

test.skipIf(!hasRooms)(
  "ON-K2 SV-H4 a server that is begun again in another container waits, says so, and goes on",
  async () => {
    const place = join(folder, "again");
    const first = await inRoom(place);
    expect(first.said).toBe("held\n");
    await killed(first.child);
    const { PATH = "" } = process.env;
    const env = { PATH, PORT: "0", HOST: "127.0.0.1", BAIZE_DATA: place };
    const server = spawn("unshare", [...ROOM, process.execPath, MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
    begun.push(server);
    let [told, complained] = ["", ""];
    server.stdout.on("data", (text) => {
      told += text;
    });
    server.stderr.on("data", (text) => {
      complained += text;
    });
    const address = await until(async () => /http:\/\/\S+/.exec(told)?.[0]);
    expect(complained).toContain("is in use by process 1");
    const isReady = async () => (await fetch(new URL("/readyz", address))).status !== 503;
    // There is no page here: what is asked for is the database.
    const opens = async () =>
      (
        await fetch(new URL("/api/tables", address), {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: '{"game":"bigtwo"}',
        })
      ).status;
    expect(await isReady()).toBe(false);
    expect(await opens()).toBe(503);
    aged(join(place, "lock"), 16);
    expect(await opens()).toBe(201);
    await killed(server);
  },
);

test("ON-K2 the owner of a lock says again and again that it lives, and whoever cannot see it believes it for 15 seconds", async () => {
  const path = join(folder, "lock");
  writeFileSync(path, "1 77 pid%3A%5B1%5D/another-boot/elsewhere\n");
  await expect(FolderLock.take(path)).rejects.toThrow(new FolderTaken("1 (elsewhere)"));
  aged(path, 12);
  await expect(FolderLock.look(path)).rejects.toThrow(FolderTaken);
  aged(path, 16);
  const lock = await FolderLock.take(path);
  aged(path, 16);
  await until(async () => Date.now() - statSync(path).mtimeMs < 10_000);
  // Of one that it can see it is known whether it lives, however long it was silent.
  aged(path, 3600);
  await expect(FolderLock.look(path)).rejects.toThrow(FolderTaken);
  await lock.release();
  expect(existsSync(path)).toBe(false);
});

test("ON-K2 a lock that somebody else has taken meanwhile is not given back, and its database is written to no more", async () => {
  const place = join(folder, "lost");
  const database = await EmbeddedDatabase.open(place);
  await database.script("CREATE TABLE kept (n integer)");
  // A process that stood still for long enough was taken for dead.
  const theirs = "1 77 pid%3A%5B1%5D/another-boot/elsewhere\n";
  writeFileSync(join(place, "lock"), theirs);
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  await expect(database.query("INSERT INTO kept VALUES (1)")).rejects.toThrow(FolderTaken);
  await expect(database.script("DROP TABLE kept")).rejects.toThrow(FolderTaken);
  await expect(database.whole(async () => {})).rejects.toThrow(FolderTaken);
  clock.mockRestore();
  const written = statSync(join(place, "database/global/pg_control")).mtimeMs;
  await pause(50);
  await database.end();
  expect(statSync(join(place, "database/global/pg_control")).mtimeMs).toBe(written);
  expect(readFileSync(join(place, "lock"), "utf8")).toBe(theirs);
});
