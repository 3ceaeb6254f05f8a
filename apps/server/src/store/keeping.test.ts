import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ok } from "@baize/kernel";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sitDown } from "../tables/acts.ts";
import type { Body } from "../tables/body.ts";
import { Tables } from "../tables/tables.ts";
import { until } from "../testing/client.fixture.ts";
import { passedOn } from "../testing/passed-on.fixture.ts";
import { Databases, newFolder, Process, removeFolder } from "../testing/place.fixture.ts";
import type { Database } from "./database.ts";
import { EmbeddedDatabase, FolderUnusable } from "./embedded.ts";
import { FolderLock, FolderTaken } from "./lock.ts";
import { migrate, NEWEST, TooNew } from "./migrations.ts";
import { PostgresDatabase } from "./postgres.ts";
import { Store } from "./store.ts";
import { openDatabase } from "./whereabouts.ts";

let databases: Databases;
const folder = newFolder();

beforeAll(async () => {
  databases = await Databases.start();
});
afterAll(async () => {
  await databases.end();
  removeFolder(folder);
});

test("ON-K1 several who migrate at once make each step once; a later version is refused", async () => {
  const url = await databases.make();
  const all = await Promise.all([1, 2, 3].map(() => PostgresDatabase.open(url)));
  await Promise.all(all.map((database) => migrate(database)));
  const [database] = all;
  expect(await database!.query("SELECT number FROM baize.version")).toHaveLength(NEWEST);
  await database!.query("INSERT INTO baize.version (number) VALUES (99)");
  await expect(migrate(database!)).rejects.toThrow(TooNew);
  await Promise.all(all.map((each) => each.end()));
});

test("ON-K8 a server says by which settings its PostgreSQL could lose what it acknowledged", async () => {
  const url = await databases.make();
  const database = await PostgresDatabase.open(url);
  // One for tests does not wait for the disk.
  expect(await new Store(database).unsafe()).toEqual(["fsync"]);
  await database.script(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
  await database.end();
  const server = await Process.start({ DATABASE_URL: url });
  await server.kill("SIGTERM");
  expect(server.complaints).toContain("fsync = off");
  expect(server.complaints).toContain("synchronous_commit = off");
});

test("ON-M3 ON-M4 changes of one moment share a commit, and of two for one table the first counts", async () => {
  const database = await PostgresDatabase.open(await databases.make());
  await migrate(database);
  const [store, other] = [new Store<object>(database), new Store<object>(database)];
  const ids = Array.from({ length: 20 }, (_, n) => `table-${n}`);
  for (const id of ids) expect(await store.create(id, "root", { deal: 1 })).toBe(true);
  expect(await store.create("table-0", "root", {})).toBe(false);
  const move = { lane: 0, ply: 0, seat: 2, move: "3D", why: "player" as const, key: "k", at: 1000 };
  const change = (id: string, seq: number) => ({ id, seq, due: 5000, deal: 1, moves: [{ ...move, ply: seq - 1 }] });
  const before = store.figures.commits;
  expect(await Promise.all(ids.map((id) => store.append(change(id, 1))))).toEqual(ids.map(() => true));
  expect(store.figures.commits - before).toBe(1);
  // Both stores, each with every table in another order: exactly one of each pair is written.
  const [ours, theirs] = await Promise.all([
    Promise.all(ids.map((id) => store.append(change(id, 2)))),
    Promise.all(ids.toReversed().map((id) => other.append(change(id, 2)))),
  ]);
  expect(ours.map((isOurs, n) => Number(isOurs) + Number(theirs.toReversed()[n]))).toEqual(ids.map(() => 1));
  const found = await store.load("table-3");
  expect(found).toMatchObject({ seq: 2, due: 5000, root: "root", body: { deal: 1 } });
  expect(found?.moves).toMatchObject([move, { ...move, ply: 1 }]);
  expect((await store.load("table-3", 1))?.moves).toHaveLength(1);
  expect(await store.append(change("no-such-table", 1))).toBe(false);
  expect(await store.seqs(["table-1", "none"])).toEqual(new Map([["table-1", 2]]));
  await store.end();
});

test("ON-M2 where a key was used is told of its table and key alone, deal by deal and seat by seat", async () => {
  const database = await PostgresDatabase.open(await databases.make());
  await migrate(database);
  const store = new Store<object>(database);
  const move = { lane: 0, ply: 0, seat: 2, move: "3D", why: "player" as const, key: "k", at: 1000 };
  // One before it, it, a longer one, and one after it.
  for (const [id, used] of [
    ["bbbb", [{ deal: 1, moves: [move] }]],
    ["cccc", [{ deal: 2, moves: [move, { ...move, lane: 1, seat: 3 }, { ...move, ply: 1, key: "other" }] }]],
    ["cccc2", [{ deal: 3, moves: [move] }]],
    ["dddd", [{ deal: 4, moves: [move] }]],
  ] as const) {
    await store.create(id, "root", { deal: 1 });
    for (const { deal, moves } of used) await store.append({ id, seq: 1, due: null, deal, moves });
  }
  await store.append({ id: "cccc", seq: 2, due: null, deal: 10, moves: [{ ...move, seat: 0 }] });
  const uses = (await store.usesOf("cccc", "k")).map(({ deal, seat }) => [deal, seat]);
  expect(uses.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)).toEqual([
    [2, 2],
    [2, 3],
    [10, 0],
  ]);
  expect(await store.usesOf("cccc", "K")).toEqual([]);
  expect(await store.usesOf("ccc", "k")).toEqual([]);
  await store.end();
});

