/** What a page says, to eyes and ears. */

import type { Page } from "playwright-core";

/** What a screen shows of notation, cards and dates, and what somebody typed. */
const NOTATION = "code, time, textarea, .line, .today h2 span, .face, select, input, script, style, .wordmark";

/** All that is read or heard on a page, but for notation and what lies in some places. */
export const texts = (page: Page, except = ""): Promise<readonly string[]> =>
  page.evaluate((notation) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: around } = node;
      // A sentence of which a part is marked is read whole.
      const isPart = around?.matches("strong, :has(> strong)");
      const whole = around?.matches("strong") ? around.parentElement : around;
      if (around?.closest(notation) === null) found.push((isPart ? whole : node)?.textContent ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]")) {
      for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) {
        found.push(element.getAttribute(name) ?? "");
      }
    }
    return found;
  }, `${NOTATION}${except}`);
