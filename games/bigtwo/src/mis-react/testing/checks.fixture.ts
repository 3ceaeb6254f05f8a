/** What the app must do in a browser, one thing at a time; a broken version fails at one of them. */

import { expect } from "vitest";
import type { Card } from "../../documents/index.ts";
import { button, hand, opened, pictures, soon, started, state, stem } from "./driver.fixture.ts";

/** Each opens the app as `query` has it, `broken=pass` for one whose Pass is dead. */
export const CHECKS = {
  async start(query: string) {
    const page = await opened(`turn=player&${query}`);
    await button(page, "Start the game").click();
    await soon(page, "document.querySelectorAll('.hand img').length === 13");
    expect(await pictures(page)).toBe(13);
    expect(await page.getByRole("timer").textContent()).toBe("10:00");
    await page.close();
  },

  async clock(query: string) {
    const page = await started(`turn=player&${query}`);
    await page.clock.runFor(61_000);
    await soon(page, "document.querySelector('.clock').textContent === '8:59'");
    await page.evaluate("Object.assign(game, { minutes: 0, seconds: 2 })");
    await page.clock.runFor(1000);
    expect(await page.locator(".end").count()).toBe(0);
    await page.clock.runFor(1000);
    await page.getByText("Your score is 0 of 100.").waitFor();
    await page.close();
  },

  async throttled(query: string) {
    const page = await started(`turn=player&${query}`);
    // As in a tab behind others: whoever waits is woken once, however long it was.
    await page.clock.fastForward(90_000);
    await soon(page, "document.querySelector('.clock').textContent === '8:30'");
    await page.clock.fastForward(509_000);
    await soon(page, "document.querySelector('.clock').textContent === '0:01'");
    await page.clock.fastForward(60_000);
    await page.getByText("Time is up.").waitFor();
    await page.close();
  },

  async leaving(query: string) {
    const page = await started(`turn=right&${query}`);
    await page.evaluate("leave()");
    const left = await state(page, (g) => [g.turn, g.minutes, g.seconds]);
    await page.clock.runFor(5000);
    expect(await state(page, (g) => [g.turn, g.minutes, g.seconds])).toEqual(left);
    await page.close();
  },

  async exchange(query: string) {
    const page = await started(`turn=right&${query}`);
    await page.clock.runFor(600);
    for (let i = 0; i < 13; i++) await hand(page).nth(i).click();
    await page.evaluate("exchange()");
    await page.clock.runFor(1100);
    expect(await page.locator(".hand [aria-pressed=true]").count()).toBe(0);
    expect(await state(page, (g) => [g.turn, g.minutes, g.seconds])).toEqual(["right", 9, 59]);
    await page.clock.runFor(200);
    expect(await state(page, (g) => g.turn)).toBe("top");
    await page.close();
  },

  async play(query: string) {
    const page = await started(`turn=player&${query}`);
    await page.getByAltText("three of diamonds").click();
    await soon(page, "document.querySelectorAll('.hand [aria-pressed=true]').length === 1");
    expect(await page.getByRole("heading", { name: "Your turn" }).count()).toBe(1);
    await button(page, "Play").click();
    await soon(page, "document.querySelectorAll('.hand img').length === 12");
    expect(await page.locator("[data-of=player] [data-beat]").innerText()).toMatch(/To beat\s+3♦/);
    expect(await page.getByRole("status").textContent()).toBe("Right is thinking.");
    expect(await page.getByRole("heading", { name: "Your turn" }).count()).toBe(0);
    expect(await state(page, (g) => [g.turn, g.lastMovePlayer])).toEqual(["right", "player"]);
    await page.evaluate("game.playerCards = [new Card(3, 0)]");
    await page.clock.runFor(1000);
    await soon(page, "document.querySelectorAll('.hand [aria-pressed=false]').length === 1");
    await page.close();
  },

  async pass(query: string) {
    const page = await started(`turn=player&${query}`);
    await page.evaluate(
      "Object.assign(game, { startingTurn: false, lastMove: [new Card(2, 3)], leftField: [new Card(2, 3)], lastMovePlayer: 'left' })",
    );
    await button(page, "Pass").click();
    await soon(page, "document.querySelector('[data-of=player]').textContent === 'Pass'");
    expect(await state(page, (g) => [g.turn, g.playerCards.length])).toEqual(["right", 13]);
    expect(await button(page, "Pass").isDisabled()).toBe(true);
    await page.close();
  },

  async bots(query: string) {
    const page = await started(`turn=right&${query}`);
    expect(await state(page, (g) => g.turn)).toBe("right");
    await page.clock.runFor(1150);
    expect(await state(page, (g) => g.turn)).toBe("right");
    await page.clock.runFor(100);
    expect(await state(page, (g) => g.turn)).toBe("top");
    await page.locator("[data-of=right] [data-beat]").waitFor();
    for (const next of ["left", "player"]) {
      await page.clock.runFor(1250);
      expect(await state(page, (g) => g.turn)).toBe(next);
    }
    await page.locator(".player[data-turn]").waitFor();
    expect(await page.locator("[data-beat]").count()).toBe(1);
    const side = await state(page, (g) => g.lastMovePlayer);
    expect(await page.locator(`[data-of=${side}] [data-beat]`).count()).toBe(1);
    await page.close();
  },

  async again(query: string) {
    const page = await started(`turn=right&${query}`);
    await page.clock.runFor(1250);
    await page.locator("[data-of=right] .play").waitFor();
    await page.evaluate(
      "game.playerField = [new Card(5, 0)]; game.leftField = [new Card(6, 0)]; game.playerFieldText = 'old'; game.handleTimer()",
    );
    await page.clock.runFor(1000);
    await page.getByRole("region", { name: "The game is over" }).getByText("Time is up.").waitFor();
    await page.clock.runFor(700);
    await button(page, "Play again").click();
    await soon(page, "document.querySelector('.end') === null && document.querySelectorAll('.hand img').length === 13");
    expect(await page.locator(".play, .passed").count()).toBe(0);
    expect(await page.getByRole("timer").textContent()).toBe("10:00");
    expect(await page.getByText("old").count()).toBe(0);
    await page.clock.runFor(900);
    expect(await page.getByRole("timer").textContent()).toBe("10:00");
    await page.clock.runFor(100);
    await soon(page, "document.querySelector('.clock').textContent === '9:59'");
    await page.close();
  },

  async sorting(query: string) {
    const page = await started(`turn=player&${query}`);
    const sorted = async (name: "Rank" | "Suit", order: (card: Card) => number) => {
      const dealt = await state(page, (g) => g.playerCards);
      const expected = dealt.sort((a, b) => order(a) - order(b)).map(({ image }) => stem(image));
      await button(page, name).click();
      await soon(page, `document.querySelector('.hand img').src.includes('${expected[0]}')`);
      expect(await state(page, (g) => g.playerCards.map(({ image }) => image.slice(0, -4)))).toEqual(expected);
      const shown = await hand(page).evaluateAll((all) =>
        all.map((one) => /NAP-01_[A-Z][a-z]+_[A-Z0-9][a-z0]*/.exec((one as HTMLImageElement).src)?.[0]),
      );
      expect(shown).toEqual(expected);
    };
    await sorted("Suit", (card) => 100 * card.suitVal + card.value);
    await sorted("Rank", (card) => 100 * card.value + card.suitVal);
    await page.close();
  },
};
