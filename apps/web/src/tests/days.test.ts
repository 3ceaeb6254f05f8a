/** The days in a real browser: what is offered, what came of it, and what is given away. */

import { close, found, goldenMoves, moves, open, putTexts, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";
import { keptText, keptTextsOf } from "./kept.fixture.ts";

const subject = startSubject();
const WON = goldenMoves("freecell", "won-617");
const ALONE = { settings: { help: "none", games: { freecell: { autoplay: "none" } } } };
const BOTS = [{ kind: "person" }, ...["novice", "novice", "novice"].map((level) => ({ kind: "bot", level }))];

test("WB-D1 WB-D3 WB-D4 the days: a calendar, past days, results to paste, and a first page that moves on", async () => {
  const opened = await open(subject, "/", { ...ALONE, permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = opened;
  const large = page.locator(".hero .button");
  const deal = /(\d+)$/.exec((await large.getAttribute("href")) ?? "")?.[1] ?? "";
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
  await putTexts(
    page,
    keptTextsOf([
      keptText({ deal, moves: WON, scores: [1], fewest: 90 }),
      keptText({ game: "bigtwo", options: "mis", deal: today, scores: [6, -2, -2, -2], seats: BOTS }),
    ]),
  );
  await page.reload();
  // What is done is told and not offered; the next one that is open is largest.
  await expect.poll(() => large.getAttribute("href")).toBe(`/pegs/${today}`);
  expect(await page.locator(".today .button").count()).toBe(0);
  await page.locator(".hero .small-pegs").waitFor();
  await page.getByText("Won in 103, shortest known 90").waitFor();
  await page.getByRole("link", { name: "Days" }).click();
  await page.locator(".in-a-row strong", { hasText: "1" }).waitFor();
  expect(await found(page, "days")).toEqual([]);
  await page.getByRole("button", { name: "Copy text" }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(
    `FreeCell ${deal}\nWon in 103, shortest known 90 (1:00, unaided)\nBig Two\nFirst, +6 points (1:00, unaided)\n`,
  );
  expect(text).not.toContain(WON[0]);
  const drawn = await page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length);
  expect(drawn).toBeGreaterThan(5000);
  await page.getByRole("button", { name: "Month before" }).click();
  await page.locator(".calendar li button").first().click();
  await page.getByText("A past day fills its mark, not the streak.").waitFor();
  // The address keeps the day and the month: a load of the page and the way back find them again.
  const past = (await page.locator(".chosen-day h2").textContent()) ?? "";
  await expect.poll(() => new URL(page.url()).searchParams.get("day")).toMatch(/^\d{4}-\d\d-01$/);
  await page.reload();
  expect(await page.locator(".chosen-day h2").textContent()).toBe(past);
  await page.goto(`${subject.address}/days?day=2999-01-01&month=2026-13`);
  expect(await page.locator(".chosen-day h2").textContent()).not.toBe(past);
  await page.goBack();
  await page.locator(".chosen-day h2", { hasText: past }).waitFor();
  await page
    .locator(".chosen-day")
    .getByRole("link", { name: /^Play FreeCell \d+/ })
    .click();
  await page.waitForSelector(".card");

  await page.evaluate((day) => localStorage.setItem(`baize.notes.pegs.daily.${day}`, `${day} english d4 18`), today);
  await putTexts(page, keptTextsOf([keptText({ game: "pegs", options: "any", deal: "english", scores: [1] })]));
  await page.goto(subject.address);
  await page.getByRole("heading", { name: "Today is done." }).waitFor();
  await page.getByText(/^New deals at midnight, in /).waitFor();
  await page.getByRole("link", { name: /is open/ }).waitFor();
  expect(await found(page, "today is done")).toEqual([]);
  await close(opened);
});

test("WB-D5 WB-D3 what is over and no win is played again from its start, and nothing leads to a table that is over", async () => {
  const opened = await open(subject, "/", ALONE);
  const { page } = opened;
  const large = page.locator(".hero .button");
  const row = page.locator(".today li");
  const number = /(\d+)$/.exec((await large.getAttribute("href")) ?? "")?.[1] ?? "";
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
  // The way of the one was shown, the other was lost, and the third was seen to its end in practice.
  await page.evaluate((day) => localStorage.setItem(`baize.notes.pegs.daily.${day}`, `${day} easy d4 3`), today);
  const lost = { game: "pegs", options: "any", deal: "easy", moves: ["d3-d1"] };
  const known = { game: "bigtwo", options: "mis", deal: today, scores: [6, -2, -2, -2], seats: BOTS, practice: true };
  await putTexts(
    page,
    keptTextsOf([
      keptText({ ...lost, id: "lost", touched: Date.now() + 1000 }),
      keptText({ deal: number, moves: WON, scores: [1], watched: true }),
      keptText(known),
    ]),
  );
  await page.reload();
  // What was left last is over: it is offered anew.
  await page.locator(".hero .button", { hasText: "Play again" }).waitFor();
  await page.locator(".hero h2", { hasText: /Puzzle of \d+ [A-Z][a-z]+$/ }).waitFor();
  expect(await row.allTextContents()).toEqual([
    expect.stringContaining("Its way was shown: no winPlay again"),
    expect.stringContaining("Practice, not counted"),
  ]);
  await large.click();
  await page.waitForSelector(".hole");
  expect(await page.locator(".ending").count()).toBe(0);
  // Nothing is lost by that; and a load of its own address shows a match as it was left.
  for (const _ of lost.moves) await page.keyboard.press("r");
  await page.locator(".ending").waitFor();
  await page.reload();
  await page.locator(".ending").waitFor();
  await page.goto(`${subject.address}/missing`);
  await page.locator(".missing .button").first().waitFor();
  expect(await page.locator(".missing .button").count()).toBe(1);
  for (const path of [`/pegs/${today}`, "/pegs/daily", "/pegs"]) {
    await page.goto(subject.address + path);
    await page.waitForSelector(".hole");
    expect([path, await page.locator(".ending").count()]).toEqual([path, 0]);
    if (path !== "/pegs") for (const _ of lost.moves) await page.keyboard.press("r");
  }
  await page.goto(`${subject.address}/days`);
  await page.getByRole("link", { name: /^Play again: FreeCell \d/ }).click();
  await page.waitForSelector(".card");
  expect([await moves(page), await page.locator(".ending").count()]).toEqual([0, 0]);
  // One whose way was shown keeps nobody from being done with today.
  await putTexts(page, keptTextsOf([keptText({ ...lost, id: "won", scores: [1] })]));
  await page.goto(subject.address);
  await page.getByRole("heading", { name: "Today is done." }).waitFor();
  expect(await page.locator(".done-list li").allTextContents()).toContain("FreeCell: Its way was shown: no win.");
  await close(opened);
});

test("WB-X7 WB-D1 a very wide window has the two months before as well, and a chosen day has a frame in high contrast", async () => {
  const settings = { theme: "contrast" };
  const opened = await open(subject, "/days?day=2026-01-05", { settings, viewport: { width: 2560, height: 1440 } });
  const { page } = opened;
  const names = page.locator(".month h2");
  expect(await names.allTextContents()).toEqual(["November 2025", "December 2025", "January 2026"]);
  const [chosen, other] = [true, false].map((pressed) => page.locator(`.month [aria-pressed=${pressed}]`).first());
  const frame = (day = chosen) => day?.evaluate((button) => getComputedStyle(button).boxShadow);
  expect(await frame()).not.toBe(await frame(other));
  await page.getByRole("button", { name: "Month before" }).click();
  await page.getByRole("heading", { name: "October 2025" }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => names.allTextContents()).toEqual(["December 2025"]);
  expect(await found(page, "days in high contrast", ["contrast"])).toEqual([]);
  await close(opened);
});
