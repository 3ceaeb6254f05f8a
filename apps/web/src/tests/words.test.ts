/** Every screen in the pseudo-language: longer, accented and marked, so that what is no message shows. */

import { GAMES } from "@baize/games";
import { DESKTOP, open, PHONE, startSubject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const subject = startSubject();
const TAUGHT = JSON.stringify(Object.fromEntries(GAMES.map(({ id }) => [id, true])));

/** Names that are the same in every language, and what a screen shows of notation, cards and dates. */
const NAMES = ["Baize", ...GAMES.map(({ title }) => title)];
const NOTATION = "code, time, .line, .today h2 span, .face, select, input, script, style, .wordmark";

/** All that is read or heard on a page, but for notation. */
const texts = (page: Page): Promise<readonly string[]> =>
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
  }, NOTATION);

/** What of a text is no message: outside of all marks, and with letters. */
function plain(text: string): string {
  let rest = text;
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, "");
  }
  for (const name of NAMES) rest = rest.replaceAll(name, "");
  return /[a-z]{2}/i.test(rest) ? text : "";
}

const SCREENS = [
  "/",
  "/settings",
  "/record",
  "/days",
  "/nothing",
  "/freecell/x",
  "/pegs/editor",
  "/review/freecell/57?moves=3a.4c.1d.4b",
  ...GAMES.flatMap(({ id }) => [`/rules/${id}`, `/${id}/lesson`, `/${id}`]),
];

describe("one page after the other", () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open(subject, "/nothing");
    await opened.page.evaluate((taught) => {
      localStorage.setItem("baize.language", "pseudo");
      localStorage.setItem("baize.taught", taught);
    }, TAUGHT);
  });
  afterAll(() => opened.context.close());

  test.each(SCREENS)(
    "WB-W1 %s shows and says nothing that is no message, and nothing is cut off on a phone",
    async (path) => {
      const { page } = opened;
      await page.goto(subject.address + path);
      await page.getByText("⟦").first().waitFor({ state: "attached" });
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        expect([...new Set((await texts(page)).map(plain))].filter((text) => text !== "")).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    },
  );
});

test("WB-W1 panels, hints and the menu too", async () => {
  const opened = await open(subject, "/nothing");
  const { page, context } = opened;
  await page.evaluate(() => localStorage.setItem("baize.language", "pseudo"));
  await page.goto(`${subject.address}/freecell/617`);
  await page.locator('.chip[data-glow="winnable"]').waitFor();
  await page.keyboard.type("5a");
  const check = async () =>
    expect([...new Set((await texts(page)).map(plain))].filter((text) => text !== "")).toEqual([]);
  await page.keyboard.press("h");
  await page.locator(".hint-card").waitFor();
  await check();
  await page.keyboard.press("n");
  await page.locator("dialog .chooser").waitFor();
  await check();
  await page.keyboard.press("Escape");
  for (const tool of ["list", "settings"]) {
    await page.locator(`.more [data-tool=${tool}]`).click();
    await page.locator("dialog h2").waitFor();
    await check();
    await page.keyboard.press("Escape");
  }
  await context.close();
});
