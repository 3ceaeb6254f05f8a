/** What floats over a table has one place, and lies over nothing: every panel, in every window. */

import { close, goldenMoves, open, playFromHere, putTexts, startSubject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { keptText } from "./kept.fixture.ts";
import { overlaps, SIZES } from "./overlaps.fixture.ts";

const subject = startSubject();
const TAUGHT = { taught: { freecell: true, pegs: true, bigtwo: true } };
const ALONE = { ...TAUGHT, games: { freecell: { autoplay: "none" } } };
const ALL = goldenMoves("freecell", "won-617");
const SWEEPS = goldenMoves("pegs", "english-shortest");

/** What stands on the screen, and how one gets there from what stood before. */
type Walk = readonly (readonly [name: string, go: (page: Page) => Promise<unknown>])[];

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const HINT: Walk = [
  [
    "where to look",
    async (page) => {
      await page.keyboard.press("h");
      await page.locator(".hint-card").waitFor();
    },
  ],
  ["what to move", (page) => press(page, "What to move")],
  ["why", (page) => press(page, "Why")],
  ["the whole line", (page) => press(page, "Whole line")],
];

const FREECELL: Walk = [
  ["the table", (page) => page.locator(".chip span").waitFor()],
  ...HINT,
  [
    "a film",
    async (page) => {
      await press(page, "Watch");
      await page.keyboard.press("Home");
    },
  ],
  [
    "a sentence of the moment",
    async (page) => {
      await page.keyboard.press("Escape");
      await page.keyboard.type("15");
      await page.locator(".toast").waitFor();
    },
  ],
  [
    "what is typed",
    async (page) => {
      // With a move the sentence goes.
      await page.keyboard.type("7a5");
      await page.locator(".note").waitFor();
    },
  ],
  [
    "the sheet of keys",
    async (page) => {
      await page.keyboard.press("?");
      await page.locator(".key-sheet").waitFor();
    },
  ],
  [
    "a new deal",
    async (page) => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("n");
    },
  ],
];

const SWEEP: Walk = [["the board", (page) => page.locator(".chip[data-glow=winnable]").waitFor()], ...HINT];

const PEGS: Walk = [
  ["the board", (page) => page.locator(".chip[data-glow=lost]").waitFor()],
  ["why it is lost", (page) => press(page, "Why?")],
  ["the proof", (page) => press(page, "More")],
];

const END: Walk = [
  [
    "a win",
    async (page) => {
      await playFromHere(page);
      await page.locator(".tools").waitFor();
      await page.keyboard.type(ALL.at(-1) ?? "");
      await page.locator(".ending").waitFor();
    },
  ],
];

/** Phones on which cards and the words below them nearly meet. */
const BETWEEN = [
  [360, 640],
  [360, 780],
  [412, 846],
] as const;

const ANALYSIS: Walk = [
  ["the table", (page) => page.locator(".chip[data-glow=winnable] span").waitFor()],
  ["export", (page) => press(page, "Export")],
  [
    "import",
    async (page) => {
      await page.keyboard.press("Escape");
      await press(page, "Import");
    },
  ],
];

/** Nineteen good moves, and one that loses. */
const LOST = "2a.27.4b.46.47.72.4c.4d.4h.7h.47.83.ch.74x2.1c.16.76.7h.86.53";

const REVIEW: Walk = [["the losing move", (page) => page.locator(".finding h2").nth(1).waitFor()]];

const ONE: Walk = [["it", () => Promise.resolve()]];

/** A won game of somebody else, where its film begins and where it ends. */
const GUEST: Walk = [
  ["the deal", (page) => page.locator(".film-slider").waitFor()],
  ["its end", (page) => page.keyboard.press("End")],
];

/** Somebody's match of several, with a play that is to be beaten; and played on from there, where all that can be done is seen. */
const SEATED: Walk = [
  ["somebody's", (page) => page.locator(".mat").waitFor()],
  [
    "one's own",
    async (page) => {
      await page.getByRole("button", { name: "Play from here" }).click();
      await page.setViewportSize({ width: 360, height: 225 });
      for (const name of ["Pass", "Play"]) await page.getByRole("button", { name, exact: true }).waitFor();
      await page.locator(".mat").waitFor();
    },
  ],
];

/** A match in which nothing can be moved any more. */
const loss = (moves: readonly string[]): Walk => [
  [
    "nothing left",
    async (page) => {
      await page.locator(".tools").waitFor();
      for (const move of moves) await page.keyboard.type(move);
      await page.locator(".ending").waitFor();
    },
  ],
];

