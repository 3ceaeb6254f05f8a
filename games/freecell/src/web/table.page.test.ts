/** The FreeCell table in a real browser. */

import { Match, must } from "@baize/kernel";
import { card, close, goldenMoves, moves, open, PHONE, playFromHere, spoken, startSubject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { autoplay, type FreecellShape, freecell } from "../rules/index.ts";

const subject = startSubject();
const ALONE = { settings: { help: "none", games: { freecell: { autoplay: "none" } } } };

type State = FreecellShape["state"];
type Move = FreecellShape["move"];
type Place = Move["from"];

/** The element that a place's card or slot stands in. */
function elementOf(state: State, place: Place, depth: number, suit = 0): string {
  if (place.kind === "foundation")
    return state.foundations[suit] ? `#card-${(state.foundations[suit] - 1) * 4 + suit}` : `#slot-home-${suit}`;
  const cards = place.kind === "cascade" ? state.cascades[place.index]! : [state.cells[place.index] ?? null];
  const found = cards.at(-1 - depth) ?? null;
  return found === null ? `#slot-${place.kind === "cascade" ? "column" : "cell"}-${place.index}` : `#card-${found}`;
}

/** A point near the top left corner of an element, where its index is. */
function corner(page: Page, selector: string): Promise<{ x: number; y: number }> {
  return page.locator(selector).evaluate((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return { x: x + Math.min(12, width / 3), y: y + 8 };
  });
}

/** Drags the cards of a move to where they go. */
async function drag(page: Page, state: State, { from, to, count }: Move): Promise<void> {
  const source = elementOf(state, from, count - 1);
  const suit = Number(source.replace("#card-", "")) % 4;
  const [start, end] = await Promise.all([corner(page, source), corner(page, elementOf(state, to, 0, suit))]);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** A way to win deal 100 with safe cards going home by themselves; after it nothing is left to decide. */
const WAY =
  "51 63 7a 7b 75 15 1h 6h 15 17 12 21x2 8c 8d 38 3c b5 31 46 d4 34 81 31 48x3 3h 6h 61 56 6h 53 8h 5h 67 25".split(
    " ",
  );

/** Wins deal 100 through `act`, which gets the state and the move each time; Finish plays the rest. */
async function win(page: Page, act: (state: State, move: Move, text: string) => Promise<void>): Promise<void> {
  let match = must(Match.start(freecell, { deal: "100" }));
  for (const text of WAY) {
    const state = match.view("spectator");
    await act(state, must(freecell.parseMove(text, state)), text);
    match = must(match.play(text));
    for (const move of autoplay(match.view("spectator"), "safe")) {
      match = must(match.play(freecell.formatMove(move, match.view("spectator"))));
    }
    expect([text, await moves(page)]).toEqual([text, match.ply]);
  }
}

describe("won through the interface", () => {
  test("FC-T5 by dragging every card, and every run", async () => {
    const opened = await open(subject, "/freecell/100", { settings: { help: "none" } });
    const { page } = opened;
    await win(page, (state, move) => drag(page, state, move));
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByRole("heading", { name: /^Won in \d+\.$/ }).waitFor();
    await close(opened);
  });

  test("FC-T6 FC-T10 by keyboard alone: arrows and Enter, then typed moves", async () => {
    const opened = await open(subject, "/freecell/100", { settings: { help: "none" } });
    const { page } = opened;
    let n = 0;
    await win(page, async (state, { from, to, count }, text) => {
      n += 1;
      if (n > 15 || count > 1) {
        await page.keyboard.type(text);
        return;
      }
      const suit = Number(elementOf(state, from, 0).replace("#card-", "")) % 4;
      for (const goal of [elementOf(state, from, 0), elementOf(state, to, 0, suit)]) {
        await walk(page, goal);
        await page.keyboard.press("Enter");
      }
    });
    await page.getByRole("button", { name: "Finish" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^Won in \d+\.$/ }).waitFor();
    await close(opened);
  });
});

test.each([
  ["typed", "safe"],
  ["typed", "max"],
  ["pasted", "max"],
  ["pasted in part and typed", "safe"],
] as const)("FC-T10 a whole line is %s, whatever goes home by itself: %s", async (how, mode) => {
  const opened = await open(subject, "/freecell/617", {
    settings: { help: "none", taught: { freecell: true }, games: { freecell: { autoplay: mode } } },
  });
  const { page } = opened;
  const line = goldenMoves("freecell", "won-617");
  const pasted = { typed: 0, pasted: line.length, "pasted in part and typed": 3 }[how];
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
  }, line.slice(0, pasted).join(" "));
  await page.keyboard.type(line.slice(pasted).join(" "));
  // What somebody wrote down is played, and is no win of whoever pastes it; a few moves of it are help, and typing is playing.
  await page.getByRole("heading", { name: how === "pasted" ? "Played to the end." : /^Won in \d+\.$/ }).waitFor();
  const says = { typed: ", unaided", pasted: ", watched", "pasted in part and typed": ", with hints" }[how];
  await page.locator(".ending .how", { hasText: says }).waitFor();
  await close(opened);
});

