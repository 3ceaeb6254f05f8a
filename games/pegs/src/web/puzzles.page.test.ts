/** Ladders and triangular boards in a real browser. */

import { close, open, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";
import { drag, hole, jumps, winOf } from "./board.fixture.ts";

const subject = startSubject();
const LIT = { settings: { taught: { pegs: true } } };

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
  await page.locator(".star-list .star[data-earned]").first().waitFor();
  await page.getByRole("button", { name: "Next, level 2" }).click();
  await page.waitForURL(/triangle15-2$/);
  await page.getByRole("button", { name: "Show the light" }).click();
  await page.locator(".chip[data-glow=winnable]").waitFor();
  await page.locator(".mark").first().waitFor();
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