test.each([
  ["FreeCell", "/freecell/617", TAUGHT, FREECELL],
  ["an offer of the lesson", "/freecell/617", {}, ONE],
  ["somebody's game", `/freecell/617?moves=${ALL.join(".")}`, TAUGHT, GUEST],
  ["somebody's board with a long name", `/pegs/english?options=d4&moves=${SWEEPS.join(".")}`, TAUGHT, GUEST],
  ["somebody's match of several", "/bigtwo/7?moves=3D+3S.4H+4S.8C+8S.pass", TAUGHT, SEATED],
  ["the end", `/freecell/617?moves=${ALL.slice(0, -1).join(".")}`, ALONE, END],
  ["a lost game", "/freecell/57", ALONE, loss(goldenMoves("freecell", "lost-57"))],
  ["a lost board", "/pegs/easy", TAUGHT, loss(["d3d1"])],
  ["a lesson", "/freecell/lesson", TAUGHT, ONE],
  ["Pegs", "/pegs/plus?options=d3", TAUGHT, PEGS],
  ["a hint at Pegs", "/pegs/easy", TAUGHT, SWEEP],
  ["Big Two", "/bigtwo/7", {}, ONE],
  ["an analysis", `/analysis/freecell/617?moves=${ALL.slice(0, 20).join(".")}`, TAUGHT, ANALYSIS],
  ["a review", `/review/freecell/617?moves=${LOST}`, TAUGHT, REVIEW],
  ["an analysis of Pegs", "/analysis/pegs/english", TAUGHT, ONE],
] as const)("WB-X5 nothing lies over anything else: %s", async (name, path, settings, walk) => {
  const opened = await open(subject, path, { guest: true, settings, viewport: { width: 1440, height: 900 } });
  for (const [what, go] of walk) {
    await opened.page.setViewportSize({ width: 1440, height: 900 });
    await go(opened.page);
    expect(
      await overlaps(opened.page, `${name}, ${what}`, walk === END || walk === REVIEW ? [...SIZES, ...BETWEEN] : SIZES),
    ).toEqual([]);
  }
  await close(opened);
});

test("WB-X5 WB-S2 on the narrowest phone moves and time stand beside the light, be they as long as they may", async () => {
  const opened = await open(subject, "/nothing", { settings: ALONE, viewport: { width: 320, height: 568 } });
  const { page } = opened;
  await putTexts(page, { long: keptText({ id: "long", moves: ALL.slice(0, 30), elapsed: 36_402_000 }) });
  await page.goto(`${subject.address}/freecell/617`);
  await page.locator(".chip[data-glow=winnable] span").waitFor();
  const [moves, time] = await page.locator(".counters dd").all();
  expect([await moves?.isVisible(), await time?.isVisible()]).toEqual([true, true]);
  expect(await time?.textContent()).toMatch(/^10:06:/);
  expect(await overlaps(page, "a long match", [[320, 568]])).toEqual([]);
  await close(opened);
});

const IN_FLIGHT = [
  ["a card", "FC-T15", "/freecell/617", "5a", ".card"],
  ["a peg", "PG-V13", "/pegs/easy", "d2d4", ".peg"],
] as const;

test.each(IN_FLIGHT)("WB-X5 a window of another size ends what flies: %s (%s)", async (_, __, path, move, piece) => {
  const opened = await open(subject, path, { settings: ALONE, reducedMotion: "no-preference" });
  const { page } = opened;
  await page.waitForSelector(piece);
  await page.keyboard.press("Shift");
  // However slow the machine is, nothing comes down by itself.
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });
  const flying = () => page.evaluate(() => document.getAnimations().length);
  await page.keyboard.type(move);
  await expect.poll(flying).toBeGreaterThan(0);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(flying).toBe(0);
  await close(opened);
});

test.each(["/freecell/editor", "/pegs/editor", "/pegs/ladder"])(
  "WB-X5 on a phone lying down the name of a screen and the way back stand over nothing: %s",
  async (path) => {
    const opened = await open(subject, path, { viewport: { width: 844, height: 390 } });
    const { page } = opened;
    await page.locator(".editor-slot, .hole, .ladder-level").first().waitFor();
    expect(await page.locator(".head .back").isVisible()).toBe(true);
    const under = await page.evaluate(() => {
      const box = (one: Element) => one.getBoundingClientRect();
      const head = [...document.querySelectorAll(".head h1, .head .back")].map(box);
      return [...document.querySelectorAll(".stage :is(button, a, p, h2)")]
        .filter((one) => {
          const { left, right, top, bottom } = box(one);
          return head.some((h) => left < h.right && right > h.left && top < h.bottom && bottom > h.top);
        })
        .map((one) => one.textContent);
    });
    expect(under).toEqual([]);
    await close(opened);
  },
);
