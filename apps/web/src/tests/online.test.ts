/** A table of friends in real browsers, over one server with the embedded database. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newProfile, startServer, startSubject } from "@baize/testkit/page";
import { expect, test, vi } from "vitest";
import { evening } from "./friends.fixture.ts";
import { loseLine } from "./lost-line.fixture.ts";
import { passedOn } from "./settled.fixture.ts";

const subject = startSubject();

// The embedded database takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

test("BT-T9 WB-N1 WB-N2 WB-N3 WB-N4 WB-N5 WB-N6 WB-N10 WB-N11 WB-N12 WB-N14 WB-N15 WB-V5 four friends open a table, sit down, play, drop off, come back, and check the deal", async () => {
  const folder = mkdtempSync(join(tmpdir(), "baize-online-"));
  process.env.BAIZE_DATA = folder;
  process.env.BOT_PACE = "30";
  const server = await startServer();
  const host = await evening(subject, [server.address], 1);
  await loseLine({ browser: subject.browser, address: server.address }, false);
  await passedOn({ browser: subject.browser, address: server.address });
  // The server goes away: the page says so and keeps what it shows.
  await server.close();
  await host.page.locator(".line", { hasText: "Line lost" }).waitFor();
  expect(await host.page.locator(".bigtwo").count()).toBe(1);
  await host.context.close();
  rmSync(folder, { recursive: true, force: true });
});

test("WB-N13 a browser that refuses cookies opens a table, is its host, sits once and starts", async () => {
  const folder = mkdtempSync(join(tmpdir(), "baize-online-"));
  process.env.BAIZE_DATA = folder;
  const server = await startServer();
  const profile = newProfile({ profile: { default_content_setting_values: { cookies: 2 } } });
  const { context, kill } = await profile.start();
  try {
    const page = await context.newPage();
    await page.goto(server.address);
    await page.getByRole("link", { name: "New table" }).click();
    await page.getByLabel("Your name").fill("Ada");
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.getByRole("button", { name: "Start with three bots" }).click({ timeout: 60_000 });
    await page.locator(".bigtwo").waitFor();
    const id = new URL(page.url()).pathname.split("/")[2];
    const { seats } = await (await fetch(`${server.address}/api/tables/${id}`)).json();
    expect(seats.map(({ name }: { name: string }) => name).filter((name: string) => name === "Ada")).toHaveLength(1);
    expect(await page.getByText("You do not sit here any more").count()).toBe(0);
  } finally {
    await kill();
    profile.remove();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
