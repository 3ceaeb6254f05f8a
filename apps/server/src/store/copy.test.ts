/** Copies of the tables: by our own lines, by the folder of a server that has ended, and of every version that was released. */

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must, type Seat } from "@baize/kernel";
import { type LogEntry, madeAgain, readKept } from "@baize/midend";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Body } from "../tables/body.ts";
import { Live } from "../tables/live.ts";
import { Client, openTable, until } from "../testing/client.fixture.ts";
import { rulesFor } from "../testing/games.fixture.ts";
import { Databases, newFolder, removeFolder, serve } from "../testing/place.fixture.ts";
import { exported, imported } from "./copy.ts";
import type { Database } from "./database.ts";
import { linesIn } from "./lines.ts";
import { migrate, NEWEST, versionOf } from "./migrations.ts";
import { PostgresDatabase } from "./postgres.ts";
import { Store } from "./store.ts";
import { openDatabase } from "./whereabouts.ts";

// A busy machine is no fault.
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

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.split("\n").filter((line) => line !== "");
}

async function gathered(from: AsyncIterable<string>): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of from) lines.push(line);
  return lines;
}

const all = (database: Database): Promise<readonly string[]> => gathered(exported(database));

const MAIN = join(import.meta.dirname, "../copy.ts");

const run = (env: Record<string, string>, ...given: string[]) => {
  const { PATH = "" } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...given], {
    env: { PATH, ...env },
    encoding: "utf8",
  });
  return [status, stdout.trim(), stderr.trim()] as const;
};

/** The points of a deal as its moves come to, by the rules of today. */
async function replayed(line: string, deal: number): Promise<{ scores: unknown; kept: unknown; phase: string }> {
  const { table, body, moves } = JSON.parse(line) as {
    table: { id: string; seq: number; root: string };
    body: { body: Body };
    moves: { match: string; move: string; why: LogEntry["why"]; seat: Seat }[];
  };
  const found = { seq: table.seq, due: null, root: table.root, body: body.body, moves: [] };
  const live = Live.open(table.id, await rulesFor(body.body.game), found);
  let match = live.start(deal);
  for (const entry of moves) if (entry.match === `${table.id}/${deal}/0`) match = must(madeAgain(match, entry));
  const { status } = match;
  const scores = status.kind === "over" ? status.scores : null;
  return { scores, kept: body.body.deals[deal - 1]?.scores, phase: body.body.phase };
}

const versions = Array.from({ length: NEWEST }, (_, n) => n + 1);

test.each(versions)(
  "ON-K6 a database of version %i comes up to date, and its matches replay to the same result",
  async (version) => {
    // Whoever adds a step keeps what the version before it wrote: npm run tables -- export.
    const text = readFileSync(join(import.meta.dirname, `versions/${version}.jsonl`), "utf8");
    const url = await databases.make();
    const database = await PostgresDatabase.open(url);
    expect(must(await imported(database, linesOf(text)))).toBeGreaterThan(2);
    expect(await versionOf(database)).toBe(NEWEST);
    const lines = (await all(database)).slice(1, -1);
    await database.end();
    let over = 0;
    for (const line of lines) {
      const { body, table } = JSON.parse(line);
      for (let deal = 1; deal <= body.body.deal && body.body.kind === "match"; deal++) {
        const { scores, kept } = await replayed(line, deal);
        expect([table.id, deal, scores]).toEqual([table.id, deal, kept]);
        over += scores === null ? 0 : 1;
      }
    }
    expect(over).toBeGreaterThan(1);
    // A server of today gives out its records, and goes on with what was being played.
    const served = await serve({ url });
    for (const line of lines) {
      const { body, table } = JSON.parse(line);
      const client = new Client(served.address, table.id);
      const seen = await client.see();
      expect([seen.deal, seen.seats.map(({ name }) => name)]).toEqual([
        body.body.deal,
        body.body.seats.map(({ name }: { name?: string }) => name),
      ]);
      const isOver = body.body.phase !== "playing";
      const { status, body: record } = await client.ask<object>("GET", "/record");
      expect(status).toBe(isOver ? 200 : 404);
      if (isOver) must(readKept(record));
    }
    await served.end();
  },
);

