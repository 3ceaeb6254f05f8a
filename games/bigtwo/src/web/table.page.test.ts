/** The Big Two table in a real browser. */

import { type Card, cardName, formatCard, parseCards } from "@baize/cards";
import { Match, must, seat } from "@baize/kernel";
import { card, close, DESKTOP, found, keptMoves, open, PHONE, spoken, startSubject, THEMES } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { bigtwo } from "../rules/index.ts";
import { byDrag, byFinger, byKeys, byPointer, DEAL, SETTINGS, TABLE, turn } from "./party.fixture.ts";

const subject = startSubject();
const FLAT = { width: 844, height: 390 };

/** Every card whose face, name or sign stands anywhere in the page. */
async function facesIn(page: Page): Promise<ReadonlySet<number>> {
  const { faces, html } = await page.evaluate(() => ({
    faces: [...document.querySelectorAll<HTMLElement>(".face")].map(
      (face) => `${face.querySelector<HTMLElement>(".rank")?.dataset.rank} ${face.dataset.suit}`,
    ),
    html: document.documentElement.outerHTML.toLowerCase(),
  }));
  const cards = Array.from({ length: 52 }, (_, n) => n as Card);
  const isIn = (one: Card) =>
    faces.includes(`${formatCard(one).slice(0, -1)} ${one % 4}`) ||
    html.includes(cardName(one)) ||
    html.includes(formatCard(one).toLowerCase()) ||
    html.includes(`data-card="${one}"`);
  return new Set(cards.filter(isIn));
}

/** The cards that the player may know: its own, and all that were played. */
async function knownTo(page: Page): Promise<ReadonlySet<number>> {
  const own = must(Match.start(bigtwo, { deal: DEAL })).view(seat(0)).hand;
  const played = (await keptMoves(page)).filter((text) => text !== "pass").flatMap((text) => must(parseCards(text)));
  return new Set([...own, ...played]);
}

describe("won through the interface", () => {
  test.each([
    ["by pointer on a desktop", DESKTOP, byPointer],
    ["by finger on a phone", PHONE, byFinger],
  ])("BT-W12 BT-W13 BT-W10 %s; no face of another hand is in the page", async (_how, viewport, move) => {
    const isPhone = viewport === PHONE;
    const opened = await open(subject, TABLE, { settings: SETTINGS, viewport, hasTouch: isPhone });
    const { page } = opened;
    while (await turn(page)) {
      const [seen, known] = [await facesIn(page), await knownTo(page)];
      expect([...seen].filter((one) => !known.has(one))).toEqual([]);
      expect(seen.size).toBeGreaterThan(0);
      await move(page);
    }
    await page.getByText("You are out first").waitFor();
    await page.getByText("Your score is 100 of 100.").waitFor();
    if (isPhone) await page.getByText(/^Points \+\d+$/).waitFor();
    await close(opened);
  });

  // Whole matches by every hand on both devices are played in matches.deep.test.ts.
  test("BT-W13 BT-W2 by keyboard alone on a desktop", async () => {
    const opened = await open(subject, TABLE, { settings: SETTINGS, viewport: DESKTOP });
    const { page } = opened;
    while (await turn(page)) await byKeys(page);
    await page.getByText("You are out first").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Next deal");
    await close(opened);
  });

  test("BT-W26 BT-W25 by dragging cards onto the table on a phone", async () => {
    const opened = await open(subject, TABLE, { settings: SETTINGS, viewport: PHONE });
    const { page } = opened;
    while (await turn(page)) await byDrag(page);
    await page.getByText("You are out first").waitFor();
    await close(opened);
  });
});

