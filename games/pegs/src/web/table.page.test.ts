/** The Peg Solitaire table in a real browser. */

import { close, DESKTOP, found, open, PHONE, spoken, startServer, startSubject, THEMES } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { drag, ends, hole, jumps, winOf } from "./board.fixture.ts";

const subject = startSubject();
const ALONE = { settings: { help: "none", taught: { pegs: true } } };
const LIT = { settings: { taught: { pegs: true } } };

/** The machine may be busy: what shall become true has time. */
const eventually = <T>(look: () => Promise<T> | T) => expect.poll(look, { timeout: 30_000 });
/** Walks to a hole with the arrows. */
async function walk(page: Page, goal: string): Promise<void> {
  for (let steps = 0; steps < 30; steps++) {
    const at = (await page.evaluate(() => document.activeElement?.id ?? "")).replace("hole-", "");
    if (at === goal) return;
    const [right, down] = [goal.charCodeAt(0) - at.charCodeAt(0), Number(goal[1]) - Number(at[1])];
    const isAcross = steps % 2 === 0 ? right !== 0 : down === 0;
    await page.keyboard.press(isAcross ? (right > 0 ? "ArrowRight" : "ArrowLeft") : down > 0 ? "ArrowDown" : "ArrowUp");
  }
  throw new Error(`The arrows do not lead to ${goal}.`);
}

const arrow = (text: string): string => {
  const [from, to] = ends(text);
  if (from[0] !== to[0]) return from < to ? "ArrowRight" : "ArrowLeft";
  return from < to ? "ArrowDown" : "ArrowUp";
};

