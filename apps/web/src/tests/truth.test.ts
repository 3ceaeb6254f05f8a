/** The truth light, hints and deals by difficulty, in a real browser. */

import { close, goldenMoves, keptMatches, moves, open, spoken, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";

const subject = startSubject();

test("WB-T1 the light tells after every move", async () => {
  const opened = await open(subject, "/freecell/57?moves=3a.4c.1d");
  const { page } = opened;
  const chip = page.locator(".chip");
  await expect.poll(() => chip.textContent(), { timeout: 20_000 }).toMatch(/^(Winnableat most \d+ moves|Lost)$/);
  await page.keyboard.type("4b");
  await expect.poll(() => chip.textContent(), { timeout: 20_000 }).toBe("Lost");
  expect(await chip.locator("svg path").count()).toBe(2);
  await close(opened);
});

test("WB-T1 the number of moves is the same at every visit", async () => {
  const told = async () => {
    const opened = await open(subject, "/freecell/617");
    const chip = opened.page.locator(".chip");
    await expect.poll(() => chip.textContent(), { timeout: 20_000 }).toMatch(/^Winnableat most \d+ moves$/);
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
  await watch.getByText(/^At least \d+$/).waitFor();
  await page.goto(`${subject.address}/freecell/3`);
  await page.getByText("70 moves, the shortest").waitFor();
  expect(await page.locator(".chip").textContent()).toBe("Winnable70 moves, the shortest");
  await page.keyboard.type("1a");
  // What is made and what is left come to the same, whatever went home by itself.
  const left = async () =>
    Number(/(\d+) moves, the shortest$/.exec((await page.locator(".chip").textContent()) ?? "")?.[1]);
  await expect.poll(async () => (await moves(page)) + (await left())).toBe(70);
  const here = await left();
  await page.getByRole("button", { name: "Moves" }).click();
  await page.getByText("The shortest way from the deal: 70, proved.").waitFor();
  await page.getByText(`The shortest way from here: ${here}, proved.`).waitFor();
  await close(opened);
});

test("WB-T2 a hint teaches in three steps, Escape closes it, and the whole line leads to the win", async () => {
  const opened = await open(
    subject,
    `/freecell/617?moves=${goldenMoves("freecell", "won-617").slice(0, 70).join(".")}`,
  );
  const { page } = opened;
  await page.locator('.chip[data-glow="winnable"]').waitFor();
  await page.locator(".chip span").waitFor();
  const card = page.getByRole("region", { name: "Hint" });
  await page.keyboard.press("h");
  await card.getByText(/^Look at (column|cell) ./).waitFor();
  expect([await page.locator(".looked").count(), await page.locator("[data-mark=hint]").count()]).toEqual([1, 0]);
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  await page.keyboard.press("h");
  await card.getByRole("button", { name: "What to move" }).click();
  expect(await page.locator("[data-mark=hint]").count()).toBeGreaterThan(0);
  await card.getByRole("button", { name: "Why" }).click();
  await card.getByText(/^It (frees|opens|brings|empties|bares|clears|makes)/).waitFor();
  await card.getByRole("button", { name: "Whole line" }).click();
  const line = page.getByRole("region", { name: "Whole line" });
  expect(await line.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(1);
  const step = line.getByRole("button", { name: /^Do move/ });
  const end = page.locator(".ending");
  for (let steps = 0; steps < 200; steps++) {
    await step.or(end).first().waitFor();
    if ((await end.count()) > 0) break;
    await step.click();
  }
  await page.getByText("Played to the end.").waitFor();
  await close(opened);
});

test.for([
  ["/freecell/617", 1280, 800],
  ["/pegs/2026-11-18", 1440, 900],
  ["/freecell/617", 360, 225],
] as const)("WB-T2 every step of a hint at %s is read whole at %i×%i", async ([path, width, height]) => {
  const opened = await open(subject, path);
  const { page } = opened;
  await page.getByRole("button", { name: /^Hint/ }).waitFor();
  await page.setViewportSize({ width, height });
  const says = page.locator(".hint-says");
  const hidden = () => says.evaluate((one) => one.scrollHeight - one.clientHeight);
  await page.keyboard.press("h");
  await says.waitFor();
  await page.getByRole("button", { name: "What to move" }).click();
  await page.getByRole("button", { name: "Why", exact: true }).waitFor();
  expect(await hidden()).toBe(0);
  await page.getByRole("button", { name: "Why", exact: true }).click();
  await says.getByText(/^It /).waitFor();
  expect(await hidden()).toBe(0);
  await close(opened);
});

test("WB-T2 who is told only where to look has no hint in the record", async () => {
  const opened = await open(subject, "/freecell/617");
  const { page } = opened;
  await page.locator(".chip span").waitFor();
  await page.keyboard.press("h");
  await page.locator(".hint-says", { hasText: /^Look at/ }).waitFor();
  await page.keyboard.type("5a");
  await expect.poll(async () => (await keptMatches(page)).map(({ hints }) => hints)).toEqual([0]);
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

test("WB-T4 WB-T10 a deal that can be won, and an easy one; the level stands at the table", async () => {
  const opened = await open(subject, "/freecell/617");
  const { page } = opened;
  await page.locator(".deal-level", { hasText: "Fiendish" }).waitFor();
  for (const name of ["Winnable", "Easy"]) {
    const before = page.url();
    await page.keyboard.press("n");
    await page.getByRole("button", { name }).click();
    await expect.poll(() => page.url(), { timeout: 25_000 }).not.toBe(before);
    await page.locator('.chip[data-glow="winnable"]').waitFor();
  }
  await page.locator(".deal-level", { hasText: "Easy" }).waitFor();
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

test("WB-T3 a deal that nobody can win offers a new one, and no way back", async () => {
  const opened = await open(subject, "/pegs/plus?options=d3&moves=d3-d1", { settings: { taught: { pegs: true } } });
  const { page } = opened;
  await page.getByText("This deal cannot be won. It was lost from the start.").waitFor();
  await page.getByRole("button", { name: "New board" }).last().waitFor();
  expect(await page.getByRole("button", { name: /^(Go back|Retry)$/ }).count()).toBe(0);
  await close(opened);
});

test("WB-T9 a hint is heard and closed by Escape; Finish leads to the end, where there is no hint", async () => {
  const all = goldenMoves("freecell", "won-617");
  const opened = await open(subject, `/freecell/617?moves=${all.slice(0, 91).join(".")}`, {
    settings: { games: { freecell: { autoplay: "none" } } },
  });
  const { page } = opened;
  await page.locator(".chip span").waitFor();
  await page.keyboard.press("h");
  const hint = await page.locator(".hint-says").textContent();
  expect(hint).toMatch(/^Look at /);
  await expect.poll(() => spoken(page)).toBe(hint);
  await page.keyboard.press("Escape");
  expect(await page.locator(".help").count()).toBe(0);
  await page.getByRole("button", { name: "Finish" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Won in").waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest(".ending") !== null)).toBe(true);
  expect(await page.locator(".tools [data-tool=hint]:visible").count()).toBe(0);
  await page.keyboard.press("h");
  expect(await page.locator(".help").count()).toBe(0);
  await close(opened);
});

test("WB-X6 the keys are on a sheet; a sentence of the moment has its suits in colour and goes with the next move or hint", async () => {
  const opened = await open(subject, "/freecell/617");
  const { page } = opened;
  // It opens for whoever is quick, too: before the page has heard that another panel is closed.
  await page.keyboard.press("n");
  await page.locator("dialog[open]").waitFor();
  await page.evaluate(() => {
    const panel = document.querySelector("dialog");
    panel?.close();
    panel?.querySelector("h2")?.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  });
  await page.getByText("From column 2 to column 6", { exact: true }).waitFor();
  // However high it is, it is read from its heading on.
  expect(
    await page.getByRole("heading", { name: "Keys" }).evaluate((h) => h.getBoundingClientRect().top),
  ).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.keyboard.type("15");
  await page.locator('.toast .suit[data-suit="1"]').waitFor();
  // A hint is read whole.
  await page.keyboard.press("h");
  await expect.poll(() => page.locator(".toast").count(), { timeout: 3000 }).toBe(0);
  await page.keyboard.press("Escape");
  await page.keyboard.type("15");
  await page.locator(".toast").waitFor();
  await page.keyboard.type("5a");
  await expect.poll(() => moves(page)).toBe(1);
  expect(await page.locator(".toast").count()).toBe(0);
  await close(opened);
});

test("WB-X7 in a wide window the moves stand beside the table, and cards are larger", async () => {
  const opened = await open(subject, "/freecell/617", { viewport: { width: 2560, height: 1440 } });
  const { page } = opened;
  await page.keyboard.type("5a");
  await page.locator(".moves-dock").getByText("Jack of clubs to cell a.").waitFor();
  const { width } = (await page.locator(".card").first().boundingBox())!;
  expect(Math.round(width)).toBe(216);
  await page.goto(subject.address);
  expect((await page.locator(".tiles").boundingBox())!.width).toBeGreaterThan(1600);
  await close(opened);
});
