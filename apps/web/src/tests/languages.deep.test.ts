/** Every screen in every language: no English, nothing cut off, nothing that axe finds. */

import { close, found, startSubject } from "@baize/testkit/page";
import { describe, expect, test } from "vitest";
import { cutOff, englishOn, OTHERS, openIn, rest, SCREENS } from "./languages.fixture.ts";

const subject = startSubject();
const WIDTHS = [320, 1440];

describe.each(OTHERS)("%s", (language) => {
  test("WB-W3 every screen says nothing in English, cuts nothing off and gives axe nothing to find", async () => {
    const opened = await openIn(subject, language, "/");
    const { page } = opened;
    const wrong: string[] = [];
    for (const path of SCREENS) {
      await page.goto(subject.address + path);
      await rest(page);
      for (const text of await englishOn(page)) wrong.push(`${path}: ${text}`);
      wrong.push(...(await found(page, path)));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const what of await cutOff(page)) wrong.push(`${path} at ${width}: ${what} is cut off`);
      }
    }
    expect(wrong).toEqual([]);
    await close(opened);
  });

  test("WB-W3 panels, hints and refusals too", async () => {
    const opened = await openIn(subject, language, "/freecell/617");
    const { page } = opened;
    const wrong: string[] = [];
    const look = async (where: string) => {
      for (const text of await englishOn(page)) wrong.push(`${where}: ${text}`);
    };
    const closed = async () => {
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    };
    await page.locator('.chip[data-glow="winnable"]').waitFor();
    for (const typed of ["5a", "11", "12", "9h", "1h", "a1", "26x9"]) {
      await page.keyboard.type(typed);
      await page.waitForTimeout(700);
      await look(typed);
    }
    await page.keyboard.press("h");
    await page.locator(".hint-card").waitFor();
    await look("hint");
    await page.keyboard.press("n");
    await page.locator("dialog .chooser").waitFor();
    await look("chooser");
    await closed();
    await page.keyboard.press("?");
    await page.locator("dialog[open] h2").waitFor();
    await look("keys");
    await closed();
    for (const tool of ["list", "settings"]) {
      await page.locator(`.more [data-tool=${tool}]`).click();
      await page.locator("dialog[open] h2").waitFor();
      await look(tool);
      await closed();
    }
    expect(wrong).toEqual([]);
    await close(opened);
  });
});
