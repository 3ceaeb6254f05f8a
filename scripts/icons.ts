/**
 * The page's icon for devices that want it as a picture: plain, with room for a mask, for the home screens of Apple's phones, and
 * one for each game. `npm run icons` makes them anew from the one drawing; they are part of the page.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "@baize/games";
import { createServer } from "@baize/server";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "./browser.mjs";
import { setup as buildPage } from "./build-page.ts";
import { readPng, writePng } from "./pictures/png.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "apps/web/public/icons");
const COLOURS = 32;
const drawing = readFileSync(join(root, "apps/web/public/icon.svg"), "utf8");
/** Without its round corners: whoever masks it has corners of their own, and may cut off a fifth. */
const square = drawing.replace(/ rx="\d+"/, "");

/** Each by its file: how wide it is, its drawing, and how much of it the drawing fills. */
const ICONS: readonly (readonly [file: string, px: number, svg: string, fills: number])[] = [
  ["icon-192", 192, drawing, 1],
  ["icon-512", 512, drawing, 1],
  ["maskable-512", 512, square, 0.8],
  ["apple-touch-icon", 180, square, 0.86],
];

await buildPage();
mkdirSync(folder, { recursive: true });
const server = await createServer(join(root, "apps/web/dist"));
const address = await server.listen({ port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({ executablePath: (await findChromium()) ?? "", args: CHROMIUM_ARGS });
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  colorScheme: "light",
  serviceWorkers: "block",
  // What is added to the page here is none of its own.
  bypassCSP: true,
});
const keep = (file: string, png: Buffer): void =>
  writeFileSync(join(folder, `${file}.png`), writePng(readPng(png), COLOURS));

for (const [file, px, svg, fills] of ICONS) {
  const ground = fills < 1 ? "#0d4837" : "transparent";
  await page.setContent(
    `<style>body{margin:0}div{display:grid;place-items:center;width:${px}px;height:${px}px;background:${ground}}svg{width:${px * fills}px}</style><div>${svg}</div>`,
  );
  keep(file, await page.locator("div").screenshot({ omitBackground: true }));
}
// The signs of the games, as the record shows them.
await page.goto(`${address}/record`);
await page.locator(".site-title .swatch").first().waitFor();
await page.addStyleTag({
  content:
    "html,body,.row-of,.row-of button{background:transparent!important;box-shadow:none!important}.row-of .swatch{width:96px;height:96px;border-radius:22px}.row-of .swatch svg{width:60px;height:60px}",
});
for (const [nth, { id }] of GAMES.entries()) {
  const box = await page.locator(".site-title .swatch").nth(nth).boundingBox();
  const clip = { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0), width: 96, height: 96 };
  keep(id, await page.screenshot({ clip, omitBackground: true }));
}
await browser.close();
await server.close();