test("ON-K5 the folder of a server that has ended is a whole copy, and so are our own lines, in either database", async () => {
  const served = await serve({ folder: join(folder, "one") });
  const ada = await openTable(served.address, { bots: ["novice", "novice", "novice"] });
  await ada.sit("Ada");
  await ada.post("start");
  const seen = await until(async () => {
    const now = await ada.see();
    return now.turn === 0 && now;
  });
  await served.end();
  cpSync(join(folder, "one"), join(folder, "two"), { recursive: true });

  // The copy is played on where the first one was left.
  const again = await serve({ folder: join(folder, "two") });
  const { token } = ada;
  const returned = new Client(again.address, ada.id, token);
  const { legal, ply, view } = await returned.see();
  expect([ply, view]).toEqual([seen.ply, seen.view]);
  expect((await returned.post("moves", { ply, move: legal.at(-1), key: "k" })).status).toBe(200);
  await again.end();

  const file = join(folder, "tables.jsonl");
  expect(run({ BAIZE_DATA: join(folder, "two") }, "export", file)).toEqual([0, `Tables written to ${file}: 1.`, ""]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const url = await databases.make();
  expect(run({ DATABASE_URL: url }, "import", file)).toEqual([0, `Tables put in from ${file}: 1.`, ""]);
  const database = await PostgresDatabase.open(url);
  // All but when it was touched, which is now, and the sum over that.
  const kept = (line: string) => line.replace(/"touched":"[^"]+"/, "").replace(/"sum":"\w+"/, "");
  expect((await all(database)).map(kept)).toEqual(readFileSync(file, "utf8").trimEnd().split("\n").map(kept));
  await database.end();

  // What cannot be done is said, and changes nothing.
  expect(run({ DATABASE_URL: url }, "import", file).slice(0, 2)).toEqual([2, ""]);
  expect(run({ DATABASE_URL: url }, "export", file)[0]).toBe(1);
  expect(run({ DATABASE_URL: url }, "import", join(folder, "none"))[0]).toBe(1);
  expect(run({ DATABASE_URL: url }, "copy", file)[2]).toContain("npm run tables -- export FILE");
  expect(run({ DATABASE_URL: "x" }, "export", join(folder, "new"))[0]).toBe(2);
  const none = join(folder, "none");
  const told = [1, "", expect.stringContaining(`no tables in ${none}`)];
  expect(run({ BAIZE_DATA: none }, "export", join(folder, "new"))).toEqual(told);
  expect([none, join(folder, "new")].map((path) => existsSync(path))).toEqual([false, false]);

  // A disk that takes no more than the beginning of the last line.
  if (process.platform === "win32") return;
  const [most, half] = [Math.floor((statSync(file).size - 1) / 1024), join(folder, "half")];
  const words = ["--norc", "-c", `ulimit -f ${most}; exec "$@"`, "bash", process.execPath, MAIN, "export", half];
  const { PATH = "" } = process.env;
  const { status, stderr } = spawnSync("bash", words, { env: { PATH, DATABASE_URL: url }, encoding: "utf8" });
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/half.*: file too large/)]);
  expect(existsSync(half)).toBe(false);
});

test.each([
  ["", "not-a-copy"],
  ["{}", "not-a-copy"],
  ['{"format":"baize-tables","version":999}', "copy-too-new"],
  [`{"format":"baize-tables","version":${NEWEST}}\n{"table":1}`, "broken-copy"],
  [`{"format":"baize-tables","version":${NEWEST}}\n{"table":{"id":"a"},"body":{},"moves":[]}`, "broken-copy"],
])("ON-K5 %j is no copy, and leaves nothing behind", async (text, code) => {
  const database = await PostgresDatabase.open(await databases.make());
  const whole = readFileSync(join(import.meta.dirname, `versions/${NEWEST}.jsonl`), "utf8")
    .trimEnd()
    .split("\n");
  const [head = "", ...rest] = text.split("\n");
  // A whole table before the damage.
  const lines = rest.length === 0 ? head : [head, whole[1], ...rest].join("\n");
  const result = await imported(database, linesOf(lines));
  expect(result.ok ? "" : result.error.code).toBe(code);
  await migrate(database);
  expect(await all(database)).toHaveLength(2);
  await database.end();
});

