/** Whole evenings at a table, over HTTP, on both databases. */

import { GAMES } from "@baize/games";
import { Match, must, sealOf } from "@baize/kernel";
import { readKept } from "@baize/midend";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Client, openTable, until } from "../testing/client.fixture.ts";
import { Databases, newFolder, removeFolder, type Served, serve } from "../testing/place.fixture.ts";
import { apiParts } from "./description.ts";

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

const bigtwo = await GAMES.find(({ id }) => id === "bigtwo")!.rules();

/** Two who sit at a table with two bots. */
async function twoAt(address: string, wish: object = {}): Promise<[Client, Client]> {
  const ada = await openTable(address, { bots: ["novice", "classic"], ...wish });
  const bob = new Client(address, ada.id);
  await ada.sit("Ada");
  await bob.sit("Bob");
  return [ada, bob];
}

describe.each(["postgres", "embedded"] as const)("on %s", (kind) => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(kind === "postgres" ? { url: await databases.make() } : { folder });
  });
  afterAll(() => served.end());

  test("ON-M1 ON-M2 ON-V1 ON-E1 ON-F1 ON-R1 ON-P4 a whole series is played, told and fair", async () => {
    const { address } = served;
    const [ada, bob] = await twoAt(address, { term: { kind: "deals", deals: 2 } });
    const watcher = new Client(address, ada.id.toUpperCase());
    const { seal } = (await watcher.see()).fair;
    await Promise.all([ada.follow(), bob.follow(), watcher.follow()]);
    expect((await bob.post("start")).body.code).toBe("host-only");
    const begun = (await ada.post("start")).body;
    expect(begun).toMatchObject({
      state: "playing",
      deal: 1,
      you: 0,
      fair: { seal, nonces: [ada.nonce, bob.nonce].sort() },
    });
    expect(begun.fair.secret).toBeUndefined();
    expect((await ada.ask("GET", "/record")).status).toBe(404);

    // Out of turn, stale, forbidden and repeated.
    const seen = await until(async () => {
      const now = await ada.see();
      return now.turn !== null && (now.turn === 0 || now.turn === 1) && now;
    });
    const [mover, other] = seen.turn === 0 ? [ada, bob] : [bob, ada];
    const { ply, legal } = await mover.see();
    expect((await other.post("moves", { ply, move: legal[0], key: "a" })).body.code).toBe("not-your-turn");
    expect((await watcher.post("moves", { ply, move: legal[0], key: "a" })).status).toBe(401);
    const stale = await mover.post("moves", { ply: ply + 1, move: legal[0], key: "b" });
    expect([stale.status, stale.body.code, stale.body.table?.ply]).toEqual([409, "stale-ply", ply]);
    const wrong = await mover.post("moves", { ply, move: "2C 2D 2H 2S", key: "c" });
    expect([wrong.status, wrong.body.says?.endsWith(".")]).toEqual([422, true]);
    const twice = await Promise.all([0, 1, 2].map(() => mover.post("moves", { ply, move: legal[0], key: "d" })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await mover.see()).moves.filter(({ seat }, n) => n === ply && seat === seen.turn)).toHaveLength(1);
    expect((await mover.post("moves", { ply: ply + 1, move: legal[0], key: "d" })).body.code).toBe("key-used");

    const [first] = await Promise.all([ada.playOn(), bob.playOn()]);
    expect(first).toMatchObject({ state: "between", deal: 1 });
    expect(sealOf(first.fair.secret!)).toBe(seal);

    // The record replays to what was told, and everybody was told the same moves.
    const record = (await watcher.ask<Record<string, unknown>>("GET", "/record")).body;
    const match = must(Match.load(bigtwo, must(readKept(record)).save));
    expect(match.status).toMatchObject({ kind: "over", scores: first.scores });
    expect([record.seal, record.nonces]).toEqual([seal, [ada.nonce, bob.nonce].sort()]);
    await until(() => watcher.now?.state === "between");
    for (const client of [ada, bob, watcher]) expect(client.now?.moves.map(({ move }) => move)).toEqual(match.moves);
    expect(watcher.now?.view).toEqual(JSON.parse(JSON.stringify(match.view("spectator"))));

    // Nobody was told what they may not know: each view that came is the view of that seat at that ply.
    for (const [client, viewer] of [
      [ada, 0],
      [bob, 1],
      [watcher, "spectator"],
    ] as const) {
      for (const { data, text } of client.heard.filter((heard) => heard.data.state !== "waiting")) {
        if (data.view === null) continue;
        const then = must(match.goTo(data.ply)).view(viewer as never);
        expect(data.view).toEqual(JSON.parse(JSON.stringify(then)));
        if (data.ply < match.ply) expect(text).not.toContain(first.fair.secret);
      }
    }

    if (kind === "embedded") return;
    await ada.post("start");
    const [second] = await Promise.all([ada.playOn(2), bob.playOn(2)]);
    expect(second).toMatchObject({ state: "over", deal: 2 });
    expect(sealOf(second.fair.secret!)).toBe(first.fair.secret);
    expect(second.totals).toEqual(first.scores!.map((points, seat) => points + second.scores![seat]!));
    expect((await ada.ask("GET", "/record?deal=1")).body).toEqual({ ...record, series: expect.any(String) });
    expect((await ada.post("rematch")).body.state).toBe("between");
    for (const client of [ada, bob, watcher]) client.unfollow();
  });

  test("ON-H1 ON-H3 ON-D1 ON-E2 ON-E4 host's acts, phrases, another device, and resuming", async () => {
    const [ada, bob] = await twoAt(served.address, { bots: [] });
    expect((await ada.post("fill", { seat: 3, level: "expert" })).body.seats[3]).toMatchObject({
      kind: "bot",
      level: "expert",
    });
    expect((await ada.post("fill", { seat: 3, level: "giant" })).body.code).toBe("no-such-level");
    // ON-H3: rules are changed until the first deal, by the host alone.
    const rules = { options: "taiwan", clock: 60, term: { kind: "points", points: 50 }, level: "skilled" };
    expect((await ada.post("rules", rules)).body).toMatchObject(rules);
    expect(await bob.see()).toMatchObject({ options: "taiwan", you: 1 });
    expect((await bob.post("rules", rules)).body.code).toBe("host-only");
    expect((await ada.post("rules", { level: "giant" })).body.code).toBe("no-such-level");
    expect((await ada.post("rules", { options: "mars" })).status).toBe(422);
    expect((await ada.post("swap", { seats: [1, 2] })).body.seats[2]).toMatchObject({ name: "Bob" });
    expect((await bob.see()).you).toBe(2);
    expect((await bob.post("phrase", { phrase: "hello" })).body.said).toMatchObject([{ seat: 2, phrase: "hello" }]);

    const { code } = (await bob.post<{ code: string }>("device-code")).body;
    const phone = new Client(served.address, ada.id);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect((await phone.post("device", { code: wrong })).body.code).toBe("wrong-code");
    phone.token = (await phone.post<{ token: string }>("device", { code })).body.token;
    expect((await phone.see()).you).toBe(2);
    expect((await new Client(served.address, ada.id).post("device", { code })).body.code).toBe("wrong-code");

    await phone.follow();
    // Bob, who has not followed before, is noted as one who does: that is a change of its own.
    const { seq } = await until(() => phone.heard.length > 1 && phone.now);
    await ada.post("phrase", { phrase: "wow" });
    await until(() => phone.now?.seq === seq + 1);
    phone.unfollow();
    const again = new Client(served.address, ada.id, phone.token);
    await again.follow(seq + 1);
    await ada.post("phrase", { phrase: "sad" });
    await until(() => again.heard.length > 0);
    // What was known is not told again.
    expect(again.heard.map(({ id }) => Number(id))).toEqual([seq + 2]);
    again.unfollow();

    expect((await ada.post("hand-over", { seat: 2 })).body.host).toBe(2);
    expect((await ada.post("remove", { seat: 2 })).status).toBe(403);
    expect((await bob.post("remove", { seat: 0 })).body.seats[0]).toMatchObject({ kind: "open" });
    expect((await ada.see()).you).toBeNull();
    expect((await bob.post("leave")).body).toMatchObject({ host: null, you: null });
  });

  test.skipIf(kind === "embedded")(
    "ON-A1 ON-A3 who drops off is away, may be replaced, and gets the seat back",
    async () => {
      const [ada, bob] = await twoAt(served.address);
      await Promise.all([ada.follow(), bob.follow()]);
      await ada.post("start");
      expect((await ada.post("replace", { seat: 1 })).body.code).toBe("not-away");
      bob.unfollow();
      await until(() => ada.now?.seats[1]?.away === true);
      expect((await ada.post("replace", { seat: 1 })).body.seats[1]).toMatchObject({ name: "Bob", level: "classic" });
      const over = await ada.playOn();
      expect(over.moves.filter(({ seat }) => seat === 1).every(({ why }) => why === "bot")).toBe(true);
      await bob.follow();
      const back = await until(() => bob.now?.seats[1]?.away === false && bob.now);
      expect(back.seats[1]).not.toHaveProperty("level");
      for (const client of [ada, bob]) client.unfollow();
    },
  );
});