test("FC-T10 what is typed is seen in one place, and a key that means something else leaves nothing of it", async () => {
  const opened = await open(subject, "/freecell/617", ALONE);
  const { page } = opened;
  const note = page.locator(".note");
  await page.keyboard.press("5");
  expect(await note.textContent()).toBe("5 …");
  await page.keyboard.press("u");
  expect(await note.count()).toBe(0);
  await page.keyboard.type("5ax1");
  expect([await moves(page), await note.count()]).toEqual([1, 0]);
  await page.keyboard.type("6bx2");
  expect([await moves(page), await page.locator(".toast").textContent()]).toEqual([
    1,
    "Only one card at a time can go to a cell.",
  ]);
  // What is typed next is seen at once, and what was said stands again when it is gone.
  await page.keyboard.type("6");
  expect([await note.textContent(), await note.isVisible()]).toEqual(["6 …", true]);
  expect(await page.locator(".toast").isVisible()).toBe(false);
  await page.keyboard.press("Backspace");
  await page.locator(".toast").waitFor();
  // What was refused leaves nothing of its count for the next move.
  await page.keyboard.type("12x1");
  expect([await moves(page), await note.count()]).toEqual([1, 0]);
  await page.keyboard.type("83");
  expect(await moves(page)).toBe(2);
  await close(opened);
});

/** Walks to an element with the arrows. */
async function walk(page: Page, goal: string): Promise<void> {
  const isColumn = (await page.locator(goal).getAttribute("aria-label"))!.toLowerCase().includes("column");
  await page.keyboard.press(isColumn ? "PageDown" : "PageUp");
  for (let i = 0; i < 9; i++) {
    if (`#${await page.evaluate(() => document.activeElement?.id)}` === goal) return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`The arrows do not lead to ${goal}.`);
}

describe("clicks", () => {
  test("FC-T7 one click moves to the best place, and a covered card takes its run along", async () => {
    const opened = await open(subject, "/freecell/617", ALONE);
    const { page } = opened;
    const where = (name: string) => card(page, name).getAttribute("aria-label");
    await card(page, "queen of hearts").click();
    expect(await where("queen of hearts")).toBe("Queen of hearts, column 2, 8 of 8");
    await card(page, "jack of clubs").click();
    expect(await where("jack of clubs")).toBe("Jack of clubs, column 2, 9 of 9");
    await card(page, "queen of hearts").click({ position: { x: 20, y: 12 } });
    expect([await where("queen of hearts"), await where("jack of clubs")]).toEqual([
      "Queen of hearts, column 3, 8 of 9",
      "Jack of clubs, column 3, 9 of 9",
    ]);
    await close(opened);
  });

  test("FC-T7 FC-T12 a press that ends beside the table is over, and the next click counts", async () => {
    const opened = await open(subject, "/freecell/617", ALONE);
    const { page } = opened;
    // The seven of diamonds is buried, and cannot be dragged.
    const start = await corner(page, "#card-25");
    const end = await corner(page, "[data-tool=undo]");
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up();
    await card(page, "queen of hearts").click();
    expect(await moves(page)).toBe(1);
    await close(opened);
  });

  test("FC-T8 a double click goes home", async () => {
    const opened = await open(subject, "/freecell/617", ALONE);
    const { page } = opened;
    for (const move of ["7a", "7b", "7c", "7d"]) await page.keyboard.type(move);
    await card(page, "ace of spades").dblclick();
    expect(await card(page, "ace of spades").getAttribute("aria-label")).toContain("home");
    expect(await moves(page)).toBe(5);
    await close(opened);
  });

  test("FC-T9 with `pick`, one click lifts and another puts down", async () => {
    const opened = await open(subject, "/freecell/617", { settings: { pick: true } });
    const { page } = opened;
    await card(page, "queen of hearts").click();
    expect(await moves(page)).toBe(0);
    await page.locator("#slot-cell-2").click();
    expect(await card(page, "queen of hearts").getAttribute("aria-label")).toContain("cell c");
    await close(opened);
  });
});

test("FC-T11 a drag shows where it may go and how many cards may move; a refused one comes back with the reason", async () => {
  const opened = await open(subject, "/freecell/617", ALONE);
  const { page } = opened;
  const start = await corner(page, "#card-46");
  const end = await corner(page, "#card-20");
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 3 });
  expect(await page.locator(".target").count()).toBe(6);
  expect(await page.locator(".note").textContent()).toBe("Up to 5 at once");
  await page.mouse.up();
  expect(await page.locator(".toast").textContent()).toBe("Q♥ cannot go on 6♣: it must be one lower.");
  expect(await spoken(page)).toContain("Q♥ cannot go on 6♣");
  expect(await moves(page)).toBe(0);
  await close(opened);
});

