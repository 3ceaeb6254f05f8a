/** What operators rely on: settings that are checked, an id for each request, readiness, figures, and a quiet end. */

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { TablesHouse } from "../house.ts";
import { createServer } from "../server.ts";
import { removeOld } from "../store/archive.ts";
import { imported } from "../store/copy.ts";
import { migrate } from "../store/migrations.ts";
import { PostgresDatabase } from "../store/postgres.ts";
import { Store } from "../store/store.ts";
import { Client, openTable, until } from "../testing/client.fixture.ts";
import { Databases, newFolder, Process, removeFolder } from "../testing/place.fixture.ts";
import { FailureLog } from "./log.ts";
import { readSettings } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "baize-running-"));
const page = join(folder, "page");
mkdirSync(page);
writeFileSync(join(page, "index.html"), "<title>page</title>");
let databases: Databases;
beforeAll(async () => {
  databases = await Databases.start();
});
afterAll(async () => {
  await databases.end();
  rmSync(folder, { recursive: true });
});

const withServer = async (
  house: Parameters<typeof createServer>[1],
  use: (server: FastifyInstance) => Promise<void>,
): Promise<void> => {
  const server = await createServer(page, house);
  await use(server);
  await server.close();
};

describe("settings", () => {
  test("SV-S4 everything that is wrong is told at once, in the order of the document", () => {
    const wrong = {
      ...{ PORT: "x", HOST: "", DATABASE_URL: "mysql://x", TRUST_PROXY: "10.0.0.0/33", BOT_PACE: "-1" },
      ...{ ACCESS_LOG: "yes", SEAT_RATE: "0", METRICS_TOKEN: "short", ARCHIVE: join(folder, "none") },
      TABLE_LETTERS: "abi",
    };
    const told = readSettings(wrong) as readonly string[];
    expect(told.map((sentence) => sentence.split(/ (is|has) /)[0])).toEqual(Object.keys(wrong));
  });

  test("SV-S4 what is right is read", () => {
    const env = {
      ...{ PORT: "8080", HOST: "0.0.0.0", DATABASE_URL: "postgres://a@b/c", TRUST_PROXY: "10.0.0.0/8, ::1" },
      ...{ BOT_PACE: "0", ACCESS_LOG: "1", SEAT_RATE: "500", METRICS_TOKEN: "0123456789abcdef", ARCHIVE: folder },
      TABLE_LETTERS: "abc",
    };
    expect(readSettings(env)).toEqual({
      ...{ port: 8080, host: "0.0.0.0", where: { url: env.DATABASE_URL }, proxies: ["10.0.0.0/8", "::1"], pace: 0 },
      ...{ isLogged: true, metricsToken: env.METRICS_TOKEN, archive: folder, seatRate: 500, letters: "abc" },
    });
    expect(readSettings({ BAIZE_DATA: "/x" })).toMatchObject({
      ...{ port: 3000, host: "localhost", where: { folder: "/x" }, proxies: [], pace: undefined, isLogged: false },
    });
  });
});

