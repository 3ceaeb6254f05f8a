/** Playing together in every language: every screen and what is refused there, without English, and nothing cut off. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer, startSubject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playOut } from "./friends.fixture.ts";
import { OTHERS, openIn, rest, wrongWith } from "./languages.fixture.ts";

const subject = startSubject();
const folder = mkdtempSync(join(tmpdir(), "baize-languages-"));
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  process.env.BAIZE_DATA = folder;
  process.env.BOT_PACE = "30";
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
};
const told = async (page: Page): Promise<void> => {
  await page.locator(".toast, .tray .line").first().waitFor();
};
const tool = (page: Page, name: string) => page.locator(`[data-tool=${name}]:visible`).first();
const sit = async (page: Page, name: string): Promise<void> => {
  await page.locator(".sit input").first().fill(name);
  await page.locator(".sit .primary").click();
};

describe.each(OTHERS)("%s", (language) => {
  const at = () => ({ browser: subject.browser, address: server.address });

  test(`WB-W3 ${language}: a table of friends, from the form to the end of a deal, and what is refused at it`, async () => {
    const wrong: string[] = [];
    const look = async (page: Page, where: string) => void wrong.push(...(await wrongWith(page, where)));
    const { page, context } = await openIn(at(), language, "/together");
    await rest(page);
    await look(page, "new table");
    const [form, byCode] = [page.locator(".together form").first(), page.locator(".together form").last()];
    await byCode.locator("input").fill("x");
    await byCode.locator("button").click();
    await told(page);
    await look(page, "bad code");
    await form.locator("input:not([type=radio])").first().fill("阿明");
    await form.locator("button.primary").click();
    await page.locator(".wait-start").waitFor({ timeout: 60_000 });
    await look(page, "waiting, host");
    await tool(page, "rules").click();
    await page.locator("dialog[open] .sit").waitFor();
    await look(page, "change of rules");
    await closed(page);
    await tool(page, "device").click();
    await page.locator("dialog[open] [role=status]").waitFor();
    await look(page, "another device");
    await closed(page);

    const path = new URL(page.url()).pathname;
    const friend = await openIn(at(), language, path);
    await friend.page.locator(".sit").waitFor();
    await look(friend.page, "sit down");
    for (const name of ["阿明", "!!!"]) {
      await sit(friend.page, name);
      await told(friend.page);
      await look(friend.page, `sit down as ${name}`);
    }
    await friend.page.locator(".sit button[type=button]").last().click();
    await look(friend.page, "by the code of another device");
    await friend.page.locator(".sit input").last().fill("000000");
    await friend.page.locator(".sit .primary").last().click();
    await told(friend.page);
    await look(friend.page, "wrong code");
    await friend.page.reload();
    await sit(friend.page, "小美");
    await page.locator(".seat-name", { hasText: "小美" }).waitFor();
    await look(friend.page, "waiting, guest");
    await page.locator("summary").first().click();
    await look(page, "changing a seat");
    const watcher = await openIn(at(), language, path);

    await page.locator(".wait-start .primary").click();
    const all = { host: page, friend: friend.page, watcher: watcher.page };
    for (const [who, each] of Object.entries(all)) {
      await each.locator(".bigtwo").waitFor();
      await look(each, `table, ${who}`);
      await tool(each, "settings").click();
      await each.locator("dialog[open] .online-menu").waitFor();
      await look(each, `menu, ${who}`);
      await closed(each);
    }
    await tool(page, "record").click();
    await page.locator("dialog[open] .plays-told").waitFor();
    await look(page, "plays so far");
    await closed(page);
    // What the rules forbid, as the table tells it.
    await page.keyboard.press("Enter");
    await look(page, "refused");
    await context.setOffline(true);
    await context.route("**/api/**", (route) => route.abort());
    await page.locator(".tray .line[data-kind=lost], .tray .line").first().waitFor();
    await page.waitForTimeout(3000);
    await look(page, "line lost");
    await context.unroute("**/api/**");
    await context.setOffline(false);
    await page.reload();
    await page.locator(".bigtwo").waitFor();

    await Promise.all([playOut(page), playOut(friend.page)]);
    for (const [who, each] of Object.entries(all)) {
      await each.locator(".party-ending h2").first().waitFor({ timeout: 120_000 });
      await each.locator(".dealt-card").first().waitFor();
      await look(each, `end, ${who}`);
    }
    await tool(page, "say").click();
    await page.locator("dialog[open] .phrases").waitFor();
    await look(page, "phrases");
    await closed(page);
    const review = await page.locator(".party-ending a.button").first().getAttribute("href");
    await watcher.page.goto(server.address + review);
    await rest(watcher.page);
    await look(watcher.page, "plays that cost most");
    await watcher.page.goto(`${server.address}/t/zzzzzzzz`);
    await rest(watcher.page);
    await look(watcher.page, "no such table");
    for (const each of [context, friend.context, watcher.context]) await each.close();
    expect(wrong).toEqual([]);
  });

  test(`WB-W3 ${language}: a race, from its form to its end`, async () => {
    const wrong: string[] = [];
    const look = async (page: Page, where: string) => void wrong.push(...(await wrongWith(page, where)));
    const { page, context } = await openIn(at(), language, "/together");
    await rest(page);
    const form = page.locator(".together form").first();
    await form.locator("fieldset input[type=radio]").nth(1).check({ force: true });
    await look(page, "new race");
    await form.locator("input:not([type=radio])").first().fill("阿明");
    await form.locator("button.primary").click();
    await page.locator(".wait-start").waitFor({ timeout: 60_000 });
    await look(page, "waiting for a race");
    await page.locator(".wait-start .primary").click();
    await told(page);
    await look(page, "too few");
    const path = new URL(page.url()).pathname;
    const friend = await openIn(at(), language, path);
    await friend.page.locator(".sit").waitFor();
    await sit(friend.page, "小美");
    await page.locator(".seat-name", { hasText: "小美" }).waitFor();
    const watcher = await openIn(at(), language, path);
    await page.locator(".wait-start .primary").click();
    await watcher.page.locator(".countdown").waitFor();
    await look(watcher.page, "countdown");
    const all = { host: page, friend: friend.page, watcher: watcher.page };
    for (const each of [page, friend.page]) await each.locator(".freecell").waitFor({ timeout: 60_000 });
    for (const [who, each] of Object.entries(all)) await look(each, `race, ${who}`);
    await page.keyboard.type("11");
    await told(page);
    await look(page, "refused in a race");
    for (const each of [page, friend.page]) {
      await tool(each, "settings").click();
      await look(each, "menu of a race");
      await each.locator(".online-menu > .buttons > button").nth(-2).click();
      const giveUp = each.locator("dialog[open] .buttons > .primary + button");
      await giveUp.waitFor();
      await look(each, "giving up a race");
      await giveUp.click();
    }
    for (const [who, each] of Object.entries(all)) {
      await each.locator(".race-ending").waitFor({ timeout: 60_000 });
      await look(each, `end of a race, ${who}`);
    }
    for (const each of [context, friend.context, watcher.context]) await each.close();
    expect(wrong).toEqual([]);
  });
});
