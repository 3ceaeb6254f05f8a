/** Ladders, triangular boards and targets in a real browser. */

import { close, open, PHONE, playFromHere, startSubject } from "@baize/testkit/page";
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
  await page.getByText(/, unaided$/).waitFor();
  await page.locator(".star-list .star[data-earned]").first().waitFor();
  await page.getByRole("button", { name: "Next, level 2" }).click();
  await page.waitForURL(/triangle15-2$/);
  await page.getByRole("button", { name: "Show the light" }).click();
  await page.locator(".chip[data-glow=winnable]").waitFor();
  await page.locator(".mark").first().waitFor();
  await page.goto(`${subject.address}/pegs/ladder`);
  await page.getByRole("button", { name: "Level 2, next" }).waitFor();
  expect(await page.locator(".ladder-level [data-won]").count()).toBe(1);
  // The end of somebody's game earns nothing.
  const other = winOf("triangle15-3");
  await page.goto(`${subject.address}/pegs/triangle15-3?moves=${other.slice(0, -1).join(".")}`);
  await playFromHere(page);
  await page.locator(".tools").waitFor();
  await page.keyboard.type((other.at(-1) ?? "").replace("-", ""));
  await page.getByText("One peg.").waitFor();
  await page.getByText(/, from the middle on$/).waitFor();
  expect(await page.locator(".pegs-result .star-list").count()).toBe(0);
  await page.goto(`${subject.address}/pegs/ladder`);
  await page.getByRole("button", { name: "Level 2, next" }).waitFor();
  expect(await page.locator(".ladder-level [data-won]").count()).toBe(1);
  await close(opened);
});

test("PG-V23 PG-V24 light that was asked for, a review and an analysis cost a star, whatever is opened anew", async () => {
  const opened = await open(subject, "/pegs/triangle15-2", LIT);
  const { page } = opened;
  const at = (deal: string) => page.goto(`${subject.address}/pegs/${deal}`).then(() => page.waitForSelector(".peg"));
  const win = async (deal: string) => {
    for (const text of winOf(deal)) await page.keyboard.type(text.replace("-", ""));
    await page.getByText("One peg.").waitFor();
    return page.locator(".pegs-result .how").textContent();
  };
  await page.getByRole("button", { name: "Show the light" }).click();
  await page.locator(".mark").first().waitFor();
  await page.reload();
  await page.locator(".mark").first().waitFor();
  expect(await win("triangle15-2")).toMatch(/, with (the light|hints)$/);
  await at("triangle15-3");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Analyse" }).click();
  await page.waitForURL(/analysis/);
  // As at the table, how far the win is counts in sweeps.
  await page.locator(".dock .chip", { hasText: /^Winnable2 sweeps, the shortest$/ }).waitFor();
  await at("triangle15-3");
  expect(await win("triangle15-3")).toMatch(/, with (the light|hints)$/);
  await at("triangle15-12");
  for (const text of ["a2a4", "b4d4", "b2b4", "a4c4", "d4b4", "b5b3"]) await page.keyboard.type(text);
  await page.getByRole("link", { name: "Review" }).click();
  await page.waitForURL(/review/);
  await page.goBack();
  await page.getByText("No peg can jump any more.").waitFor();
  for (let n = 0; n < 6; n++) await page.keyboard.press("u");
  expect(await win("triangle15-12")).toMatch(/, with (the light|hints)$/);
  await close(opened);
});

test("PG-V1 PG-V24 PG-V27 on a small phone the stars are told, and what is told of a win lies below the board", async () => {
  const opened = await open(subject, "/pegs/hexagon19-30", { ...LIT, viewport: PHONE });
  const { page } = opened;
  await page.getByText("Stars", { exact: true }).click();
  await page.getByText("last peg in the ring, c3").waitFor();
  await page.getByText("Stars", { exact: true }).click();
  for (const text of winOf("hexagon19-30")) await page.keyboard.type(text.replace("-", ""));
  await page.getByText("One peg.").waitFor();
  const [board, ending] = await page.evaluate(() => [
    Math.max(...[...document.querySelectorAll(".hole")].map((one) => one.getBoundingClientRect().bottom)),
    document.querySelector(".ending")?.getBoundingClientRect().top ?? 0,
  ]);
  expect(board).toBeLessThan(ending);
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

test.each([PHONE, { width: 320, height: 568 }])(
  "PG-V8 the target lies free under a board $width wide, and can be given up",
  async (viewport) => {
    const opened = await open(subject, "/pegs/english?options=d4", { ...LIT, viewport });
    const { page } = opened;
    await page.locator(".legend-box").waitFor();
    const target = page.getByRole("button", { name: "Last peg: d4" });
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const tools = await boxOf(".tools");
    for (const box of [await target.boundingBox(), await boxOf(".legend-box")]) {
      expect(box!.y + box!.height).toBeLessThanOrEqual(tools.y);
      expect(box!.x + box!.width).toBeLessThanOrEqual(viewport.width);
    }
    await target.click();
    const [note, anywhere] = [await boxOf(".note"), page.getByRole("button", { name: "anywhere" })];
    expect(note.y + note.height).toBeLessThanOrEqual(tools.y);
    await anywhere.click();
    await page.waitForURL(/english-d4$/);
    await page.getByRole("button", { name: "Last peg: anywhere" }).waitFor();
    expect(await page.locator(".note").count()).toBe(0);
    await close(opened);
  },
);

test("PG-V10 in high contrast the editor shows what cannot be pressed and what can be filled in", async () => {
  const opened = await open(subject, "/pegs/editor", { settings: { theme: "contrast" } });
  const { page } = opened;
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await undo.waitFor();
  expect(await undo.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe("dashed");
  // There is nothing to play on an empty board; where a peg can jump there is.
  const play = page.getByRole("button", { name: "Play", exact: true });
  expect(await play.getAttribute("aria-disabled")).toBe("true");
  await play.click({ force: true });
  expect(new URL(page.url()).pathname).toBe("/pegs/editor");
  for (const cell of ["d4", "d5"]) await page.locator(`#cell-${cell}`).click();
  await expect.poll(() => play.getAttribute("aria-disabled")).toBe(null);
  const field = page.getByLabel("Keep it as");
  expect(await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).borderTopWidth))).toBeGreaterThan(0);
  await close(opened);
});
