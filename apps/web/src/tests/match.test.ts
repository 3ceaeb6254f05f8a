/** A match on the page: kept, taken up, shared. */

import {
  card,
  close,
  goldenMoves,
  keptMatches,
  keptTexts,
  listen,
  moves,
  open,
  putTexts,
  startSubject,
} from "@baize/testkit/page";
import { describe, expect, test } from "vitest";
import { keptText } from "./kept.fixture.ts";
import { playTabs } from "./tabs.fixture.ts";

const subject = startSubject();

describe("a match", () => {
  test("WB-M1 undo takes back a move and what followed it; redo makes both again; restart loses nothing", async () => {
    const opened = await open(subject, "/freecell/617");
    const { page } = opened;
    for (const move of ["7a", "7b", "7c", "7d"]) await page.keyboard.type(move);
    expect(await moves(page)).toBe(5);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await moves(page)).toBe(3);
    await page.keyboard.press("r");
    expect(await moves(page)).toBe(5);
    await page.getByRole("button", { name: "Menu" }).last().click();
    await page.getByRole("button", { name: "Restart" }).click();
    expect(await moves(page)).toBe(0);
    for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "Redo" }).click();
    expect(await moves(page)).toBe(5);
    await close(opened);
  });

  test("WB-M2 a reload takes it up where it was, and so does the address without a deal", async () => {
    const opened = await open(subject, "/freecell/617");
    const { page } = opened;
    await page.keyboard.type("5a");
    await page.keyboard.type("6b");
    await page.reload();
    await page.waitForSelector(".card");
    expect(await moves(page)).toBe(2);
    expect(await card(page, "jack of clubs").getAttribute("aria-label")).toContain("cell a");
    await page.goto(`${subject.address}/freecell`);
    await page.waitForSelector(".card");
    expect([await moves(page), new URL(page.url()).pathname]).toEqual([2, "/freecell/617"]);
    await close(opened);
  });

  test("WB-M3 two tabs with one match stay in step", async () => {
    const opened = await open(subject, "/freecell/617");
    const { page, context, complaints } = opened;
    await page.keyboard.type("5a");
    const second = await context.newPage();
    listen(second, complaints);
    await second.goto(page.url());
    await second.waitForSelector(".card");
    await second.keyboard.type("6b");
    await expect.poll(() => moves(page), { timeout: 20_000 }).toBe(2);
    await page.keyboard.type("7c");
    await expect.poll(() => moves(second), { timeout: 20_000 }).toBe(3);
    expect(await keptMatches(page)).toHaveLength(1);
    await close(opened);
  });

  test("WB-M3 two tabs on a new deal become one match with the first move", async () => {
    const opened = await open(subject, "/freecell/617");
    const { page, context, complaints } = opened;
    const second = await context.newPage();
    listen(second, complaints);
    await second.goto(page.url());
    await second.waitForSelector(".card");
    await page.keyboard.type("5a");
    await expect.poll(() => moves(second)).toBe(1);
    await second.keyboard.type("6b");
    await expect.poll(() => moves(page)).toBe(2);
    expect(await keptMatches(page)).toHaveLength(1);
    await close(opened);
  });

  test("WB-M3 whatever is done in either of two tabs, both show the same", async () => {
    await playTabs(subject, "two tabs", 15);
  });

  test("WB-M3 moves made in two tabs that do not hear of each other are both kept, and nothing else", async () => {
    const opened = await open(subject, "/freecell/617");
    const { page, context } = opened;
    const kept = async () => (await keptMatches(page)).map((match) => match.moves.join(" "));
    await page.keyboard.type("5a");
    const second = await context.newPage();
    await second.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => {};
    });
    const visit = async () => {
      await second.goto(page.url());
      await second.waitForSelector(".card");
    };
    await visit();
    await page.keyboard.type("6b");
    await second.goto(`${subject.address}/settings`);
    await expect.poll(kept).toEqual(["5a 6b"]);
    await visit();
    await page.keyboard.type("7c");
    await second.keyboard.type("8c");
    await expect.poll(async () => (await kept()).sort()).toEqual(["5a 6b 7c", "5a 6b 8c"]);
    await close(opened);
  });

  test("WB-M4 the clock stands still while the page is hidden", async () => {
    const opened = await open(subject, "/settings");
    const { page } = opened;
    await page.clock.install();
    await page.goto(`${subject.address}/freecell/617`);
    await page.waitForSelector(".card");
    const look = (visibility: string) =>
      page.evaluate((state) => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, visibility);
    const seconds = async () => Number((await page.locator(".time").textContent())?.split(":")[1]);
    const before = await seconds();
    await page.clock.runFor(5000);
    const seen = await seconds();
    await look("hidden");
    await page.clock.runFor(30_000);
    expect((await seconds()) - seen).toBeLessThan(5);
    await look("visible");
    await page.clock.runFor(5000);
    expect([seen - before, (await seconds()) - seen].every((passed) => passed >= 4 && passed <= 12)).toBe(true);
    await close(opened);
  });

  test("WB-K7 the time that was played is kept when the page is left", async () => {
    const opened = await open(subject, "/freecell/617");
    const { page } = opened;
    await page.keyboard.type("5a");
    await page.waitForTimeout(2500);
    await page.goto(`${subject.address}/record`);
    await page.getByText(/^open, 0:0[2-9]$/).waitFor();
    await close(opened);
  });

  test("WB-M5 the list of moves leads to each of them", async () => {
    const opened = await open(subject, "/freecell/617");
    const { page } = opened;
    for (const move of ["5a", "6b", "7c"]) await page.keyboard.type(move);
    await page.getByRole("button", { name: "Moves" }).click();
    await expect
      .poll(() => page.locator(".moves .says").allTextContents())
      .toEqual(["Jack of clubs to cell a.", "Six of clubs to cell b.", "Jack of hearts to cell c."]);
    await page.locator(".moves button").first().click();
    await page.keyboard.press("Escape");
    expect(await moves(page)).toBe(1);
    await close(opened);
  });

  test("WB-M6 WB-A3 a shared link replays the moves in a fresh profile, and playing on keeps a match of one's own", async () => {
    const opened = await open(subject, "/freecell/617", { permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = opened;
    for (const move of ["5a", "6b"]) await page.keyboard.type(move);
    await page.getByRole("button", { name: "Menu" }).last().click();
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("Link copied.").first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await close(opened);
    expect(link).toBe(`${subject.address}/freecell/617?moves=5a.6b`);
    const fresh = await open(subject, link.slice(subject.address.length));
    expect(await moves(fresh.page)).toBe(2);
    expect(fresh.page.url()).toBe(link);
    await fresh.page.keyboard.press("u");
    await expect.poll(() => fresh.page.url()).toMatch(/\/freecell\/617\?match=[\w-]+$/);
    const named = fresh.page.url();
    await fresh.page.keyboard.press("r");
    await fresh.page.keyboard.type("7c");
    expect(fresh.page.url()).toBe(named);
    await fresh.page.reload();
    await fresh.page.waitForSelector(".card");
    expect(await moves(fresh.page)).toBe(3);
    await close(fresh);
  });

  test("WB-M7 once nothing is left to decide, Finish plays the rest; the win is told and recorded", async () => {
    const all = goldenMoves("freecell", "won-617");
    const opened = await open(subject, "/nothing", {
      settings: { help: "none", games: { freecell: { autoplay: "none" } } },
    });
    const { page } = opened;
    await putTexts(page, { near: keptText({ moves: all.slice(0, 86) }) });
    await page.goto(`${subject.address}/freecell/617`);
    await page.waitForSelector(".card");
    expect(await page.getByRole("button", { name: "Finish" }).count()).toBe(0);
    for (const text of all.slice(86, 91)) await page.keyboard.type(text);
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByText("Won in").waitFor();
    await page.goto(`${subject.address}/record`);
    await page.getByText("Won in 103", { exact: true }).waitFor();
    expect((await page.locator(".tally dd").allTextContents()).slice(0, 6)).toEqual(["1", "0", "0", "0", "0", "103"]);
    await close(opened);
  });

  test("WB-M8 a link that cannot be played says why, and offers the good moves before it or something else", async () => {
    const opened = await open(subject, "/freecell/617?moves=5a.6b.5b.99");
    const { page } = opened;
    await page.getByText('Move 3, "5b", cannot be played').waitFor();
    await page.getByRole("link", { name: "See the 2 moves before it" }).click();
    await page.getByText("Move 2 of 2").waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Play something else" }).click();
    await page.waitForSelector(".card");
    await close(opened);
  });
});

test("WB-M9 a match that cannot be taken up is named and kept as it is, and another one begins", async () => {
  const opened = await open(subject, "/settings");
  const { page } = opened;
  await page.goto(`${subject.address}/freecell/617`);
  await page.waitForSelector(".card");
  await page.keyboard.type("5a");
  await expect.poll(() => moves(page)).toBe(1);
  // The tab that wrote it is gone, so that it does not write it again.
  await page.goto(`${subject.address}/nothing`);
  const [[key = "", text = ""] = []] = Object.entries(await keptTexts(page));
  const before = text.replace('\\"rules\\":1', '\\"rules\\":99');
  expect(before).not.toBe(text);
  await putTexts(page, { [key]: before });
  await page.goto(`${subject.address}/freecell/617`);
  await page
    .getByText(/^The match you left cannot be taken up: .* rules version 99; .* It is kept as it is\.$/)
    .first()
    .waitFor();
  await page.waitForSelector(".card");
  await page.keyboard.type("6b");
  await expect.poll(() => moves(page)).toBe(1);
  expect((await keptTexts(page))[key]).toBe(before);
  await close(opened);
});
