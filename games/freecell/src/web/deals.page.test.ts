/** The explorer of deals and the editor of positions, in a real browser. */

import { close, found, open, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";

const subject = startSubject();

test("WB-DX1 deals are found by level and length, and the file is fetched when it is wanted", async () => {
  const opened = await open(subject, "/");
  const { page } = opened;
  // The way there is on every page that is no table.
  expect(await page.getByRole("link", { name: "Deals" }).getAttribute("href")).toBe("/freecell/deals");
  await page.goto(`${subject.address}/freecell/617`);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const hasFile = () => fetched.some((url) => /million.*\.bin$/.test(url));
  await page.locator(".chip").waitFor();
  expect(hasFile()).toBe(false);
  await page.keyboard.press("n");
  await page.getByRole("button", { name: "Explore a million deals" }).click();
  await page.locator(".deal-tile").first().waitFor();
  expect(hasFile()).toBe(true);
  await expect.poll(() => page.locator(".deals-row p").textContent()).toMatch(/^999.992 deals$/);
  expect(await page.locator(".deal-numbers").first().getByRole("button").allTextContents()).toContain("11982");
  // Proved lengths are told as such, others as found.
  expect(await page.locator(".deal-tile").first().textContent()).toMatch(/^1 .*, 81 the shortest/);
  // Few tiles are enough for axe, which looks at every card of them.
  await page.getByLabel("Least moves of the line found").fill("70");
  await page.getByLabel("Most moves of the line found").fill("74");
  await expect.poll(() => page.locator(".deals-row p").textContent()).toBe("1 deal");
  expect(await found(page, "deals", ["light"])).toEqual([]);
  await page.getByLabel("Most moves of the line found").fill("75");
  await page.getByRole("button", { name: /^Fiendish/ }).click();
  await page.getByLabel("Least moves of the line found").fill("60");
  await page.getByLabel("Order").selectOption("short");
  await expect.poll(() => page.locator(".deal-says").first().textContent()).toBe("Fiendish, line of 112");
  // What is chosen stands in the address: a load of the page, the way back and a link find it again.
  await expect.poll(() => new URL(page.url()).search).toBe("?least=112&level=fiendish&order=short");
  await page.reload();
  await expect.poll(() => page.locator(".deal-says").first().textContent()).toBe("Fiendish, line of 112");
  await page.getByLabel("Order").selectOption("long");
  await page.locator(".deal-tile").first().click();
  await page.waitForURL(/\/freecell\/\d+$/);
  await page.goBack();
  await page.locator(".deal-tile").first().waitFor();
  expect(await page.getByLabel("Order").inputValue()).toBe("long");
  expect(await page.getByRole("button", { name: /^Fiendish/ }).getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("link", { name: "Deals" }).click();
  await expect.poll(() => page.getByLabel("Order").inputValue()).toBe("number");
  // Anybody may have written it.
  await page.goto(
    `${subject.address}/freecell/deals?level=%3Cb%3E&least=-1e9&most=70.5&order=__proto__&won=maybe&left=1`,
  );
  await expect.poll(() => page.locator(".deals-row p").textContent()).toMatch(/^999.992 deals$/);
  await page.goto(`${subject.address}/freecell/deals?level=fiendish&least=112`);
  await page.locator(".deal-tile").first().waitFor();
  await page.getByRole("button", { name: "Surprise me" }).click();
  await page.waitForURL(/\/freecell\/\d+$/);
  await page.locator(".deal-level", { hasText: "Fiendish" }).waitFor();
  await close(opened);
});

test("FC-E1 WB-R10 a position is put together, judged, analysed and played, and is no deal", async () => {
  const opened = await open(subject, "/freecell/editor");
  const { page } = opened;
  await page.getByText("52 cards are missing").waitFor();
  // Each suit is a row in which every card keeps its place.
  const tops = await page
    .locator(".editor-off .editor-card")
    .evaluateAll((cards) => cards.map((card) => `${card.getBoundingClientRect().top}`));
  expect([tops.length, new Set(tops).size]).toEqual([52, 4]);
  // What cannot be done yet looks so.
  const looks = (name: string) =>
    page.getByRole("button", { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await looks("Play it")).toBe(await looks("Undo"));
  for (const suit of ["clubs", "diamonds", "hearts", "spades"]) {
    await page.getByRole("button", { name: `queen of ${suit}`, exact: true }).click();
    await page.getByRole("button", { name: `Home of ${suit}, 0 cards` }).click();
  }
  await page.getByRole("button", { name: "king of spades", exact: true }).click();
  await page.getByRole("button", { name: "End of column 3" }).click();
  await page.getByText("3 cards are missing").waitFor();
  // As at the table: U takes the last step back, R makes it again, and so do the buttons.
  await page.keyboard.press("u");
  await page.getByText("4 cards are missing").waitFor();
  await page.keyboard.press("r");
  await page.getByText("3 cards are missing").waitFor();
  await page.getByRole("button", { name: "Empty the table" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("3 cards are missing").waitFor();
  await page.getByRole("button", { name: "Fill up" }).click();
  await page.getByText("It can be won: a line of 4 moves is found.").waitFor();
  expect(await found(page, "deals", ["light"])).toEqual([]);
  await page.getByRole("button", { name: "Analyse it" }).click();
  await page.waitForURL(/\/analysis\/freecell\//);
  await page.locator(".move-marks .glow").first().waitFor();
  // Whoever plays it is told what that is, at its beginning, at its end and in the record.
  await page.goto(`${subject.address}/freecell/editor`);
  await page.getByRole("button", { name: "Play it" }).click();
  await page.locator(".toast", { hasText: "This deal was laid out, not dealt here" }).waitFor();
  await page.getByRole("button", { name: "Finish" }).click();
  await page
    .getByRole("region", { name: "The end" })
    .getByText(/, laid-out deal$/)
    .waitFor();
  await page.goto(`${subject.address}/record`);
  await page.getByText("laid-out deal, not counted").waitFor();
  expect(await page.locator(".rate").textContent()).toBe("Win rate–No match is over yet");
  await close(opened);
});
