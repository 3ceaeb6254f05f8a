/** Somebody's game, opened from a link: looked at, and made one's own. */

import {
  close,
  goldenMoves,
  keptMatches,
  keptTexts,
  moves,
  open,
  PHONE,
  spoken,
  startSubject,
} from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

const subject = startSubject();

const ALL = goldenMoves("freecell", "won-617");
const WON = `/freecell/617?moves=${ALL.join(".")}`;
const AUTOPLAY_OFF = { games: { freecell: { autoplay: "none" } } };

/** Where the film stands. */
const shownAt = (page: Page) => page.getByRole("slider").inputValue();

test("WB-G1 a link shows somebody's game as a film, and nothing of it is kept", async () => {
  const opened = await open(subject, WON, { guest: true });
  const { page } = opened;
  await page.getByRole("heading", { name: "Somebody’s game" }).waitFor();
  expect(await page.title()).toBe("Somebody’s game · FreeCell 617 · Baize");
  expect(await page.locator(".guest-facts").textContent()).toBe("103 moves, won");
  expect(await page.locator(".ending, .chip").count()).toBe(0);
  const tracks = page.locator(".film-track i");
  expect(await tracks.count()).toBeGreaterThan(5);
  const [track, first, slider] = [tracks.first(), tracks.last(), page.locator(".film-slider")];
  const [a, b, all] = await Promise.all([track, first, slider].map((each) => each.boundingBox()));
  expect([all!.x < a!.x, a!.x < b!.x, b!.x < all!.x + all!.width, all!.width > 700]).toEqual(Array(4).fill(true));
  await page.getByRole("button", { name: "Brisk" }).click();
  await page.getByRole("button", { name: "Run" }).click();
  await expect.poll(() => shownAt(page)).toBe("4");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "To the end" }).click();
  expect(await shownAt(page)).toBe("103");
  expect(await page.getByRole("button", { name: "Play from here" }).count()).toBe(0);
  await page.goto(`${subject.address}/record`);
  await page.getByText("No matches yet. The first one starts here.").waitFor();
  expect(await keptMatches(page)).toEqual([]);
  await page.goto(subject.address);
  await page.getByText("The deal of the day").first().waitFor();
  await close(opened);
});

test("WB-G1 WB-B5 to open somebody's win is no help; to step through it is, and its end is the whole way", async () => {
  const opened = await open(subject, WON, { guest: true, settings: AUTOPLAY_OFF, reducedMotion: "no-preference" });
  const { page } = opened;
  const helps = async () =>
    Object.values(await keptTexts(page)).map((text) => [JSON.parse(text).hints, JSON.parse(text).watched]);
  await page.getByRole("slider").waitFor();
  await page.waitForTimeout(1000);
  expect(await shownAt(page)).toBe("0");
  await page.getByRole("link", { name: "Play this deal" }).click();
  await page.locator(".tools").waitFor();
  await page.keyboard.type(ALL[0] ?? "");
  await expect.poll(helps).toEqual([[0, false]]);
  await page.goBack();
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("ArrowRight");
  await expect.poll(helps).toEqual([[1, false]]);
  // A match that begins after it has that help from its first move on, and is told so.
  await page.evaluate(() => indexedDB.deleteDatabase("baize"));
  await page.goto(`${subject.address}/freecell/617`);
  await page.locator(".toast", { hasText: "You have seen moves of this deal" }).waitFor();
  await page.keyboard.type(ALL[0] ?? "");
  await expect.poll(helps).toEqual([[1, false]]);
  await page.goto(subject.address + WON);
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("End");
  await expect.poll(helps).toEqual([[1, true]]);
  await close(opened);
});

test("WB-G2 one plays on from where the film stands; it is kept with the first move, and not before", async () => {
  const opened = await open(subject, WON, { guest: true, settings: AUTOPLAY_OFF });
  const { page } = opened;
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.locator(".tools").waitFor();
  expect([await moves(page), new URL(page.url()).search]).toEqual([3, `?moves=${ALL.slice(0, 3).join(".")}`]);
  await page.reload();
  await page.locator(".tools").waitFor();
  expect([await moves(page), await keptMatches(page)]).toEqual([3, []]);
  await page.keyboard.type(ALL[3] ?? "");
  await expect.poll(async () => (await keptMatches(page)).map((match) => match.ply)).toEqual([4]);
  expect(new URL(page.url()).search).toMatch(/^\?match=[\w-]+$/);
  // The deal itself is still to be played, and the practice is found again by its own address.
  await page.goto(`${subject.address}/freecell/617`);
  await page.locator(".tools").waitFor();
  expect(await moves(page)).toBe(0);
  await page.goto(`${subject.address}/record`);
  await page.getByRole("link", { name: "FreeCell 617", exact: true }).click();
  await page.locator(".tools").waitFor();
  expect(await moves(page)).toBe(4);
  await close(opened);
});

