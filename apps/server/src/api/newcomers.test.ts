/** Who sits down at one process and goes on at another at once, before it has heard of them. */

import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { LIMITS } from "../guards/limits.ts";
import { createServer, endServer } from "../server.ts";
import { Tables } from "../tables/tables.ts";
import { Client, openTable } from "../testing/client.fixture.ts";
import { Memory } from "../testing/keeper.fixture.ts";

/** How often the second process has asked how far tables are. */
let reads = 0;
const ends: (() => Promise<void>)[] = [];
let [first, second] = ["", ""];

/** A server over a memory that others share; no hint comes, and it does not look by itself either. */
async function served(memory: Memory, read: () => void): Promise<string> {
  const kept = memory.process();
  const seqs: typeof kept.seqs = (ids) => {
    read();
    return kept.seqs(ids);
  };
  const tables = new Tables({ ...kept, seqs }, { choose: async () => "" }, 0);
  const door = { open: async () => tables, known: async () => tables };
  const server = await createServer(join(tmpdir(), "no-page"), { tables: door });
  await server.listen({ port: 0, host: "127.0.0.1" });
  ends.push(() => endServer(server, 50).then(() => tables.end()));
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const memory = new Memory();
  first = await served(memory, () => {});
  second = await served(memory, () => {
    reads += 1;
  });
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** A table that the second process knows, and somebody who has just sat down there at the first. */
let ada: Client;
beforeEach(async () => {
  ada = await openTable(first);
  expect((await new Client(second, ada.id).see()).you).toBeNull();
  await ada.sit("Ada");
});

const there = (id: string, token: string | undefined): Client => new Client(second, id, token);

test("ON-M3 ON-P4 who has sat down at one process acts at another at once", async () => {
  const { status, body } = await there(ada.id, ada.token).post("phrase", { phrase: "hello" });
  expect([status, body.said]).toMatchObject([200, [{ seat: 0, phrase: "hello" }]]);
  const bob = new Client(first, ada.id);
  await bob.sit("Bob");
  const move = await there(ada.id, bob.token).post("moves", { ply: 0, move: "3D", key: "k" });
  expect([move.status, move.body.code]).toEqual([422, "not-playing"]);
});

test("ON-M3 ON-P4 who has sat down at one process is told so by another", async () => {
  expect((await there(ada.id, ada.token).see()).you).toBe(0);
});

test("ON-M3 ON-E1 who has sat down at one process follows at another as that seat", async () => {
  const here = there(ada.id, ada.token);
  await here.follow();
  await expect.poll(() => here.heard[0]?.data.you).toBe(0);
  here.unfollow();
});

test("ON-M3 ON-D1 who takes a seat to another device goes on with it at another process at once", async () => {
  const { code } = (await ada.post<{ code: string }>("device-code")).body;
  expect((await there(ada.id, ada.token).see()).you).toBe(0);
  const phone = (await new Client(first, ada.id).post<{ token: string }>("device", { code })).body.token;
  expect((await there(ada.id, phone).post("phrase", { phrase: "hello" })).status).toBe(200);
});

test("ON-M3 ON-L1 also while many others ask from the same address", async () => {
  const most = LIMITS.address.count;
  Object.assign(LIMITS.address, { count: 5 });
  try {
    const flood = await Promise.all(Array.from({ length: 20 }, () => there(ada.id, undefined).ask("GET", "")));
    expect(flood.at(-1)?.status).toBe(429);
    expect((await there(ada.id, ada.token).ask("GET", "")).body.you).toBe(0);
  } finally {
    Object.assign(LIMITS.address, { count: most });
  }
});

test("ON-L1 who shows tokens that are none has the table read no more often than an address may", async () => {
  const most = LIMITS.looking.count;
  Object.assign(LIMITS.looking, { count: 20 });
  reads = 0;
  try {
    const forged = (n: number) => there(ada.id, String(n).padStart(43, "f")).ask("POST", "/phrase", { phrase: "wow" });
    for (let n = 0; n < 100; n++) expect((await forged(n)).status).toBe(401);
    // The time in which it is counted may begin anew just here.
    expect(reads).toBeLessThanOrEqual(40);
  } finally {
    Object.assign(LIMITS.looking, { count: most });
  }
});