test.each([
  [8, [32, 32, 136]],
  [1, [200]],
])("ON-M4 two hundred changes of one moment over at most %i lines go as %j", async (lines, expected) => {
  const database = await PostgresDatabase.open(await databases.make());
  await migrate(database);
  const sizes: number[] = [];
  const query: Database["query"] = (text, values = [], name) => {
    if (name === "append") sizes.push(String(values[0]).split(",").length);
    return database.query(text, values, name);
  };
  const store = new Store<object>({ ...passedOn(database), lines, query });
  const ids = Array.from({ length: 200 }, (_, n) => `table-${n}`);
  for (const id of ids) await store.create(id, "root", { deal: 1 });
  // Whatever somebody is called: it is the same when it is read.
  const said = 'a "b" \\ {c,d} \n \u2028 \u007f 大老二 \ud83c\udccf null';
  const moves = [{ lane: 0, ply: 0, seat: 2, move: said, why: "player" as const, key: said, at: 1000 }];
  const change = (id: string) => ({ id, seq: 1, due: null, deal: 1, moves, body: { deal: 1, said } });
  expect(await Promise.all(ids.map((id) => store.append(change(id))))).toEqual(ids.map(() => true));
  expect(sizes).toEqual(expected);
  expect([store.figures.commits, store.figures.moves]).toEqual([expected.length, 200]);
  for (const id of ["table-0", "table-40", "table-199"])
    expect(await store.load(id)).toMatchObject({ seq: 1, body: { deal: 1, said }, moves });
  await store.end();
});

