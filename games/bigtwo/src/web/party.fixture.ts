/** A table of Big Two in a real browser, for tests: what is seen of it, and playing by its hints. */

import type { Page } from "playwright-core";

/** Bots that take no time, and a player who has had the lesson. */
export const SETTINGS = { taught: { bigtwo: true }, games: { bigtwo: { pace: "0" } } };

/** A deal that the hints win against novices, in few moves. */
export const DEAL = "640";
export const TABLE = `/bigtwo/${DEAL}?bots=novice.novice.novice`;

/** Waits until the player is to move, or the deal is over; says whether it goes on. */
export async function turn(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector(".tray[data-turn], .party-ending") !== null);
  return (await page.locator(".party-ending").count()) === 0;
}

/** The places in the hand of the cards that a hint asks for; none when it asks for a pass. */
export async function hinted(page: Page): Promise<readonly number[]> {
  // While somebody looks for one, nothing can be done yet.
  await page.getByRole("region", { name: "Hint" }).getByText("Do it").waitFor({ state: "attached" });
  return page.evaluate(() =>
    [...document.querySelectorAll(".hand-card")].flatMap((card, i) => (card.hasAttribute("data-hinted") ? [i] : [])),
  );
}

/** A card of the hand, where it is not covered by the next one. */
const corner = { position: { x: 12, y: 12 } };

/** Makes the move that a hint asks for, with the pointer: cards are picked, then the button is pressed. */
export async function byPointer(page: Page): Promise<void> {
  const hint = page.getByRole("button", { name: "Hint" });
  await hint.click();
  const places = await hinted(page);
  // Pressed once more it is put away.
  await hint.click();
  await page.getByRole("region", { name: "Hint" }).waitFor({ state: "detached" });
  for (const place of places) await page.locator(".hand-card").nth(place).click(corner);
  await page.getByRole("button", { name: places.length === 0 ? "Pass" : /^Play / }).click();
}

/** The same with a finger. */
export async function byFinger(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hint" }).tap();
  const places = await hinted(page);
  for (const place of places) await page.locator(".hand-card").nth(place).tap(corner);
  await page.getByRole("button", { name: places.length === 0 ? "Pass" : /^Play / }).tap();
}

/** The same with keys alone. */
export async function byKeys(page: Page): Promise<void> {
  await page.keyboard.press("h");
  const places = await hinted(page);
  await page.keyboard.press("Home");
  let at = 0;
  for (const place of places) {
    for (; at < place; at++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
  }
  await page.keyboard.press(places.length === 0 ? "p" : "Enter");
}

/** The same by dragging cards onto the table; where nothing beats, Enter passes. */
export async function byDrag(page: Page): Promise<void> {
  if ((await page.locator(".play-button").count()) === 0) return page.keyboard.press("Enter");
  await page.keyboard.press("h");
  const places = await hinted(page);
  const cards = page.locator(".hand-card");
  for (const place of places.slice(0, -1)) await cards.nth(place).click(corner);
  const last = await cards.nth(places.at(-1) ?? 0).boundingBox();
  if (places.length === 0 || last === null) return page.keyboard.press("p");
  if (places.length > 1) await cards.nth(places.at(-1) ?? 0).click(corner);
  await page.mouse.move(last.x + 12, last.y + 12);
  await page.mouse.down();
  await page.mouse.move(last.x + 40, last.y - 220, { steps: 4 });
  await page.locator(".felt[data-target=good]").waitFor();
  await page.mouse.up();
}
