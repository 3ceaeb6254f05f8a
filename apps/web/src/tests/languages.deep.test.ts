/** Every screen, panel and refusal in every language: no English, nothing cut off, nothing that axe finds. */

import { close, found, startSubject } from "@baize/testkit/page";
import { describe, expect, test } from "vitest";
import { OTHERS, openIn, rest, SCREENS, wrongWith } from "./languages.fixture.ts";
import { refusalsIn } from "./sentences.fixture.ts";

const subject = startSubject();

/** For each game a table, what is typed there in vain, and the keys of its hint. */
const TABLES = [
  ["/freecell/617", ["5a", "11", "12", "9h", "1h", "a1", "26x9", "8a", "zz"], ".hint-card"],
  ["/pegs/english", ["a1a3", "d2d4", "d4d6"], ".hint-card"],
  ["/bigtwo/5", [], ".tray .line"],
] as const;

/** Several English words in a row are no notation, but for a command. */
const SENTENCE = /(?<!npm run )(?:\b(?!npm)[A-Za-z]{3,} ){2}[A-Za-z]{3,}/;

describe.each(OTHERS)("%s", (language) => {
  test(`WB-W3 ${language}: every screen says nothing in English, cuts nothing off and gives axe nothing to find`, async () => {
    const opened = await openIn(subject, language, "/");
    const { page } = opened;
    const wrong: string[] = [];
    for (const path of SCREENS) {
      await page.goto(subject.address + path);
      await rest(page);
      const told = await page.evaluate(() => document.documentElement.lang);
      if (told !== language) wrong.push(`${path.slice(0, 60)}: the page says it is in ${told}`);
      wrong.push(...(await wrongWith(page, path.slice(0, 60))), ...(await found(page, path, ["dark", "contrast"])));
    }
    expect(wrong).toEqual([]);
    await opened.context.close();
  });

  test.each(TABLES)(`WB-W3 ${language}, %s: panels, hints and what is refused there`, async (path, typed, hint) => {
    const opened = await openIn(subject, language, path);
    const { page } = opened;
    const wrong: string[] = [];
    const look = async (where: string) => void wrong.push(...(await wrongWith(page, `${path}, ${where}`)));
    const closed = async () => {
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    };
    await rest(page);
    for (const text of typed) {
      await page.keyboard.type(text);
      await page.waitForTimeout(700);
      await look(text);
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("h");
    await page.locator(hint).first().waitFor();
    await look("hint");
    await page.keyboard.press("h");
    await look("more of the hint");
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await page.locator("dialog[open] h2").waitFor();
    await look("chooser");
    await closed();
    await page.keyboard.press("?");
    await page.locator("dialog[open] h2").waitFor();
    await look("keys");
    await closed();
    const tools = await page.locator(".more [data-tool]").evaluateAll((all) => all.map((one) => one.dataset.tool));
    for (const tool of tools) {
      const before = page.url();
      await page.locator(`.more [data-tool=${tool}]`).click();
      await page.waitForTimeout(700);
      await look(`${tool}`);
      if (page.url() !== before) await page.goto(before);
      else if ((await page.locator("dialog[open]").count()) > 0) await closed();
    }
    expect(wrong).toEqual([]);
    await close(opened);
  });

  test(`WB-W3 ${language}: every refusal of every game and of the server fits where the page says it, and has no English in it`, async () => {
    const all = await refusalsIn(language);
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter((says) => !/[\u4e00-\u9fff]/.test(says) || SENTENCE.test(says))).toEqual([]);
    const opened = await openIn(subject, language, "/freecell/617");
    const { page } = opened;
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const wrong = await page.evaluate((sentences) => {
        const toast = document.querySelector("main, #root")?.appendChild(document.createElement("p"));
        if (toast === undefined) return ["There is no page."];
        toast.className = "toast";
        const isOutside = (says: string) => {
          toast.textContent = says;
          const { left, right, top, bottom } = toast.getBoundingClientRect();
          const isWithin = left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
          return !isWithin || toast.scrollWidth > toast.clientWidth + 1;
        };
        const outside = sentences.filter(isOutside);
        toast.remove();
        return outside;
      }, all);
      expect(wrong, `at ${width}`).toEqual([]);
    }
    await close(opened);
  });
});
