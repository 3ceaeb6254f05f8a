/** Ladders and triangular boards in a real browser. */

import { Budget, Match, must } from "@baize/kernel";
import { close, open, startSubject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type PegsShape, pegs } from "../rules/index.ts";
import { findWin } from "../solver/index.ts";

const subject = startSubject();
const LIT = { settings: { taught: { pegs: true } } };

type Jump = PegsShape["move"];

/** A way to win a board. */
function winOf(deal: string): readonly string[] {
  const view = must(Match.start(pegs, { deal })).view("spectator");
  const verdict = findWin(view, new Budget());
  if (verdict.kind !== "won") throw new Error(deal);
  return verdict.line.map((jump: Jump) => pegs.formatMove(jump, view));
}

const hole = (page: Page, name: string) => page.locator(`#hole-${name}`);
const ends = (text: string) => text.split("-") as [string, string];
const jumps = async (page: Page) => Number((await page.locator(".counters .jumps dd").textContent())?.split(" ")[0]);

async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = (await hole(page, name).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, text: string): Promise<void> {
  const [from, to] = await Promise.all(ends(text).map((name) => middle(page, name)));
  await page.mouse.move(from!.x, from!.y);
  await page.mouse.down();
  await page.mouse.move((from!.x + to!.x) / 2, (from!.y + to!.y) / 2);
  await page.mouse.move(to!.x + 5, to!.y - 5);
  await page.mouse.up();
}

test("PG-V23 PG-V24 PG-V25 PG-V26 a puzzle of the ladder gives nothing away, and a star is kept", async () => {
  const opened = await open(subject, "/pegs/ladder", LIT);
  const { page } = opened;
  await page.getByRole("button", { name: /^Triangle 15/ }).click();
  await page.getByRole("button", { name: "Play level 1" }).click();
  await page.waitForURL(/triangle15-1$/);
  await page.locator(".hole[data-star]").waitFor();
  expect([await page.locator(".chip[data-glow]").count(), await page.locator(".mark").count()]).toEqual([0, 0]);
  const line = winOf("triangle15-1");
  for (const text of line) await page.keyboard.type(text.replace("-", ""));
  await page.getByText("One peg.").waitFor();
  await page.getByText(/^Unaided/).waitFor();
  expect(await page.locator(".star-list .star[data-earned]").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Next, level 2" }).click();
  await page.waitForURL(/triangle15-2$/);
  await page.getByRole("button", { name: "Show the light" }).click();
  await page.locator(".chip[data-glow=winnable]").waitFor();
  expect(await page.locator(".mark").count()).toBeGreaterThan(0);
  await page.goto(`${subject.address}/pegs/ladder`);
  await page.getByRole("button", { name: "Level 2, next" }).waitFor();
  expect(await page.locator(".ladder-level [data-won]").count()).toBe(1);
  await close(opened);
});

test("PG-V3 PG-V4 PG-V27 a triangle is played by drag, click and keyboard, and its holes have names", async () => {
  const opened = await open(subject, "/pegs/triangle15", { settings: { taught: { pegs: true }, help: "none" } });
  const { page } = opened;
  await page.evaluate(() => localStorage.setItem("baize.choices.pegs", '{"names":"shown"}'));
  await page.reload();
  await page.waitForSelector(".peg");
  expect(await page.locator(".names text").count()).toBe(15);
  await drag(page, "a3-a1");
  await hole(page, "c3").click();
  await hole(page, "a3").click();
  await hole(page, "a1").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.locator("#hole-c3:focus > .peg").waitFor();
  expect(await jumps(page)).toBe(3);
  await hole(page, "c3").click();
  await page.keyboard.press("Escape");
  await page.keyboard.type("a4c4");
  expect(await page.locator(".toast").textContent()).toBe("c4 has a peg: a jump ends in an empty hole.");
  await close(opened);
});
