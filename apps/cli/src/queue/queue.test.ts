import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { baize, type Finished, outcomeOf, start } from "@baize/testkit/terminal";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Postgres, startPostgres } from "../../../../scripts/postgres.ts";
import { Database } from "./database.ts";

const folder = mkdtempSync(join(tmpdir(), "baize-queue-"));
let postgres: Postgres;
const places: Place[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  for (const place of places) await place.end();
  await postgres.end();
  rmSync(folder, { recursive: true });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}
const exit = async (child: ChildProcess) => child.exitCode ?? ((await once(child, "exit"))[0] as number | null);

/** A queue of its own, in a database of its own. */
class Place {
  readonly url: string;
  readonly database: Database;
  readonly #children: ChildProcess[] = [];

  private constructor(url: string, database: Database) {
    this.url = url;
    this.database = database;
  }

  static async make(name: string): Promise<Place> {
    const all = await Database.open(postgres.url);
    await all.executeSql(`CREATE DATABASE ${name}`);
    await all.end();
    const url = postgres.url.replace(/postgres$/, name);
    const place = new Place(url, await Database.open(url));
    places.push(place);
    return place;
  }

  async end(): Promise<void> {
    for (const child of this.#children) child.kill("SIGKILL");
    await this.database.end();
  }

  /** The one number that a question has as its answer; 0 while there are no tables. */
  async one(text: string): Promise<number> {
    const { rows } = await this.database.executeSql(text).catch(() => ({ rows: [] }));
    return Number(Object.values(rows[0] ?? {})[0] ?? 0);
  }

  readonly results = () => this.one("SELECT count(*) FROM baize_solve.result");
  readonly retried = () => this.one("SELECT count(*) FROM baize_boss.job WHERE retry_count > 0");
  readonly active = () => this.one("SELECT count(*) FROM baize_boss.job WHERE state = 'active'");
  readonly #waiting = () => this.one("SELECT count(*) FROM baize_boss.job WHERE state IN ('created', 'retry')");

  /** Until something is on the queue. */
  filled(): Promise<void> {
    return until(async () => (await this.#waiting()) > 0);
  }

  worker(words = "", url = this.url): ChildProcess {
    const child = start(`worker --queue ${url} --workers 1 ${words}`.trim().split(" "));
    child.stderr.resume();
    this.#children.push(child);
    return child;
  }

  /** Starts to follow a range. */
  follow(range: string, words = ""): { child: ChildProcess; finished: Promise<Finished> } {
    const child = start(`solve freecell ${range} --queue ${this.url} --json ${words}`.trim().split(" "));
    this.#children.push(child);
    return { child, finished: outcomeOf(child) };
  }
}

describe("the queue", { timeout: 90_000 }, () => {
  test.skipIf(process.platform === "win32")(
    "CL-Q1 CL-Q2 CL-Q3 workers are killed and frozen in the middle; no deal is lost, none counts twice",
    async () => {
      const place = await Place.make("killed");
      const { finished } = place.follow("1-12000");
      await place.filled();
      const [killed, frozen] = [place.worker(), place.worker("--drain")];
      // Both hold a part: they are stopped, looked at, and let go until that is so.
      await until(async () => {
        await until(async () => (await place.active()) === 2);
        for (const child of [killed, frozen]) child.kill("SIGSTOP");
        if ((await place.active()) === 2) return true;
        for (const child of [killed, frozen]) child.kill("SIGCONT");
        return false;
      });
      killed.kill("SIGKILL");
      expect(await place.results()).toBeLessThan(12_000);
      const heirs = [place.worker("--drain"), place.worker("--drain")];
      const { code, out } = await finished;
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ deals: 12_000, won: 11_999, lost: 1, unknown: 0, impossible: [11_982] });
      expect(await place.retried()).toBeGreaterThanOrEqual(2);
      // The one that was thought dead comes back with what it had found.
      frozen.kill("SIGCONT");
      expect(await Promise.all([frozen, ...heirs].map(exit))).toEqual([0, 0, 0]);
      expect(await place.results()).toBe(12_000);
      expect(await place.one("SELECT sum(solved) FROM baize_solve.part")).toBe(12_000);
    },
  );

  test("CL-Q4 CL-Q5 the worker and the one who follows are interrupted; the range goes on with --resume", async () => {
    const place = await Place.make("interrupted");
    const first = place.follow("1-4000");
    const interrupted = place.worker();
    await until(async () => (await place.active()) > 0 && (await place.results()) > 0);
    interrupted.kill("SIGINT");
    expect(await exit(interrupted)).toBe(130);
    expect(await place.active()).toBe(0);
    first.child.kill("SIGINT");
    expect((await first.finished).code).toBe(130);
    const refused = await place.follow("1-4000").finished;
    expect(refused).toMatchObject({ code: 2, out: "" });
    expect(refused.err).toMatch(
      /^Deals 1-4000 are on this queue already, \d+ of them solved: --resume goes on with them\.\n$/,
    );

    const csv = join(folder, "summary.csv");
    const again = place.follow("1-4000", `--resume --csv ${csv}`);
    const drained = place.worker("--drain");
    const done = await again.finished;
    expect([done.code, await exit(drained)]).toEqual([0, 0]);
    expect(JSON.parse(done.out)).toMatchObject({ deals: 4000, won: 4000 });
    expect(readFileSync(csv, "utf8")).toMatch(/^measure,which,value\nverdict,won,4000\nverdict,lost,0\n/);
    expect((await place.follow("1-4000", "--resume").finished).out).toBe(done.out);
  });

  test("CL-Q2 several workers that come to an empty database at once make the queue together", async () => {
    const place = await Place.make("fresh");
    const workers = Array.from({ length: 4 }, () => place.worker("--drain"));
    expect(await Promise.all(workers.map(exit))).toEqual([0, 0, 0, 0]);
  });

  test("CL-Q1 CL-Q3 parts that fell off the queue: they are told, and --resume puts them back", async () => {
    const place = await Place.make("fallen");
    const lost = place.follow("1-200");
    await place.filled();
    await place.database.executeSql("DELETE FROM baize_boss.job");
    expect(await lost.finished).toMatchObject({
      code: 1,
      err: "200 deals were tried too often and given up: --resume puts them back on the queue.\n",
    });
    const again = place.follow("1-200", "--resume");
    await place.filled();
    place.worker("--drain");
    expect((await again.finished).code).toBe(0);
  });

  test("CL-Q1 a budget that is too small ends with 4", async () => {
    const place = await Place.make("poor");
    const { finished } = place.follow("11982-11982", "--budget-ms 1");
    await place.filled();
    place.worker("--drain");
    const { code, out } = await finished;
    expect([code, JSON.parse(out)]).toMatchObject([4, { deals: 1, unknown: 1, undecided: [11_982] }]);
  });

  test("CL-Q6 a server that was away for a moment is waited for", async () => {
    const place = await Place.make("away");
    const { port } = new URL(place.url);
    const sockets = new Set<Socket>();
    const proxy = createServer((near) => {
      const far = connect(Number(port), "127.0.0.1");
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.pipe(to);
        from.on("error", () => to.destroy()).on("close", () => to.destroy());
      }
    }).listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const door = (proxy.address() as AddressInfo).port;
    const { finished } = place.follow("1-3000");
    await place.filled();
    const child = place.worker("--drain", place.url.replace(port, String(door)));
    await until(async () => (await place.results()) > 0);
    proxy.close();
    for (const socket of sockets) socket.destroy();
    await pause(1500);
    proxy.listen(door, "127.0.0.1");
    expect((await finished).code).toBe(0);
    expect(await exit(child)).toBe(0);
    expect(await place.results()).toBe(3000);
    proxy.close();
  });
});

