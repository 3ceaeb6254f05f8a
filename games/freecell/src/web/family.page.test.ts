/** FreeCell's family in a real browser. */

import { close, found, open, PHONE, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";

const subject = startSubject();
const QUIET = { settings: { help: "none", taught: { freecell: true }, games: { freecell: { autoplay: "none" } } } };
const WIDE = { width: 2560, height: 1440 };

test("FC-T23 FC-T24 a member is chosen, named and remembered; a table of one's own by switches", async () => {
  const opened = await open(subject, "/freecell/617", QUIET);
  const { page } = opened;
  await page.keyboard.press("n");
  const sheet = page.locator(".family");
  expect(await sheet.getByLabel("Game").inputValue()).toBe("standard");
  await sheet.getByLabel("Game").selectOption("eight-off");
  await expect.poll(() => sheet.locator(".small-column").count()).toBe(8);
  expect(await found(page, "family sheet")).toEqual([]);
  await page.getByLabel("Deal number").fill("5");
  await page.getByRole("button", { name: "Deal it" }).click();
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toContain("options=eight-off");
  await expect.poll(() => page.locator("body").textContent()).toContain("Deal 5 · Eight Off");
  await page.keyboard.type("1h");
  await page.keyboard.type("1b");
  await page.keyboard.press("n");
  expect(await sheet.getByLabel("Game").inputValue()).toBe("eight-off");
  await sheet.getByText("Change the table").click();
  await sheet.getByLabel("Cells", { exact: true }).selectOption("6");
  expect(await sheet.getByLabel("Game").inputValue()).toBe("");
  await page.goto(new URL("/record", page.url()).href);
  await expect.poll(() => page.locator(".tally h2").allTextContents()).toContain("Eight Off");
  expect(await page.locator(".matches").textContent()).toContain("Eight Off 5");
  await close(opened);
});

test.each([
  ["eight-off", PHONE],
  ["seahaven-towers", PHONE],
  ["seahaven-towers", WIDE],
  ["eight-off", WIDE],
] as const)("FC-T25 %s lies whole on %j", async (options, viewport) => {
  const opened = await open(subject, `/freecell/617?options=${options}`, { ...QUIET, viewport });
  const { page } = opened;
  await page.locator("#card-51").waitFor();
  const boxes = await page
    .locator(".stage [id^=card-], .stage [id^=slot-]")
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right, top, bottom }) => [left, right, top, bottom]),
    );
  expect(boxes.length).toBeGreaterThan(52);
  for (const [left = 0, right = 0, top = 0, bottom = 0] of boxes) {
    expect([left >= 0, right <= viewport.width, top >= 0, bottom <= viewport.height]).toEqual([true, true, true, true]);
  }
  await close(opened);
});

test.each([
  ["eight-off", "617", "1b"],
  ["bakers-game", "7", "1a"],
  ["forecell", "5", "bh"],
  ["cells=3", "7", "1a"],
])("FC-T28 the light, a hint and the review of %s %s", async (options, deal, move) => {
  const opened = await open(subject, `/freecell/${deal}?options=${encodeURIComponent(options)}`, {
    settings: { taught: { freecell: true } },
  });
  const { page } = opened;
  await expect.poll(() => page.locator(".chip").textContent(), { timeout: 20_000 }).toMatch(/^Winnable/);
  await page.keyboard.press("h");
  await page.locator(".hint-says", { hasText: /^Look at/ }).waitFor();
  await page.goto(new URL(`/review${new URL(page.url()).pathname}?options=${options}&moves=${move}`, page.url()).href);
  await expect.poll(() => page.locator(".chip").textContent(), { timeout: 20_000 }).toMatch(/^(Winnable|Lost)/);
  await close(opened);
});
