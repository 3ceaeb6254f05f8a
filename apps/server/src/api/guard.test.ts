/** Who is counted as whom, and what others claim about where they come from. */

import { setTimeout as pause } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "../guards/limits.ts";
import { FailureLog } from "../running/log.ts";
import { Client, openTable } from "../testing/client.fixture.ts";
import { Memory } from "../testing/keeper.fixture.ts";
import { served } from "../testing/served.fixture.ts";
import { addressKey, isOwnOrigin, Rates } from "./guard.ts";

let house: Awaited<ReturnType<typeof served>>;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  house = await served();
  ends.push(house.end);
});
afterAll(async () => {
  for (const end of ends) await end();
});

test.each([
  ["10.0.0.7", "10.0.0.7"],
  ["::ffff:10.0.0.7", "10.0.0.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("ON-L1 %s is counted as %s: a network of the sixth version as one", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  [{ host: "play.example.org" }, true],
  [{ host: "play.example.org", origin: "https://play.example.org" }, true],
  [{ host: "localhost:3000", origin: "http://localhost:3000" }, true],
  [{ host: "[::1]:3000", origin: "http://[::1]:3000" }, true],
  // As some proxies write it.
  [{ host: "play.example.org:443", origin: "https://play.example.org" }, true],
  [{ host: "Play.Example.Org:80", origin: "http://play.example.org" }, true],
  [{ host: "play.example.org", origin: "https://play.example.org:8443" }, false],
  [{ host: "play.example.org:80", origin: "https://play.example.org" }, false],
  [{ host: "play.example.org", origin: "https://elsewhere.example" }, false],
  [{ host: "play.example.org", origin: "https://play.example.org.elsewhere.example" }, false],
  [{ host: "play.example.org", origin: "null" }, false],
  [{ host: "", origin: "file://" }, false],
  [{ origin: "https://play.example.org" }, false],
  [{ host: "play.example.org", origin: "https://play.example.org", "sec-fetch-site": "same-site" }, false],
])("ON-L2 whether a page is of the site that is asked: %j", (headers, isOwn) => {
  expect(isOwnOrigin({ headers } as FastifyRequest)).toBe(isOwn);
});

test("ON-L1 so many in so much time, and then again; whoever came first is forgotten where there are too many", () => {
  const rates = new Rates();
  const rate = { count: 2, within: 1000 };
  expect([0, 1, 2, 999, 1000].map((now) => rates.wait("a", rate, now))).toEqual([0, 0, 998, 1, 0]);
  for (let n = 0; n < 250_000; n++) rates.wait(`x${n}`, rate, 1001);
  expect([0, 1, 2].map(() => rates.wait("x249999", rate, 1002))).toEqual([0, 999, 999]);
});

/** Statuses of many questions from one address, each claiming to come from another. */
async function asked(address: string, count: number): Promise<ReadonlySet<number>> {
  const table = await openTable(address);
  const all = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      table.ask("GET", "", undefined, { "x-forwarded-for": `10.1.${n >> 8}.${n & 255}` }),
    ),
  );
  return new Set(all.map(({ status }) => status));
}

test("ON-L2 an address that is claimed counts from a configured proxy alone", async () => {
  const most = LIMITS.address.count;
  Object.assign(LIMITS.address, { count: 40 });
  try {
    const [plain, proxied] = [await served(), await served(["127.0.0.1"])];
    ends.push(plain.end, proxied.end);
    expect(await asked(plain.address, 60)).toEqual(new Set([200, 429]));
    expect(await asked(proxied.address, 60)).toEqual(new Set([200]));
  } finally {
    Object.assign(LIMITS.address, { count: most });
  }
});

