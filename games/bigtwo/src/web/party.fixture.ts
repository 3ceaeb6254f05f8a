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
  await page.getByRole("region", { name: "Hint" }).waitFor();
  return page.evaluate(() =>
    [...document.querySelectorAll(".hand-card")].flatMap((card, i) => (card.hasAttribute("data-hinted") ? [i] : [])),
  );
}