describe("requests", () => {
  test("SV-H6 every answer has an id, which the log has too; a proxy that is trusted may give it", async () => {
    const lines: string[] = [];
    const proxied = { "x-request-id": "from-the-proxy-1" };
    await withServer({ log: (line) => lines.push(line), proxies: ["127.0.0.1"] }, async (server) => {
      const { headers } = await server.inject({ method: "GET", url: "/nothing.js", headers: proxied });
      expect(headers["x-request-id"]).toBe("from-the-proxy-1");
      const odd = { "x-request-id": 'x"\n{}' };
      const other = await server.inject({ method: "GET", url: "/nothing.js", headers: odd });
      expect(other.headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
      expect(lines.map((line) => JSON.parse(line).request)).toEqual([
        "from-the-proxy-1",
        other.headers["x-request-id"],
      ]);
    });
    await withServer({}, async (server) => {
      const { headers } = await server.inject({ method: "GET", url: "/nothing.js", headers: proxied });
      expect(headers["x-request-id"]).not.toBe("from-the-proxy-1");
    });
    // Whoever comes past the proxy has no say.
    await withServer({ proxies: ["10.0.0.0/8", "2001:db8::/32"] }, async (server) => {
      const idFrom = async (remoteAddress: string) =>
        (await server.inject({ method: "GET", url: "/nothing.js", headers: proxied, remoteAddress })).headers[
          "x-request-id"
        ];
      for (const proxy of ["10.1.2.3", "::ffff:10.1.2.3", "2001:db8::7"]) {
        expect(await idFrom(proxy)).toBe("from-the-proxy-1");
      }
      for (const other of ["11.1.2.3", "2001:db9::7"]) expect(await idFrom(other)).toMatch(/^[0-9a-f]{32}$/);
    });
  });

  test("SV-S4 ON-L2 whatever range of proxies is taken for one is believed, all addresses too", async () => {
    for (const [range, forwarded] of [
      ["0.0.0.0/0", "10.9.8.7"],
      ["::/0", "10.9.8.7"],
      ["127.0.0.1/32", "10.9.8.7"],
      ["128.0.0.0/1", "127.0.0.1"],
    ]) {
      const { proxies } = readSettings({ TRUST_PROXY: range }) as { proxies: readonly string[] };
      await withServer({ proxies }, async (server) => {
        server.get("/ip", async ({ ip }) => ip);
        const { body } = await server.inject({ method: "GET", url: "/ip", headers: { "x-forwarded-for": "10.9.8.7" } });
        expect([range, body]).toEqual([range, forwarded]);
      });
    }
    expect(readSettings({ TRUST_PROXY: "fe80::1%eth0" })).toHaveLength(1);
  });

  test("SV-H2 SV-H6 a line has neither the name of a table nor what a link carries, but tells tables apart", async () => {
    const lines: string[] = [];
    await withServer({ log: (line) => lines.push(line) }, async (server) => {
      for (const url of [
        "/api/tables/k7qp4xmr/moves",
        "/t/K7QP-4XMR?seat=1",
        "/t/mmmmmmmm",
        "/freecell/617?moves=26.5a",
        ...["/T/k7qp4xmr", "//t/k7qp4xmr", "/%74/k7qp4xmr", "/%61pi/tables/k7qp4xmr", "/k7qp4xmr", "/t/%6B7qp4xmr"],
        ...["http://localhost/api/tables/k7qp4xmr", "/api//tables//k7qp4xmr", "/zh-Hant/t/k7qp4xmr", "/t/k7qp4xm%"],
        ...["/t/%6b7qp4xmr/3D%204D", "/files/3D%204D"],
      ]) {
        await server.inject({ method: "GET", url, headers: { authorization: "Bearer tokentokentoken" } });
      }
    });
    const [moves, table, other, alone] = lines.map((line) => JSON.parse(line));
    expect(moves).toMatchObject({ path: "/api/tables/:id/moves", event: "answered", method: "GET", status: 200 });
    expect([table.path, other.path, alone.path]).toEqual(["/t/:id", "/t/:id", "/freecell/617"]);
    expect([moves.table === table.table, table.table === other.table, alone.table]).toEqual([true, false, undefined]);
    expect(lines.join("")).not.toMatch(/k7qp|tokentoken|26\.5a|127\.0\.0\.1|3D 4D/i);
  });

  test("SV-H6 failures are told by kind and code, without what was sent, and no flood of them", () => {
    const lines: string[] = [];
    const log = new FailureLog((line) => lines.push(line));
    const error = Object.assign(new TypeError("secret 3D"), { code: "XX000", detail: "secret" });
    for (let n = 0; n < 1000; n++) log.tell("not-written", error);
    expect(lines.length).toBeLessThan(30);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: "error",
      event: "not-written",
      kind: "TypeError",
      code: "XX000",
    });
    expect(lines.join("")).not.toContain("secret");
  });
});