test.each([
  ["nobody is a proxy", []],
  ["other addresses are proxies", ["10.0.0.0/8"]],
  ["whoever asks is a proxy", ["127.0.0.1"]],
])("ON-L2 SV-P4 that the way is encrypted counts from a configured proxy alone: %s", async (_, proxies) => {
  const { address, end } = await served(proxies);
  ends.push(end);
  const { id } = await openTable(address);
  const isBelieved = proxies.includes("127.0.0.1");
  /** Whether the seat's cookie is for encrypted ways alone, and whether the answer and a stream say to keep to them. */
  const told = async (name: string, headers: Record<string, string>) => {
    const body = JSON.stringify({ name, nonce: "0".repeat(32) });
    const type = { "content-type": "application/json" };
    const seat = await fetch(`${address}/api/tables/${id}/seat`, {
      method: "POST",
      headers: { ...type, ...headers },
      body,
    });
    const stop = new AbortController();
    const stream = await fetch(`${address}/api/tables/${id}/events`, { headers, signal: stop.signal });
    stop.abort();
    const strict = [seat, stream].map((answer) => answer.headers.has("strict-transport-security"));
    return [seat.status, /; Secure$/.test(seat.headers.get("set-cookie") ?? ""), ...strict];
  };
  expect(await told("Ada", { "x-forwarded-proto": "https" })).toEqual([201, isBelieved, isBelieved, isBelieved]);
  expect(await told("Bob", { "x-forwarded-proto": "http" })).toEqual([201, false, false, false]);
  expect(await told("Cem", {})).toEqual([201, false, false, false]);
});

test("ON-L1 a seat is not locked out by a flood from its own address, on a server that never saw it either", async () => {
  const ada = await openTable(house.address, { bots: ["novice", "novice", "novice"] });
  await ada.sit("Ada");
  const most = LIMITS.address.count;
  Object.assign(LIMITS.address, { count: 5 });
  try {
    const stranger = new Client(house.address, ada.id);
    const flood = await Promise.all(Array.from({ length: 20 }, () => stranger.ask("GET", "")));
    expect(flood.at(-1)?.status).toBe(429);
    expect(flood.at(-1)?.wait).toBeGreaterThanOrEqual(1);
    expect(flood.at(-1)?.wait).toBeLessThanOrEqual(LIMITS.address.within / 1000);
    expect((await ada.ask("GET", "")).status).toBe(200);
    expect((await new Client(house.address, ada.id, "f".repeat(43)).ask("GET", "")).status).toBe(429);
  } finally {
    Object.assign(LIMITS.address, { count: most });
  }
});

test("ON-L1 strangers shut nobody out at a process that has just begun, either, and knows nobody yet", async () => {
  const memory = new Memory();
  const houses = await Promise.all([served([], memory.process()), served([], memory.process())]);
  ends.push(...houses.map(({ end }) => end));
  const [before, after] = houses.map(({ address }) => address) as [string, string];
  const ada = await openTable(before);
  await ada.sit("Ada");
  const most = LIMITS.address.count;
  Object.assign(LIMITS.address, { count: 5 });
  try {
    const stranger = new Client(after, ada.id);
    const flood = await Promise.all(Array.from({ length: 20 }, () => stranger.ask("GET", "")));
    expect(flood.at(-1)?.status).toBe(429);
    const forged = new Client(after, ada.id, "f".repeat(43));
    expect((await forged.ask("GET", "")).status).toBe(429);
    // Nobody has asked there for a table of hers.
    const bob = await openTable(before);
    await bob.sit("Bob");
    for (const { id, token } of [ada, bob]) {
      const returned = new Client(after, id, token);
      await returned.follow();
      await expect.poll(() => returned.now?.you).toBe(0);
      expect((await returned.post("phrase", { phrase: "hello" })).status).toBe(200);
      returned.unfollow();
    }
    expect((await forged.ask("GET", "")).status).toBe(429);
  } finally {
    Object.assign(LIMITS.address, { count: most });
  }
});

