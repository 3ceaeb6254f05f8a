/** The bots of the page: what they are given, what they fetch, and that they play as everywhere else. */

import { spawn } from "node:child_process";
import { join } from "node:path";
import { Match, must, Random } from "@baize/kernel";
import { close, keptMoves, open, spoken, startServer, startSubject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type BigtwoShape, bigtwo } from "../rules/index.ts";
import { DEAL, hinted, SETTINGS, TABLE, turn } from "./party.fixture.ts";

const subject = startSubject();
const COMMAND = join(import.meta.dirname, "../../../../apps/cli/src/main.mjs");
const seated = (bots: string): string => TABLE.replace("novice.novice.novice", bots);
const MASTER = seated("master.master.master");
const GRANDMASTER = seated("grandmaster.master.grandmaster");

/** Some matches in the middle, under different rules. */
function matches(): readonly Match<BigtwoShape>[] {
  return ["mis", "taiwan"].map((options) => {
    const random = Random.fromSeed(options);
    let match = must(Match.start(bigtwo, { deal: "617", options }));
    for (let ply = 0; ply < 7 || mover(match).legal.length < 3; ply++) {
      match = must(match.play(random.pick(mover(match).legal)));
    }
    return match;
  });
}

function mover(match: Match<BigtwoShape>) {
  const { status } = match;
  if (status.kind === "over") throw new Error("The match is over too early.");
  return { view: match.view(status.seat), legal: match.legalMoves(status.seat) };
}

/** Asks the page's own worker. */
async function fromPage(page: Page, level: string, view: unknown): Promise<string> {
  const address = page.workers().at(-1)?.url() ?? "";
  return page.evaluate(
    ([url, question]) =>
      new Promise<string>((done) => {
        const worker = new Worker(url, { type: "module" });
        worker.addEventListener("message", ({ data }) => done(data.value ?? data.problem));
        worker.postMessage(question);
      }),
    [address, { id: 1, task: "choose", wish: { game: "bigtwo", level, view } }] as const,
  );
}

/** Asks the command line; its answer, and the nodes it spent. */
async function fromCommand(bot: string, save: string): Promise<{ text: string; nodes: number }> {
  const child = spawn(process.execPath, [COMMAND, "engine", "bigtwo"]);
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    out += text;
    if (out.includes("bestmove")) child.stdin.end("quit\n");
  });
  child.stdin.write(`position ${save}\ngo bot ${bot}\n`);
  await new Promise((done) => child.on("close", done));
  return { text: /bestmove (.+)/.exec(out)?.[1] ?? "", nodes: Number(/nodes (\d+)/.exec(out)?.[1]) };
}

test.each(["novice", "expert", "master", "grandmaster"])(
  "BT-W15 KN-C1 %s: the same view gets the same play from page and command line",
  { timeout: 120_000 },
  async (level) => {
    const opened = await open(subject, TABLE, { settings: SETTINGS });
    await turn(opened.page);
    for (const match of matches()) {
      const { view, legal } = mover(match);
      const [page, command] = await Promise.all([fromPage(opened.page, level, view), fromCommand(level, match.save())]);
      expect(legal).toContain(page);
      expect(command.text).toBe(page);
      if (level === "grandmaster") expect(command.nodes).toBeGreaterThan(0);
    }
    await close(opened);
  },
);

test("WB-P5 BT-W18 a bot that takes its time is shown and announced, and one that does not is not", async () => {
  const opened = await open(subject, "/nothing", { settings: SETTINGS });
  const { page, context } = opened;
  const gate = Promise.withResolvers<void>();
  await context.route(
    (url) => url.pathname.endsWith(".bin"),
    async (route) => {
      await gate.promise;
      await route.continue();
    },
  );
  await page.goto(subject.address + MASTER);
  const seat = page.getByRole("region", { name: /^Burdock( [23])?, Master, 13 cards, thinking$/ });
  await seat.waitFor();
  expect(await spoken(page)).toMatch(/^Burdock( [23])? is thinking\.$/);
  await page.locator(".note.doing", { hasText: "Thinking" }).waitFor();
  gate.resolve();
  await turn(page);
  expect(await seat.count()).toBe(0);
  expect(await spoken(page)).not.toContain("thinking");
  await close(opened);
});

