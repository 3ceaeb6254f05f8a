/** Taking back and making again at a table of several seats, in a real browser. */

import { close, keptMatches, keptMoves, listen, open, spoken, startSubject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { SETTINGS, TABLE, turn } from "./party.fixture.ts";

const subject = startSubject();
const ply = async (page: Page): Promise<number> => (await keptMatches(page))[0]?.ply ?? 0;

test("WB-P6 undo goes to the player's own last decision, redo brings back what was recorded", async () => {
  const opened = await open(subject, `${TABLE}&practice=yes`, { settings: SETTINGS });
  const { page } = opened;
  await turn(page);
  const before = await ply(page);
  await page.keyboard.press("u");
  expect(await spoken(page)).toContain("Nothing to undo.");
  expect(await ply(page)).toBe(before);
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Do it" }).click();
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
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Do it" }).click();
  await turn(page);
  const before = await ply(page);
  await page.keyboard.press("u");
  expect(await spoken(page)).toContain("Moves can be taken back in practice only.");
  expect(await ply(page)).toBe(before);
  await close(opened);
});

test("WB-P7 a match in two windows is driven by one of them, and stays one match", async () => {
  const opened = await open(subject, `${TABLE}&practice=yes`, { settings: SETTINGS });
  const { page, context, complaints } = opened;
  await turn(page);
  const second = await context.newPage();
  listen(second, complaints);
  await second.goto(page.url());
  await turn(second);
  for (const window of [page, second, page]) {
    await window.keyboard.press("h");
    await window.getByRole("button", { name: "Do it" }).click();
    await turn(window);
    await expect
      .poll(async () => [await keptMoves(page), (await keptMatches(page)).length])
      .toEqual([await keptMoves(window), 1]);
  }
  await close(opened);
});
