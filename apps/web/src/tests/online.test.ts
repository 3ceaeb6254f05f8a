/** A table of friends in real browsers: the host, a phone, and somebody who watches. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { close, found, open, startServer, startSubject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { expect, test, vi } from "vitest";

const subject = startSubject();

/** Plays for whoever sits at this page, through its own seat, until the deal is over. */
const playOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const place = `/api/tables/${location.pathname.split("/")[2]}`;
    for (;;) {
      const table = await (await fetch(place)).json();
      if (table.state !== "playing") return;
      if (table.legal.length > 0) {
        const body = JSON.stringify({ ply: table.ply, move: table.legal.at(-1), key: `k${table.ply}` });
        await fetch(`${place}/moves`, { method: "POST", headers: { "content-type": "application/json" }, body });
      }
      await new Promise((done) => setTimeout(done, 120));
    }
  });

// The embedded database takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

test("WB-N1 WB-N2 WB-N3 WB-N4 WB-N5 WB-N6 friends open a table, sit down, play, lose the line, and check the deal", async () => {
  const folder = mkdtempSync(join(tmpdir(), "baize-online-"));
  process.env.BAIZE_DATA = folder;
  process.env.BOT_PACE = "30";
  const server = await startServer();
  const { browser } = subject;
  const host = await open({ browser, address: server.address }, "/");
  await host.page.getByRole("link", { name: "New table" }).click();
  await host.page.getByLabel("Your name").fill("Ada");
  expect(await found(host.page, "online")).toEqual([]);
  await host.page.getByRole("button", { name: "Open the table" }).click();
  await host.page.getByRole("img", { name: "The link as a QR code" }).waitFor({ timeout: 60_000 });
  const link = await host.page.getByRole("textbox", { name: "Link to this table" }).inputValue();
  expect(new URL(link).pathname).toMatch(/^\/t\/[a-z0-9]{8}$/);
  expect(await found(host.page, "online")).toEqual([]);

  const phone = await open({ browser, address: server.address }, new URL(link).pathname, {
    viewport: { width: 390, height: 844 },
  });
  await phone.page.getByLabel("Your name").fill("Bob");
  await phone.page.getByRole("button", { name: "Sit down", exact: true }).click();
  await host.page.getByText("Bob").waitFor();
  await host.page.getByRole("switch", { name: "Bot in seat 4" }).click();
  await phone.page.getByText("Classic bot").waitFor();
  const watcher = await open({ browser, address: server.address }, new URL(link).pathname);

  await host.page.getByRole("button", { name: "Start with 2 bots" }).click();
  for (const { page } of [host, phone, watcher]) await page.locator(".bigtwo").waitFor();
  await expect.poll(() => host.page.locator(".bigtwo .own-seat, .bigtwo .hand").count()).toBeGreaterThan(0);
  await expect
    .poll(async () => (await Promise.all([host, phone].map(({ page }) => page.title()))).join())
    .toContain("Your turn");

  // Somebody goes on from another device, and says something.
  await phone.page.getByRole("button", { name: "Menu" }).first().click();
  await phone.page.getByRole("button", { name: "Another device" }).click();
  const said = (await phone.page.getByText("On the other device").textContent()) ?? "";
  const [code = ""] = /\d{6}/.exec(said) ?? [];
  expect(code).toHaveLength(6);
  await phone.page.getByRole("dialog").getByRole("button", { name: "Say" }).click();
  await phone.page.getByRole("button", { name: "Well played" }).click();
  await host.page.locator(".toast").filter({ hasText: "Bob: Well played" }).waitFor();

  // The line is lost, and comes back by itself.
  await watcher.context.setOffline(true);
  await watcher.page.getByText("Line lost").waitFor();
  await watcher.context.setOffline(false);
  await expect.poll(() => watcher.page.getByText("Line lost").count()).toBe(0);

  await Promise.all([playOut(host.page), playOut(phone.page)]);
  for (const { page } of [host, phone, watcher]) await page.getByText("This deal was fair.").waitFor();
  expect(await found(host.page, "online")).toEqual([]);
  await host.page.getByRole("button", { name: "Next deal" }).click();
  await phone.page.getByText("Deal 2 of 5, online").waitFor();
  await close(phone);
  expect(host.complaints).toEqual([]);
  // The server goes away: the page says so and keeps what it shows.
  await server.close();
  await host.page.getByText("Line lost").waitFor();
  expect(await host.page.locator(".bigtwo").count()).toBe(1);
  await host.context.close();
  await watcher.context.close();
  rmSync(folder, { recursive: true, force: true });
});