test("FC-T12 a buried card can be looked at: pressed and held, or with P; a card that was held can still be dragged", async () => {
  const opened = await open(subject, "/freecell/617", ALONE);
  const { page } = opened;
  const buried = page.locator("#card-9");
  expect(await buried.locator(".pips").count()).toBe(0);
  const point = await corner(page, "#card-9");
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  await buried.locator(".pips").waitFor();
  await page.mouse.up();
  expect(await buried.locator(".pips").count()).toBe(0);
  expect(await moves(page)).toBe(0);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("p");
  expect(await page.locator(".card:focus").getAttribute("data-top")).toBe("true");
  await page.keyboard.press("p");
  const [start, end] = [await corner(page, "#card-46"), await corner(page, "#slot-cell-1")];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.waitForTimeout(500);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  expect(await card(page, "queen of hearts").getAttribute("aria-label")).toBe("Queen of hearts, cell b");
  await close(opened);
});

test("FC-T13 cards that no other card can need go home by themselves, as the player prefers", async () => {
  const played = async (autoplay: string) => {
    const opened = await open(subject, "/freecell/617", { settings: { games: { freecell: { autoplay } } } });
    for (const move of ["7a", "7b", "7c", "7d"]) await opened.page.keyboard.type(move);
    const count = await moves(opened.page);
    await close(opened);
    return count;
  };
  expect(await Promise.all(["none", "safe", "max"].map(played))).toEqual([4, 5, 5]);
});

test("FC-T14 on a phone: a touch moves a card, a finger drags it, nothing scrolls, upright or flat", async () => {
  const opened = await open(subject, "/freecell/617", { ...ALONE, viewport: PHONE, hasTouch: true, isMobile: true });
  const { page, context } = opened;
  await card(page, "jack of diamonds").tap();
  expect(await moves(page)).toBe(1);
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const [start, end] = [await corner(page, "#card-46"), await corner(page, "#slot-cell-3")];
  await touch("touchStart", [start]);
  await touch("touchMove", [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }]);
  await touch("touchMove", [end]);
  expect(await page.locator(".target").count()).toBeGreaterThan(0);
  await touch("touchEnd", []);
  expect(await card(page, "queen of hearts").getAttribute("aria-label")).toBe("Queen of hearts, cell d");
  for (const viewport of [PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    const overflow = await page.evaluate(() =>
      Math.max(document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth),
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  const styles = await page.evaluate(() => [
    getComputedStyle(document.documentElement).overscrollBehaviorY,
    getComputedStyle(document.querySelector(".freecell") ?? document.body).touchAction,
  ]);
  expect(styles).toEqual(["none", "none"]);
  await close(opened);
});

test("FC-T11 in high contrast targets have dashes and an arrow, lifted cards a tick", async () => {
  const opened = await open(subject, "/freecell/617", {
    settings: { ...ALONE.settings, theme: "contrast", pick: true },
  });
  const { page } = opened;
  await card(page, "queen of hearts").click();
  const shape = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((e) => [
        getComputedStyle(e).outlineStyle,
        getComputedStyle(e, "::after").clipPath.startsWith("polygon"),
      ]);
  expect(await shape(".target")).toEqual(["dashed", true]);
  expect(await shape("[data-mark=lifted]")).toEqual(["solid", true]);
  await close(opened);
});

test("FC-T15 a click or a key ends what is moving, a win's wave too, and a move takes at most 180 ms", async () => {
  const opened = await open(subject, "/freecell/617", { ...ALONE, reducedMotion: "no-preference" });
  const { page } = opened;
  const running = () =>
    page.evaluate(() =>
      document.getAnimations().map((a) => {
        const { delay = 0, duration = 0 } = a.effect?.getTiming() ?? {};
        return Number(delay) + Number(duration);
      }),
    );
  await page.keyboard.press("Shift");
  expect(await running()).toEqual([]);
  await page.keyboard.type("5a");
  const [longest = 0] = (await running()).sort((a, b) => b - a);
  expect(longest).toBeLessThanOrEqual(180);
  await page.keyboard.press("Shift");
  expect(await running()).toEqual([]);
  const all = goldenMoves("freecell", "won-617");
  await page.goto(`${subject.address}/freecell/617?moves=${all.slice(0, -1).join(".")}`);
  await playFromHere(page);
  await page.waitForSelector(".tools");
  await page.keyboard.press("Shift");
  await page.keyboard.type(all.at(-1) ?? "");
  expect((await running()).length).toBe(52);
  await page.mouse.click(700, 700);
  expect(await running()).toEqual([]);
  await close(opened);
});