test("WB-G2 a move on the table makes it one's own too, and the deal can be played from its beginning", async () => {
  const opened = await open(subject, `/freecell/617?moves=${ALL.slice(0, 2).join(".")}`, {
    guest: true,
    viewport: PHONE,
    settings: AUTOPLAY_OFF,
  });
  const { page } = opened;
  expect(await shownAt(page)).toBe("2");
  await page.getByRole("link", { name: "Play this deal" }).click();
  await page.locator(".tools").waitFor();
  expect(await moves(page)).toBe(0);
  await page.goBack();
  await page.getByRole("slider").waitFor();
  await page.keyboard.type(ALL[2] ?? "");
  await page.locator(".tools").waitFor();
  await expect.poll(() => moves(page)).toBe(3);
  await expect.poll(async () => (await keptMatches(page)).map((match) => match.moves)).toEqual([ALL.slice(0, 3)]);
  await close(opened);
});

test("WB-G2 on a phone lying down the guest can analyse, pass the link on and go to the other tables", async () => {
  const opened = await open(subject, WON, { guest: true, viewport: { width: 844, height: 390 } });
  const { page } = opened;
  const ways = page.getByRole("navigation", { name: "This match" });
  await ways.getByRole("button", { name: "Pass it on" }).waitFor();
  for (const name of ["Analyse", "Pass it on", "All tables"]) {
    const box = await ways.getByRole(name === "Pass it on" ? "button" : "link", { name }).boundingBox();
    expect([Math.round(box?.width ?? 0) >= 44, Math.round(box?.height ?? 0) >= 44]).toEqual([true, true]);
  }
  await ways.getByRole("link", { name: "All tables" }).click();
  await page.locator(".home, .hero").first().waitFor();
  await close(opened);
});

test("WB-G3 the keys of a film go to the film: arrows, Home, End, space", async () => {
  const opened = await open(subject, WON, { guest: true });
  const { page } = opened;
  for (const [key, at] of [
    ["End", "103"],
    ["ArrowLeft", "102"],
    ["Home", "0"],
    ["ArrowRight", "1"],
    ["u", "1"],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await shownAt(page)]).toEqual([key, at]);
  }
  await expect.poll(() => spoken(page)).toMatch(/^1 of 103\. \w/);
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await close(opened);
});

test("WB-G3 WB-T6 over a match of one's own no key of the film reaches it, and Escape leaves it", async () => {
  const opened = await open(subject, `/freecell/617?moves=${ALL.slice(0, 80).join(".")}`, { settings: AUTOPLAY_OFF });
  const { page } = opened;
  await page.locator(".chip span").waitFor();
  await page.keyboard.press("h");
  for (const name of ["What to move", "Why", "Whole line", "Watch"]) {
    await page.getByRole("button", { name, exact: true }).click();
  }
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("End");
  const { length } = ALL.slice(80);
  expect(Number(await shownAt(page))).toBeLessThanOrEqual(length);
  // It takes the width of its panel, and the win that it ends in leaves the panel its room.
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width;
  expect(await widthOf(".film-slider")).toBe(await widthOf(".film-buttons"));
  expect(await page.locator(".freecell[data-won]").count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const hidden = () => page.locator(".replay").evaluate((panel) => panel.scrollHeight - panel.clientHeight);
  await expect.poll(hidden).toBe(0);
  await page.keyboard.type("unr2");
  expect(await page.locator("dialog").count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("slider").waitFor({ state: "detached" });
  expect(await moves(page)).toBe(80);
  expect(await page.locator(".note").count()).toBe(0);
  await close(opened);
});

test("WB-G4 a game of several is looked at from one seat, and played on in practice", async () => {
  const opened = await open(subject, "/bigtwo/7?moves=3D+3S.4H+4S.8C+8S.pass", {
    guest: true,
    settings: { taught: { bigtwo: true } },
  });
  const { page } = opened;
  await page.locator(".film").getByText("Move 4 of 4").waitFor();
  expect(await page.locator(".hand-card").count()).toBe(11);
  await page.keyboard.press("Home");
  await expect.poll(() => page.locator(".hand-card").count()).toBe(13);
  await page.keyboard.press("End");
  // Whoever played stands in its line, by name.
  await page.getByText("Plod 3 passes.").first().waitFor();
  await page.getByRole("button", { name: "Play from here" }).click();
  await page
    .getByText(/practice/i)
    .first()
    .waitFor();
  await close(opened);
});

test("WB-V5 the film of friends names them; whoever goes on plays against bots", async () => {
  const names = "seat=1&name=Ada&name=Bob&name=Cleo&name=Dan";
  const opened = await open(subject, `/bigtwo/7?moves=3D+3S.4H+4S.8C+8S.pass&${names}`, {
    guest: true,
    settings: { taught: { bigtwo: true } },
  });
  const { page } = opened;
  for (const name of ["Ada", "Cleo", "Dan"])
    await page.getByRole("region", { name: new RegExp(`^${name},`) }).waitFor();
  await page.getByText("Dan passes.").first().waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.getByText("Bob plays pair, 4s.").first().waitFor();
  // The seat that is looked from is Bob's, and called so.
  await page.locator(".bigtwo").getByText("Bob", { exact: true }).waitFor();
  // Whoever is sent it and goes on plays against bots, and names nobody who is not there.
  await page.getByRole("link", { name: "Play this deal" }).click();
  await page.locator(".film").waitFor({ state: "detached" });
  expect(new URL(page.url()).searchParams.getAll("name")).toEqual([]);
  await close(opened);
});