describe("health", () => {
  test("SV-H4 it is ready when there is a page and the database answers", async () => {
    const asked = async (ready: () => Promise<unknown>, at = page) => {
      const tables = { open: () => Promise.reject(), known: async () => undefined, ready };
      const server = await createServer(at, { tables });
      const { statusCode, body } = await server.inject({ method: "GET", url: "/readyz" });
      await server.close();
      return [statusCode, body];
    };
    expect(await asked(async () => {})).toEqual([200, "ready\n"]);
    expect(await asked(() => Promise.reject(new Error("away")))).toEqual([
      503,
      expect.stringMatching(/^The database is away/),
    ]);
    expect(await asked(async () => {}, join(folder, "none"))).toEqual([503, "The page is not built.\n"]);
  });

  test("SV-H4 ON-L3 an embedded folder that cannot be used is not ready, before and after a table is asked for, and is told as lasting", async () => {
    const place = newFolder();
    const held = join(place, "held");
    mkdirSync(held);
    writeFileSync(join(held, "lock"), `${process.ppid} \n`);
    writeFileSync(join(place, "file"), "");
    for (const at of [join(place, "file"), held]) {
      const tables = new TablesHouse({ folder: at });
      await withServer({ tables }, async (server) => {
        const ready = async () => (await server.inject({ method: "GET", url: "/readyz" })).statusCode;
        expect(await ready()).toBe(503);
        // Whoever asks for a table may wait for its database, and has a connection that waits with him.
        const address = await server.listen({ port: 0, host: "127.0.0.1" });
        const body = JSON.stringify({ game: "bigtwo", term: { kind: "open" } });
        const headers = { "content-type": "application/json" };
        const asked = await fetch(`${address}/api/tables`, { method: "POST", headers, body });
        expect([asked.status, (await asked.json()).code]).toEqual([503, "no-database"]);
        const told = await server.inject({ method: "GET", url: "/readyz" });
        expect([told.statusCode, told.body]).toEqual([503, expect.stringMatching(/^Tables cannot be kept here/)]);
        // Whatever was in the way goes: the next who asks finds it ready.
        if (at !== held) return;
        rmSync(join(held, "lock"));
        await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 150_000, interval: 200 });
      });
      await tables.end();
    }
    removeFolder(place);
  }, 180_000);

  test("SV-H5 figures are for this machine under a name of its own, not under that of a page elsewhere", async () => {
    await withServer({}, async (server) => {
      const ask = async (host: string) =>
        (await server.inject({ method: "GET", url: "/metrics", headers: { host } })).statusCode;
      for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "LOCALHOST"])
        expect(await ask(host)).toBe(200);
      for (const host of ["evil.com", "evil.com:3000", "127.0.0.1.evil.com", "localhost.evil.com", "::1"]) {
        expect(await ask(host)).toBe(404);
      }
    });
  });

  test("SV-H5 figures are for this machine, or for whoever has the token", async () => {
    const ask = (server: FastifyInstance, remoteAddress: string, authorization = "") =>
      server.inject({ method: "GET", url: "/metrics", remoteAddress, headers: { authorization } });
    await withServer({}, async (server) => {
      expect((await ask(server, "127.0.0.1")).statusCode).toBe(200);
      expect((await ask(server, "10.1.2.3")).statusCode).toBe(404);
    });
    const metricsToken = "0123456789abcdef";
    await withServer({ metricsToken }, async (server) => {
      expect((await ask(server, "127.0.0.1")).statusCode).toBe(404);
      expect((await ask(server, "10.1.2.3", "Bearer 0123456789abcdee")).statusCode).toBe(404);
      const { statusCode, body, headers } = await ask(server, "10.1.2.3", `Bearer ${metricsToken}`);
      expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
      // Every line is a comment or a figure, as Prometheus reads them.
      const rows = body.trimEnd().split("\n");
      expect(rows.filter((row) => !/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]+"\})? [\d.e+-]+)$/.test(row))).toEqual([]);
      expect(body).toContain('baize_answers_total{status="4xx"} 2\n');
      expect(body).toContain('baize_answer_seconds_bucket{le="+Inf"} 2\n');
    });
  });
});

