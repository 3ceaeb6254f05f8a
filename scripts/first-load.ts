/** What a first visit fetches. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";

const DIST = join(import.meta.dirname, "../apps/web/dist");

/** Drawings that lie in scripts: they are pictures, and come after the table. */
const DRAWINGS = /\/(courts|drawings)-/;

/** How much that is: for browsers that read brotli, and for those that do not, as over plain http. */
interface Sent {
  readonly brotli: number;
  readonly gzip: number;
}

const known = new Map<string, Sent>();

/** The bytes of a file: most visits fetch the same ones. */
function sizeOf(file: string): Sent {
  const text = readFileSync(join(DIST, file));
  const sent = known.get(file) ?? {
    brotli: brotliCompressSync(text).length,
    gzip: gzipSync(text, { level: 9 }).length,
  };
  known.set(file, sent);
  return sent;
}

/**
 * The scripts of a first visit to an address: with what its workers fetch, or, while nobody answers them, all that it takes
 * until it can be played.
 */
export async function firstLoad(
  browser: Browser,
  address: string,
  hasWorkers: boolean,
  locale = "en-GB",
): Promise<Sent> {
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
  const sizes = [...files].map(sizeOf);
  const sum = (one: (sent: Sent) => number): number => sizes.reduce((all, sent) => all + one(sent), 0) / 1000;
  return { brotli: sum(({ brotli }) => brotli), gzip: sum(({ gzip }) => gzip) };
}
