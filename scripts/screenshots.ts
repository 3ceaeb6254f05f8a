/** Takes pictures of the main screens into docs/screenshots: `npm run screenshots`. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "@baize/server";
import { chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "./browser.mjs";
import { setup as buildPage } from "./build-page.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "docs/screenshots");
const golden = readFileSync(join(root, "games/freecell/golden/won-617.txt"), "utf8").split("\n")[0] ?? "";
const { moves } = JSON.parse(golden) as { moves: string[] };
/** The shortest game on the English board, ten sweeps in. */
const shortest = readFileSync(join(root, "games/pegs/golden/english-shortest.txt"), "utf8").split("\n")[0] ?? "";
const sweeps = `/pegs/english?options=d4&moves=${(JSON.parse(shortest) as { moves: string[] }).moves.slice(0, 11).join(".")}`;
const middle = `/freecell/617?moves=${moves.slice(0, 46).join(".")}`;
/** Nineteen good moves, one that loses, and some more. */
const lost = "2a.27.4b.46.47.72.4c.4d.4h.7h.47.83.ch.74x2.1c.16.76.7h.86.53.6h.61.74.27.16.72.67.1h.76.57";

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
/** The address of each screen, and what is there once it is whole. */
const SCREENS: Readonly<Record<string, readonly [path: string, whole: string]>> = {
  home: ["/", ".hero .chip span"],
  freecell: [middle, ".chip span"],
  review: [`/review/freecell/617?moves=${lost}`, ".bars [data-state=losing]"],
  pegs: [sweeps, ".chip[data-glow=winnable]"],
  lesson: ["/freecell/lesson", ".teaching"],
  bigtwo: ["/bigtwo/7?moves=3D+3S.4H+4S.8C+8S.pass", ".hand-card"],
};

/** A picture in a small file. */
async function picture(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  writeFileSync(path, Buffer.from(data, "base64"));
}

await buildPage();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await createServer(join(root, "apps/web/dist"));
const address = await server.listen({ port: 0, host: "127.0.0.1" });
const executablePath = await findChromium();
if (executablePath === undefined) throw new Error("No Chromium was found; `npm test` installs one.");
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });

/** Opens a screen; somebody's game is played on from where it ends. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  await page.waitForSelector("h1");
  const verb = page.locator(".guest-verbs button");
  if ((await verb.count()) > 0) await verb.click();
}

for (const [device, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce", serviceWorkers: "block" });
    // A match to continue: one move and back leaves it as it was.
    await visit(page, middle);
    await page.locator('.chip[data-glow="winnable"]').waitFor();
    await page.keyboard.press("u");
    await page.keyboard.press("r");
    for (const [name, [path, whole]] of Object.entries(SCREENS)) {
      await visit(page, path);
      await page.locator(whole).first().waitFor();
      await page.waitForTimeout(1200);
      await picture(page, join(folder, `${name}-${device}-${colorScheme}.webp`));
    }
    await page.close();
  }
}
await browser.close();
await server.close();
