/** An evening of friends in real browsers: four of them, a phone among them, another device, and somebody who watches. */

import { sealOf, sentence } from "@baize/kernel";
import { readFile } from "@baize/midend";
import { close, found, type Opened, open, type Subject, spoken } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { heard, hide, listenTo } from "./hidden.fixture.ts";
import { lookAgain } from "./look-again.fixture.ts";

/** Plays for whoever sits at this page, through its own seat, until the deal is over or so many moves were made. */
export const playOut = (page: Page, plies = 10_000): Promise<void> =>
  page.evaluate(async (most) => {
    const place = `/api/tables/${location.pathname.split("/")[2]}`;
    for (;;) {
      const table = await (await fetch(place)).json();
      if (table.state !== "playing" || table.ply >= most) return;
      // Where nobody can beat a play there is nothing to press: the page passes by itself.
      if (table.legal.length > 0 && document.querySelector(".play-button, .pass") !== null) {
        const { deal, ply, legal } = table;
        const body = JSON.stringify({ deal, ply, move: legal.at(-1), key: `${deal}-${ply}` });
        await fetch(`${place}/moves`, { method: "POST", headers: { "content-type": "application/json" }, body });
      }
      await new Promise((done) => setTimeout(done, 120));
    }
  }, plies);

const isAtHeading = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement?.tagName === "H1");

