import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { baize, jsonLines, MAIN } from "@baize/testkit/terminal";
import { afterAll, describe, expect, test } from "vitest";
import { exit, Line, startPlaces, until } from "./place.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "baize-queue-"));
afterAll(() => rmSync(folder, { recursive: true }));
const places = startPlaces();

describe("the queue", { timeout: 90_000 }, () => {
  test.skipIf(process.platform === "win32")(
    "CL-Q1 CL-Q2 CL-Q3 CL-V3 workers are killed and frozen in the middle; no deal is lost, none counts twice",
    async () => {
      const place = await places.make("killed");
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
    const place = await places.make("interrupted");
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
    const place = await places.make("fresh");
    const workers = Array.from({ length: 4 }, () => place.worker("--drain --wait 0"));
    expect(await Promise.all(workers.map(exit))).toEqual([0, 0, 0, 0]);
  });

  test("CL-Q2 where only finished ranges are, a worker waits for the next one, and no longer than it is told", async () => {
    const place = await places.make("finished");
    const before = place.follow("1-10");
    const first = place.worker("--drain");
    expect([(await before.finished).code, await exit(first)]).toEqual([0, 0]);
    const early = place.worker("--drain");
    await once(early.stderr ?? early, "data");
    await pause(3000);
    expect(early.exitCode).toBeNull();
    expect([(await place.follow("11-20").finished).code, await exit(early), await place.results()]).toEqual([0, 0, 20]);
    expect(await exit(place.worker("--drain --wait 1"))).toBe(0);
  });

  test("CL-Q1 CL-Q3 parts that fell off the queue: they are told, and --resume puts them back", async () => {
    const place = await places.make("fallen");
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
    const place = await places.make("poor");
    const { finished } = place.follow("11982-11982", "--budget-ms 1");
    await place.filled();
    place.worker("--drain");
    const { code, out } = await finished;
    expect([code, JSON.parse(out)]).toMatchObject([4, { deals: 1, unknown: 1, undecided: [11_982] }]);
  });

  test("CL-Q2 CL-Q11 CL-Q12 a worker waits for a first range; each result is in a file; ranges are listed and removed", async () => {
    const place = await places.make("kept");
    const env = { BAIZE_QUEUE: place.url };
    const early = place.worker("--drain");
    const file = join(folder, "kept.jsonl");
    const { code, err } = await baize(`solve freecell 1-30 --queue --jsonl ${file} --lines`, "", env);
    expect([code, await exit(early)]).toEqual([0, 0]);
    const text = readFileSync(file, "utf8");
    const sum = createHash("sha256").update(text).digest("hex");
    expect(err).toContain(`kept.jsonl: 30 lines, SHA-256 ${sum}\n`);
    const results = jsonLines(text);
    expect(results.map(({ link }) => link).slice(0, 2)).toEqual(["/freecell/1", "/freecell/2"]);
    if (process.platform !== "win32") {
      // A disk that takes no more than a part of it.
      const words = ["solve", "freecell", "1-30", "--queue", place.url, "--resume", "--jsonl", file, "--lines"];
      const limited = ["-c", 'ulimit -f 1; exec "$@"', "sh", process.execPath, MAIN, ...words];
      const { status, stderr } = spawnSync("sh", limited, { encoding: "utf8" });
      expect([status, stderr]).toEqual([1, `${file} cannot be written: it would become too large.\n`]);
    }
    expect((await baize("verify -", JSON.stringify(results[0]))).out).toMatch(/^FreeCell 1: \d+ moves, won\.\n$/);
    const [listed] = jsonLines((await baize("queue list --json", "", env)).out);
    expect(listed).toMatchObject({ id: 1, game: "freecell", first: 1, last: 30, solved: 30, waiting: 0 });
    const next = place.follow("40-60");
    await place.filled();
    expect((await baize("queue cancel 2", "", env)).err).toMatch(/^Range 2 is off the queue/);
    expect((await next.finished).code).toBe(1);
    expect((await baize("queue list", "", env)).out).toMatch(
      /^1 {2}freecell 1-30: 30 of 30 .*\n2 {2}freecell 40-60: 0 of 21 /,
    );
    expect((await baize("queue remove 1", "", env)).code).toBe(0);
    expect((await baize("queue remove 2", "", env)).code).toBe(0);
    expect([await place.results(), await baize("queue list --json", "", env)]).toMatchObject([
      0,
      { code: 0, out: "", err: "There is no range on this queue.\n" },
    ]);
  });

  test("CL-Q13 a table of record is made, gone on with and never done again; what it has not proved is tried anew", async () => {
    const place = await places.make("record");
    const file = join(folder, "record.tsv");
    const prove = (range: string, words = "") =>
      place.follow(range, `--prove --budget-ms 60000 --record ${file} ${words}`.trim()).finished;
    const rows = () => readFileSync(file, "utf8").trimEnd().split("\n");
    const worker = place.worker();
    const first = await prove("6-6");
    expect([first.code, rows().length]).toEqual([0, 2]);
    expect(rows()[1]).toMatch(/^6\tmoves\t23\t23\t[\d.]+\t[1-8a-dhx.]+$/);
    const line = rows()[1]?.split("\t")[5];
    expect((await baize(`verify /freecell/6?moves=${line}`)).out).toMatch(/^FreeCell 6: \d+ moves, won\.\n$/);
    // A deal that was given up, by hand: with more time it is tried again; the one that is proved is not.
    writeFileSync(file, `${rows().join("\n")}\n7\tmoves\t20\t29\t1\t\n9\tcards\t31\t40\t1\t\n`);
    const before = rows()[1];
    const second = await prove("6-7");
    expect(second.code).toBe(0);
    expect(await place.one("SELECT nodes FROM baize_solve.result WHERE run = 2 AND deal = 6")).toBe(0);
    expect(rows().map((row) => row.split("\t").slice(0, 4).join(" "))).toEqual([
      ...["deal count at least at most", "6 moves 23 23", "7 moves 24 24", "9 cards 31 40"],
    ]);
    expect(rows()[1]).toBe(before);
    const sum = createHash("sha256").update(readFileSync(file)).digest("hex");
    expect(second.err).toContain(`record.tsv: 4 lines, SHA-256 ${sum}\n`);
    // All is known: nobody has to work.
    worker.kill("SIGKILL");
    const whole = readFileSync(file, "utf8");
    expect([(await prove("6-7")).code, readFileSync(file, "utf8")]).toEqual([0, whole]);
    writeFileSync(file, "what I had to buy\n");
    expect(await prove("6-7")).toMatchObject({
      code: 1,
      err: expect.stringContaining("record.tsv is no table of record"),
    });
    expect(readFileSync(file, "utf8")).toBe("what I had to buy\n");
  });

  test("CL-Q13 CL-S8 CL-S7 what is not proved in time is kept with its bounds, and ends with 4; so is what cannot be won", async () => {
    const place = await places.make("bounds");
    const [file, jsonl] = [join(folder, "bounds.tsv"), join(folder, "bounds.jsonl")];
    const words = (ms: number) => `--prove --budget-ms ${ms} --record ${file} --jsonl ${jsonl}`;
    const hard = place.follow("5-5", words(300)).finished;
    const lost = place.follow("11982-11982", words(60_000).replaceAll("bounds.", "lost.")).finished;
    place.worker();
    const codes = (await Promise.all([hard, lost])).map(({ code }) => code);
    expect(codes).toEqual([4, 0]);
    const [, least, most, seconds] = /^5\tmoves\t(\d+)\t(\d+)\t([\d.]+)\t/m.exec(readFileSync(file, "utf8")) ?? [];
    expect([Number(least) <= 33, Number(most) >= 33, Number(least) < Number(most), seconds]).toEqual([
      true,
      true,
      true,
      "0.3",
    ]);
    expect(jsonLines(readFileSync(jsonl, "utf8"))[0]).toMatchObject({
      proved: false,
      atLeast: Number(least),
      playerMoves: Number(most),
    });
    expect(readFileSync(file.replace("bounds.", "lost."), "utf8")).toMatch(/^11982\tmoves\t-\t-\t[\d.]+\t$/m);
    expect(jsonLines(readFileSync(jsonl.replace("bounds.", "lost."), "utf8"))[0]).toMatchObject({
      verdict: "lost",
      atLeast: null,
      proved: true,
    });
  });

  test("CL-Q6 a server that was away for a moment is waited for", async () => {
    const place = await places.make("away");
    const line = await Line.to(place.url);
    const { finished } = place.follow("1-3000");
    await place.filled();
    const child = place.worker("--drain", line.url);
    await until(async () => (await place.results()) > 0);
    line.cut();
    await pause(1500);
    line.mend();
    expect((await finished).code).toBe(0);
    expect(await exit(child)).toBe(0);
    expect(await place.results()).toBe(3000);
    line.cut();
  });

  test("CL-Q6 a worker that starts while the server is away waits for it", async () => {
    const place = await places.make("late");
    const { finished } = place.follow("1-200");
    await place.filled();
    const line = await Line.to(place.url);
    line.cut();
    const child = place.worker("--drain", line.url);
    const [said] = await once(child.stderr ?? child, "data");
    expect(String(said)).toMatch(/^The queue at .* is away \(nobody answers there\): waiting for it\.\n$/);
    line.mend();
    expect([(await finished).code, await exit(child), await place.results()]).toEqual([0, 0, 200]);
    line.cut();
  });
});

