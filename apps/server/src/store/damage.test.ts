/** Copies that were cut, altered or doubled: what can be put in all the same, and what is refused. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "@baize/kernel";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { passedOn } from "../testing/passed-on.fixture.ts";
import { Databases, newFolder, removeFolder } from "../testing/place.fixture.ts";
import { exported, imported } from "./copy.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrations.ts";
import { PostgresDatabase } from "./postgres.ts";
import { Store } from "./store.ts";

// A busy machine is no fault.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let databases: Databases;
/** A copy as it was written before lines had sums, of three tables, and as it is written now. */
const FORMER = readFileSync(join(import.meta.dirname, "versions/2.jsonl"), "utf8")
  .trimEnd()
  .split("\n");
let whole: readonly string[];

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function all(database: Database): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of exported(database)) lines.push(line);
  return lines;
}

const opened = async (): Promise<PostgresDatabase> => PostgresDatabase.open(await databases.make());

/** A line with the sum that it should have. */
function summed(fields: object): string {
  const text = JSON.stringify(fields);
  return `${text.slice(0, -1)},"sum":"${createHash("sha256").update(text).digest("hex")}"}`;
}

beforeAll(async () => {
  databases = await Databases.start();
  const database = await opened();
  must(await imported(database, each(FORMER)));
  whole = await all(database);
  await database.end();
});
afterAll(async () => {
  await databases.end();
});

test("ON-K5 each line of a copy has a sum that anybody can count anew, and its last one says how many tables there are", () => {
  expect(whole).toHaveLength(5);
  for (const line of whole) {
    const { sum, ...fields } = JSON.parse(line);
    expect(summed(fields)).toBe(line);
    expect(sum).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(JSON.parse(whole.at(-1)!)).toMatchObject({ end: 3 });
});

const without = (n: number) => whole.toSpliced(n, 1);
const altered = (n: number, from: string | RegExp, to: string) => {
  const line = whole[n]!.replace(from, to);
  expect(line).not.toBe(whole[n]);
  return whole.with(n, line);
};

test.each<[string, number, () => readonly string[]]>([
  ["cut before its last line", 5, () => without(4)],
  ["cut within its last line", 5, () => altered(4, /.$/, "")],
  ["cut after a table", 4, () => whole.slice(0, 3)],
  ["cut after its head", 2, () => whole.slice(0, 1)],
  ["without a table", 4, () => without(2)],
  ["with a table twice and another not at all", 5, () => whole.with(2, whole[1]!)],
  ["with a table after its end", 6, () => [...whole, whole[1]!]],
  ["with another end", 5, () => whole.with(4, summed({ end: 4 }))],
  ["with a sign altered in a table", 3, () => altered(2, /"seq":\s*\d/, '"seq":9')],
  ["with a sign altered in the name of a field", 3, () => altered(2, '"root"', '"roof"')],
  ["with a sign altered in a sum", 3, () => altered(2, /.(?="\}$)/, "x")],
  ["with a line that lost its sum", 3, () => altered(2, /,"sum":"\w+"/, "")],
  ["with an altered end", 5, () => altered(4, "3", "2")],
  ["with an altered head", 1, () => altered(0, '"end":true', '"end":null')],
  ["with a head of the former form, and an altered line", 3, () => altered(2, '"root"', '"roof"').with(0, FORMER[0]!)],
  ["of the former form with an end", 5, () => [...FORMER, whole[4]!]],
])("ON-K5 a copy %s is refused in line %i, and leaves nothing behind", async (_, line, damaged) => {
  const database = await opened();
  const result = await imported(database, each(damaged()));
  expect(result).toMatchObject({ ok: false, error: { code: "broken-copy", detail: { line } } });
  await migrate(database);
  expect(await all(database)).toHaveLength(2);
  await database.end();
});

test("ON-K5 an archive has sums and no end, and is put in as it is", async () => {
  const { version } = JSON.parse(FORMER[0]!);
  const head = summed({ format: "baize-tables", version });
  const database = await opened();
  expect(must(await imported(database, each([head, ...whole.slice(1, 4)])))).toBe(3);
  await database.end();
});

const MONTH = 30 * 86_400_000;
const move = (ply: number) => ({ lane: 0, ply, seat: 0, move: "3D", why: "player" as const, key: null, at: 0 });
const age = (database: Database) =>
  database.query("UPDATE baize.tables SET touched = now() - interval '31 days', leased = NULL");

test("ON-K4 ON-K5 a table that is in an archive twice, as its removal failed, is put in as it was written last", async () => {
  const [folder, database, empty] = [newFolder(), await opened(), await opened()];
  await migrate(database);
  let isAway = true;
  const query: Database["query"] = (text, values, name) => {
    if (isAway && text.includes("DELETE")) throw new Error("the database is away");
    return database.query(text, values, name);
  };
  const store = new Store<object>({ ...passedOn(database), query }, folder);
  for (const id of ["same", "grown"]) {
    await store.create(id, "root", { deal: 1 });
    await store.append({ id, seq: 1, due: null, deal: 1, moves: [move(0)] });
  }
  await age(database);
  await expect(store.clean(MONTH)).rejects.toThrow("away");
  // Somebody comes back to one of them.
  await store.append({ id: "grown", seq: 2, due: null, deal: 1, moves: [move(1)], body: { deal: 1, n: 2 } });
  isAway = false;
  await age(database);
  expect(await store.clean(MONTH)).toBe(2);
  const [file = "", ...more] = readdirSync(folder);
  expect(more).toEqual([]);
  const lines = readFileSync(join(folder, file), "utf8").trimEnd().split("\n");
  expect(lines).toHaveLength(5);
  expect(await imported(empty, each(lines))).toEqual({ ok: true, value: 2 });
  const found = new Store<object>(empty);
  expect(await found.load("same")).toMatchObject({ seq: 1, moves: [{ ply: 0 }] });
  expect(await found.load("grown")).toMatchObject({ seq: 2, body: { n: 2 }, moves: [{ ply: 0 }, { ply: 1 }] });
  await Promise.all([store.end(), found.end()]);
  removeFolder(folder);
});

test("ON-K4 two processes of one number, as in two containers, write old tables to a file each", async () => {
  const [folder, database] = [newFolder(), await opened()];
  await migrate(database);
  const store = new Store<object>(database);
  for (const id of ["one", "two"]) {
    // A process loads its code anew.
    const { removeOld }: typeof import("./archive.ts") = await import(`./archive.ts?run=${id}`);
    await store.create(id, "root", { deal: 1 });
    await age(database);
    expect(await removeOld(database, MONTH, folder)).toBe(1);
  }
  expect(readdirSync(folder)).toHaveLength(2);
  await store.end();
  removeFolder(folder);
});

test("ON-K4 ON-K5 old tables that are put back are not removed again by the next cleaning", async () => {
  const database = await opened();
  const old = [FORMER[0]!, ...FORMER.slice(1).map((line) => line.replace(/"touched":"\d{4}/, '"touched":"2020'))];
  expect(must(await imported(database, each(old)))).toBe(3);
  const store = new Store<object>(database);
  expect(await store.clean(MONTH)).toBe(0);
  await store.end();
});
