/** A page that is hidden, and what is heard of it. */

import type { Page } from "playwright-core";

/** The page is hidden, or seen again, as its own code is told it. */
export const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

/** Counts the sounds of a page from its next load on. */
export const listenTo = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { heard: 0 });
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        (window as unknown as { heard: number }).heard += 1;
        return super.createOscillator();
      }
    };
  });

export const heard = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { heard: number }).heard);
