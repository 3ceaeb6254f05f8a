/** Empty profiles for the pages of a test file. A profile that was emptied serves again: a new one costs a second. */

import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** What a page may ask of its profile. */
export interface Wanted extends BrowserContextOptions {
  readonly settings?: object;
}

/** A profile with its one page. */
export interface Lent {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** The window that a page has unless another is wanted. */
export const DESKTOP = { width: 1280, height: 800 };

/** A page that does nothing and asks for nothing. */
const STILL = '<!doctype html><link rel="icon" href="data:,">';

/** These can be changed while a profile lives; whoever wants anything else gets a new one. */
const CHANGED = new Set(["viewport", "reducedMotion", "colorScheme", "forcedColors", "contrast", "settings"]);

/** These cannot be taken back: a profile on which one of them was used does not serve again. */
const LASTING = ["addInitScript", "route", "exposeFunction", "exposeBinding", "setOffline", "grantPermissions", "on"];

/** The profiles of one file: at most one is kept. */
export class Profiles {
  readonly #browser: Browser;
  readonly #worn = new WeakSet<BrowserContext>();
  #kept: Lent | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** An empty profile for a page at an address, with settings if some are wanted. */
  async lend(address: string, wanted: Wanted): Promise<Lent> {
    const { settings, ...rest } = wanted;
    const kept = Object.keys(wanted).every((name) => CHANGED.has(name)) ? this.#kept : undefined;
    const lent = kept ?? (await this.#make(rest));
    if (kept) {
      this.#kept = undefined;
      const {
        reducedMotion = "reduce",
        colorScheme = "light",
        forcedColors = "none",
        contrast = "no-preference",
      } = rest;
      await kept.page.setViewportSize(wanted.viewport ?? DESKTOP);
      await kept.page.emulateMedia({ reducedMotion, colorScheme, forcedColors, contrast });
    }
    if (kept || settings) await this.#furnish(lent, address, settings);
    return lent;
  }

  /** Takes a profile back: it is kept, or closed. */
  async back({ context, page }: Lent): Promise<void> {
    if (this.#kept || this.#worn.has(context) || page.isClosed()) return context.close();
    await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
    await page.goto("about:blank");
    this.#kept = { context, page };
  }

  /** Empties what an address has kept, from a page of its own that does nothing, and puts settings there. */
  async #furnish({ page }: Lent, address: string, settings: object | undefined): Promise<void> {
    const still = `${address}/still`;
    const lasting = Object.getPrototypeOf(page) as Page;
    await lasting.route.call(page, still, (route) => route.fulfill({ body: STILL, contentType: "text/html" }));
    await page.goto(still);
    await page.evaluate(async (text) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name } of await indexedDB.databases()) {
        await new Promise((resolve, reject) => {
          const asked = indexedDB.deleteDatabase(name ?? "");
          Object.assign(asked, { onsuccess: resolve, onerror: reject });
        });
      }
      if (text !== undefined) localStorage.setItem("baize.settings", text);
    }, settings && JSON.stringify(settings));
    await page.unroute(still);
  }

  async #make(rest: BrowserContextOptions): Promise<Lent> {
    const context = await this.#browser.newContext({
      viewport: DESKTOP,
      reducedMotion: "reduce",
      serviceWorkers: "block",
      ...rest,
    });
    const page = await context.newPage();
    if (Object.keys(rest).some((name) => !CHANGED.has(name))) this.#worn.add(context);
    for (const [object, names] of [
      [context, LASTING],
      [page, LASTING],
      [page.clock, ["install", "setFixedTime"]],
    ] as const) {
      for (const name of names) this.#wearsBy(context, object, name);
    }
    return { context, page };
  }

  /** Marks a profile as worn when a method of its own is called. */
  #wearsBy(context: BrowserContext, object: object, name: string): void {
    const method = Reflect.get(object, name) as ((...args: unknown[]) => unknown) | undefined;
    if (method === undefined) return;
    Reflect.set(object, name, (...args: unknown[]) => {
      this.#worn.add(context);
      return method.apply(object, args);
    });
  }
}
