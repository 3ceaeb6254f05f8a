/**
 * The pictures that stand beside a link where it is previewed, one a game: its name, a line about it, and its table in small, as the
 * first page shows them. `npm run previews` makes them anew; they are part of the page.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "@baize/games";
import { createServer } from "@baize/server";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "./browser.mjs";
import { setup as buildPage } from "./build-page.ts";
import { readPng, writePng } from "./pictures/png.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "apps/web/public/preview");
/** What those who show previews expect. */
const SIZE = { width: 1200, height: 630 };
const COLOURS = 64;

const STYLE = `
  body > :not(.preview) { display: none }
  .preview { position: fixed; inset: 0; overflow: hidden; background: #0d4837; color: #f2f7f3 }
  .preview .wordmark { position: absolute; top: 64px; left: 64px; font-size: 44px }
  .preview .wordmark .dot { background: linear-gradient(#8fd3b5 35%, #f2f7f3 35%); background-clip: text }
  .preview .words { position: absolute; left: 64px; bottom: 72px; width: 440px }
  .preview h2 { margin-bottom: 24px; font-size: 76px; letter-spacing: -.045em; line-height: 1 }
  .preview p { margin: 0; color: #bcd3c7; font-size: 30px; line-height: 1.35 }
  .preview .cloth { position: absolute; inset: 0 0 0 540px; display: grid; align-items: center; padding: 48px; overflow: hidden; border-radius: 56px 0 0 56px; background: var(--cloth) }
  .preview .tile-picture { margin: 0 }
`;

await buildPage();
mkdirSync(folder, { recursive: true });
const server = await createServer(join(root, "apps/web/dist"));
const address = await server.listen({ port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({ executablePath: (await findChromium()) ?? "", args: CHROMIUM_ARGS });
const page = await browser.newPage({ viewport: SIZE, colorScheme: "light", serviceWorkers: "block", bypassCSP: true });
for (const { id, cover } of GAMES) {
  if (cover === undefined) continue;
  await page.goto(address);
  await page.locator(`.tile[href="/${id}"] .tile-picture`).waitFor();
  await page.addStyleTag({ content: STYLE });
  await page.evaluate((game) => {
    const tile = document.querySelector(`.tile[href="/${game}"]`);
    const part = (selector: string) => tile?.querySelector(selector)?.cloneNode(true) ?? "";
    const made = (name: string, ...children: (Node | string)[]) => {
      const element = document.createElement("div");
      element.className = name;
      element.append(...children);
      return element;
    };
    const heading = document.createElement("h2");
    heading.append(tile?.querySelector(".tile-title")?.textContent ?? "");
    const line = document.createElement("p");
    line.append(tile?.querySelector(".tile-says")?.textContent ?? "");
    const cloth = made("cloth", part(".tile-picture"));
    cloth.dataset.cloth = tile?.querySelector<HTMLElement>(".tile-cloth")?.dataset.cloth ?? "";
    const name = document.querySelector(".home .wordmark")?.cloneNode(true) ?? "";
    document.body.append(made("preview", name, made("words", heading, line), cloth));
  }, id);
  await page.waitForTimeout(500);
  writeFileSync(join(folder, `${id}.png`), writePng(readPng(await page.screenshot()), COLOURS));
}
await browser.close();
await server.close();
