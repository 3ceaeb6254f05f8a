/** Accessible by construction: axe on every screen in every theme, and focus that is never lost. */

import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { card, close, DESKTOP, open, PHONE, spoken, startSubject, winningMoves } from "./testing/subject.ts";

const subject = startSubject();

/** What axe finds, as short lines. */
async function found(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run: typeof axe.run } }).axe.run({
      resultTypes: ["violations"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  });
}

const WON = `/freecell/617?moves=${winningMoves().join(".")}`;
const REVIEW = "/review/freecell/617?moves=5a.6b.7c";
const SCREENS = [
  "/",
  "/freecell/617",
  WON,
  "/settings",
  "/record",
  "/rules/freecell",
  "/freecell/lesson",
  REVIEW,
  "/nothing",
];

describe.each(["light", "dark", "contrast"])("in the %s theme", (theme) => {
  test("WB-X1 axe finds nothing on any screen", async () => {
    const opened = await open(subject, "/", { settings: { theme, deck: "four" } });
    const { page } = opened;
    const phone = SCREENS.slice(0, 2).map((at) => [at, PHONE] as const);
    for (const [path, viewport] of [...SCREENS.map((at) => [at, DESKTOP] as const), ...phone]) {
      await page.setViewportSize(viewport);
      await page.goto(subject.address + path);
      await page.waitForSelector("h1");
      expect([path, viewport.width, await found(page)]).toEqual([path, viewport.width, []]);
    }
    await close(opened);
  });

  test("WB-X1 axe finds nothing in any panel", async () => {
    const opened = await open(subject, "/freecell/617?moves=5a.6b", { settings: { theme } });
    const { page } = opened;
    for (const name of ["New deal", "Moves", "Menu"]) {
      await page.getByRole("navigation").getByRole("button", { name }).click();
      await page.waitForSelector("dialog[open]");
      expect([name, await found(page)]).toEqual([name, []]);
      await page.keyboard.press("Escape");
    }
    await close(opened);
  });
});

test("WB-X2 focus stays on the card that moved, and comes back from a panel", async () => {
  const opened = await open(subject, "/freecell/617");
  const { page } = opened;
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
  await card(page, "jack of clubs").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("Jack of clubs, column 8, 7 of 7");
  await page.getByRole("button", { name: "Moves" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open]");
  await page.keyboard.press("Escape");
  expect(await focused()).toBe("Moves");
  await close(opened);
});

test("WB-X3 piles are labelled and moves announced", async () => {
  const opened = await open(subject, "/freecell/617");
  const { page } = opened;
  await page.getByRole("region", { name: "Column 1, 7 cards" }).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Cell a, empty" }).waitFor();
  await page.keyboard.type("5a");
  expect(await spoken(page)).toBe("Jack of clubs to cell a.");
  await page.keyboard.type("15");
  expect(await spoken(page)).toBe("J♦ cannot go on 7♣: it must be one lower.");
  await close(opened);
});
