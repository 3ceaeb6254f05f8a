/** A play that nobody can beat, at a table of friends: the page passes by itself. */

import { GAMES } from "@baize/games";
import { mannersOf } from "@baize/kernel";
import { close, open, type Subject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Looks with every picture how high a whole hand lies, when it is one's turn and when it is not; gives both once they were seen. */
async function watchHand(page: Page): Promise<() => Promise<readonly number[]>> {
  const tops = await page.evaluateHandle(() => {
    const seen: Record<string, number> = {};
    const look = () => {
      const cards = document.querySelectorAll(".hand-card");
      const turn = document.querySelector(".tray[data-turn]") === null ? "others" : "own";
      if (cards.length === 13) seen[turn] = Math.round(cards[0]?.getBoundingClientRect().top ?? 0);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => tops.evaluate(({ others, own }) => [others, own].filter((top) => top !== undefined));
}

/** Plays against three bots and never passes on a play that nobody can beat, until such plays were passed on all the same. */
export async function passedOn(subject: Subject): Promise<void> {
  const game = await GAMES.find(({ id }) => id === "bigtwo")?.rules();
  const isSettled = (view: unknown) => game && mannersOf(game).company?.settled?.(view as never) !== undefined;
  const opened = await open(subject, "/t/abcdefgh", {
    settings: { name: "Ada" },
    viewport: { width: 390, height: 844 },
  });
  const { page } = opened;
  // Where a link leads nowhere any more there is a way on.
  await page.getByText("There is no such table.").waitFor();
  await page.getByRole("link", { name: "New table" }).click();
  for (const choice of ["No end", "No clock", "Novice"])
    await page.getByRole("radio", { name: choice }).check({ force: true });
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Start with three bots" }).click({ timeout: 60_000 });
  await page.locator(".bigtwo").waitFor();
  const table = () => page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split("/")[2]}`)).json());
  const act = (deed: string, body: object) =>
    page.evaluate(
      async ([place, text]) => {
        const headers = { "content-type": "application/json" };
        await fetch(`/api/tables/${location.pathname.split("/")[2]}/${place}`, { method: "POST", headers, body: text });
      },
      [deed, JSON.stringify(body)] as const,
    );
  const tops = await watchHand(page);
  for (let passed = 0; passed < 2 || (await tops()).length < 2; ) {
    const { state, deal, ply, legal, view } = await table();
    const isOwn = state === "playing" && legal.length > 0;
    if (state === "between") await act("start", {});
    else if (isOwn && isSettled(view)) {
      // Nothing is asked for, so there is nothing to press.
      expect(await page.locator(".play-button, .pass").count()).toBe(0);
      await expect.poll(async () => (await table()).ply, { timeout: 20_000 }).toBeGreaterThan(ply);
      passed += 1;
    } else if (isOwn) await act("moves", { deal, ply, move: legal[0], key: `${deal}-${ply}` });
    await page.waitForTimeout(60);
  }
  // The hand lies where it lay, whoever is to move.
  const [whenOthers, whenOwn] = await tops();
  expect(whenOthers).toBe(whenOwn);
  // What could not be found was told to the console, and to nobody else.
  opened.complaints.length = 0;
  await close(opened);
}