test.each(["PostgreSQL", "the embedded database"])(
  "ON-K5 what is opened at %s while a damaged copy is put in stays, and of the copy nothing does",
  async (kind) => {
    const where = kind === "PostgreSQL" ? { url: await databases.make() } : { folder: join(folder, "meanwhile") };
    const database = await openDatabase(where);
    await migrate(database);
    const store = new Store<object>(database);
    const [head = "", first = ""] = readFileSync(join(import.meta.dirname, `versions/${NEWEST}.jsonl`), "utf8").split(
      "\n",
    );
    let opening: Promise<boolean> | undefined;
    const result = await imported(
      database,
      (async function* () {
        yield head;
        yield first;
        // A server that runs all the same; the embedded database has it wait for its turn.
        opening = store.create("other", "root", { deal: 1 });
        await (kind === "PostgreSQL" && opening);
        yield "{}";
      })(),
    );
    expect(result).toMatchObject({ ok: false, error: { code: "broken-copy", detail: { line: 3 } } });
    expect(await opening).toBe(true);
    expect(await database.query("SELECT id FROM baize.tables")).toEqual([{ id: "other" }]);
    expect(await database.query("SELECT FROM baize.moves")).toEqual([]);
    await store.end();
  },
);

test("ON-K5 a database that is lost while a copy is put in is told, and damages no line", async () => {
  const database = await PostgresDatabase.open(await databases.make());
  const lines = readFileSync(join(import.meta.dirname, `versions/${NEWEST}.jsonl`), "utf8")
    .trimEnd()
    .split("\n");
  const putting = imported(
    database,
    (async function* () {
      yield* lines.slice(0, 2);
      const others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()";
      await database.query(`${others} AND datname = current_database()`);
      yield* lines.slice(2);
    })(),
  );
  await expect(putting).rejects.toThrow();
  await migrate(database);
  expect(await database.query("SELECT FROM baize.tables")).toEqual([]);
  await database.end();
});

test("ON-K5 a copy with signs that end a line elsewhere, in every way its bytes may be cut, is put in", async () => {
  const said = "a\u2028b\u2029\u0085大老二\u{1f0cf}";
  const one = readFileSync(join(import.meta.dirname, "versions/2.jsonl"), "utf8")
    .split("\n")
    .slice(0, 2);
  const [head, { table, body, moves }] = one.map((line) => JSON.parse(line)) as [unknown, Record<string, object[]>];
  const spoken = { table, body, moves: moves!.map((move, n) => (n === 0 ? { ...move, key: said } : move)) };
  const text = `${JSON.stringify(head)}\n${JSON.stringify(spoken)}\n`;
  const bytes = Buffer.from(text);
  for (const size of [1, 2, 3, 5, bytes.length]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    );
    expect(await gathered(linesIn(chunks))).toEqual(text.trimEnd().split("\n"));
  }
  // The last line may have no end, and an editor's ends of lines may be other ones.
  expect(await gathered(linesIn([Buffer.from("a\r\nb")]))).toEqual(["a", "b"]);
  const file = join(folder, "separated.jsonl");
  writeFileSync(file, bytes);
  const url = await databases.make();
  expect(run({ DATABASE_URL: url }, "import", file)).toEqual([0, `Tables put in from ${file}: 1.`, ""]);
  const database = await PostgresDatabase.open(url);
  expect(await database.query("SELECT FROM baize.moves WHERE key = $1", [said])).toHaveLength(1);
  await database.end();
});

test("ON-K5 every table of the database is in a copy", async () => {
  const database = await PostgresDatabase.open(await databases.make());
  await migrate(database);
  const rows = await database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'baize' ORDER BY 1");
  expect(rows.map(({ tablename }) => tablename)).toEqual(["bodies", "moves", "tables", "version"]);
  await database.end();
});
