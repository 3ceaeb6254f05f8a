/** A browser that holds whatever somebody put there. */

import { text } from "node:stream/consumers";
import { close, found, keptTexts, open, putTexts, startSubject } from "@baize/testkit/page";
import { describe, expect, test } from "vitest";
import { importFile, record, save } from "./files.fixture.ts";

const subject = startSubject();

describe("whatever stands in the storage", () => {
  const LONG = "unbroken".repeat(500);
  const PARTY = [{ kind: "person" }, ...[1, 2, 3].map(() => ({ kind: "bot", level: "novice" }))];
  const HOSTILE: readonly unknown[] = [
    "",
    "{",
    "null",
    "[]",
    record(1, { touched: 9e15 }),
    record(2, { touched: -1 }),
    record(3, { seats: 5 }),
    record(4, { seat: 9 }),
    record(5, { save: save(617, ["nonsense"]) }),
    record(6, { save: save(-5, []) }),
    record(7, { save: save(617, []).replace('"freecell"', '"whist"') }),
    record(8, { save: save(617, []).replace('"rules":1', '"rules":99') }),
    record(9, { save: save(617, []).replace('"standard"', '"__proto__"') }),
    record(10, { "baize-match": 3, precious: true }),
    record(11, { series: "\u001b[2J", rev: "<img src=x onerror=alert(1)>" }),
    record(12, { save: save(1, []).replace('"1"', '"<b>1</b>"') }),
    record(13, { scores: [1e308, null] }),
    record(14, { save: save(1, []).replaceAll("freecell", "bigtwo").replace("standard", "mis"), seats: [] }),
    record(15, { save: save(1, []).replace('"freecell"', `"${LONG}"`) }),
    record(16, { save: save(1, []).replace('"1"', `"${LONG}"`) }),
    record(17, {
      save: save(1, [])
        .replace('"freecell"', '"bigtwo"')
        .replace('"1"', `"${LONG.slice(0, 200)}"`),
      seats: PARTY,
    }),
  ];
  const SETTINGS = '{"theme":{"dark":1},"games":{"freecell":null,"pegs":{"daily":[1]},"bigtwo":{"bots":5}},"taught":7}';
  const SCREENS = ["/", "/record", "/settings", "/freecell", "/pegs", "/bigtwo", "/rules/pegs", "/freecell/lesson"];

  test("WB-K6 WB-M9 every screen is shown, in the width of a phone, and nothing is lost", async () => {
    const opened = await open(subject, "/nothing", { viewport: { width: 375, height: 667 } });
    const { page } = opened;
    const texts = Object.fromEntries(
      HOSTILE.map((one, n) => [`m${n}`, typeof one === "string" ? one : JSON.stringify(one)]),
    );
    await putTexts(page, texts);
    await page.evaluate((text) => {
      localStorage.setItem("baize.settings", text);
      for (const name of ["choices.bigtwo", "table.bigtwo", "taught", "notes.pegs.daily", "language"]) {
        localStorage.setItem(`baize.${name}`, text);
      }
    }, SETTINGS);
    for (const screen of SCREENS) {
      await page.goto(subject.address + screen);
      await page.waitForSelector("h1");
      expect([screen, await page.getByText("Something went wrong").count()]).toEqual([screen, 0]);
      expect([screen, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([screen, 375]);
    }
    await page.goto(`${subject.address}/record`);
    await page.getByText("A match of whist, which this Baize does not know: kept as it is.").waitFor();
    // A deal that does not exist leads nowhere, and says why.
    const row = page.getByRole("listitem").filter({ hasText: '"-5" is not a deal' });
    expect([await row.locator("b").textContent(), await row.getByRole("link").count()]).toEqual([
      "FreeCell Own deal",
      0,
    ]);
    await page.getByRole("button", { name: "More matches" }).click();
    // So does a match with a move that cannot be made.
    const impossible = page.getByRole("listitem").filter({ hasText: 'Move 1, "nonsense", cannot be played' });
    expect([await impossible.count(), await impossible.getByRole("link").count()]).toEqual([1, 0]);
    expect(await keptTexts(page)).toMatchObject(texts);
    await close(opened);
  });

  test("WB-M9 what cannot be read is forgotten one by one by whoever tidies up, and a file made before still has it", async () => {
    const opened = await open(subject, "/nothing", { viewport: { width: 320, height: 568 } });
    const { page } = opened;
    const whist = JSON.stringify(record(2, { save: save(617, []).replace('"freecell"', '"whist"') }));
    await putTexts(page, {
      m0: "{",
      m1: JSON.stringify(record(1, { "baize-match": 3, precious: true })),
      m2: whist,
      m3: JSON.stringify(record(3)),
    });
    await page.goto(`${subject.address}/record`);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export to a file" }).click();
    const file = await text(await (await saved).createReadStream());
    const rows = page.getByRole("region", { name: "Kept, but not readable here" });
    const forget = rows.getByRole("button", { name: "Forget: " });
    expect([await rows.getByRole("listitem").count(), await forget.count()]).toEqual([3, 0]);
    await rows.getByRole("button", { name: "Tidy up" }).click();
    await found(page, "tidying up").then((faults) => expect(faults).toEqual([]));
    await rows.getByRole("button", { name: "Forget: A match of whist" }).click();
    await expect.poll(async () => Object.keys(await keptTexts(page))).toEqual(["m0", "m1", "m3"]);
    await forget.first().click();
    await forget.first().click();
    await rows.waitFor({ state: "detached" });
    expect(Object.keys(await keptTexts(page))).toEqual(["m3"]);
    await page.goto(`${subject.address}/settings`);
    await importFile(page, file);
    await expect.poll(async () => Object.values(await keptTexts(page)).length).toBe(4);
    await page.goto(`${subject.address}/record`);
    await rows.getByText("A match of whist").waitFor();
    expect(await rows.getByRole("listitem").count()).toBe(3);
    // What cannot be played names its game as every other row.
    const broken = { ...JSON.parse(file), matches: [record(4, { save: save(617, ["nonsense"]) })], unread: [] };
    await page.goto(`${subject.address}/settings`);
    await importFile(page, JSON.stringify(broken));
    await page.getByText("told in the record").waitFor();
    await page.goto(`${subject.address}/record`);
    await rows.getByText('A match of FreeCell, "617"').waitFor();
    await close(opened);
  });
});