test("SV-H5 SV-S6 a process counts tables, streams and changes; told to end it sends its people elsewhere, who miss nothing", async () => {
  const url = await databases.make();
  const [first, second] = await Promise.all([0, 1].map(() => Process.start({ DATABASE_URL: url, BOT_PACE: "0" })));
  const ada = await openTable(first!.address, { bots: ["novice", "novice", "novice"], term: { kind: "open" } });
  await ada.sit("Ada");
  await ada.follow();
  await ada.post("start");
  await until(() => (ada.now?.ply ?? 0) > 0 || ada.now?.turn === ada.now?.you);
  const figures = await (await fetch(`${first!.address}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(figures)?.[1]);
  expect([figure("baize_tables"), figure("baize_streams")]).toEqual([1, 1]);
  expect(figure("baize_changes_total")).toBeGreaterThan(1);
  expect(figure("baize_commits_total")).toBeLessThanOrEqual(figure("baize_changes_total"));
  await first!.kill("SIGTERM");
  expect(first!.child.exitCode).toBe(0);
  await until(() => ada.heard.some(({ event }) => event === "bye"));
  const there = new Client(second!.address, ada.id, ada.token);
  await there.follow(ada.now?.seq);
  const { legal, ply } = await until(async () => {
    const seen = await there.see();
    return seen.turn === seen.you && seen.legal.length > 0 && seen;
  });
  expect((await there.post("moves", { ply, move: legal[0], key: "after" })).status).toBe(200);
  there.unfollow();
  await second!.kill("SIGTERM");
});

test("ON-K4 old tables are on the disk of the archive before they go, and can be read again", async () => {
  const archive = newFolder();
  const url = await databases.make();
  const [database, empty] = await Promise.all([
    PostgresDatabase.open(url),
    PostgresDatabase.open(await databases.make()),
  ]);
  await migrate(database);
  const store = new Store<object>(database, archive);
  for (const id of ["old", "older", "young"])
    await store.create(id, "root", { deal: 1, ...(id === "old" && { terms: "-".repeat(2000) }) });
  const move = { lane: 0, ply: 0, seat: 0, move: "3D", why: "player" as const, key: null, at: 0 };
  await store.append({ id: "old", seq: 1, due: null, deal: 1, moves: [move] });
  await database.query("UPDATE baize.tables SET touched = now() - interval '31 days' WHERE id <> 'young'");
  const month = 30 * 86_400_000;
  if (process.platform !== "win32") {
    // A disk that takes no more than a part: nothing goes, and nothing torn stays.
    const file = (name: string) => JSON.stringify(new URL(name, import.meta.url));
    const work = `import { removeOld } from ${file("../store/archive.ts")};
      import { PostgresDatabase } from ${file("../store/postgres.ts")};
      await removeOld(await PostgresDatabase.open(process.argv[1]), ${month}, process.argv[2]);`;
    const words = [process.execPath, "--input-type=module", "-e", work, "--", url, archive];
    const { status, stderr } = spawnSync("sh", ["-c", 'ulimit -f 1; exec "$@"', "sh", ...words], { encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringContaining("EFBIG")]);
    expect(readdirSync(archive).map((name) => statSync(join(archive, name)).size)).toEqual([0]);
    rmSync(archive, { recursive: true });
    expect((await store.load("old"))?.moves).toHaveLength(1);
    // Whoever failed has them for a while.
    await database.query("UPDATE baize.tables SET leased = NULL");
  }
  // Two who clean up at once remove and write each table once.
  const counts = await Promise.all([store.clean(month), removeOld(database, month, archive)]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await store.load("old")).toBeUndefined();
  expect(await store.load("young")).toBeDefined();
  const [file = "", ...more] = readdirSync(archive);
  expect(more).toEqual([]);
  const lines = readFileSync(join(archive, file), "utf8").trimEnd().split("\n");
  expect(lines).toHaveLength(3);
  const count = await imported(
    empty,
    (async function* () {
      yield* lines;
    })(),
  );
  expect(count).toEqual({ ok: true, value: 2 });
  expect((await new Store<object>(empty).load("old"))?.moves).toMatchObject([{ move: "3D" }]);
  await Promise.all([database.end(), empty.end()]);
  removeFolder(archive);
});
