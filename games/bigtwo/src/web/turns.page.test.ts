/** Taking back and making again at a table of several seats, in a real browser. */

import { close, keptMatches, keptMoves, listen, open, spoken, startSubject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { SETTINGS, TABLE, turn } from "./party.fixture.ts";

const subject = startSubject();
const ply = async (page: Page): Promise<number> => (await keptMatches(page))[0]?.ply ?? 0;

/** Plays what the hint says. */
async function follow(page: Page): Promise<void> {
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Do it" }).click();
}

test("WB-P6 undo goes to the player's own last decision, redo brings back what was recorded", async () => {
  const opened = await open(subject, `${TABLE}&practice=yes`, { settings: SETTINGS });
  const { page } = opened;
  await turn(page);
  const before = await ply(page);
  await page.keyboard.press("u");
  expect(await spoken(page)).toContain("Nothing to undo.");
  expect(await ply(page)).toBe(before);
  await follow(page);
  await turn(page);
  const after = await ply(page);
  expect(after).toBeGreaterThan(before + 1);
  const moves = await keptMoves(page);
  await page.keyboard.press("u");
  await expect.poll(() => ply(page)).toBe(before);
  await page.keyboard.press("r");
  await expect.poll(() => ply(page)).toBe(after);
  expect((await keptMoves(page)).slice(0, after)).toEqual(moves.slice(0, after));
  await close(opened);
});

test("WB-P2 outside practice nothing is taken back", async () => {
  const opened = await open(subject, TABLE, { settings: SETTINGS });
  const { page } = opened;
  await turn(page);
  await follow(page);
  await turn(page);
  const before = await ply(page);
  await page.keyboard.press("u");
  expect(await spoken(page)).toContain("Moves can be taken back in practice only.");
  expect(await ply(page)).toBe(before);
  await close(opened);
});

/** The table that a window shows in words, once the player is to move there. */
const shown = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    document.querySelector(".tray[data-turn]") === null
      ? undefined
      : document.querySelector<HTMLElement>(".bigtwo")?.innerText,
  );

test("WB-P7 a match in two windows is driven by one of them, and stays one match", async () => {
  const opened = await open(subject, `${TABLE}&practice=yes`, { settings: SETTINGS });
  const { page, context, complaints } = opened;
  await turn(page);
  const second = await context.newPage();
  listen(second, complaints);
  await second.goto(page.url());
  await turn(second);
  for (const window of [page, second, page]) {
    const before = await shown(window);
    await follow(window);
    // Both come to the player's next turn, with all that was played before it.
    await expect
      .poll(async () => {
        const [one, two] = await Promise.all([page, second].map(shown));
        return one !== undefined && one === two && one !== before;
      })
      .toBe(true);
    expect(await keptMatches(page)).toHaveLength(1);
  }
  await close(opened);
});

test("WB-P7 two windows that moved without knowing of each other are a match each, and both go on", async () => {
  const opened = await open(subject, `${TABLE}&practice=yes`, { settings: SETTINGS });
  const { page, context, complaints } = opened;
  // The first move is everybody's; the next is anybody's.
  await turn(page);
  await follow(page);
  await expect.poll(() => ply(page)).toBeGreaterThan(1);
  await turn(page);
  const deaf = await context.newPage();
  listen(deaf, complaints);
  await deaf.addInitScript(() => {
    window.BroadcastChannel.prototype.addEventListener = () => {};
  });
  await deaf.goto(page.url());
  await turn(deaf);
  const before = await shown(deaf);
  // One plays as the hint says, the other its highest card.
  await follow(page);
  for (const key of ["End", "Space", "Enter"]) await deaf.keyboard.press(key);
  for (const window of [page, deaf])
    await expect.poll(async () => ![before, undefined].includes(await shown(window))).toBe(true);
  await expect.poll(async () => (await keptMatches(page)).length).toBe(2);
  await close(opened);
});