test("ON-M4 a change that the database does not take spoils no other of the same moment", async () => {
  const database = await PostgresDatabase.open(await databases.make());
  await migrate(database);
  const store = new Store<object>(database);
  for (const id of ["bad", "good"]) await store.create(id, "root", { deal: 1 });
  const change = (id: string, key: string) => ({
    ...{ id, seq: 1, due: null, deal: 1 },
    moves: [{ lane: 0, ply: 0, seat: 0, move: "3D", why: "player" as const, key, at: 0 }],
  });
  const results = await Promise.allSettled([store.append(change("bad", "\u0000")), store.append(change("good", "k"))]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect([(await store.load("bad"))?.seq, (await store.load("good"))?.seq]).toEqual([0, 1]);
  await store.end();
});

test.each(["PostgreSQL", "the embedded database"])(
  "ON-M3 ON-M4 of changes that go together at %s each is called written or not as it is",
  async (kind) => {
    const where = kind === "PostgreSQL" ? { url: await databases.make() } : { folder: join(folder, "together") };
    const database = await openDatabase(where);
    await migrate(database);
    const [sizes, store] = [[] as number[], new Store<object>({ ...passedOn(database), query: counted(database) })];
    function counted(of: Database): Database["query"] {
      return (text, values = [], name) => {
        if (name === "append") sizes.push(String(values[0]).split(",").length);
        return of.query(text, values, name);
      };
    }
    const moves = [{ lane: 0, ply: 0, seat: 0, move: "3D", why: "player" as const, key: "k", at: 0 }];
    const append = (id: string, seq: number) => store.append({ id, seq, due: null, deal: seq, moves });
    for (const id of ["a", "b", "c"]) await store.create(id, "root", { deal: 1 });
    // The next, one that is behind, and one at a table that is none; then those that are all behind.
    expect(await Promise.all([append("a", 1), append("b", 1), append("none", 1)])).toEqual([true, true, false]);
    expect(await Promise.all([append("a", 2), append("b", 1), append("c", 7)])).toEqual([true, false, false]);
    expect(await Promise.all([append("b", 1), append("c", 2)])).toEqual([false, false]);
    expect(sizes).toEqual([3, 3, 2]);
    expect(await store.seqs(["a", "b", "c"])).toEqual(
      new Map([
        ["a", 2],
        ["b", 1],
        ["c", 0],
      ]),
    );
    expect(store.figures).toEqual({ commits: 3, changes: 3, moves: 3 });
    await store.end();
  },
);

test("ON-M3 of four who sit down in one moment each is there", async () => {
  const database = await PostgresDatabase.open(await databases.make());
  await migrate(database);
  const store = new Store<Body>(database);
  const tables = new Tables(store, { choose: async () => "" });
  const seats = Array.from({ length: 4 }, () => ({ kind: "open" }) as const);
  await tables.create("abcd", "7".repeat(64), {
    ...{ game: "bigtwo", options: "mis", kind: "match", clock: "none", level: "novice", opened: 0, phase: "waiting" },
    ...{ term: { kind: "open" }, host: null, seats, deal: 0, first: 0, deals: [], said: [], code: null },
  });
  const sit = (name: string, n: number) =>
    tables.change("abcd", (live, now) => {
      const next = sitDown(live.body, { name, face: n, token: `${n}`, nonce: `${n}`.repeat(32) });
      return next.ok ? ok(live.changed(next.value, now)) : next;
    });
  const names = ["Ada", "Bob", "Cleo", "Dan"];
  const outcomes = await Promise.all(names.map(sit));
  expect(outcomes.map((outcome) => outcome?.live.seq)).toEqual([1, 2, 3, 4]);
  const found = await store.load("abcd");
  expect(found?.body.seats).toMatchObject(names.map((name) => ({ name })));
  await tables.end();
  await store.end();
});

test("ON-B2 ON-K4 what is overdue is taken over by one alone, and what nobody touched goes with its moves", async () => {
  const database = await PostgresDatabase.open(await databases.make());
  await migrate(database);
  const store = new Store<object>(database);
  for (const id of ["early", "late", "never"]) await store.create(id, "root", { deal: 1 });
  const move = { lane: 0, ply: 0, seat: 0, move: "x", why: "bot" as const, key: null, at: 0 };
  await store.append({ id: "late", seq: 1, due: Date.now() - 3000, deal: 1, moves: [move] });
  await store.append({ id: "early", seq: 1, due: Date.now() + 60_000, deal: 1, moves: [] });
  const claims = await Promise.all([1, 2, 3, 4].map(() => store.claim(1000)));
  expect(claims.flat()).toEqual(["late"]);
  await database.query("UPDATE baize.tables SET touched = now() - interval '31 days' WHERE id <> 'early'");
  expect(await store.clean(30 * 86_400_000)).toBe(2);
  expect(await database.query("SELECT FROM baize.moves")).toHaveLength(0);
  expect(await store.load("late")).toBeUndefined();
  expect(await store.load("early")).toBeDefined();
  await store.end();
});

test("ON-K2 a folder is for one process; a dead owner's lock is taken over", async () => {
  const path = join(folder, "lock");
  const lock = await FolderLock.take(path);
  await expect(FolderLock.take(path)).rejects.toThrow(FolderTaken);
  expect(readFileSync(path, "utf8")).toContain(String(process.pid));
  await lock.release();
  expect(existsSync(path)).toBe(false);
  const dead = spawnSync(process.execPath, ["-e", ""]).pid;
  writeFileSync(path, `${dead} 1\n`);
  const taken = await FolderLock.take(path);
  await taken.release();
  // A number that was given out again belongs to another process.
  if (process.platform === "linux") {
    writeFileSync(path, `${process.pid} 1\n`);
    await (await FolderLock.take(path)).release();
  }
});

test("ON-K2 SV-S3 an embedded database whose owner died while making it is made anew, by a thread, and one that is made is left alone", async () => {
  const [whole, begun] = [join(folder, "embedded"), join(folder, "embedded/unfinished")];
  // What a kill has left: the first files, which open as no database.
  mkdirSync(join(whole, "database"), { recursive: true });
  writeFileSync(join(whole, "database/PG_VERSION"), "17\n");
  writeFileSync(begun, "");
  // What this thread works meanwhile, in microseconds, whatever else the machine does.
  const worked = () => process.threadCpuUsage().user;
  const begin = worked();
  const opening = EmbeddedDatabase.open(whole);
  await until(async () => !existsSync(join(whole, "database/PG_VERSION")));
  expect(existsSync(begun)).toBe(true);
  const database = await opening;
  const made = worked();
  expect(existsSync(begun)).toBe(false);
  await database.script("CREATE TABLE kept (n integer); INSERT INTO kept VALUES (7)");
  await database.end();
  const reopening = worked();
  const again = await EmbeddedDatabase.open(whole);
  // Whoever makes one hears about as much as whoever opens one.
  expect(made - begin).toBeLessThan(4 * (worked() - reopening));
  expect(await again.query("SELECT n FROM kept")).toEqual([{ n: 7 }]);
  await again.end();
});

test("ON-K2 an embedded database that finds no room says so, and is made anew once there is some", async () => {
  const place = join(folder, "small");
  const error = { name: "ErrnoError", errno: 51 };
  vi.spyOn(PGlite, "create").mockRejectedValueOnce(error);
  await expect(EmbeddedDatabase.open(place)).rejects.toThrow(new FolderUnusable("no space left on device"));
  expect(existsSync(join(place, "unfinished"))).toBe(true);
  await (await EmbeddedDatabase.open(place)).end();
});
