/** The built page in a real browser, for tests. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { endServers } from "./server.ts";

/** The browser and the address of the page. */
export interface Subject {
  browser: Browser;
  address: string;
}

/** A page that is open, and everything the browser complained about. */
export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
}

declare module "vitest" {
  interface ProvidedContext {
    readonly browser: string;
    /** The path of the browser's program. */
    readonly chromium: string;
    readonly address: string;
  }
}

/** Connects the tests of a file to the browser and the server that all of them share. */
export function startSubject(): Subject {
  const subject = { address: inject("address") } as Subject;
  beforeAll(async () => {
    subject.browser = await chromium.connect(inject("browser"));
  });
  afterAll(async () => {
    await endServers();
    await subject.browser?.close();
  });
  return subject;
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 640 };

/** Listens to everything a page complains about. */
export function listen(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    const isBlocked = message.text().startsWith("Service Worker registration blocked");
    // An address that shows nothing is answered with 404, and its page says so.
    const isMissing = message.text().includes("status of 404") && message.location().url === page.url();
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (!isBlocked && !isMissing) complaints.push(message.text());
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") complaints.push(`to somebody else: ${request.url()}`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => {
    // A request that the end of the test breaks off is nobody's fault.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(request.url());
  });
}

/** How a page is opened. */
interface Opening extends BrowserContextOptions {
  readonly settings?: object;
  /** A link with moves is looked at as somebody's game; else it is played on from where it ends. */
  readonly guest?: boolean;
}

/** Makes somebody's game one's own, from where the film stands. */
export const playFromHere = (page: Page): Promise<void> => page.locator(".guest-verbs button").click();

/** Opens an address in a fresh profile, with settings if some are given. */
export async function open({ browser, address }: Subject, path: string, options: Opening = {}): Promise<Opened> {
  const { settings, guest = false, ...rest } = options;
  const context = await browser.newContext({
    viewport: DESKTOP,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...rest,
  });
  if (settings !== undefined) {
    const text = JSON.stringify(settings);
    await context.addInitScript(
      `localStorage.getItem("baize.settings") ?? localStorage.setItem("baize.settings", ${JSON.stringify(text)})`,
    );
  }
  const page = await context.newPage();
  const complaints: string[] = [];
  listen(page, complaints);
  await page.goto(address + path);
  await page.waitForSelector("h1");
  // One that is over is a film from its beginning, and nothing to play on.
  const isShown = await page
    .locator(".guest .film-slider")
    .evaluateAll((all) => all.some((slider) => slider instanceof HTMLInputElement && slider.value === slider.max));
  if (!guest && isShown) await playFromHere(page);
  return { page, context, complaints };
}

/** Closes a page about which the browser had nothing to complain. */
export async function close({ context, complaints }: Opened): Promise<void> {
  await context.close();
  expect(complaints).toEqual([]);
}

/** A card on the table, by its name. */
export const card = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name},`, "i") });

/** What the page says to those who listen. */
export const spoken = (page: Page) => page.locator(".unseen[role=status]").textContent();

/** The number of moves that the page shows. */
export const moves = async (page: Page): Promise<number> =>
  Number(await page.locator(".counters dd").first().textContent());

/** The moves of a golden match of a game, such as `won-617`. */
export function goldenMoves(game: string, name: string): readonly string[] {
  const path = join(import.meta.dirname, "../../../../games", game, "golden", `${name}.txt`);
  const [line = ""] = readFileSync(path, "utf8").split("\n");
  return (JSON.parse(line) as { moves: string[] }).moves;
}
