/** The truth light, hints and deals by difficulty, in a real browser. */

import { close, goldenMoves, moves, open, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";

const subject = startSubject();

test("WB-T1 the light tells after every move", async () => {
  const opened = await open(subject, "/freecell/57?moves=3a.4c.1d");
  const { page } = opened;
  const chip = page.locator(".chip");
  await expect.poll(() => chip.textContent(), { timeout: 20_000 }).toMatch(/^(Winnable\d+ moves|Lost)$/);
  await page.keyboard.type("4b");
  await expect.poll(() => chip.textContent(), { timeout: 20_000 }).toBe("Lost");
  expect(await chip.locator("svg path").count()).toBe(2);
  await close(opened);
});

test("WB-T1 the number of moves is the same at every visit", async () => {
  const told = async () => {
    const opened = await open(subject, "/freecell/617");
    const chip = opened.page.locator(".chip");
    await expect.poll(() => chip.textContent(), { timeout: 20_000 }).toMatch(/^Winnable\d+ moves$/);
    const text = await chip.textContent();
    await close(opened);
    return text;
  };
  expect(await told()).toBe(await told());
});

test("WB-T8 a study can be watched, goes on while one plays, and says shortest only when that is proved", async () => {
  const opened = await open(subject, "/freecell/5");
  const { page } = opened;
  const watch = page.locator(".watch");
  await watch.getByText(/^At least \d+, at most \d+$/).waitFor();
  await page.goto(`${subject.address}/freecell/3`);
  await watch.getByText("The shortest: proved").waitFor();
  expect(await page.locator(".chip").textContent()).toBe("Winnable18 moves");
  await page.keyboard.type("1a");
  await page.locator(".chip", { hasText: "17 moves" }).waitFor();
  await page.getByRole("button", { name: "Moves" }).click();
  await page.getByText("The shortest way from the deal: 18, proved.").waitFor();
  await page.getByText("The shortest way from here: 17, proved.").waitFor();
  await close(opened);
});

test("WB-T2 a hint shows a good move, and the whole line leads to the win", async () => {
  const opened = await open(
    subject,
    `/freecell/617?moves=${goldenMoves("freecell", "won-617").slice(0, 70).join(".")}`,
  );
  const { page } = opened;
  await page.locator('.chip[data-glow="winnable"]').waitFor();
  await page.locator(".chip span").waitFor();
  await page.keyboard.press("h");
  expect(await page.locator("[data-mark=hint]").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Whole line" }).click();
  const step = page.getByRole("button", { name: /^Step/ });
  const end = page.locator(".ending");
  for (let steps = 0; steps < 200; steps++) {
    await step.or(end).first().waitFor();
    if ((await end.count()) > 0) break;
    await step.click();
  }
  await page.getByText("Won in").waitFor();
  await page.goto(`${subject.address}/record`);
  const figure = page.locator(".tally div", { hasText: "Won with hints" }).locator("dd").first();
  await expect.poll(() => figure.textContent(), { timeout: 20_000 }).toBe("1");
  await close(opened);
});

test("WB-T3 from a lost position there is a way back to where it was open", async () => {
  const opened = await open(subject, "/freecell/57?moves=3a.4c.1d.4b", {
    settings: { games: { freecell: { autoplay: "none" } } },
  });
  const { page } = opened;
  await page.getByText(/^This position is lost\. Undo (one move|\d moves) and it is open again\.$/).waitFor();
  await page.getByRole("button", { name: "Go back" }).click();
  await expect.poll(() => page.locator(".chip").textContent(), { timeout: 20_000 }).toMatch(/^Winnable/);
  expect(await moves(page)).toBeLessThan(4);
  await close(opened);
});

test("WB-T4 a deal that can be won, and an easy one", async () => {
  const opened = await open(subject, "/freecell/617");
  const { page } = opened;
  for (const name of ["Winnable", "Easy"]) {
    const before = page.url();
    await page.keyboard.press("n");
    await page.getByRole("button", { name }).click();
    await expect.poll(() => page.url(), { timeout: 25_000 }).not.toBe(before);
    await page.locator('.chip[data-glow="winnable"]').waitFor();
  }
  await close(opened);
});

test("WB-T5 light and hints can be switched off", async () => {
  const seen = async (help: string) => {
    const opened = await open(subject, "/freecell/617", { settings: { help } });
    const { page } = opened;
    if (help !== "none") await page.locator(".chip").waitFor();
    const found = [await page.locator(".chip").count(), await page.locator(".tools [data-tool=hint]").count()];
    await close(opened);
    return found;
  };
  expect(await seen("none")).toEqual([0, 0]);
  expect(await seen("light")).toEqual([1, 0]);
  expect(await seen("move")).toEqual([1, 1]);
});

test("WB-T7 a light that cannot be loaded says so, and the table is played without it", async () => {
  const opened = await open(subject, "/nothing");
  const { page, context } = opened;
  await context.route(/\/assets\/worker-.*\.js$/, (route) => route.abort());
  await page.goto(`${subject.address}/freecell/617`);
  await page.getByText("The light cannot be loaded. Reload the page to have it back.").first().waitFor();
  await expect.poll(() => page.locator(".chip").textContent()).toBe("Not known yet");
  await page.keyboard.type("5a");
  expect(await moves(page)).toBe(1);
  await context.close();
});