describe("the hand", () => {
  test("BT-W3 BT-W4 a tap offers the plays with the card, and the button names the play", async () => {
    const opened = await open(subject, "/bigtwo/lesson", { settings: SETTINGS, viewport: PHONE, hasTouch: true });
    const { page } = opened;
    await card(page, "three of diamonds").tap();
    await page.getByRole("button", { name: "Play single · 3♦" }).waitFor();
    await page.getByRole("button", { name: "Straight, 3 to 7" }).tap();
    await page.getByRole("button", { name: "Play straight · 3 to 7" }).tap();
    await page.getByText("to beat", { exact: true }).waitFor();
    await card(page, "nine of clubs").tap();
    await page.getByRole("button", { name: "Full house, 9s" }).tap();
    await page.getByRole("button", { name: "Play full house · 9s" }).tap();
    await page.getByText("Move 3 of 4").waitFor();
    await close(opened);
  });

  test("BT-W1 every card of thirteen is a target of 44 px, at 360 × 640", async () => {
    const opened = await open(subject, TABLE, { settings: SETTINGS, viewport: PHONE });
    const { page } = opened;
    await turn(page);
    const hits = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".hand-card")].map((element) => {
        const { left, top } = element.getBoundingClientRect();
        const corners = [2, 42].flatMap((x) => [2, 42].map((y) => document.elementFromPoint(left + x, top + y)));
        return corners.every((hit) => hit?.closest(".hand-card") === element);
      }),
    );
    expect(hits).toEqual(Array.from({ length: 13 }, () => true));
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("main button, main a")]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && (width < 44 || height < 44)),
    );
    expect(small).toEqual([]);
    await close(opened);
  });

  test.each([
    ["at 360 × 640", PHONE],
    ["at 1440 × 900", { width: 1440, height: 900 }],
  ])("BT-W1 BT-W22 every word of a seat and of the mat is seen whole, %s", async (_size, viewport) => {
    const opened = await open(subject, "/bigtwo/640?bots=grandmaster.classic.skilled", {
      settings: SETTINGS,
      viewport,
    });
    const { page } = opened;
    await turn(page);
    await page.locator(".mat .label").waitFor();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll(".seat :is(strong, .note), .mat .label, .mat .label > *")].flatMap((one) => {
        const { left, right } = one.getBoundingClientRect();
        const isCut = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0;
        return isCut || left < 0 || right > window.innerWidth - 4 ? [one.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
    // The longest name a player may have leaves the seats alone.
    const board = page.locator(".scoreboard");
    const { x = 0, width = 0 } = ((await board.count()) > 0 && (await board.boundingBox())) || {};
    expect(x + width).toBeLessThan(244);
    await close(opened);
  });

  test("BT-W2 sorted by rank or suit, dragged, and laid by keys", async () => {
    const opened = await open(subject, TABLE, { settings: SETTINGS });
    const { page } = opened;
    await turn(page);
    const order = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".hand-card")].map((one) => Number(one.getAttribute("data-card"))),
      );
    const byRank = await order();
    await page.getByRole("button", { name: "Suit" }).click();
    const suits = (await order()).map((one) => "1023".indexOf(String(one % 4)));
    expect(suits).toEqual(suits.toSorted());
    await page.getByRole("button", { name: "Rank" }).click();
    expect(await order()).toEqual(byRank);
    const [from, to] = [page.locator(".hand-card").first(), page.locator(".hand-card").nth(3)];
    await from.dragTo(to, { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 20, y: 20 } });
    const [first = 0, ...rest] = byRank;
    expect(await order()).toEqual(rest.toSpliced(3, 0, first));
    await page.locator(".hand-card").nth(3).focus();
    await page.keyboard.press("Shift+ArrowLeft");
    expect(await order()).toEqual(rest.toSpliced(2, 0, first));
    expect(await page.evaluate(() => Number(document.activeElement?.getAttribute("data-card")))).toBe(first);
    await close(opened);
  });
});

