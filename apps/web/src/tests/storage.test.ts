/** A browser that keeps nothing, has no room left, or is killed. */

import {
  close,
  DESKTOP,
  goldenMoves,
  keptTexts,
  listen,
  matchesOnDisk,
  moves,
  newProfile,
  open,
  putTexts,
  startSubject,
} from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { importFile, record, save } from "./files.fixture.ts";
import { killBrowsers } from "./kills.fixture.ts";
import { overlaps } from "./overlaps.fixture.ts";

const subject = startSubject();

/** Lets a browser be told that it has no room, from one writing to the next: its own limit it looks at now and then alone. */
const letBeFull = (page: Page) =>
  page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    let written = 0;
    IDBObjectStore.prototype.put = function (...words) {
      const room = sessionStorage.getItem("room");
      if (room === null || ++written <= Number(room)) return put.apply(this, words);
      // As a browser does: the whole change fails, with this reason.
      const error = new DOMException("full", "QuotaExceededError");
      if (this.transaction.error === null) {
        Object.defineProperty(this.transaction, "error", { value: error });
        this.transaction.abort();
      }
      return {} as IDBRequest<IDBValidKey>;
    };
  });

/** Gives it room for so many writings, or for all. */
const giveRoom = (page: Page, room?: number) =>
  page.evaluate(
    (text) => (text === "" ? sessionStorage.removeItem("room") : sessionStorage.setItem("room", text)),
    String(room ?? ""),
  );

describe("a browser that keeps nothing", () => {
  test("WB-K4 is played in all the same, and says that it forgets", async () => {
    const profile = newProfile({ profile: { default_content_setting_values: { cookies: 2 } } });
    const { context, kill } = await profile.start();
    try {
      const page = await context.newPage();
      await page.setViewportSize(DESKTOP);
      const complaints: string[] = [];
      listen(page, complaints);
      await page.goto(`${subject.address}/freecell/617`);
      await page.waitForSelector(".card");
      const isRefused = await page.evaluate(() => {
        try {
          return localStorage === null;
        } catch {
          return true;
        }
      });
      expect(isRefused).toBe(true);
      const told = page.getByText("This browser keeps nothing: export before you leave.");
      // While something else stands in the place for it, a word opens it.
      await page.getByRole("button", { name: "Not kept" }).click();
      await page.getByRole("dialog").locator(told).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "No, thanks" }).click();
      await told.waitFor();
      await page.keyboard.type("5a");
      await expect.poll(() => moves(page)).toBe(1);
      await page.locator('a[href="/"]:visible').first().click();
      await page.getByText("Where you left off").first().waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await kill();
      profile.remove();
    }
  });
});

/** The windows in which a notice may lie over nothing. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

/** What of a page lies below the notice wherever it is scrolled to. */
const below = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(":is(h1, h2, p, a, button, label, input):not(.keeping-notice *)")].flatMap((one) => {
      one.scrollIntoView({ block: "start" });
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width <= 1 || !one.checkVisibility()) return [];
      const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 8));
      return hit?.closest(".keeping-notice") ? [one.outerHTML.slice(0, 80)] : [];
    }),
  );

test("WB-K4 what says that nothing is kept lies over nothing, on pages and at tables", async () => {
  const profile = newProfile({ profile: { default_content_setting_values: { cookies: 2 } } });
  const { context, kill } = await profile.start();
  try {
    const page = await context.newPage();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      for (const path of ["/", "/record", "/settings"]) {
        await page.goto(subject.address + path);
        await page.locator(".keeping-notice p").waitFor();
        await page.locator("h1").first().waitFor();
        expect([path, width, await below(page)]).toEqual([path, width, []]);
      }
    }
    for (const path of [
      "/freecell/617",
      "/pegs",
      "/bigtwo/1",
      "/freecell/lesson",
      "/review/freecell/617?moves=5a.6b",
    ]) {
      await page.goto(subject.address + path);
      await page.locator(".play .keeping-notice, .keeping-notice").first().waitFor();
      // All is dealt before one looks: the first change of the window ends what still flies.
      await page.locator(".card, .hole, .hand-card").first().waitFor({ state: "attached" });
      const found = await overlaps(page, path, WINDOWS);
      expect(found.filter((line) => line.includes("keeping-notice"))).toEqual([]);
    }
  } finally {
    await kill();
    profile.remove();
  }
});

