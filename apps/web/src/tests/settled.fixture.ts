/** A play that nobody can beat, at a table of friends: the page passes by itself. */

import { GAMES } from "@baize/games";
import { mannersOf } from "@baize/kernel";
import { close, open, type Subject } from "@baize/testkit/page";
import { expect } from "vitest";

/** Plays against three bots and never passes on a play that nobody can beat, until such plays were passed on all the same. */
export async function passedOn(subject: Subject): Promise<void> {
  const game = await GAMES.find(({ id }) => id === "bigtwo")?.rules();
  const isSettled = (view: unknown) => game && mannersOf(game).company?.settled?.(view as never) !== undefined;
  const opened = await open(subject, "/together", { settings: { name: "Ada" } });
  const { page } = opened;
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
  for (let passed = 0; passed < 2; ) {
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
  await close(opened);
}
