/** Somebody at an online table looks at the match again: they are not away, and are called. */

import { found } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Bob looks at it again. Gives what comes once the others have gone on: he is called, and goes back. */
export async function lookAgain(bob: Page, other: Page): Promise<() => Promise<void>> {
  const bobsSeat = () =>
    other.evaluate(async () => (await (await fetch(`/api/tables/${location.pathname.split("/")[2]}`)).json()).seats[2]);
  const followed = (act: () => Promise<unknown>) => Promise.all([bob.waitForRequest(/\/events/), act()]);
  // The line to the table is kept, from one look to the next and over a load of the page.
  await followed(() => bob.getByRole("link", { name: "Plays that cost most" }).click());
  // They look as at the table.
  await expect
    .poll(() => bob.locator(".portrait").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.face)))
    .toEqual(["cap", "beard", "bun", "band"]);
  await followed(() => bob.reload());
  const back = bob.getByRole("complementary", { name: "Your table" });
  await back.getByRole("link", { name: "Back to the table" }).waitFor();
  expect(await found(bob, "looking again from a table")).toEqual([]);
  expect(await bobsSeat()).toMatchObject({ name: "Bob", away: false });
  return async () => {
    await back.getByText(/^(The next deal has begun\.|Your turn)$/).waitFor();
    await back.getByRole("link").click();
    await bob.locator(".bigtwo .hand [data-card]").first().waitFor();
    expect(await bobsSeat()).toMatchObject({ name: "Bob", away: false });
  };
}