describe("a browser without room", () => {
  test("WB-K1 a move that is not kept is told until it is, with what helps; old matches go after a question", async () => {
    const opened = await open(subject, "/nothing");
    const { page } = opened;
    const old = [1, 2, 3, 4].map((n) => [`m${n}`, JSON.stringify(record(n, { scores: [1] }))]);
    await putTexts(page, Object.fromEntries(old));
    await letBeFull(page);
    await page.goto(`${subject.address}/freecell/617`);
    await page.waitForSelector(".card");
    await giveRoom(page, 0);
    await page.keyboard.type("5a");
    const notice = page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Export" }) });
    await notice.getByText("no room left: your last moves are not kept.").waitFor();
    expect(await moves(page)).toBe(1);
    for (const isFolded of [false, true]) {
      if (isFolded) await notice.getByRole("button", { name: "Later" }).click();
      expect((await overlaps(page, "not kept", WINDOWS)).filter((line) => line.includes("keeping-notice"))).toEqual([]);
      await page.setViewportSize(DESKTOP);
    }
    await page.getByRole("button", { name: "Not kept" }).click();
    const saved = page.waitForEvent("download");
    await notice.getByRole("button", { name: "Export" }).click();
    expect((await saved).suggestedFilename()).toMatch(/^baize-\d{4}-\d\d-\d\d\.json$/);
    await notice.getByRole("button", { name: "Remove 2 old matches" }).click();
    await notice.getByText("Remove 2 matches that are over, the oldest?").waitFor();
    await notice.getByRole("button", { name: "Keep them" }).click();
    expect(Object.keys(await keptTexts(page)).filter((id) => id.startsWith("m"))).toHaveLength(4);
    await page.reload();
    await page.waitForSelector(".card");
    expect(await moves(page)).toBe(1);
    await giveRoom(page);
    await notice.getByText("your last moves are not kept.").waitFor();
    await notice.getByRole("button", { name: "Remove 2 old matches" }).click();
    await notice.getByRole("button", { name: "Remove them" }).click();
    await notice.waitFor({ state: "detached" });
    const texts = await keptTexts(page);
    expect(["m1", "m2", "m3", "m4"].filter((id) => id in texts)).toEqual(["m3", "m4"]);
    const others = async () => (await matchesOnDisk(page)).map((kept) => kept.moves).slice(2);
    expect(await others()).toEqual([["5a"]]);
    // It is the same match that goes on, and its moves are marked as kept.
    await expect.poll(() => page.locator(".stage").getAttribute("data-safe")).toBe("1");
    await page.keyboard.type("6b");
    await expect.poll(others).toEqual([["5a", "6b"]]);
    await close(opened);
  });

  test("WB-K1 a setting that is not kept is told of until it is, over a load of the page, too", async () => {
    const opened = await open(subject, "/nothing");
    const { page } = opened;
    await putTexts(page, { m1: JSON.stringify(record(1, { scores: [1] })) });
    await page.goto(`${subject.address}/settings`);
    await page.evaluate(() => {
      for (let size = 4_000_000; size > 1; size = Math.floor(size / 2)) {
        try {
          while (true) localStorage.setItem(`junk ${localStorage.length}`, "-".repeat(size));
        } catch {}
      }
    });
    const theme = () => page.locator("html").getAttribute("data-theme");
    await page.getByRole("radio", { name: "High contrast" }).check();
    const notice = page.getByRole("alert").filter({ hasText: "no room left: your last settings are not kept." });
    await notice.waitFor();
    expect(await notice.getByRole("button").allTextContents()).toEqual(["Export", "Try again"]);
    await page.goto(`${subject.address}/record`);
    await notice.waitFor();
    await notice.getByRole("button", { name: "Try again" }).click();
    expect([await notice.isVisible(), await theme()]).toEqual([true, "contrast"]);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("junk")) localStorage.removeItem(key);
    });
    await notice.getByRole("button", { name: "Try again" }).click();
    await notice.waitFor({ state: "detached" });
    expect(await page.evaluate(() => localStorage.getItem("baize.settings"))).toContain('"contrast"');
    await page.reload();
    await page.getByRole("heading", { name: "Record", exact: true }).waitFor();
    expect([await notice.count(), await theme(), Object.keys(await keptTexts(page))]).toEqual([0, "contrast", ["m1"]]);
    await close(opened);
  });

  test("WB-K1 WB-K3 the browser's own limit: no move is kept, a large file is counted as it is read, and taken in whole or not at all", async () => {
    const opened = await open(subject, "/nothing");
    const { page } = opened;
    const session = await opened.context.newCDPSession(page);
    /** The room that the browser itself gives, in bytes; as much as ever where none is named. */
    const limit = (quotaSize?: number) =>
      session.send("Storage.overrideQuotaForOrigin", {
        origin: subject.address,
        ...(quotaSize !== undefined && { quotaSize }),
      });
    await limit(1);
    await page.goto(`${subject.address}/freecell/617`);
    await page.waitForSelector(".card");
    await page.keyboard.type("5a");
    const notice = page.getByRole("alert").filter({ hasText: "no room left: your last moves are not kept." });
    await notice.waitFor();
    expect([await moves(page), await keptTexts(page)]).toEqual([1, {}]);
    const played = goldenMoves("freecell", "won-617");
    const rows = Array.from({ length: 3000 }, (_, n) => record(n, { save: save(617, played.slice(0, 40)) }));
    const file = JSON.stringify({ "baize-export": 2, matches: [...rows, { id: 7 }], settings: null });
    await page.goto(`${subject.address}/settings`);
    await importFile(page, file);
    await page.getByText(/^Reading: \d+ of 3001 matches\.$/).waitFor();
    await page.getByText("There is no room for these matches in this browser: none was taken in.").waitFor();
    expect([await notice.isVisible(), await keptTexts(page)]).toEqual([true, {}]);
    await limit();
    await notice.getByRole("button", { name: "Try again" }).click();
    await notice.waitFor({ state: "detached" });
    expect((await matchesOnDisk(page)).map((kept) => kept.moves)).toEqual([["5a"]]);
    await importFile(page, file);
    await page.getByText("3000 of 3001 matches are new here; 1 could not be read.").waitFor();
    expect(Object.keys(await keptTexts(page))).toHaveLength(3001);
    await page.goto(`${subject.address}/record`);
    await page.getByRole("link", { name: "FreeCell 617" }).first().waitFor();
    await close(opened);
  });
});

test("WB-K5 a browser that is killed loses no move that was marked as kept", async () => {
  const { safe, lost, spare } = await killBrowsers(subject.address, 2);
  expect(safe).toBeGreaterThan(2);
  expect([lost, spare]).toEqual([0, 0]);
});