test("ON-T1 ON-T2 ON-L2 ON-L4 ON-L5 what is wrong gets a status and a sentence, and changes nothing", async () => {
  const served = await serve({ url: await databases.make() });
  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const init = { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
    const answer = await fetch(`${served.address}/api/${path}`, init);
    const said = (await answer.json()) as { code: string; says: string };
    expect(said.says).toMatch(/^[A-Z"].*[.]$/);
    return [answer.status, said.code];
  };
  const table = await openTable(served.address);
  const nonce = "a".repeat(32);
  for (const [path, body, status, code] of [
    ["tables", "{", 400, "refused"],
    ["tables", "{}", 400, "bad-field"],
    ["tables", '{"game":"chess"}', 422, "no-such-game"],
    ["tables", '{"game":"freecell"}', 422, "one-seat"],
    ["tables", '{"game":"bigtwo","kind":"race"}', 422, "no-race"],
    ["tables", '{"game":"bigtwo","seats":3}', 422, "seats-are-fixed"],
    ["tables", '{"game":"freecell","kind":"race","bots":[null]}', 422, "no-bots-in-races"],
    ["tables", '{"game":"freecell","kind":"race","clock":30}', 422, "no-clock-in-races"],
    ["tables", '{"game":"freecell","kind":"race","seats":9}', 400, "bad-field"],
    ["tables", '{"game":"bigtwo","options":"nonsense"}', 422, "no-such-preset"],
    ["tables", '{"game":"bigtwo","level":"giant"}', 422, "no-such-level"],
    ["tables", '{"game":"bigtwo","bots":["novice","novice","novice","novice"]}', 422, "too-many-bots"],
    ["tables", '{"game":"bigtwo","clock":7}', 400, "bad-field"],
    ["tables", '{"game":"bigtwo","extra":1}', 400, "bad-field"],
    ["tables", JSON.stringify({ game: "x".repeat(9000) }), 413, "refused"],
    [`tables/${table.id}/seat`, `{"name":"","nonce":"${nonce}"}`, 422, "bad-name"],
    [`tables/${table.id}/seat`, '{"name":"Ada","nonce":"short"}', 400, "bad-field"],
    [`tables/${table.id}/moves`, '{"ply":0,"move":"3D","key":"k"}', 401, "not-seated"],
    [`tables/${table.id}/dance`, "{}", 404, "no-operation"],
    ["tables/aaaaaaaa/start", "{}", 404, "no-such-table"],
    ["tables/nothing/start", "{}", 404, "no-such-table"],
  ] as const) {
    expect([body.slice(0, 60), ...(await post(path, body))]).toEqual([body.slice(0, 60), status, code]);
  }
  const sit = `{"name":"Ada","nonce":"${nonce}"}`;
  expect(await post(`tables/${table.id}/seat`, sit, { origin: "https://elsewhere.example" })).toEqual([
    403,
    "other-origin",
  ]);
  expect(await post(`tables/${table.id}/seat`, sit, { "sec-fetch-site": "cross-site" })).toEqual([403, "other-origin"]);
  expect((await table.see()).seats.every(({ kind }) => kind === "open")).toBe(true);

  const spelled = new Client(served.address, `${table.id.slice(0, 4).toUpperCase()}-${table.id.slice(4)}`);
  expect((await spelled.see()).id).toBe(table.id);
  const answer = await fetch(`${served.address}/api/tables/${table.id}/seat`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: sit,
  });
  const { token } = (await answer.json()) as { token: string };
  expect(answer.headers.get("set-cookie")).toMatch(
    new RegExp(`^seat=${token}; Path=/api/tables/${table.id}; HttpOnly; SameSite=Strict; Max-Age=\\d+$`),
  );
  const cookie = { cookie: `other=1; seat=${token}` };
  expect((await new Client(served.address, table.id).ask("GET", "", undefined, cookie)).body.you).toBe(0);

  const described = (await (await fetch(`${served.address}/openapi.json`)).json()) as { paths: Record<string, object> };
  const told = apiParts().operations.map(({ name }) => name);
  for (const act of "seat start moves undo redo give-up record fill rules remove replace swap hand-over leave back phrase rematch device-code device".split(
    " ",
  )) {
    expect(Object.keys(described.paths)).toContain(`/api/tables/{id}/${act}`);
    expect(told.some((name) => name.endsWith(` /api/tables/:id/${act}`))).toBe(true);
  }
  expect(Object.keys(described.paths)).toContain("/api/tables/{id}/events");
  await served.end();
});

test("ON-L1 ON-L3 too many requests get 429; another seat goes on", async () => {
  const served = await serve({ url: await databases.make() });
  const [ada, bob] = await twoAt(served.address);
  await ada.see();
  const all = await Promise.all(Array.from({ length: 200 }, () => ada.ask("GET", "")));
  const statuses = all.map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
  expect((await bob.ask("GET", "")).status).toBe(200);

  // ON-L3: while the database is away nothing is acknowledged.
  await bob.see();
  const tables = await served.house.open();
  await tables.store.end();
  const away = await bob.post("phrase", { phrase: "hello" });
  expect([away.status, away.body.code]).toEqual([503, "database-away"]);
  expect((await bob.see()).said).toEqual([]);
  await served.end().catch(() => {});
});
