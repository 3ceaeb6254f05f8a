/** Every screen in the pseudo-language: longer, accented and marked, so that what is no message shows. */

import { GAMES } from "@baize/games";
import { LANGUAGES } from "@baize/kernel";
import { DESKTOP, open, PHONE, startSubject } from "@baize/testkit/page";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { texts } from "./texts.fixture.ts";

const subject = startSubject();
const TAUGHT = JSON.stringify(Object.fromEntries(GAMES.map(({ id }) => [id, true])));

/** Names that are the same in every language. */
const NAMES = ["Baize", ...GAMES.map(({ title }) => title), ...LANGUAGES.map(({ name }) => name)];

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