test("WB-P4 the worker is asked with the view of the seat to move, once, and nothing else", async () => {
  const opened = await open(subject, "/nothing", { settings: SETTINGS });
  const { page } = opened;
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...words: Parameters<typeof post>) {
      asked.push(words[0]);
      post.apply(this, words);
    } as typeof post;
    // Somebody looks away and back, again and again.
    setInterval(() => document.dispatchEvent(new Event("visibilitychange")), 5);
  });
  await page.goto(subject.address + TABLE);
  await turn(page);
  const asked = await page.evaluate(() => (window as unknown as { asked: Record<string, unknown>[] }).asked);
  let match = must(Match.start(bigtwo, { deal: DEAL }));
  expect(asked.length).toBeGreaterThan(0);
  for (const question of asked) {
    const { id: _, task, wish } = question as { id: number; task: string; wish: Record<string, unknown> };
    expect([Object.keys(question).sort(), task]).toEqual([["id", "task", "wish"], "choose"]);
    expect(Object.keys(wish).sort()).toEqual(["game", "level", "view"]);
    expect(wish.view).toEqual(JSON.parse(JSON.stringify(mover(match).view)));
    const moves = await keptMoves(page);
    match = must(match.play(moves[match.ply] ?? ""));
  }
  await close(opened);
});

describe("the weights", () => {
  const isWeights = (url: string): boolean => url.endsWith(".bin");

  test("BT-W14 are fetched when a level that needs them is chosen, not before, and not twice", async () => {
    const opened = await open(subject, "/", { settings: SETTINGS });
    const { page } = opened;
    const fetched: string[] = [];
    opened.context.on("request", (request) => {
      if (isWeights(request.url())) fetched.push(request.url());
    });
    await page.goto(subject.address + TABLE);
    await turn(page);
    expect(fetched).toEqual([]);
    await page.goto(subject.address + MASTER);
    await turn(page);
    expect(fetched).toHaveLength(1);
    fetched.length = 0;
    await page.goto(subject.address + GRANDMASTER);
    await turn(page);
    expect(fetched.map((url) => /\/(\w+)-[^/]+\.bin$/.exec(url)?.[1]).sort()).toEqual(["master", "quick"]);
    await close(opened);
  });

  test.each([
    [MASTER, "master", "Master cannot be loaded here. Expert plays instead."],
    [GRANDMASTER, "quick", "Grandmaster cannot be loaded here. Master plays instead."],
  ])(
    "BT-W14 WB-P4 are refused when they are damaged, and the next weaker level plays: %s",
    async (table, file, says) => {
      const opened = await open(subject, "/nothing", { settings: SETTINGS });
      const { page } = opened;
      await opened.context.route(
        (url) => isWeights(url.pathname) && url.pathname.includes(file),
        async (route) => {
          const response = await route.fetch();
          const body = await response.body();
          body[body.length - 5] = (body.at(-5) ?? 0) ^ 1;
          await route.fulfill({ response, body });
        },
      );
      await page.goto(subject.address + table);
      await page.getByText(says).first().waitFor();
      await turn(page);
      await close(opened);
    },
  );

  test("BT-W13 BT-W14 are kept: with the server gone a deal is played to its end, against the strongest too", async () => {
    const server = await startServer();
    const { address } = server;
    const { page, context } = await open({ browser: subject.browser, address }, "/", {
      serviceWorkers: "allow",
      settings: SETTINGS,
    });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.goto(address + GRANDMASTER);
    await turn(page);
    await server.close();
    await expect(fetch(address)).rejects.toThrow();
    await page.goto(address + GRANDMASTER.replace(DEAL, "618"));
    await turn(page);
    expect(await page.getByText("cannot be loaded").count()).toBe(0);
    await page.goto(address + TABLE);
    while (await turn(page)) {
      await page.keyboard.press("h");
      await hinted(page);
      await page.getByRole("button", { name: "Do it" }).click();
    }
    await page.getByText("You are out first").waitFor();
    await context.close();
  });
});
