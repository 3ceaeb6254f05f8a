/** One match in two tabs, played in either by chance: after every step both show the same. */

import { Random } from "@baize/kernel";
import { close, keptMatches, listen, moves, open, type Subject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const CARDS = [..."12345678abcd"];

/** What is done in one of the tabs. */
async function act(page: Page, random: Random): Promise<void> {
  switch (random.below(8)) {
    case 0:
      return page.keyboard.press("u");
    case 1:
      return page.keyboard.press("r");
    case 2:
      await page.keyboard.press("h");
      return page.keyboard.press("Escape");
    case 3:
      await page.reload();
      await page.waitForSelector(".card");
      return;
    default:
      // Many of these are no moves, and change nothing.
      return page.keyboard.type(`${random.pick(CARDS)}${random.pick([...CARDS, "h"])}`);
  }
}

const shownOn = async (page: Page): Promise<string> =>
  [await moves(page), await page.locator(".card").evaluateAll((all) => all.map((one) => one.ariaLabel).join())].join();

/** Plays so many steps; whatever two tabs show is the same after each, and one match is kept. */
export async function playTabs(subject: Subject, seed: string, steps: number): Promise<void> {
  const opened = await open(subject, "/freecell/617");
  const second = await opened.context.newPage();
  listen(second, opened.complaints);
  await opened.page.keyboard.type("5a");
  await second.goto(opened.page.url());
  await second.waitForSelector(".card");
  const random = Random.fromSeed(seed);
  const tabs = [opened.page, second] as const;
  for (let step = 0; step < steps; step++) {
    await act(random.pick(tabs), random);
    await expect
      .poll(async () => new Set(await Promise.all(tabs.map(shownOn))).size, { message: `${seed}, step ${step}` })
      .toBe(1);
  }
  expect(await keptMatches(second)).toHaveLength(1);
  await close(opened);
}