describe("what is wrong", () => {
  test.each([
    ["solve freecell 1-5 --queue mysql://host/base", 2, '--queue is "mysql://host/base"; an address such as'],
    ["solve freecell 1-5 --queue nonsense", 2, '--queue is "nonsense"'],
    ["worker --queue nonsense", 2, '--queue is "nonsense"'],
    ["worker", 2, "Required option '--queue <address>' not specified."],
    ["solve freecell 7 --queue postgres://h/b", 2, "--queue takes a range of deals"],
    ["solve freecell 1-5 --resume", 2, "--resume needs --queue."],
    ["solve freecell 1-5 --csv x.csv", 2, "--csv needs --queue."],
    [
      "worker --queue postgres://127.0.0.1:1/base",
      1,
      "The queue at 127.0.0.1:1/base cannot be reached: nobody answers there.",
    ],
    ["worker --queue URL/no-such-base", 1, 'cannot be reached: database "no-such-base" does not exist.'],
    ["solve freecell 1-7 --resume --queue URL", 1, "There is nothing to resume: deals 1-7 are not on this queue."],
  ])("CL-Q7 `baize %s` ends with %i", async (line, code, sentence) => {
    const words = line.replace("URL/no-such-base", postgres.url.replace(/postgres$/, "no-such-base"));
    const { code: found, out, err } = await baize(words.replace("URL", postgres.url));
    expect([found, out]).toEqual([code, ""]);
    expect(err).toContain(sentence);
  });
});
