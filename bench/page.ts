/** The page in a real browser: sizes, time to a playable table, input latency, the light's delay. */

import { join } from "node:path";
import { createServer } from "@baize/server";
import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "../scripts/browser.mjs";
import { setup as buildPage } from "../scripts/build-page.ts";
import { firstLoad } from "../scripts/first-load.ts";
import type { Result } from "./result.ts";

const DIST = join(import.meta.dirname, "../apps/web/dist");
/** The hardest deals of the first million: the solver is busy with each for a second or two. */
const HARD = [564631, 784556, 581546];

const part = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const sort = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** A fresh profile: nothing is in any cache. */
const fresh = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });

/** Milliseconds from the start of a visit to a table that answers. */
async function playable(browser: Browser, address: string): Promise<number> {
  const page = await fresh(browser);
  await page.goto(`${address}/freecell/617`, { waitUntil: "commit" });
  await page.waitForSelector(".card");
  const ms = await page.evaluate(() => performance.now());
  await page.close();
  return ms;
}

/** Milliseconds from a pointer's move to the paint after it, during drags, with the solver running. */
async function latencies(browser: Browser, address: string): Promise<number[]> {
  const found: number[] = [];
  for (const deal of HARD) {
    const page = await fresh(browser);
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      addEventListener("pointermove", ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            if (document.querySelector(".chip[data-glow=thinking]")) seen.push(performance.now() - timeStamp);
          };
          channel.port2.postMessage(0);
        });
      });
    });
    await page.goto(`${address}/freecell/${deal}`);
    await page.waitForSelector(".chip[data-glow=thinking]");
    const box = await page.locator(".card[data-top]").first().boundingBox();
    if (box === null) continue;
    await page.mouse.move(box.x + 30, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(700, 700, { steps: 40 });
    await page.mouse.up();
    found.push(...(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)));
    await page.close();
  }
  return found;
}

/** Milliseconds from a move to the light's answer, on several deals. */
async function lightDelays(browser: Browser, address: string): Promise<number[]> {
  const delays: number[] = [];
  for (let deal = 1; deal <= 12; deal++) {
    const page = await fresh(browser);
    await page.goto(`${address}/freecell/${deal}`);
    await page.waitForSelector(".chip[data-glow=winnable]");
    await page.waitForTimeout(600);
    const delay = page.evaluate(
      () =>
        new Promise<number>((done) => {
          let start = 0;
          addEventListener("keyup", () => {
            start ||= performance.now();
          });
          new MutationObserver(() => {
            const isKnown = document.querySelector(".chip[data-glow=winnable], .chip[data-glow=lost]") !== null;
            if (start > 0 && isKnown) done(performance.now() - start);
          }).observe(document.querySelector(".light") ?? document.body, {
            subtree: true,
            childList: true,
            characterData: true,
          });
        }),
    );
    await page.keyboard.type("1a");
    delays.push(await delay);
    await page.close();
  }
  return delays;
}

/** Measures the page as players get it. */
export async function run(): Promise<Result> {
  await buildPage();
  const server = await createServer(DIST);
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error("No Chromium was found; `npm test` installs one.");
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const { gzip: home } = await firstLoad(browser, `${address}/`, false);
  const { gzip: table } = await firstLoad(browser, `${address}/freecell/617`, false);
  const { gzip: lit } = await firstLoad(browser, `${address}/freecell/617`, true);
  const times: number[] = [];
  for (let i = 0; i < 5; i++) times.push(await playable(browser, address));
  const moves = sort(await latencies(browser, address));
  const delays = sort(await lightDelays(browser, address));
  await browser.close();
  await server.close();
  const rows: [string, number, string][] = [
    ["first page: JavaScript at first load, KB gzipped", home, "130"],
    ["FreeCell table: JavaScript until it can be played, KB gzipped", table, "130"],
    ["the light's worker and its solver, which come after it, KB gzipped", lit - table, ""],
    ["time to a playable table, ms, median of 5 fresh visits", part(sort(times), 0.5), ""],
    [`drag to paint, ms, median of ${moves.length} moves, solver running`, part(moves, 0.5), ""],
    ["drag to paint, ms, 95th percentile, solver running", part(moves, 0.95), "50"],
    ["the light's delay after a move, ms, median of 12 deals", part(delays, 0.5), ""],
    ["the light's delay after a move, ms, worst of 12 deals", part(delays, 1), ""],
  ];
  return {
    title: "The page",
    rows: [["what", "figure", "gate"], ...rows.map(([what, figure, gate]) => [what, figure.toFixed(1), gate])],
  };
}
