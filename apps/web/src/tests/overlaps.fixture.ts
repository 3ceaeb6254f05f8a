/** Looks for what lies over something else on a screen that shall be seen or pressed. */

import type { Page } from "playwright-core";

/** The windows in which nothing may lie over anything. */
export const SIZES = [
  [320, 568],
  [360, 225],
  [390, 844],
  [844, 390],
  [1440, 900],
  [2560, 1440],
] as const;

type Sizes = readonly (readonly [width: number, height: number])[];

/** What lies over what, as lines; none where all of it can be seen and pressed. */
const overlapsNow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** What floats above a table, and what stands on it. */
    const FLOATING =
      ".help, .ending, .toast, .note, .keeping-notice, .film, .guest-words, .guest-facts, .teaching, .chip, .counters, .moves-dock, .dock, .strip, .finding, [data-frame=bars] .finding .button, .timeline, .bigtwo .mat";
    const STANDING =
      ".card, .freecell .slot, .hole, .hand-card, .tool, .chip, .counters, .play:not(.analysis) > .head h1, .play:not(.analysis) .deal-name, .seat, .ending, .help, .teaching, .film, .guest-verbs, .back, .steps-row p";
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      // The cards of a game won are one thing for the ear, and all of them are seen.
      const hidden = element.closest("[aria-hidden=true]") !== null && !element.matches(".toast, [data-won] > .card");
      return width > 1 && height > 1 && !hidden && element.checkVisibility({ visibilityProperty: true });
    };
    const clipped = (element: Element): boolean => getComputedStyle(element).clipPath !== "none";
    const nameOf = (element: Element): string =>
      `${element.className || element.tagName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 30)}"`;
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => isSeen(element) && !clipped(element));
    const scrollerOf = (element: Element): Element | undefined => {
      let around = element.parentElement;
      while (around !== null && !/auto|scroll/.test(getComputedStyle(around).overflow)) around = around.parentElement;
      return around ?? undefined;
    };
    const found: string[] = [];
    const dialog = document.querySelector("dialog[open]");
    const [floating, standing] = dialog === null ? [seen(FLOATING), seen(STANDING)] : [[], []];
    for (const above of floating) {
      const a = above.getBoundingClientRect();
      if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
        found.push(`${nameOf(above)} leaves the window`);
      for (const below of standing) {
        if (above === below || above.contains(below) || below.contains(above)) continue;
        const b = below.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) found.push(`${nameOf(above)} over ${nameOf(below)}`);
      }
    }
    // Whatever can be pressed is reached where it is drawn; a card or a hole by its upper edge.
    const pressed = `${dialog === null ? "" : "dialog "}:is(button, a.button, a.tool)`;
    for (const button of seen(pressed)) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const isPiece = button.matches(".card, .hole, .hand-card");
      const [x, y] = [left + width / 2, top + (isPiece ? Math.min(6, height / 2) : height / 2)];
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && (button.contains(hit) || hit.contains(button))) continue;
      // What is scrolled out of sight in a panel of its own is not covered.
      const box = scrollerOf(button)?.getBoundingClientRect();
      const isAway = box !== undefined && (y < box.top || y > Math.min(box.bottom, innerHeight) || x > box.right);
      if (!isAway) found.push(`${nameOf(button)} is covered by ${hit === null ? "nothing" : nameOf(hit)}`);
    }
    return found;
  });

/** What lies over what in each window, as lines that name it. */
export async function overlaps(page: Page, name: string, sizes: Sizes = SIZES): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // The table is laid out anew in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    let lines = await overlapsNow(page);
    // On a busy machine it takes some frames more; what is wrong stays so.
    for (let looks = 0; lines.length > 0 && looks < 10; looks++) {
      await page.waitForTimeout(100);
      lines = await overlapsNow(page);
    }
    found.push(...lines.map((line) => `${name}, ${width}×${height}: ${line}`));
  }
  return found;
}
