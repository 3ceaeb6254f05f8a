/** Screens and settings in a real browser. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { card, close, moves, open, PHONE, startSubject } from "./testing/subject.ts";

const subject = startSubject();

describe("the first page", () => {
  test.each([
    ["desktop", { width: 1280, height: 800 }],
    ["phone", PHONE],
  ])("WB-H1 offers the day's deals and the games, one click from playing, on a %s", async (_device, viewport) => {
    const opened = await open(subject, "/", { viewport });
    const { page } = opened;
    await page.getByRole("link", { name: /^FreeCell Every card/ }).waitFor();
    expect(await page.locator(".today .button").count()).toBe(3);
    expect(await page.locator(".today li").first().textContent()).toContain("Checked, winnable");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.locator(".tile").first().click();
    await page.waitForSelector(".card");
    await close(opened);
  });

  test("WB-H2 shows where you left off, and what else is open", async () => {
    const opened = await open(subject, "/freecell/617", { settings: { games: { freecell: { autoplay: "none" } } } });
    const { page } = opened;
    await page.keyboard.type("5a");
    for (const deal of [1, 2]) {
      await page.getByRole("button", { name: "New deal" }).click();
      await page.getByLabel("Deal number").fill(String(deal));
      await page.getByRole("button", { name: "Deal it" }).click();
      await page.getByText(`Deal ${deal}`).first().waitFor();
      await page.keyboard.type("1a");
      expect(await moves(page)).toBe(1);
    }
    await page.getByRole("link", { name: "Baize, home" }).click();
    expect(await page.locator(".hero h2").textContent()).toBe("FreeCell 2");
    expect(await page.locator(".others a").allTextContents()).toEqual(["FreeCell 1 1 move", "FreeCell 617 1 move"]);
    await page.getByRole("link", { name: "FreeCell 617" }).click();
    await page.waitForSelector(".card");
    expect(await moves(page)).toBe(1);
    await close(opened);
  });
});

test("WB-X4 the browser has nothing to complain about on any screen", async () => {
  for (const path of ["/", "/freecell/617", "/settings", "/record", "/rules/freecell", "/nothing"]) {
    const opened = await open(subject, path);
    await opened.page.waitForLoadState("networkidle");
    await close(opened);
  }
});

describe("addresses", () => {
  test("WB-A1 every screen has one, and back and forward work", async () => {
    const opened = await open(subject, "/");
    const { page } = opened;
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await page.goto(`${subject.address}/rules/freecell`);
    await page.getByRole("heading", { name: "FreeCell: the rules" }).waitFor();
    await page.getByRole("link", { name: "Play" }).click();
    await page.waitForSelector(".card");
    await page.goBack();
    await page.getByRole("heading", { name: "FreeCell: the rules" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await page.goForward();
    await page.getByRole("heading", { name: "FreeCell: the rules" }).waitFor();
    await close(opened);
  });

  test("WB-A2 an address that shows nothing says so", async () => {
    const opened = await open(subject, "/chess/1");
    await opened.page.getByRole("heading", { name: "Nothing here" }).waitFor();
    await close(opened);
  });

  test("WB-A4 a deal that does not exist gets a sentence", async () => {
    const opened = await open(subject, "/freecell/0");
    await opened.page.getByText("There is no deal 0").waitFor();
    await close(opened);
  });
});

describe("settings", () => {
  test.each([
    ["Light", "theme", "light"],
    ["Dark", "theme", "dark"],
    ["High contrast", "theme", "contrast"],
    ["Four colours", "deck", "four"],
    ["Less motion", "still", "true"],
  ])("WB-S1 %s takes effect at once and is kept", async (label, name, value) => {
    const opened = await open(subject, "/settings", { reducedMotion: "no-preference" });
    const { page } = opened;
    const shown = () => page.evaluate((key) => document.documentElement.dataset[key], name);
    await page.getByLabel(label).first().check();
    expect(await shown()).toBe(value);
    await page.reload();
    await page.waitForSelector("h1");
    expect(await shown()).toBe(value);
    await close(opened);
  });

  test("WB-S2 large indices, left hand, the click, the time and the game's own take effect on the table", async () => {
    const opened = await open(subject, "/settings");
    const { page } = opened;
    for (const label of ["Large indices", "Left-handed", "Picks the card up", "Never"])
      await page.getByLabel(label).check();
    await page.getByLabel("Show the time").uncheck();
    await page.goto(`${subject.address}/freecell/617`);
    await page.waitForSelector(".card");
    expect(await page.locator(".face[data-compact]").count()).toBe(52);
    const x = async (selector: string) => (await page.locator(selector).boundingBox())!.x;
    expect(await x("#slot-cell-0")).toBeGreaterThan(await x("#slot-home-0"));
    expect(await page.locator(".time").count()).toBe(0);
    await card(page, "jack of clubs").click();
    expect(await page.locator(".target").count()).toBeGreaterThan(0);
    await close(opened);
  });

  test("WB-S3 everything can be taken out as one file and put back elsewhere", async () => {
    const first = await open(subject, "/freecell/617", { settings: { deck: "four" } });
    await first.page.keyboard.type("5a");
    await first.page.goto(`${subject.address}/settings`);
    const wanted = first.page.waitForEvent("download");
    await first.page.getByRole("button", { name: "Export to a file" }).click();
    const path = await (await wanted).path();
    const text = readFileSync(path, "utf8");
    await close(first);
    const second = await open(subject, "/settings");
    const file = (body: string) => ({ name: "baize.json", mimeType: "application/json", buffer: Buffer.from(body) });
    await second.page.getByLabel("Import a file").setInputFiles(file("no"));
    await second.page.getByText("This is not a Baize file").waitFor();
    await second.page.getByLabel("Import a file").setInputFiles(file(text));
    await second.page.getByText("1 of 1 matches are new here.").waitFor();
    expect(await second.page.evaluate(() => document.documentElement.dataset.deck)).toBe("four");
    await second.page.goto(`${subject.address}/freecell`);
    await second.page.waitForSelector(".card");
    expect(await moves(second.page)).toBe(1);
    await close(second);
  });
});
