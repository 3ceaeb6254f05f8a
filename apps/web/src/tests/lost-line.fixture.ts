/** A player with a clock loses the line: what the page says, and what it says when it is back. */

import { close, open, type Subject } from "@baize/testkit/page";
import { expect } from "vitest";

/** Loses the line of somebody who plays against three bots; where there is time for it, until one of them plays on. */
export async function loseLine(subject: Subject, untilReplaced: boolean): Promise<void> {
  const { address } = subject;
  const opened = await open(subject, "/together", { settings: { name: "Ada" } });
  const { page, context, complaints } = opened;
  await page.getByRole("radio", { name: "15 s" }).check({ force: true });
  await page.getByRole("radio", { name: "Novice" }).check({ force: true });
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Start with three bots" }).click({ timeout: 60_000 });
  const line = page.locator(".tray .line");
  await page.locator(".tray[data-turn]").waitFor();
  await line.locator(".turn-time", { hasText: /^0:1\d$/ }).waitFor();
  const spectator = await open(subject, new URL(page.url()).pathname);
  await context.route("**/api/**", (route) => route.abort());
  await context.setOffline(true);
  await line.filter({ hasText: /^Line lost\. Trying again\. Your seat is kept for 0:(2\d|30)\./ }).waitFor();
  const kept = async () => Number(/0:(\d\d)/.exec((await line.textContent()) ?? "")?.[1]);
  const first = await kept();
  await expect.poll(kept).toBeLessThan(first);
  // The hand stays and can be sorted; Play and Pass are away.
  expect(await page.locator(".tray[data-turn], .play-button, .pass").count()).toBe(0);
  expect(await page.locator(".hand-card").count()).toBe(13);
  await page.getByRole("button", { name: "Suit" }).click();
  if (untilReplaced) {
    // A page whose line is cut off notices by itself; the server does as soon as its stream is closed.
    const id = new URL(page.url()).pathname.split("/")[2];
    await expect
      .poll(async () => (await (await fetch(`${address}/api/tables/${id}`)).json()).seats[0].level, { timeout: 60_000 })
      .toBe("novice");
    await spectator.page.getByText("Crumb plays on").waitFor();
    await line.filter({ hasText: "A bot plays on until you are back." }).waitFor();
  }
  await context.unroute("**/api/**");
  await context.setOffline(false);
  if (untilReplaced) {
    await line.filter({ hasText: /^You are back\. Crumb made (one move|\d+ moves) for you\./ }).waitFor();
    await line.getByRole("button", { name: "Show plays" }).click();
    expect(await page.getByRole("dialog").getByRole("listitem").count()).toBeGreaterThan(3);
  } else {
    await expect.poll(() => line.textContent()).not.toContain("Line lost");
  }
  // What could not be asked for meanwhile is told to the console, and to nobody else.
  complaints.length = 0;
  await close(opened);
  await close(spectator);
}
