/** The review of a match, in a real browser. */

import { close, goldenMoves, keptMatches, moves, open, PHONE, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";

const subject = startSubject();
/** Nineteen good moves, one that loses, and some more. */
const MOVES = "2a.27.4b.46.47.72.4c.4d.4h.7h.47.83.ch.74x2.1c.16.76.7h.86.53.6h.61.74.27.16.72.67.1h.76.57";
const ALONE = { settings: { games: { freecell: { autoplay: "none" } } } };

test("WB-V2 WB-V3 a lost match shows where it was lost and what was better; from there it is played on", async () => {
  const opened = await open(subject, `/freecell/617?moves=${MOVES}`, ALONE);
  const { page } = opened;
  await page.getByRole("button", { name: "Moves" }).click();
  await page.getByRole("button", { name: "Review" }).click();
  await page.getByText("Move 20 lost the game").waitFor();
  expect(await page.locator(".finding h2").first().textContent()).toBe(
    "Jack of clubs to the queen of hearts, column 3",
  );
  await page.getByText(/Better, winnable in \d+/).waitFor();
  expect(await page.locator(".move-path").evaluateAll((all) => all.map((e) => e.getAttribute("data-as")))).toEqual([
    "lost",
    "better",
  ]);
  const states = await page.locator(".bars i").evaluateAll((all) => all.map((e) => e.getAttribute("data-state")));
  expect(states).toEqual([...Array(19).fill("winnable"), "losing", ...Array(10).fill("lost")]);
  const slider = page.getByRole("slider", { name: "Move" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  expect(await slider.getAttribute("aria-valuetext")).toBe("Move 21 of 30. Two of spades home. Lost.");
  await page.getByRole("button", { name: "Show move 20" }).click();
  await page.locator("h1").focus();
  for (const [key, move] of [
    ["Home", 1],
    ["ArrowRight", 2],
    ["End", 30],
    ["ArrowLeft", 29],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByText(`Move ${move} of 30`, { exact: true }).waitFor();
  }
  await page.getByRole("button", { name: "Show move 20" }).click();
  await page.getByRole("button", { name: "Move before" }).click();
  await page.getByText("A good move").waitFor();
  await page.getByRole("button", { name: "Next move" }).click();
  await page.getByRole("link", { name: "Play on from here" }).click();
  await page.waitForSelector(".counters");
  expect(await moves(page)).toBe(19);
  await page.keyboard.type("6h");
  // The match that was looked at remembers the help, and so does the one that is played on from there.
  await expect.poll(async () => (await keptMatches(page)).map(({ hints }) => hints)).toEqual([1, 1]);
  await close(opened);
});

test("WB-V2 WB-V3 a match that was won tells how far it was over the shortest way, on a phone too; a touch takes the bar it touches", async () => {
  const all = goldenMoves("freecell", "won-617");
  const opened = await open(subject, `/freecell/617?moves=${all.slice(0, -1).join(".")}`, { viewport: PHONE });
  const { page } = opened;
  await page.keyboard.type(all.at(-1) ?? "");
  await page.getByRole("link", { name: "Review" }).click();
  await page.getByText("Move 103 of 103").waitFor();
  const bar = (await page.locator(".bars i").nth(49).boundingBox())!;
  await page.mouse.click(bar.x + bar.width / 2, bar.y + 20);
  await page.getByText("Move 50 of 103").waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByText(/^Won in 103 moves(: 17 over|\. The shortest way has at least \d+)/).waitFor();
  await page.goto(`${subject.address}/review/freecell/617`);
  await page.getByText("There are no moves to look at.").waitFor();
  await close(opened);
});