describe("what is wrong", () => {
  test.each([
    ["solve freecell 1-5 --queue mysql://host/base", 2, '--queue is "mysql://host/base"; an address such as'],
    ["solve freecell 1-5 --queue mysql://x:s3c@r/et@y/y", 2, '--queue is "mysql://x:…@y/y"; an address such as'],
    ["worker --queue postgres:x:s3cret@y/y", 2, '--queue is "postgres:…@y/y"'],
    ["worker --queue mysql://y/y?user=x&password=s3cret&ssl=1", 2, '--queue is "mysql://y/y?user=x&password=…&ssl=1"'],
    ["solve freecell 1-5 --queue nonsense", 2, '--queue is "nonsense"'],
    ["worker --queue nonsense", 2, '--queue is "nonsense"'],
    ["worker", 2, "Which queue? --queue postgres://user@host/database says it, or the variable BAIZE_QUEUE."],
    ["solve freecell 1-5 --jsonl x", 2, "--jsonl needs --queue."],
    ["solve freecell 1-5 --prove --record x", 2, "--record needs --queue."],
    ["solve freecell 1-5 --record x --queue URL", 2, "--record keeps what is proved: it needs --prove."],
    [
      "solve freecell 1-5 --jsonl /nonexist/x --queue URL",
      1,
      "/nonexist/x cannot be written: its folder does not exist.",
    ],
    ["queue lst --queue URL", 2, '"lst" cannot be done with a queue.'],
    ["queue cancel --queue URL", 2, "cancel needs the number of a range"],
    ["queue remove 999 --queue URL", 1, "There is no range 999 on this queue."],
    ["solve freecell 7 --queue postgres://h/b", 2, "--queue takes a range of deals"],
    ["solve freecell 1-5 --resume", 2, "--resume needs --queue."],
    ["solve freecell 1-5 --csv x.csv", 2, "--csv needs --queue."],
    [
      "worker --queue postgres://127.0.0.1:1/base --wait 0",
      1,
      "The queue at 127.0.0.1:1/base cannot be reached: nobody answers there.",
    ],
    ["queue list --queue postgres:///base?host=/no/such", 1, "The queue at /no/such/base cannot be reached: "],
    ["worker --queue URL/no-such-base", 1, 'cannot be reached: database "no-such-base" does not exist.'],
    ["solve freecell 1-7 --resume --queue URL", 1, "There is nothing to resume: deals 1-7 are not on this queue."],
  ])("CL-Q7 `baize %s` ends with %i", async (line, code, sentence) => {
    const words = line.replace("URL/no-such-base", places.url.replace(/postgres$/, "no-such-base"));
    const { code: found, out, err } = await baize(words.replace("URL", places.url));
    expect([found, out]).toEqual([code, ""]);
    expect(err).toContain(sentence);
  });
});