describe("at the table", () => {
  test("BT-W5 BT-W28 what is picked and may not be played: the line says why, and so does the button", async () => {
    const opened = await open(subject, "/bigtwo/lesson", { settings: SETTINGS });
    const { page } = opened;
    const refused = async (names: readonly string[], words: string) => {
      for (const name of names) await card(page, name).click({ position: { x: 12, y: 12 } });
      await page.locator(".line .says", { hasText: words }).waitFor();
      await page.locator(".play-button[aria-disabled]").click({ force: true });
      expect((await spoken(page))?.trim()).toBe(words);
      await page.keyboard.press("Escape");
    };
    await refused(["four of clubs"], "The first play must hold the 3♦.");
    await refused(["three of diamonds", "four of clubs"], "Two cards are a play only as a pair.");
    await page.locator(".pass[aria-disabled]").click({ force: true });
    expect(await spoken(page)).toBe("The first turn cannot be passed.");
    await card(page, "three of diamonds").click();
    await page.getByRole("button", { name: "Straight, 3 to 7" }).click();
    await page.locator(".play-button").click();
    await refused(["nine of diamonds"], "The play to beat has five cards; yours must too.");
    await refused(["nine of diamonds", "nine of clubs", "nine of spades"], "Three cards are no play here.");
    await close(opened);
  });

  test("BT-W6 BT-W17 seats, last plays and whose turn it is, told to the eye and to the ear", async () => {
    const opened = await open(subject, TABLE, { settings: SETTINGS });
    const { page } = opened;
    await turn(page);
    await page.evaluate(() => {
      const box = document.querySelector(".unseen[role=status]");
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => heard.push(box?.textContent ?? "")).observe(box ?? document, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Do it" }).click();
    await turn(page);
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.join(" ")).toMatch(/You (play .+|pass)\. Crumb( [23])? (passes|plays .+)\..* Your (turn|lead)\./s);
    for (const name of ["Crumb", "Crumb 2", "Crumb 3"])
      await page.getByRole("region", { name: new RegExp(`^${name}, Novice, (\\d+ cards|Last card)`) }).waitFor();
    await page.locator(".seat-portrait svg").nth(3).waitFor();
    await close(opened);
  });

  test("BT-W16 the lesson is offered until the player's own first move, whoever opens", async () => {
    const opened = await open(subject, TABLE, { settings: { ...SETTINGS, taught: {} } });
    const { page } = opened;
    await turn(page);
    expect(await keptMoves(page)).not.toEqual([]);
    await page.getByRole("button", { name: "Show me" }).waitFor();
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Do it" }).click();
    await turn(page);
    expect(await page.getByRole("button", { name: "Show me" }).count()).toBe(0);
    await close(opened);
  });

  test("BT-W8 the clock ends the deal, and its end is recorded", async () => {
    const opened = await open(subject, "/nothing", { settings: SETTINGS });
    const { page } = opened;
    await page.clock.install();
    await page.goto(subject.address + TABLE);
    await turn(page);
    expect(await page.locator(".time").textContent()).toMatch(/^(10:00|9:5\d)$/);
    await page.clock.runFor("10:00");
    await page.getByText("Time is up.").first().waitFor();
    expect((await keptMoves(page)).at(-1)).toBe("timeout");
    await close(opened);
  });

  test("WB-P1 a match in progress goes on after a reload, with the same company", async () => {
    const opened = await open(subject, TABLE.replace("?", "?options=hongkong&"), { settings: SETTINGS });
    const { page } = opened;
    await turn(page);
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Do it" }).click();
    await turn(page);
    const before = await keptMoves(page);
    await page.goto(`${subject.address}/bigtwo`);
    await turn(page);
    expect((await keptMoves(page)).slice(0, before.length)).toEqual(before);
    await page.getByText("Hong Kong").waitFor();
    expect(new URL(page.url()).search).toBe("?options=hongkong&bots=novice.novice.novice&term=10-deals");
    await close(opened);
  });

  test("WB-P2 a deal whose cards are known is practice", async () => {
    const opened = await open(subject, TABLE, { settings: SETTINGS });
    const { page } = opened;
    await turn(page);
    await page.goto(subject.address + TABLE.replaceAll("novice", "classic"));
    await page.getByText("Standard, practice").waitFor();
    await close(opened);
  });

  test("WB-P2 no undo but in practice, and practice is counted apart", async () => {
    const opened = await open(subject, TABLE, { settings: SETTINGS });
    const { page } = opened;
    await turn(page);
    expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
    await page.keyboard.press("u");
    expect(await spoken(page)).toBe("Moves can be taken back in practice only.");
    await page.goto(`${subject.address + TABLE}&practice=yes`.replace(DEAL, "618"));
    await turn(page);
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Do it" }).click();
    await turn(page);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await page.locator(".hand-card").count()).toBe(13);
    await page.goto(`${subject.address}/record`);
    await page.locator(".matches li", { hasText: "practice, not counted" }).waitFor();
    expect(await page.locator(".tally", { hasText: "Big Two" }).textContent()).toContain("Practice1");
    await close(opened);
  });
});

test("WB-X1 axe finds nothing at the table", async () => {
  const opened = await open(subject, TABLE, { settings: SETTINGS });
  const { page } = opened;
  for (const viewport of [PHONE, FLAT, DESKTOP]) {
    await page.setViewportSize(viewport);
    await turn(page);
    await page.locator(".hand-card").last().click();
    // Red is harder to read than black: as if all that is named were red.
    const named = page.locator(".bigtwo .suit");
    expect(await named.count()).toBeGreaterThan(0);
    await named.evaluateAll((suits) => {
      for (const suit of suits) suit.setAttribute("data-suit", "2");
    });
    expect(await found(page, `${viewport.width} px`, viewport === FLAT ? ["light"] : THEMES)).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("navigation").getByRole("button", { name: "New table" }).click();
  await page.waitForSelector("dialog select");
  expect(await found(page, "New table")).toEqual([]);
  await page.goto(`${subject.address}/bigtwo/lesson`);
  await page.waitForSelector(".hand-card");
  expect(await found(page, "Lesson")).toEqual([]);
  await close(opened);
});
