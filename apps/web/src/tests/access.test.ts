/** Accessible by construction: axe on every screen in every theme, and focus that is never lost. */

import { card, close, DESKTOP, found, goldenMoves, open, PHONE, spoken, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";

const subject = startSubject();

const WON = `/freecell/617?moves=${goldenMoves("freecell", "won-617").join(".")}`;
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
/** Those whose parts lie elsewhere on a phone. */
const ON_PHONES = ["/", "/freecell/617", "/freecell/lesson", REVIEW];

test.each([
  ["desktop", DESKTOP, SCREENS],
  ["phone", PHONE, ON_PHONES],
] as const)("WB-X1 axe finds nothing on any screen of a %s, in any theme", async (_device, viewport, screens) => {
  const opened = await open(subject, "/", { settings: { deck: "four" }, viewport });
  const { page } = opened;
  for (const path of screens) {
    await page.goto(subject.address + path);
    await page.waitForSelector("h1");
    expect(await found(page, path)).toEqual([]);
  }
  await close(opened);
});

test("WB-X1 axe finds nothing in any panel, in any theme", async () => {
  const opened = await open(subject, "/freecell/617?moves=5a.6b");
  const { page } = opened;
  for (const name of ["New deal", "Moves", "Menu"]) {
    await page.getByRole("navigation").getByRole("button", { name }).click();
    await page.waitForSelector("dialog[open]");
    expect(await found(page, name)).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await close(opened);
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
