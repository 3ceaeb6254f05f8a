/** The built page in a real browser. */

import { join } from "node:path";
import { createServer } from "@baize/server";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "../../../scripts/browser.mjs";
import { buildPage } from "../../../scripts/build-page.ts";

let browser: Browser;
let address: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  await buildPage();
  const server = await createServer(join(import.meta.dirname, "../dist"));
  address = await server.listen({ port: 0, host: "127.0.0.1" });
  stop = () => server.close();
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error("No Chromium was found; `npm test` installs one.");
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
});

afterAll(async () => {
  await browser?.close();
  await stop?.();
});

/** Opens an address and collects everything the browser complains about. */
async function open(
  path: string,
  viewport: { width: number; height: number },
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => complaints.push(request.url()));
  await page.goto(address + path);
  await page.waitForSelector("h1");
  return { page, complaints };
}

test.each([
  ["desktop", { width: 1280, height: 800 }],
  ["phone", { width: 360, height: 640 }],
])("WB-H1 the page names the three games, on a %s", async (_device, viewport) => {
  const { page, complaints } = await open("/", viewport);
  expect(await page.locator("h1, h2").allTextContents()).toEqual(["Baize", "FreeCell", "Pegs", "Big Two"]);
  const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
  expect(overflow).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await page.close();
});
