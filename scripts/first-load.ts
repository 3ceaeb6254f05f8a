/** What a first visit fetches. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";

const DIST = join(import.meta.dirname, "../apps/web/dist");

/** Drawings that lie in scripts: they are pictures, and come after the table. */
const DRAWINGS = /\/(courts|drawings)-/;

/**
 * The scripts of a first visit to an address, gzipped, in KB: with what its workers fetch, or, while nobody answers them, all
 * that it takes until it can be played.
 */
export async function firstLoad(
  browser: Browser,
  address: string,
  hasWorkers: boolean,
  locale = "en-GB",
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block", locale });
  if (!hasWorkers) await page.route(/\/worker-[^/]*\.js$/, (route) => route.abort());
  const files = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js") && !DRAWINGS.test(pathname)) files.add(pathname);
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await page.close();
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
