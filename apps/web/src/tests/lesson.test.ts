/** The first visit: lessons and rules, in a real browser. */

import { card, close, open, PHONE, spoken, startSubject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";

const subject = startSubject();

test("WB-L1 WB-L2 a lesson is offered on the first visit, guides move by move, and is not offered again", async () => {
  const opened = await open(subject, "/freecell/617");
  const { page } = opened;
  const says = (text: string) => page.locator(".teaching .says", { hasText: text }).waitFor();
  await page.getByRole("button", { name: "Show me" }).click();
  await says("Put the red ten on the black jack.");
  await page.keyboard.type("3h");
  expect(await spoken(page)).toBe("That can be done too. For now, the ten of hearts: it goes on the jack of clubs.");
  await page.keyboard.type("12");
  expect(await spoken(page)).toBe("J♣ cannot go on 10♥: it must be one lower.");
  await card(page, "ten of hearts").click();
  await says("put the king there");
  await page.keyboard.type("2c");
  await says("the seven may follow");
  await page.getByRole("button", { name: "Start over" }).click();
  await says("Put the red ten on the black jack.");
  for (const name of ["ten of hearts", "king of clubs", "seven of spades"]) await card(page, name).click();
  await card(page, "jack of diamonds").click({ position: { x: 20, y: 12 } });
  await says("that is a game won");
  expect(await page.locator(".freecell[data-won]").count()).toBe(1);
  await page.getByRole("link", { name: "Play" }).click();
  await page.waitForSelector(".counters");
  expect(await page.getByText("New to FreeCell?").count()).toBe(0);
  await page.getByRole("button", { name: "Menu" }).last().click();
  await page.getByRole("link", { name: "Lesson" }).click();
  await says("Put the red ten on the black jack.");
  await page.getByRole("link", { name: "Skip" }).click();
  await page.waitForSelector(".counters");
  await close(opened);
});

test("WB-L2 the offer goes with the first move, or when it is declined", async () => {
  const ends = [
    (page: Page) => page.keyboard.type("5a"),
    async (page: Page) => {
      // On a phone it is one line, and more when it is pressed.
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("button", { name: "No, thanks" }).click();
    },
  ];
  for (const end of ends) {
    const opened = await open(subject, "/freecell/617", { viewport: PHONE });
    const { page } = opened;
    const offer = page.getByText("New to FreeCell?");
    await offer.waitFor();
    await end(page);
    expect(await offer.count()).toBe(0);
    await page.reload();
    await page.waitForSelector(".card");
    expect(await offer.count()).toBe(0);
    await close(opened);
  }
});

test("WB-L3 WB-L1 the rules of every game have pictures, each with a sentence, and lead to its lesson", async () => {
  const opened = await open(subject, "/");
  const { page } = opened;
  for (const game of ["freecell", "pegs", "bigtwo"]) {
    await page.goto(`${subject.address}/rules/${game}`);
    await page.waitForSelector("figure");
    const figures = await page
      .locator("figure")
      .evaluateAll((all) =>
        all.map((figure) => [
          figure.querySelectorAll("svg").length > 0,
          figure.querySelector("figcaption")?.textContent?.endsWith("."),
        ]),
      );
    expect([game, figures.length >= 3, figures.flat().every(Boolean)]).toEqual([game, true, true]);
    await page.getByRole("link", { name: "Take the lesson" }).click();
    await page.getByText("Move 1 of 4").waitFor();
  }
  await close(opened);
});