describe("won through the interface", () => {
  test("PG-V2 PG-V7 by dragging every peg", async () => {
    const opened = await open(subject, "/pegs/arrow", ALONE);
    const { page } = opened;
    await page.waitForSelector(".peg");
    const line = winOf("arrow");
    for (const [i, text] of line.entries()) {
      await drag(page, text);
      expect([text, await jumps(page)]).toEqual([text, i + 1]);
    }
    await page.getByText("One peg.").waitFor();
    expect(await page.locator(".peg").count()).toBe(1);
    await close(opened);
  });

  test.each([
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ])("PG-V4 by keyboard alone, on a %s", async (_device, viewport) => {
    const opened = await open(subject, "/pegs/plus", { ...ALONE, viewport });
    const { page } = opened;
    await page.waitForSelector(".peg");
    await page.locator(".hole[tabindex='0']").focus();
    for (const text of winOf("plus")) {
      await walk(page, ends(text)[0]);
      await page.keyboard.press("Enter");
      await page.keyboard.press(arrow(text));
      await page.locator(`#hole-${ends(text)[1]}:focus > .peg`).waitFor();
    }
    await page.getByText("One peg.").waitFor();
    await close(opened);
  });

  test("PG-V3 by touch on a phone, where nothing scrolls", async () => {
    const opened = await open(subject, "/pegs/cross", { ...ALONE, viewport: PHONE, hasTouch: true, isMobile: true });
    const { page } = opened;
    await page.waitForSelector(".peg");
    for (const text of winOf("cross")) {
      const [from, to] = ends(text);
      if ((await hole(page, from).getAttribute("data-lifted")) === null) await hole(page, from).tap();
      await page.locator(`#hole-${to}[data-target]`).tap();
    }
    await page.getByText("One peg.").waitFor();
    const overflow = await page.evaluate(() =>
      Math.max(document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth),
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await close(opened);
  });
});

test("PG-V5 PG-V16 typed jumps, sweeps and the document's commands are played and announced", async () => {
  const opened = await open(subject, "/pegs/easy", ALONE);
  const { page } = opened;
  await page.waitForSelector(".peg");
  await page.keyboard.type("move_down(2,4)");
  await page.keyboard.press("Enter");
  expect(await spoken(page)).toBe("d2 jumps over d3 to d4.");
  await page.keyboard.type("-d6");
  expect(await spoken(page)).toBe("d4 jumps over d5 to d6.");
  await page.getByText(/^1 sweep, in d6\./).waitFor();
  await close(opened);
});

test("PG-V15 PG-V2 what cannot be done is refused in a sentence, and the peg goes back", async () => {
  const opened = await open(subject, "/pegs/english", ALONE);
  const { page } = opened;
  await page.waitForSelector(".peg");
  const toast = () => page.locator(".toast").textContent();
  await page.keyboard.type("move_up(1,4)");
  await page.keyboard.press("Enter");
  expect(await toast()).toBe("Row 0 is not valid.");
  await drag(page, "d2-e3");
  expect(await toast()).toBe("From d2 to e3 is not a jump: a peg goes two holes, straight.");
  await page.keyboard.type("c3c5");
  expect(await toast()).toBe("c5 has a peg: a jump ends in an empty hole.");
  await hole(page, "a3").click();
  expect(await toast()).toContain("This peg cannot jump");
  await hole(page, "d4").click();
  expect(await toast()).toBe("Choose a peg first, then the hole it jumps to.");
  await hole(page, "d2").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  expect(await toast()).toBe("The peg on d2 cannot jump that way.");
  expect(await jumps(page)).toBe(0);
  await close(opened);
});

test("PG-V6 PG-V7 PG-V8 the light marks every jump, tells the fewest sweeps and where the last peg can stand", async () => {
  const opened = await open(subject, "/pegs/cross", LIT);
  const { page } = opened;
  await page.getByText("4 is the fewest from here.").filter({ visible: true }).waitFor();
  await eventually(() => page.locator(".chip").textContent()).toBe("Winnable");
  await eventually(() => page.locator(".still").textContent()).toBe("4 ways to win are left.Random play wins 1 in 32.");
  expect(await page.locator(".legend").textContent()).toContain("not known yet");
  const marks = (worth: string) => page.locator(`.mark[data-worth=${worth}]`).count();
  expect([await marks("keeps"), await marks("loses")]).toEqual([2, 2]);
  expect(await page.locator(".counters .dots i").count()).toBe(4);
  await eventually(() => page.locator(".hole[data-final]").count()).toBe(2);
  const label = await page.locator(".hole[aria-label*='which keeps the win']").first().getAttribute("aria-label");
  expect(label).toMatch(/^[a-g][1-7], peg\. It can jump/);
  await page.getByRole("button", { name: "Last peg: anywhere" }).click();
  await hole(page, "d3").click();
  await page.waitForURL(/options=d3/);
  await page.locator("#hole-d3[data-goal]").waitFor();
  expect(await page.locator(".hole[data-final]").count()).toBe(0);
  await close(opened);
});

test("PG-V6 the marks can be left out", async () => {
  const opened = await open(subject, "/pegs/cross", {
    settings: { taught: { pegs: true }, games: { pegs: { marks: "none" } } },
  });
  await opened.page.getByText("4 is the fewest from here.").filter({ visible: true }).waitFor();
  expect(await opened.page.locator(".mark").count()).toBe(0);
  await close(opened);
});

test("PG-V17 of a board that is too large nothing is claimed, and the light says when it has stopped looking", async () => {
  const opened = await open(subject, "/pegs/square7", LIT);
  const { page } = opened;
  await eventually(() => page.locator(".chip").textContent()).toBe("Not known yet");
  expect(await page.locator(".mark:not([data-worth=open])").count()).toBe(0);
  await close(opened);
});

test("PG-V9 a lost position says why, and draws it", async () => {
  const opened = await open(subject, "/pegs/plus?options=d3", LIT);
  const { page } = opened;
  await page.getByRole("button", { name: "Why?" }).click();
  await page.getByText(/^However you jump/).waitFor();
  expect(await page.locator(".why text").count()).toBe(0);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByText(/^Lost by parity/).waitFor();
  expect(await page.locator(".why text").count()).toBe(33);
  await close(opened);
});

test("PG-V12 WB-T6 the solution is a film with a scrubber, and the game is left as it was", async () => {
  const opened = await open(subject, "/pegs/plus", LIT);
  const { page } = opened;
  await page.getByText("5 is the fewest from here.").waitFor();
  const hint = page.getByRole("region", { name: "Hint" });
  await page.keyboard.press("h");
  await hint.getByText(/^Look at ..\./).waitFor();
  expect([await page.locator(".hint-way .from").count(), await page.locator(".hint-way .stop").count()]).toEqual([
    1, 0,
  ]);
  await page.keyboard.press("h");
  expect(await page.locator(".hint-way .stop").count()).toBeGreaterThan(0);
  await page.keyboard.press("h");
  await hint.getByRole("button", { name: "Whole line" }).click();
  await page
    .getByRole("heading", { name: /^Down to/ })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Watch" }).click();
  const scrubber = page.getByRole("slider");
  await eventually(async () => Number(await scrubber.inputValue())).toBeGreaterThan(1);
  await scrubber.fill("8");
  await eventually(() => page.locator(".peg:not(.likeness)").count()).toBe(1);
  await scrubber.press("Home");
  await eventually(() => page.locator(".peg:not(.likeness)").count()).toBe(9);
  await page.getByRole("button", { name: "Back to my game" }).click();
  expect(await jumps(page)).toBe(0);
  await close(opened);
});

test("PG-V10 PG-V11 a board is made by key and by pointer, judged, kept, and shared by its link", async () => {
  const opened = await open(subject, "/pegs/editor", { ...LIT, permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = opened;
  const verdict = page.locator(".verdict");
  await page.locator("#cell-d4").focus();
  await page.keyboard.press("o");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("o");
  await eventually(() => verdict.textContent()).toBe("Winnable in 1 sweep.");
  await page.getByRole("radio", { name: "Triangular" }).check();
  await page.keyboard.press("u");
  await page.keyboard.press("Control+z");
  expect(await page.locator(".peg").count()).toBe(1);
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await eventually(() => verdict.textContent()).toBe("Winnable in 1 sweep.");
  await page.getByRole("button", { name: "Last peg: anywhere" }).click();
  await page.locator("#cell-d5").click();
  await eventually(() => verdict.textContent()).toBe("Winnable in 1 sweep.");
  await page.getByRole("button", { name: "Last peg: d5" }).click();
  await page.locator("#cell-d6").click();
  await eventually(() => verdict.textContent()).toMatch(/^Lost/);
  await page.getByRole("button", { name: "anywhere", exact: true }).click();
  await page.locator("#cell-a3").click();
  await eventually(() => verdict.textContent()).toMatch(/^Lost/);
  await page.getByLabel("Keep it as").fill("Three");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await page.reload();
  await page.getByRole("button", { name: "Three", exact: true }).waitFor();
  expect(await page.locator(".peg").count()).toBe(3);
  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await close(opened);
  const other = await open(subject, link.replace(subject.address, ""), ALONE);
  await other.page.locator(".peg").nth(2).waitFor();
  await close(other);
});

test("PG-V14 boards, any empty hole, puzzles of a level, and the puzzle of the day", async () => {
  const opened = await open(subject, "/pegs/daily", ALONE);
  const { page } = opened;
  await page.waitForSelector(".peg");
  const daily = page.url();
  const choose = async (name: string) => {
    const before = page.url();
    await page.keyboard.press("n");
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    await eventually(() => page.url()).not.toBe(before);
    return page.url().replace(subject.address, "");
  };
  expect(await choose("Skull")).toBe("/pegs/skull");
  expect(await choose("c3 empty")).toBe("/pegs/english-c3");
  await choose("Puzzle of the day");
  await eventually(() => page.url()).toBe(daily);
  expect(await page.locator(".deal-name").textContent()).toMatch(/^Puzzle of \d+ [A-Z][a-z]+$/);
  await close(opened);
});

test("PG-V13 a jump is an arc of 120 ms, and a click or a key ends it", async () => {
  const opened = await open(subject, "/pegs/easy", { ...ALONE, reducedMotion: "no-preference" });
  const { page } = opened;
  await page.waitForSelector(".peg");
  const running = () =>
    page.evaluate(() => document.getAnimations().map((a) => Number(a.effect?.getComputedTiming().duration)));
  await page.keyboard.type("d2d4");
  expect(Math.max(0, ...(await running()))).toBeLessThanOrEqual(120);
  await page.keyboard.press("Shift");
  expect(await running()).toEqual([]);
  await close(opened);
  const still = await open(subject, "/pegs/easy", ALONE);
  await still.page.waitForSelector(".peg");
  await still.page.keyboard.type("d2d4");
  const moved = await still.page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((a) => (a.effect as KeyframeEffect).getKeyframes().map(({ translate }) => translate)),
  );
  expect(moved.filter((way) => way !== undefined)).toEqual([]);
  await close(still);
});

const ON_PHONES = [
  ["/pegs/plus?options=d3", ".help"],
  ["/pegs/editor", ".verdict"],
  ["/pegs/ladder", ".ladder-level"],
  ["/pegs/triangle15-9", ".ask"],
] as const;
const SCREENS = [
  ...ON_PHONES,
  [`/pegs/plus?moves=${winOf("plus").join(".")}`, ".film"],
  ["/pegs/lesson", ".teaching"],
  ["/review/pegs/easy?moves=d3-d1", ".drawn"],
  ["/rules/pegs", "figure"],
] as const;

test.each([
  ["desktop, in any theme", DESKTOP, SCREENS, THEMES],
  ["phone", PHONE, ON_PHONES, ["light"]],
] as const)(
  "PG-V18 axe finds nothing at the table, in the editor and in its panels, on a %s",
  async (_device, viewport, screens, themes) => {
    const opened = await open(subject, "/pegs/cross", { ...LIT, viewport });
    const { page } = opened;
    await page.getByText("4 is the fewest from here.").filter({ visible: true }).waitFor();
    await page.keyboard.press("h");
    await page.locator(".hint-way").waitFor();
    expect(await found(page, "a hint", themes)).toEqual([]);
    await page.keyboard.press("n");
    await page.locator(".vacancies").waitFor();
    expect(await found(page, "boards", themes)).toEqual([]);
    for (const [path, ready] of screens) {
      await page.goto(subject.address + path);
      await page.locator(ready).first().waitFor();
      if (ready === ".help") {
        if (await page.locator(".fold").isVisible()) await page.locator(".fold").click();
        await page.getByRole("button", { name: "Why?" }).click();
      }
      expect(await found(page, path, themes)).toEqual([]);
    }
    await close(opened);
  },
);

test("PG-V19 with the server gone a game is won, with the light on", async () => {
  const server = await startServer();
  const { address } = server;
  const { page, context } = await open({ browser: subject.browser, address }, "/", { serviceWorkers: "allow" });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await server.close();
  await page.goto(`${address}/pegs/easy`);
  await page.getByText("1 is the fewest from here.").waitFor();
  for (const text of ["d2d4", "d4d6"]) await page.keyboard.type(text);
  await page.getByText(/^1 sweep, in d6\./).waitFor();
  await page.goto(`${address}/pegs/editor`);
  await page.locator(".verdict").waitFor();
  await context.close();
});
