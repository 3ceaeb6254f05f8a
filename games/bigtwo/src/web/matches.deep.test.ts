/** Whole matches of five deals in a real browser, to the final standings: by pointer, finger, drag and keys, on phone and desktop. */

import { close, DESKTOP, keptTexts, open, PHONE, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";
import { byDrag, byFinger, byKeys, byPointer, SETTINGS, turn } from "./party.fixture.ts";

const subject = startSubject();

test.each([
  ["by pointer on a desktop", DESKTOP, byPointer],
  ["by finger on a phone", PHONE, byFinger],
  ["by keys on a desktop", DESKTOP, byKeys],
  ["by keys on a phone", PHONE, byKeys],
  ["by drag on a desktop", DESKTOP, byDrag],
  ["by drag on a phone", PHONE, byDrag],
])("WB-P9 BT-W9 BT-W13 a match of five deals %s", async (_how, viewport, move) => {
  const opened = await open(subject, "/bigtwo/640?bots=novice.classic.skilled&term=5-deals", {
    settings: SETTINGS,
    viewport,
    hasTouch: move === byFinger,
  });
  const { page } = opened;
  for (let deal = 1; deal <= 5; deal++) {
    await page.getByText(`Deal ${deal} of 5`, { exact: true }).waitFor();
    while (await turn(page)) await move(page);
    expect(await page.locator(".dealt-card").count()).toBe(52);
    if (deal < 5) await page.getByRole("button", { name: "Next deal" }).click();
  }
  await page.getByText(/wins? the match$|The match is shared/).waitFor();
  const shown = await page.locator(".standings tr td:last-child").allTextContents();
  const kept = Object.values(await keptTexts(page)).map((text) => JSON.parse(text) as { scores: number[] });
  const sums = [0, 1, 2, 3].map((seat) => kept.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0));
  expect(kept).toHaveLength(5);
  expect(shown.map((text) => Number(text.replace("−", "-")))).toEqual(sums.toSorted((a, b) => b - a));
  await close(opened);
});
