/** Drives the app in a browser, alone in an empty page, as its tests do. */

import { basename, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "../../../../../scripts/browser.mjs";
import { servePage } from "../../../../../scripts/example.ts";
import type { Game } from "../../documents/index.ts";

const FACES = join(import.meta.dirname, "../faces");
let browser: Browser;
let server: Awaited<ReturnType<typeof servePage>>;

/** Starts the browser and serves the page. */
export async function launch(): Promise<void> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error("No Chromium was found; `npm test` installs one.");
  const launched = chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  [browser, server] = await Promise.all([launched, servePage("games/bigtwo/src/mis-react/testing", 0)]);
}

/** Ends both. */
export async function close(): Promise<void> {
  await browser?.close();
  await server?.close();
}

export const soon = (page: Page, says: string) => page.waitForFunction(says);

/** The app in a window, its clock standing still. */
export async function opened(query = "", viewport = { width: 1280, height: 800 }): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.clock.install({ time: 0 });
  await page.route("**/elsewhere/*", (route) => route.fulfill({ path: join(FACES, basename(route.request().url())) }));
  await page.goto(`${server.resolvedUrls?.local[0]}?${query}`);
  await page.clock.pauseAt(60_000);
  await page.locator("#app > *").first().waitFor({ state: "attached" });
  // Whoever waits for a broken version waits in vain.
  page.setDefaultTimeout(query.includes("broken") ? 2000 : 15_000);
  return page;
}

/** The name of a picture without its ending, to which a bundler adds what it likes. */
export const stem = (image: string): string => image.slice(0, -".png".length);
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const hand = (page: Page) => page.locator(".hand img");
export const state = <T>(page: Page, read: (g: Game) => T) => page.evaluate(`(${read})(game)`) as Promise<T>;

/** Until the browser has drawn every picture that is on the screen, in its own form. */
export const pictures = async (page: Page): Promise<number> => {
  await soon(
    page,
    "[...document.images].every((image) => image.complete && image.naturalWidth === 280 && Math.abs(image.height - image.width * image.naturalHeight / 280) < 2)",
  );
  return page.locator("img").count();
};

/** The app after its rules. */
export async function started(query = "turn=player"): Promise<Page> {
  const page = await opened(query);
  await button(page, "Start the game").click();
  await hand(page).first().waitFor();
  return page;
}

/** What is cut off by the window, lies under something else, or is broken into two lines. */
export const spoiled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOnTop = (one: Element): boolean => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return false;
      const at = [
        [left + 6, top + 6],
        [left + 6, bottom - 6],
      ] as const;
      return at.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    };
    const pieces = [...document.querySelectorAll(".play img, figcaption, .hand img, button, .who, .clock")];
    const counts = [...document.querySelectorAll(".who span")].filter(
      (one) => one.getClientRects().length > 1 || one.clientHeight > 24,
    );
    return [...pieces.filter((one) => one.checkVisibility() && !isOnTop(one)), ...counts].map((one) =>
      one.outerHTML.slice(0, 80),
    );
  });
