/**
 * The pictures of the cards that the Big Two document names: 52 PNG files, made of the one card art by a browser. They are made
 * when the package is, or a test wants them, and again only when the art has changed. `npm run pictures`.
 */

import { createHash, randomUUID } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CHROMIUM_ARGS, findChromium } from "./browser.mjs";
import { cut, readPng, writePng } from "./pictures/png.ts";

const root = join(import.meta.dirname, "..");
const faces = join(root, "packages/faces/src");
/** Where they lie: beside the app that shows them, and in no commit. */
const FOLDER = join(root, "games/bigtwo/src/mis-react/faces");
const stamp = join(FOLDER, ".made-from");
const SIZE = { wide: 280, high: 392, perRow: 13 } as const;
const COLOURS = 64;

/** A fingerprint of the art and of this making. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const own = ["scripts/pictures.ts", "scripts/pictures/png.ts"].map((path) => join(root, path));
  const art = globSync("**/*.{ts,tsx,css,svg,html}", { cwd: faces, exclude: (path) => path.includes(".test.") });
  for (const path of [...own, ...art.map((path) => join(faces, path)).sort()]) hash.update(readFileSync(path));
  return hash.digest("hex");
}

/** The sheet of all faces as a browser draws it, as a PNG with a clear ground. */
async function sheet(): Promise<Uint8Array> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error("The card pictures need a Chromium: `npm test` installs one.");
  const [{ createServer }, { chromium }] = await Promise.all([import("vite"), import("playwright-core")]);
  const server = await createServer({
    configFile: false,
    root: join(faces, "sheet"),
    logLevel: "error",
    cacheDir: join(root, "node_modules/.vite-pictures"),
    server: { port: 0, host: "127.0.0.1", hmr: false, fs: { allow: [root] } },
  });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    await server.listen();
    const page = await browser.newPage({ viewport: { width: 13 * SIZE.wide, height: 4 * SIZE.high } });
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await page.waitForFunction(() => document.querySelectorAll(".court > svg").length === 12);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ omitBackground: true });
  } finally {
    await browser.close();
    await server.close();
  }
}

const areMade = (wanted: string): boolean => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;

/** Makes the pictures unless they are there already; gives their folder. Whoever else makes them meanwhile makes the same. */
export async function makePictures(): Promise<string> {
  const wanted = fingerprint();
  if (areMade(wanted)) return FOLDER;
  const { FACES } = await import("@baize/bigtwo/mis");
  const { wide, high, perRow } = SIZE;
  const drawn = readPng(await sheet());
  const made = join(root, "dist", `pictures-${randomUUID()}`);
  mkdirSync(made, { recursive: true });
  for (const [at, name] of FACES.entries()) {
    const picture = cut(drawn, (at % perRow) * wide, Math.floor(at / perRow) * high, wide, high);
    writeFileSync(join(made, name), writePng(picture, COLOURS));
  }
  writeFileSync(join(made, basename(stamp)), wanted);
  moveIn(made, wanted);
  return FOLDER;
}

/** Puts a folder in its place whole, unless somebody else was quicker: nobody ever finds some of the pictures there. */
function moveIn(made: string, wanted: string): void {
  try {
    if (!areMade(wanted)) rmSync(FOLDER, { recursive: true, force: true });
    renameSync(made, FOLDER);
  } catch (error) {
    rmSync(made, { recursive: true });
    if (!areMade(wanted)) throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await makePictures());
