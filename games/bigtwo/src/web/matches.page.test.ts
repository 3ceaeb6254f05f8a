/** Whole matches of Big Two in a real browser: chosen, played to their end, and looked back on. */

import { Match, must, seat } from "@baize/kernel";
import { close, found, keptTexts, open, PHONE, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";
import { bigtwo } from "../rules/index.ts";
import { byKeys, SETTINGS, TABLE, turn } from "./party.fixture.ts";

const subject = startSubject();

test("WB-P3 WB-P9 BT-W9 BT-W11 after a deal: all hands, par, what each play was worth; after the last, the standings", async () => {
  const opened = await open(subject, "/bigtwo/42?bots=novice.novice.novice&term=2-deals", { settings: SETTINGS });
  const { page } = opened;
  for (let deal = 1; deal <= 2; deal++) {
    await page.getByText(`Deal ${deal} of 2`, { exact: true }).waitFor();
    while (await turn(page)) {
      // Passing whenever it is allowed costs something.
      await page.keyboard.press("p");
      if ((await page.locator(".tray[data-turn]").count()) === 0) continue;
      await page.keyboard.press("Home");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    }
    expect(await page.locator(".dealt li").count()).toBe(4);
    expect(await page.locator(".dealt-card").count()).toBe(52);
    if (deal === 1) {
      await page.getByText(/^Your costliest play, number \d+$/).waitFor();
      await page.getByText(/^Better by about \d+\.\d points$/).waitFor();
      await page.getByText(/Russet scored that with your cards against the same three\. You scored −\d+\./).waitFor();
      expect(await found(page, "The end")).toEqual([]);
      const bars = page.getByRole("button", { name: /^Play \d+\. You / });
      await bars.first().click();
      await page.getByText("Your play, number 1").or(page.getByText("Your costliest play, number 1")).waitFor();
      await page.getByText(/Deal 1 of 2 is over/).waitFor();
      await page.getByRole("button", { name: "Next deal" }).click();
    }
  }
  await page.getByText(/wins? the match$|The match is shared/).waitFor();
  const rows = await page.locator(".standings tr").allTextContents();
  expect(rows.map((row) => /^(\d)(You|Crumb(?: [23])?)([+−]?\d+)$/.exec(row)?.[1])).toHaveLength(4);
  expect(rows[0]).toMatch(/^1/);
  expect(await found(page, "The standings")).toEqual([]);
  await page.getByRole("button", { name: "New match" }).click();
  await page.getByText("Deal 1 of 2", { exact: true }).waitFor();
  expect(await page.locator(".scoreboard td").allTextContents()).toEqual(["0", "0", "0", "0"]);
  await close(opened);
});

test("BT-W7 BT-W27 BT-W29 WB-P10 who plays and how is chosen: rules of the house, settling, length, a name and a face", async () => {
  const opened = await open(subject, TABLE, { settings: SETTINGS, viewport: PHONE });
  const { page } = opened;
  await turn(page);
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Ada");
  await dialog.getByRole("button", { name: "Bun" }).click();
  await dialog.getByLabel("Rules", { exact: true }).selectOption("Taiwan");
  await dialog.getByText("House rules").click();
  expect(await dialog.locator(".house-rules select").count()).toBe(12);
  await dialog.getByLabel("Three of a kind", { exact: true }).selectOption("a play");
  await dialog.getByLabel("Name of these rules").fill("Friday");
  await dialog.getByRole("button", { name: "Keep" }).click();
  await dialog.getByText("Kept as Friday.").waitFor();
  await dialog.getByLabel("Top", { exact: true }).selectOption("Skilled");
  await dialog.getByLabel("Match").selectOption("5 deals");
  await dialog.getByLabel("Settled").selectOption("pay every higher rank");
  expect(await found(page, "New table")).toEqual([]);
  await dialog.getByLabel("Settled").selectOption("as the rules say");
  await dialog.getByRole("button", { name: "Deal" }).click();
  await page.getByText("Friday").waitFor();
  await page.getByText("Deal 1 of 5").waitFor();
  await page.getByRole("region", { name: /^Bramble, Skilled/ }).waitFor();
  const { search } = new URL(page.url());
  expect(search).toBe("?options=taiwan%2Ctriples%3Dyes&bots=novice.skilled.novice&term=5-deals");
  await turn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Slowly" }).click();
  expect(await page.evaluate(() => localStorage.getItem("baize.choices.bigtwo"))).toBe('{"pace":"2500"}');
  expect(await found(page, "Menu")).toEqual([]);
  await page.keyboard.press("Escape");
  await byKeys(page);
  const kept = async () => Object.values(await keptTexts(page)).map((text) => JSON.parse(text));
  await expect
    .poll(async () => (await kept()).find(({ term }) => term === "5-deals"))
    .toMatchObject({
      seats: [{ kind: "person", name: "Ada", face: "bun" }, {}, {}, {}],
      term: "5-deals",
    });
  await close(opened);
});

test("BT-W29 WB-P8 a shared table brings the name of its rules along; one that cannot be had says why", async () => {
  const opened = await open(subject, "/bigtwo/9?options=mis,triples=yes&bots=novice.novice.novice&house=Sunday+rules", {
    settings: SETTINGS,
  });
  const { page } = opened;
  await page.getByText("Sunday rules").waitFor();
  // A sign in it that turns the direction of writing is seen and does nothing.
  await page.goto(
    `${subject.address}/bigtwo/9?options=mis,triples=yes&bots=novice.novice.novice&house=Sun%E2%80%AEday`,
  );
  await page.getByText("Sun<202E>day").waitFor();
  await page.goto(`${subject.address}/bigtwo/9?bots=novice.wizard.novice`);
  await page.getByText('"wizard" is not a level of the bots').waitFor();
  await page.goto(`${subject.address}/bigtwo/9?bots=novice`);
  await page.getByText("This address names 1 bot; 3 are expected").waitFor();
  await close(opened);
});

test("WB-V4 a match from elsewhere is reviewed by its address, play by play, and gone on with in practice", async () => {
  const moves = "3D.4S.7D.9C.pass.pass.pass.JD+JC";
  const opened = await open(subject, "/bigtwo", { settings: SETTINGS });
  const { page } = opened;
  await page.goto(`${subject.address}/review/bigtwo/42?bots=novice.expert.classic&seat=9&moves=${moves}`);
  await page.getByText("the seats are 0 to 3").waitFor();
  await page.goto(`${subject.address}/review/bigtwo/42?bots=novice.expert.classic&seat=2&moves=${moves}`);
  await page.getByRole("heading", { name: "Review" }).waitFor();
  const bars = page.getByRole("button", { name: /^Play \d+\. You / });
  await expect.poll(() => bars.count()).toBeGreaterThan(1);
  await bars.nth(1).click();
  await page.getByText(/play, number 2$/).waitFor();
  expect(await found(page, "Review")).toEqual([]);
  await page.getByRole("link", { name: "Play on from here" }).click();
  await page.getByText("Standard, practice").waitFor();
  // In the seat that was looked at, with the same company round it.
  const hand = must(Match.fromLink(bigtwo, `/bigtwo/42?moves=3D.4S.7D.9C.pass`)).view(seat(2)).hand;
  const shown = await page.locator(".hand-card").evaluateAll((all) => all.map((one) => one.getAttribute("data-card")));
  expect(shown.map(Number).toSorted()).toEqual([...hand].toSorted());
  await page
    .getByRole("region", { name: /^Crumb, Novice/ })
    .and(page.locator("[data-side=right]"))
    .waitFor();
  await page.keyboard.press("p");
  await turn(page);
  expect(new URL(page.url()).searchParams.get("seat")).toBe("2");
  const left = await keptTexts(page);
  expect(Object.values(left).map((text) => JSON.parse(text).seat)).toContain(2);
  await page.reload();
  await turn(page);
  expect(await page.locator(".hand-card").count()).toBeLessThan(13);
  await close(opened);
});
