/** Takes pictures of the main screens into docs/screenshots: `npm run screenshots`. */

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "@baize/server";
import { chromium } from "playwright-core";
import { findChromium } from "./browser.mjs";
import { setup as buildPage } from "./build-page.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "docs/screenshots");
const golden = readFileSync(join(root, "games/freecell/golden/won-617.txt"), "utf8").split("\n")[0] ?? "";
const { moves } = JSON.parse(golden) as { moves: string[] };
const middle = `/freecell/617?moves=${moves.slice(0, 46).join(".")}`;

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const SCREENS = { home: "/", freecell: middle } as const;

await buildPage();
mkdirSync(folder, { recursive: true });
const server = await createServer(join(root, "apps/web/dist"));
const address = await server.listen({ port: 0, host: "127.0.0.1" });
const executablePath = await findChromium();
if (executablePath === undefined) throw new Error("No Chromium was found; `npm test` installs one.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

for (const [device, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce", serviceWorkers: "block" });
    // A match to continue: one move and back leaves it as it was.
    await page.goto(address + middle);
    await page.locator('.chip[data-glow="winnable"]').waitFor();
    await page.keyboard.press("u");
    await page.keyboard.press("r");
    for (const [name, path] of Object.entries(SCREENS)) {
      await page.goto(address + path);
      await page.waitForSelector(name === "home" ? ".tile" : ".chip");
      await page.waitForTimeout(1200);
      await page.screenshot({ path: join(folder, `${name}-${device}-${colorScheme}.png`) });
    }
    await page.close();
  }
}
await browser.close();
await server.close();
