/** The built page in a real browser, for tests. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
} from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { Profiles, type Wanted } from "./profiles.ts";

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
  /** Ends listening to complaints. */
  readonly deafen: () => void;
}

/** The profiles that the tests of a file share, for each browser they talk to. */
const profiles = new WeakMap<Browser, Profiles>();

function profilesOf(browser: Browser): Profiles {
  const known = profiles.get(browser) ?? new Profiles(browser);
  profiles.set(browser, known);
  return known;
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
  afterAll(() => subject.browser?.close());
  return subject;
}

export const PHONE = { width: 360, height: 640 };

/** Listens to everything a page complains about; gives what ends it. */
export function listen(page: Page, complaints: string[]): () => void {
  const heard = {
    console(message: ConsoleMessage) {
      const isBlocked = message.text().startsWith("Service Worker registration blocked");
      if ((message.type() === "error" || message.type() === "warning") && !isBlocked) complaints.push(message.text());
    },
    request(request: Request) {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith("http") && hostname !== "127.0.0.1")
        complaints.push(`to somebody else: ${request.url()}`);
    },
    pageerror: (error: Error) => complaints.push(String(error)),
    requestfailed(request: Request) {
      // A request that the end of the test breaks off is nobody's fault.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(request.url());
    },
  };
  const each = (act: "addListener" | "removeListener") => {
    page[act]("console", heard.console);
    page[act]("request", heard.request);
    page[act]("pageerror", heard.pageerror);
    page[act]("requestfailed", heard.requestfailed);
  };
  each("addListener");
  return () => each("removeListener");
}

/** Opens an address in an empty profile, with settings if some are given. */
export async function open({ browser, address }: Subject, path: string, wanted: Wanted = {}): Promise<Opened> {
  const { page, context } = await profilesOf(browser).lend(address, wanted);
  const complaints: string[] = [];
  const deafen = listen(page, complaints);
  await page.goto(address + path);
  await page.waitForSelector("h1");
  return { page, context, complaints, deafen };
}

/** Closes a page about which the browser had nothing to complain. */
export async function close({ complaints, context, deafen, page }: Opened): Promise<void> {
  const browser = context.browser();
  if (browser) await profilesOf(browser).back({ context, page });
  deafen();
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
