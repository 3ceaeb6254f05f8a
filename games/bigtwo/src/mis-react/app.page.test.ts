/** The document's app in a real browser, alone in an empty page; and versions of it that are broken, each found out. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHECKS } from "./testing/checks.fixture.ts";
import {
  button,
  close,
  hand,
  launch,
  opened,
  pictures,
  soon,
  spoiled,
  started,
  state,
} from "./testing/driver.fixture.ts";

beforeAll(launch);
afterAll(close);

describe.concurrent("the app, whole by itself", () => {
  test.each(Object.keys(CHECKS) as (keyof typeof CHECKS)[])("BT-XA3 BT-XA4 BT-XP6 it does its part: %s", (name) =>
    CHECKS[name](""),
  );

  test.each<[string, keyof typeof CHECKS]>([
    ["pass", "pass"],
    ["play", "play"],
    ["start", "start"],
    ["again", "again"],
    ["bots", "bots"],
    ["clock", "clock"],
    ["throttled", "throttled"],
    ["slow", "bots"],
    ["fields", "again"],
    ["sorting", "sorting"],
  ])("BT-XA3 BT-XP6 a version with dead or wrong %s is found out", async (broken, check) => {
    await expect(CHECKS[check](`broken=${broken}`)).rejects.toThrow();
  });

  test("BT-XA3 the rules come first, with pictures", async () => {
    const page = await opened();
    for (const text of ["What is high", "What can be played", "How it goes", "Straight flush: both at once"]) {
      await page.getByText(text).waitFor();
    }
    expect(await pictures(page)).toBe(31);
    const rows = await page
      .locator(".row")
      .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("img")].map((i) => i.alt)));
    expect(rows.map((row) => row.join(", "))).toEqual([
      "three of diamonds, ten of hearts, queen of clubs, king of hearts, ace of spades, two of spades",
      "seven of diamonds, eight of spades, nine of hearts, ten of clubs, jack of diamonds",
      "three of hearts, six of hearts, eight of hearts, jack of hearts, ace of hearts",
      "queen of diamonds, queen of clubs, queen of spades, four of diamonds, four of hearts",
      "nine of diamonds, nine of clubs, nine of hearts, nine of spades, five of clubs",
      "ten of spades, jack of spades, queen of spades, king of spades, ace of spades",
    ]);
    // A card is clicked; a browser's own dragging of a picture would take the click away.
    expect(
      await page.locator("img").evaluateAll((all) => all.filter((i) => (i as HTMLImageElement).draggable)),
    ).toEqual([]);
    expect(await page.locator(".table").count()).toBe(0);
    await page.clock.runFor(5000);
    expect(await state(page, (g) => [g.turn, g.minutes])).toEqual([null, 10]);
    await page.close();
  });

  test("BT-XC5 BT-XA3 a picture that is not there is a FileNotFound, what is no game an InvalidInput", async () => {
    for (const [query, error] of [
      ["faces=/nowhere", "FileNotFound"],
      ["nogame", "InvalidInput"],
    ] as const) {
      const page = await opened(query);
      await page.locator("output").waitFor();
      expect(await page.locator("output").textContent()).toBe(error);
      await page.close();
    }
  });

  test("BT-XA3 pictures that lie elsewhere are shown from there", async () => {
    const page = await opened("faces=/elsewhere");
    expect(await pictures(page)).toBe(31);
    await page.close();
  });

  test("BT-XP6 a card is picked up and put back; refusals are said in the document's words and keep the choice", async () => {
    const page = await started();
    const pressed = () => page.locator(".hand [aria-pressed=true]").count();
    await hand(page).nth(0).click();
    await hand(page).nth(1).click();
    expect(await pressed()).toBe(2);
    await hand(page).nth(1).click();
    expect(await pressed()).toBe(1);
    await hand(page).nth(1).click();
    expect(await page.locator("[data-refusal]").count()).toBe(0);
    await button(page, "Play").click();
    const told = "starting turn must be valid and contain 3 of diamonds";
    await page.getByRole("status").getByText(told).waitFor();
    expect(await page.locator("[data-refusal]").count()).toBe(1);
    expect([await pressed(), await hand(page).count()]).toEqual([2, 13]);
    await button(page, "Pass").click();
    await page.getByRole("status").getByText("You cannot pass the first turn").waitFor();
    await page.evaluate("Object.assign(game, { startingTurn: false, playerCards: [new Card(3, 0), new Card(4, 0)] })");
    await page.clock.runFor(1000);
    await hand(page).nth(0).click();
    await hand(page).nth(1).click();
    await button(page, "Play").click();
    await page.getByRole("status").getByText("Your play must be valid", { exact: true }).waitFor();
    expect([await pressed(), await hand(page).count()]).toEqual([2, 2]);
    await page.close();
  });

  test("BT-XP6 what the turn asks for", async () => {
    const page = await started();
    const says = async (set: string, text: string) => {
      await page.evaluate(`Object.assign(game, ${set})`);
      await page.clock.runFor(1000);
      await page.getByRole("status").getByText(text, { exact: true }).waitFor();
    };
    await page.getByRole("status").getByText("Begin with a play that has the 3 of diamonds.").waitFor();
    await says(
      "{ startingTurn: false, lastMove: [new Card(4, 0)], lastMovePlayer: 'left' }",
      "Beat the last play, or pass.",
    );
    await says("{ freeMove: true }", "Play whatever you like.");
    await says("{ freeMove: false, lastMove: [] }", "Play whatever you like.");
    await says("{ turn: 'left' }", "Left is thinking.");
    await page.close();
  });

  test("BT-XA4 four seats with their counts, plays before their seats, and no face of the others", async () => {
    const page = await started();
    await page.evaluate(
      `Object.assign(game, { startingTurn: false, turn: 'left', rightCards: game.rightCards.slice(0, 1), lastMovePlayer: 'top',
        rightField: [new Card(3, 1), new Card(3, 2)], topField: [new Card(9, 1), new Card(9, 2)], leftField: [], passesShown: ['left'],
        playerField: [new Card(1, 1)], lastMove: [new Card(9, 1), new Card(9, 2)] })`,
    );
    await page.clock.runFor(1000);
    for (const label of ["Left, 13 cards, to play", "Top, 13 cards", "Right, 1 card"]) {
      await page.getByRole("region", { name: label, exact: true }).waitFor();
    }
    expect(await page.locator(".seat .medal").allTextContents()).toEqual(["R", "T", "L"]);
    expect(await page.locator(".seat[data-seat=right] i").count()).toBe(1);
    expect(await page.locator(".seat img").count()).toBe(0);
    const middle = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return box === null ? [] : [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [left, top, right, own] = (await Promise.all(
      ["left", "top", "right", "player"].map((seat) => middle(`[data-of=${seat}] > *`)),
    )) as [number[], number[], number[], number[]];
    expect(left[0]!).toBeLessThan(top[0]! - 100);
    expect(right[0]!).toBeGreaterThan(top[0]! + 100);
    expect(top[1]!).toBeLessThan(left[1]!);
    expect(own[1]!).toBeGreaterThan(left[1]!);
    expect(await page.locator("[data-of=left]").innerText()).toBe("Pass");
    expect(await page.locator("[data-beat]").innerText()).toMatch(/To beat\s+Pair, 9s/);
    await page.evaluate("game.freeMove = true");
    await page.clock.runFor(1000);
    await soon(page, "document.querySelector('[data-beat]') === null");
    expect(await page.locator("[data-of=right] figcaption").innerText()).toBe("Pair, 3s");
    await page.evaluate("game.rightField = [new Card(3, 1), new Card(4, 2)]");
    await page.clock.runFor(1000);
    await soon(page, "document.querySelector('[data-of=right] figcaption').innerText === ''");
    await page.close();
  });

  test("BT-XA3 the end says who won and what was kept, without a word or a choice of the game before", async () => {
    const page = await started();
    await hand(page).nth(0).click();
    await button(page, "Play").click();
    await page.locator("[data-refusal]").waitFor();
    const ends = async (cards: string, winner: string | null, text: string) => {
      await page.evaluate(`Object.assign(game, { ${cards}, turn: 'top', gameOver: true, playerScore: 77 })`);
      await page.clock.runFor(1000);
      await page.locator(".end header").getByText(text, { exact: true }).waitFor();
      expect(await page.locator(".end header").innerText()).toContain("Your score is 77 of 100.");
      expect(await page.locator(".seat[data-turn], [data-refusal], .hand button").count()).toBe(0);
      const won = await page.locator(".seat[data-won]").evaluateAll((all) => all.map((one) => one.dataset.seat));
      expect(won).toEqual(winner === null ? [] : [winner]);
    };
    const ten = "game.topCards.slice(0, 10)";
    await ends(
      `leftCards: [], leftField: [new Card(9, 1)], lastMovePlayer: 'left', playerCards: ${ten}`,
      "left",
      "Left won.",
    );
    expect(await hand(page).count()).toBe(10);
    expect(await page.locator("[data-beat]").count()).toBe(0);
    expect(await page.locator("[data-won] .card").count()).toBe(1);
    await ends("leftCards: [new Card(3, 0)], rightCards: []", "right", "Right won.");
    await ends("rightCards: [new Card(3, 0)]", null, "Time is up.");
    await ends("playerCards: []", null, "You won.");
    await button(page, "Play again").click();
    await soon(page, "document.querySelectorAll('.hand button').length === 13");
    expect(await page.locator("[aria-pressed=true], [data-won], [data-refusal]").count()).toBe(0);
    await page.close();
  });

  /** The longest plays there are before all four seats, twelve cards in a hand, and the longest sentence. */
  const FULL = `Object.assign(game, { startingTurn: false, lastMovePlayer: 'top', topCards: game.topCards.slice(1),
    playerFieldText: 'Your play must contain same number of cards as the previous play' },
    Object.fromEntries(['top', 'left', 'right', 'player'].map((seat, suit) =>
      [seat + 'Field', [10, 11, 12, 13, 1].map((type) => new Card(type, suit))])))`;

  test.each([
    [1280, 800, true],
    [390, 844, false],
    [844, 390, false],
    [360, 640, false],
    [1024, 700, true],
  ])("BT-XA3 nothing but the app's own style, and it fits %i by %i", async (width, height, rulesFit) => {
    const page = await opened("turn=player", { width, height });
    const tall = () => page.evaluate("document.documentElement.scrollHeight") as Promise<number>;
    if (rulesFit) expect(await tall()).toBe(height);
    expect(
      await button(page, "Start the game").evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight),
    ).toBe(true);
    await button(page, "Start the game").click();
    await page.evaluate(FULL);
    await page.clock.runFor(1000);
    await pictures(page);
    const { wide, sheets, ground } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      sheets: document.styleSheets.length,
      ground: getComputedStyle(document.querySelector(".bigtwo-mis") as Element).backgroundColor,
    }));
    expect([wide, await tall(), sheets, ground]).toEqual([width, height, 1, "rgb(196, 211, 227)"]);
    expect(await spoiled(page)).toEqual([]);
    await page.evaluate("Object.assign(game, { topCards: [], gameOver: true })");
    await page.clock.runFor(1000);
    await page.getByText("Top won.").waitFor();
    expect([await tall(), await spoiled(page)]).toEqual([height, []]);
    await page.close();
  });
});