/** Plays such an evening, of so many deals, over one server or over several; gives the host, who sits there still. */
export async function evening(subject: Subject, addresses: readonly string[], deals: 1 | 5): Promise<Opened> {
  const { browser } = subject;
  const at = (n: number): Subject => ({ browser, address: addresses[n % addresses.length] ?? "" });
  const host = await open(at(0), "/", { settings: { sound: true } });
  // Whoever has a code finds its field ready.
  await host.page.getByRole("link", { name: "I have a code" }).click();
  await expect
    .poll(() => host.page.getByLabel("Code of the table").evaluate((one) => one === document.activeElement))
    .toBe(true);
  await host.page.goBack();
  await host.page.getByRole("link", { name: "New table" }).click();
  await host.page.getByLabel("Your name").fill("Ada");
  for (let n = 0; n < 3; n++) await host.page.getByRole("button", { name: "Other face" }).click();
  await host.page.locator(".self-face [data-face=bun]").waitFor();
  // By the rules of a preset, without a clock, to so many points, and a bot is there at once.
  await host.page.getByLabel("Rules", { exact: true }).selectOption("hongkong");
  await host.page.getByRole("radio", { name: "50 points" }).check({ force: true });
  await host.page.getByRole("group", { name: "Bots that sit down at once" }).getByText("1").click();
  await host.page.getByRole("radio", { name: "No clock" }).check({ force: true });
  await host.page.getByRole("radio", { name: "Novice" }).check({ force: true });
  expect(await found(host.page, "new table")).toEqual([]);
  await host.page.getByRole("button", { name: "Open the table" }).click();
  await host.page.getByRole("img", { name: "The link as a QR code" }).waitFor({ timeout: 60_000 });
  // Whoever comes by key starts at the heading of the table, though the server had to be asked for it first.
  await expect.poll(() => isAtHeading(host.page)).toBe(true);
  await host.page.getByRole("button", { name: "Copy the link" }).press("Enter");
  await host.page.getByRole("region", { name: "Link to this table" }).getByText("The link is copied.").waitFor();
  const link = await host.page.getByRole("textbox", { name: "Link to this table" }).inputValue();
  const { pathname } = new URL(link);
  expect(pathname).toMatch(/^\/t\/[a-z0-9]{8}$/);
  await host.page.getByText("To 50 points, no clock").waitFor();
  await host.page.getByText("Hong Kong rules").waitFor();
  // The table waits as it will be played at: the host below, three open seats round it, and the button says who takes them.
  expect(await host.page.locator(".rim-seats li").evaluateAll((all) => all.map((one) => one.dataset.side))).toEqual([
    "bottom",
    "right",
    "top",
    "left",
  ]);
  await host.page.getByText("Crumb takes them at the start, until someone comes.").waitFor();
  await host.page.getByRole("button", { name: "Start with three bots" }).waitFor();
  await host.page.getByText("Novice bot").waitFor();
  await host.page.getByRole("switch", { name: "Bot in seat 4" }).click();

  // The host thinks better of the rules, and of it again; what is not chosen anew stays.
  for (const [rules, told] of [
    ["taiwan", "Taiwan rules"],
    ["hongkong", "Hong Kong rules"],
  ] as const) {
    await host.page.getByRole("button", { name: "Change the rules" }).click();
    if (rules === "taiwan") expect(await found(host.page, "rules of a table")).toEqual([]);
    await host.page.getByLabel("Rules", { exact: true }).selectOption(rules);
    if (rules === "hongkong") {
      await host.page.getByText("To 50 points, no clock").waitFor();
      await host.page.getByRole("radio", { name: String(deals), exact: true }).check({ force: true });
    }
    await host.page.getByRole("button", { name: "Play like this" }).click();
    await host.page.getByText(told).waitFor();
  }
  await host.page.getByText(`${deals === 1 ? "1 deal" : "5 deals"}, no clock`).waitFor();

  const sit = async (n: number, name: string, options = {}): Promise<Opened> => {
    const opened = await open(at(n), pathname, options);
    // The name is asked for at once, without scrolling.
    const field = await opened.page.getByLabel("Your name").boundingBox();
    expect((field?.y ?? 10_000) + (field?.height ?? 0)).toBeLessThan(opened.page.viewportSize()?.height ?? 0);
    await opened.page.getByLabel("Your name").fill(name);
    // By the keyboard alone.
    await opened.page.keyboard.press("Enter");
    await host.page.locator(".seat-name", { hasText: name }).waitFor();
    await expect.poll(() => spoken(host.page)).toBe(`${name} sits down.`);
    await expect.poll(() => isAtHeading(opened.page)).toBe(true);
    return opened;
  };
  const phone = await sit(1, "Bob", { viewport: { width: 390, height: 844 } });
  // Somebody is asked to leave, and is told so.
  const eve = await sit(2, "Eve");
  await host.page.locator("summary", { hasText: "Change the seat of Eve" }).press("Enter");
  await host.page.getByRole("button", { name: "Remove Eve" }).click();
  await eve.page.getByText("You do not sit here any more.").first().waitFor();
  await close(eve);
  // Whoever leaves while nothing was dealt is gone at once; the host, who hands the table over by it, is asked.
  const gus = await sit(2, "Gus");
  await host.page.getByRole("button", { name: "Leave", exact: true }).click();
  await host.page.getByRole("alertdialog").getByText("Bob becomes the host.").waitFor();
  await host.page.getByRole("button", { name: "Stay" }).click();
  await gus.page.getByRole("button", { name: "Leave", exact: true }).click();
  await gus.page.waitForURL(`${at(2).address}/`);
  await host.page.locator(".seat-name", { hasText: "Gus" }).waitFor({ state: "detached" });
  await close(gus);
  // A bot keeps the seat warm until somebody comes.
  await host.page.getByRole("switch", { name: "Bot in seat 4" }).click();
  await phone.page.getByText("Novice bot").waitFor();
  await host.page.getByText("One seat is open").waitFor();
  await host.page.getByRole("button", { name: "Start with two bots" }).waitFor();
  // The host gives somebody another seat.
  await host.page.locator("summary", { hasText: "Change the seat of Bob" }).press("Enter");
  await host.page.getByRole("button", { name: "Bob takes seat 3" }).click();
  await expect.poll(() => host.page.locator(".rim-seats [data-side=top] .seat-name").textContent()).toMatch(/^Bob/);
  // What was done is done with: the choice is closed, and is nobody else's.
  expect(await host.page.locator(".person-acts[open]").count()).toBe(0);
  expect(await found(phone.page, "waiting, phone")).toEqual([]);
  expect(await found(host.page, "waiting")).toEqual([]);
  const [third, fourth] = [await sit(2, "Cleo"), await sit(3, "Dan")];
  const watcher = await open(at(1), pathname);
  await watcher.page.locator(".seat-name", { hasText: "Dan" }).waitFor();
  // Nobody is asked for a name where there is no seat.
  await watcher.page.getByRole("region", { name: "Sit down" }).getByText("Every seat is taken").waitFor();
  expect(await watcher.page.getByLabel("Your name").count()).toBe(0);
  await listenTo(host.page);
  await host.page.reload();

  await host.page.getByRole("button", { name: "Start", exact: true }).click();
  const all = [host, phone, third, fourth, watcher];
  for (const { page } of all) await page.locator(".bigtwo").waitFor();
  await expect.poll(() => isAtHeading(host.page)).toBe(true);
  // Cards of one's own are seen, of others none.
  for (const { page } of [host, phone]) expect(await page.locator(".bigtwo .hand [data-card]").count()).toBe(13);
  expect(await watcher.page.locator(".bigtwo .hand [data-card]").count()).toBe(0);

  // Whoever opens has a slow line: a move that is on its way is the only one, and one that is not allowed is not sent at all.
  const seated = [host.page, phone.page, third.page, fourth.page];
  const turns = await Promise.all(seated.map((page) => page.locator(".tray[data-turn]").count()));
  const opener = seated[turns.indexOf(1)] ?? host.page;
  // Who is asked hears what for, and the others whose turn it is.
  expect(await spoken(opener)).toMatch(/^Your turn\. You open with the 3♦/);
  expect(await spoken(watcher.page)).toMatch(/’s turn\.$/);
  const sent: string[] = [];
  await opener.route("**/moves", async (route) => {
    sent.push(JSON.parse(route.request().postData() ?? "{}").move);
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  for (const key of ["End", "Enter", "Enter", "Escape", "Home", "Enter", "Enter", "Enter", "Enter"])
    await opener.keyboard.press(key);
  await expect.poll(() => opener.locator(".hand-card").count()).toBe(12);
  expect(sent).toEqual(["3D"]);
  await expect.poll(() => spoken(opener)).toBe("You play the three of diamonds.");
  const next = [host.page, third.page, phone.page, fourth.page, host.page];
  await expect.poll(() => spoken(next[next.indexOf(opener) + 1] ?? host.page)).toMatch(/diamonds\. Your turn\. /);
  await opener.unroute("**/moves");

  // Cleo goes on from another device, by a code.
  await third.page.getByRole("button", { name: "Menu" }).first().click();
  await third.page.getByRole("button", { name: "Another device" }).click();
  const [code = ""] = /\d{6}/.exec((await third.page.getByText("On the other device").textContent()) ?? "") ?? [];
  const tablet = await open(at(0), pathname, { viewport: { width: 820, height: 1180 } });
  await tablet.page.getByRole("button", { name: "Menu" }).first().click();
  await tablet.page.getByLabel("Code of six digits").fill(code);
  await tablet.page.getByRole("button", { name: "Take my seat over" }).click();
  await expect.poll(() => tablet.page.locator(".bigtwo .hand [data-card]").count()).toBeGreaterThan(11);
  // It does not know what the other device added, and accuses nobody of having left it out.
  expect(await tablet.page.getByText("Do not trust this server").count()).toBe(0);
  await tablet.page.keyboard.press("Escape");
  await close(third);

  // Somebody says something from the tray, over nobody's seat and hand; it stands at their seat and on a phone in the line, and is muted with one tap.
  const speak = phone.page.getByRole("button", { name: "Say" });
  await speak.click();
  const [panel, seats] = [phone.page.locator(".say-popover"), phone.page.locator(".bigtwo > .seat")];
  const [top = 0, lowest = 1] = [
    (await panel.boundingBox())?.y,
    Math.max(...(await seats.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom)))),
  ];
  expect(top).toBeGreaterThan(lowest);
  await phone.page.keyboard.press("Escape");
  expect(await panel.count()).toBe(0);
  await speak.click();
  await panel.getByRole("button", { name: "Well played" }).click();
  const bubble = host.page.getByRole("region", { name: /^Bob/ }).locator(".bubble");
  await bubble.filter({ hasText: "Well played" }).waitFor();
  await tablet.page.locator(".tray .line", { hasText: "Bob: Well played" }).waitFor();
  await bubble.getByRole("button", { name: "Mute" }).click();
  expect(await bubble.count()).toBe(0);
  await host.page.getByRole("button", { name: "Plays so far" }).click();
  await host.page
    .getByRole("dialog")
    .getByText(/plays? the three of diamonds\.$/)
    .waitFor();
  await host.page.keyboard.press("Escape");
  // The rules and the points are seen, on a phone too.
  await phone.page.getByText("Hong Kong", { exact: true }).waitFor();
  await phone.page.locator(".own-points", { hasText: "0" }).waitFor();

  // The host's page is hidden: its title calls, and it is heard.
  await hide(host.page, true);
  const players = [phone.page, tablet.page, fourth.page];
  const others = players.map((page) => playOut(page, 12));
  await expect.poll(() => host.page.title()).toBe("Your turn");
  await expect.poll(() => heard(host.page)).toBeGreaterThan(0);
  await hide(host.page, false);
  await Promise.all([...others, playOut(host.page, 12)]);

  // Dan drops off, is replaced by a bot, and gets the seat back.
  await fourth.page.close();
  await host.page.getByRole("button", { name: "Menu" }).first().click();
  await host.page.getByRole("button", { name: "A bot plays for Dan" }).click({ timeout: 60_000 });
  await host.page.getByRole("dialog").getByText("Away, Novice plays on").waitFor();
  // The button is gone, and the keys are the panel's still.
  expect(await host.page.evaluate(() => document.activeElement?.closest("dialog") != null)).toBe(true);
  // The rules open beside the table, its look and its keys over it.
  expect(await host.page.getByRole("link", { name: "Rules" }).getAttribute("target")).toBe("_blank");
  await host.page.getByRole("button", { name: "Look and sound" }).click();
  await host.page.getByRole("dialog", { name: "Your table" }).waitFor();
  await host.page.keyboard.press("Escape");
  await host.page.keyboard.press("?");
  await host.page.getByRole("dialog", { name: "Keys" }).waitFor();
  await host.page.keyboard.press("Escape");
  const back = await fourth.context.newPage();
  await back.goto(`${at(2).address}${pathname}`);
  await back.locator(".bigtwo").waitFor();
  await expect
    .poll(
      async () => (await (await fetch(`${at(0).address}/api${pathname.replace("/t/", "/tables/")}`)).json()).seats[3],
    )
    .toMatchObject({ name: "Dan", away: false });

  // Leaving in the middle is asked about once; whoever stays is back at the button, and nobody has gone.
  await host.page.getByRole("button", { name: "Menu" }).first().click();
  const goes = host.page.getByRole("button", { name: "Leave", exact: true });
  await goes.focus();
  await host.page.keyboard.press("Enter");
  const question = host.page.getByRole("alertdialog", { name: "Leave the table?" });
  await question.getByText("A bot takes your seat and plays this deal to its end.").waitFor();
  expect(await question.getByRole("button", { name: "Stay" }).evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  expect(await found(host.page, "leaving")).toEqual([]);
  for (const key of ["Enter", "Escape"]) {
    await host.page.keyboard.press(key);
    await expect.poll(() => host.page.locator("dialog").count()).toBe(1);
    expect(await goes.evaluate((one) => one === document.activeElement)).toBe(true);
    if (key === "Enter") await goes.click();
  }
  await host.page.keyboard.press("Escape");
  await expect.poll(() => host.page.locator("dialog").count()).toBe(0);

  // A line is lost, and comes back by itself.
  await watcher.context.setOffline(true);
  await watcher.page.locator(".line", { hasText: "Line lost" }).waitFor();
  await expect.poll(() => spoken(watcher.page)).toBe("Line lost. Trying again.");
  await watcher.context.setOffline(false);
  await expect.poll(() => spoken(watcher.page)).toBe("You are back.");
  expect(await watcher.page.getByText("Line lost").count()).toBe(0);

  for (let deal = 1; ; deal++) {
    await Promise.all([host.page, phone.page, tablet.page, back].map((page) => playOut(page)));
    for (const page of [host.page, phone.page, tablet.page, back, watcher.page]) {
      await page.getByText("This deal was fair.").waitFor();
      expect(await page.locator(".dealt-card").count()).toBe(52);
    }
    if (deal === deals) break;
    await host.page.getByRole("button", { name: "Next deal" }).click();
    await phone.page.getByText(`Deal ${deal + 1} of ${deals}, online`).waitFor();
  }
  const standings = await host.page.locator(".standings tr").allTextContents();
  expect(standings).toHaveLength(4);
  expect(standings[0]).toMatch(/^1/);
  for (const page of [host.page, phone.page, tablet.page, back]) {
    const [first = ""] = await page.locator(".standings tr").allTextContents();
    const wins = first.startsWith("1You")
      ? /^You win the match|^The match is shared/
      : /wins the match$|^The match is shared/;
    expect(await page.locator(".aftermath > header h2").textContent()).toMatch(wins);
  }
  // Whoever looks is You in every list; who watches sees everybody's name.
  const rows = (page: Page) => page.locator(".dealt-name strong").allTextContents();
  expect(await rows(host.page)).toEqual(["You", "Cleo", "Bob", "Dan"]);
  expect(await rows(watcher.page)).toEqual(["Ada", "Cleo", "Bob", "Dan"]);
  expect(await found(host.page, "end")).toEqual([]);
  expect(await found(phone.page, "end, phone")).toEqual([]);

  // The record is one that Baize reads, and its deal verifies.
  const record = await host.page.evaluate(
    async (path) => (await fetch(path)).text(),
    `/api${pathname.replace("/t/", "/tables/")}/record`,
  );
  const read = readFile(record);
  expect(read.ok ? read.value.matches.length : sentence(read.error)).toBe(1);
  const { seal, secret } = JSON.parse(record) as { seal: string; secret: string };
  expect(sealOf(secret)).toBe(seal);

  // The plays that cost most, for any of those who sat there.
  const look = await host.context.newPage();
  await look.goto(
    at(0).address + (await host.page.getByRole("link", { name: "Plays that cost most" }).getAttribute("href")),
  );
  await look.getByRole("navigation", { name: "Look back as" }).getByRole("link", { name: "Bob" }).click();
  await look.locator(".review-seats strong").filter({ hasText: "Bob" }).waitFor();
  await look.locator(".point-bars, .after-play").first().waitFor();
  // Its analysis names them too, Bob below.
  await look.getByRole("link", { name: "Analyse" }).click();
  await expect.poll(() => look.locator(".dealt-name strong").allTextContents()).toEqual(["Bob", "Dan", "Ada", "Cleo"]);

  // All of it is played again move by move, by those who played it.
  await look.goto(at(0).address + (await host.page.getByRole("link", { name: "Replay" }).getAttribute("href")));
  for (const name of ["Bob", "Cleo", "Dan"])
    await look.getByRole("region", { name: new RegExp(`^${name},`) }).waitFor();
  await look.keyboard.press("End");
  await look.getByText(/^Move (\d+) of \1$/).waitFor();
  await look.close();

  // It is given to others as a link.
  await host.page.getByRole("button", { name: "Share" }).waitFor();

  const called = await lookAgain(phone.page, host.page);

  // Who only watches hears nothing of it while the page is hidden.
  await hide(watcher.page, true);
  await host.page.getByRole("button", { name: "Rematch" }).click();
  await called();
  expect(await watcher.page.locator(".party-ending").count()).toBe(1);
  await hide(watcher.page, false);
  await watcher.page.locator(".party-ending").waitFor({ state: "detached" });

  for (const { context } of [tablet, fourth, watcher]) await context.close();
  await close(phone);
  expect([...host.complaints, ...tablet.complaints]).toEqual([]);
  return host;
}