test("ON-L1 a token is a seat's for as long as the seat is not given up: then it counts as its address does", async () => {
  const table = await openTable(house.address);
  const former: Client[] = [];
  for (let n = 0; n < 5; n++) {
    const client = new Client(house.address, table.id);
    await client.sit("Ada");
    expect((await client.ask("POST", "/leave", {})).status).toBe(200);
    former.push(client);
  }
  // Who is removed by another is nobody either; who still sits there is.
  const ada = new Client(house.address, table.id);
  const bob = new Client(house.address, table.id);
  await ada.sit("Ada");
  await bob.sit("Bob");
  expect((await bob.ask("GET", "")).status).toBe(200);
  await ada.post("remove", { seat: 1 });
  const most = LIMITS.address.count;
  Object.assign(LIMITS.address, { count: 5 });
  try {
    const all = await Promise.all(
      [...former, bob].flatMap((client) => [client, client].map((it) => it.ask("GET", ""))),
    );
    // The time in which it is counted may begin anew just here.
    expect(all.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(5);
    expect((await ada.ask("GET", "")).status).toBe(200);
  } finally {
    Object.assign(LIMITS.address, { count: most });
  }
});

test("ON-L1 however many watch, whoever sits there can follow; of too many streams of one seat the oldest ends", async () => {
  const { streams } = LIMITS;
  const before = { ...streams };
  Object.assign(streams, { table: 2, seat: 2 });
  try {
    const ada = await openTable(house.address);
    await ada.sit("Ada");
    const watchers = Array.from({ length: 3 }, () => new Client(house.address, ada.id));
    for (const watcher of watchers) await watcher.follow();
    await watchers[2]!.over;
    expect(watchers[2]!.heard).toEqual([]);
    const tabs = Array.from({ length: 3 }, () => new Client(house.address, ada.id, ada.token));
    for (const tab of tabs) await tab.follow();
    await tabs[0]!.over;
    await ada.post("phrase", { phrase: "hello" });
    await expect.poll(() => tabs.map(({ now }) => now?.said.length)).toEqual([0, 1, 1]);
    for (const each of [...watchers, ...tabs]) each.unfollow();
  } finally {
    Object.assign(streams, before);
  }
});

test("SV-P4 SV-H6 a stream is kept by nobody on its way, loads nothing, and has an id", async () => {
  const { id } = await openTable(house.address);
  const stop = new AbortController();
  const { headers } = await fetch(`${house.address}/api/tables/${id}/events`, { signal: stop.signal });
  stop.abort();
  const told = ["content-type", "cache-control", "content-security-policy", "x-content-type-options"];
  expect(told.map((name) => headers.get(name))).toEqual([
    "text/event-stream; charset=utf-8",
    "no-store",
    "default-src 'none'; frame-ancestors 'none'",
    "nosniff",
  ]);
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/);
});

test("ON-E6 whoever goes while the table is read for them follows nothing, and takes nobody's room", async () => {
  const keeper = new Memory().process();
  const { seqs } = keeper;
  const { address, end } = await served([], keeper);
  ends.push(end);
  const ada = await openTable(address);
  await ada.sit("Ada");
  const reads = Promise.withResolvers<void>();
  const isRead = Promise.withResolvers<void>();
  keeper.seqs = async (...asked) => {
    reads.resolve();
    await isRead.promise;
    return seqs(...asked);
  };
  const stop = new AbortController();
  const gone = fetch(`${address}/api/tables/${ada.id}/events`, { signal: stop.signal }).catch(() => "gone");
  await reads.promise;
  stop.abort();
  expect(await gone).toBe("gone");
  await pause(100);
  isRead.resolve();
  keeper.seqs = seqs;
  expect((await ada.ask("GET", "")).status).toBe(200);
  expect(await (await fetch(`${address}/metrics`)).text()).toContain("\nbaize_streams 0\n");
});

test("SV-H6 ON-L3 a stream that the database kept from being opened is written down as any question is", async () => {
  const keeper = new Memory().process();
  const lines: string[] = [];
  const { address, end } = await served([], keeper, new FailureLog((line) => lines.push(line)));
  ends.push(end);
  const { id } = await openTable(address);
  keeper.die();
  const { status, headers } = await fetch(`${address}/api/tables/${id}/events`);
  const told = { event: "not-written", request: headers.get("x-request-id"), path: "/api/tables/:id/events" };
  expect([status, JSON.parse(lines[0] ?? "{}")]).toEqual([503, expect.objectContaining(told)]);
});

test("ON-E1 a stream is not asked for by its head alone", async () => {
  const ada = await openTable(house.address);
  const { status } = await fetch(`${house.address}/api/tables/${ada.id}/events`, { method: "HEAD" });
  expect(status).toBe(404);
});
