/** A race of two in real browsers, one of them a phone, and somebody who watches. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GAMES } from "@baize/games";
import { Budget, must } from "@baize/kernel";
import { close, found, open, spoken, startServer, startSubject } from "@baize/testkit/page";
import type { Page } from "playwright-core";
import { expect, test, vi } from "vitest";

const subject = startSubject();
const entry = GAMES.find(({ id }) => id === "freecell");

// The embedded database takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

/** Moves that win from a view. */
async function winning(view: unknown): Promise<readonly string[]> {
  const [game, solver] = [await entry?.rules(), await entry?.solver?.()];
  if (game === undefined || solver === undefined) throw new Error("FreeCell is not solved.");
  let state = view as Parameters<typeof solver.solve>[0];
  const verdict = solver.solve(state, new Budget({ nodes: 5_000_000 }));
  if (verdict.kind !== "won") throw new Error(verdict.kind);
  return verdict.line.map((move) => {
    const text = game.formatMove(move, game.view(state, "spectator"));
    state = must(game.apply(state, move));
    return text;
  });
}

/** The table as the seat of a page is told of it. */
const told = (page: Page): Promise<{ ply: number; view: unknown; moves: { move: string }[] }> =>
  page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split("/")[2]}`)).json());

/** Plays for the seat of a page as another device of it would. */
const playElsewhere = (page: Page, ply: number, [move, ...follow]: readonly string[]): Promise<number> =>
  page.evaluate(
    async (turn) => {
      const path = `/api/tables/${location.pathname.split("/")[2]}/moves`;
      const body = JSON.stringify({ ...turn, key: `elsewhere ${turn.ply}` });
      return (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body })).status;
    },
    { ply, move, follow },
  );

test("WB-N7 WB-N8 WB-N9 WB-N12 WB-N15 two race on one deal, one loses the line, one watches, and the end tells all", async () => {
  const folder = mkdtempSync(join(tmpdir(), "baize-races-"));
  process.env.BAIZE_DATA = folder;
  const server = await startServer();
  const at = { browser: subject.browser, address: server.address };
  // The host has a keyboard alone.
  const host = await open(at, "/together");
  const { page } = host;
  await page.getByRole("radio", { name: "FreeCell race" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("radio", { name: "2", exact: true }).focus();
  await page.keyboard.press("Space");
  expect(await found(page, "race form")).toEqual([]);
  // The longest form is seen whole where there is room beside each other.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("radio", { name: "Big Two" }).check({ force: true });
  await page.getByText("House rules").waitFor();
  const button = await page.getByRole("button", { name: "Open the table" }).boundingBox();
  expect((button?.y ?? 900) + (button?.height ?? 0)).toBeLessThan(900);
  await page.getByRole("radio", { name: "FreeCell race" }).check({ force: true });
  await page.getByLabel("Your name").focus();
  await page.keyboard.type("Ada");
  await page.keyboard.press("Enter");
  const start = page.getByRole("button", { name: "Start" });
  await start.waitFor({ timeout: 60_000 });
  const path = new URL(page.url()).pathname;
  const phone = await open(at, path, { viewport: { width: 390, height: 844 } });
  // The first face is the host's: the next one is offered, and that one never.
  await phone.page.locator(".self-face [data-face=band]").waitFor();
  for (let n = 0; n < 3; n++) await phone.page.getByRole("button", { name: "Other face" }).click();
  await phone.page.locator(".self-face [data-face=band]").waitFor();
  await phone.page.getByLabel("Your name").fill("Bob");
  await phone.page.getByRole("button", { name: "Sit down", exact: true }).click();
  await page.locator(".seat-name", { hasText: "Bob" }).waitFor();
  const watcher = await open(at, path);

  await start.focus();
  await page.keyboard.press("Enter");
  for (const each of [host, phone, watcher]) await each.page.getByRole("timer").waitFor();
  expect(await page.locator(".freecell").count()).toBe(0);
  for (const each of [host, phone]) await each.page.locator(".freecell").waitFor();

  // The others are seen as shapes: there is no card of theirs, no hint and no light.
  const rivals = (each: Page) => each.getByRole("list", { name: "The others" });
  await rivals(page).getByText("0 moves").waitFor();
  expect(await page.locator(".freecell [id^=card-]").count()).toBe(52);
  expect(await watcher.page.locator("[id^=card-]").count()).toBe(0);
  expect(await watcher.page.getByRole("list", { name: "Who races" }).locator("svg.shape").count()).toBe(2);
  for (const each of [page, phone.page]) expect(await each.locator(".chip, [data-tool=hint]").count()).toBe(0);
  expect(await found(page, "race")).toEqual([]);
  expect(await found(phone.page, "race on a phone")).toEqual([]);

  // Nobody is first before anybody is ahead.
  for (const each of [page, phone.page]) expect(await each.locator(".standing").textContent()).toBe("0 home");

  // Moves are shown at once and sent in their order; one is taken back and made again.
  for (const move of ["1a", "2b"]) await page.keyboard.type(move);
  await page.keyboard.press("u");
  await page.keyboard.press("r");
  await expect.poll(async () => (await told(page)).moves.filter(({ move }) => /^(1a|2b)?$/.test(move)).length).toBe(4);
  await phone.page.getByText("Ada").waitFor();
  await expect.poll(() => watcher.page.getByText(/^[1-9]\d* moves$/).count()).toBe(1);

  // The line is lost: what is played waits, and goes on by itself.
  await phone.context.setOffline(true);
  await phone.page.getByText("Line lost").waitFor();
  for (const move of ["3a", "4b", "5c"]) await phone.page.keyboard.type(move);
  await expect.poll(() => phone.page.locator("[data-tool=undo][aria-disabled]").count()).toBe(0);
  expect((await told(page)).view).toBeTruthy();
  await phone.context.setOffline(false);
  await rivals(page)
    .getByText(/^[1-9]\d* moves$/)
    .waitFor({ timeout: 30_000 });
  await expect.poll(() => phone.page.getByText("Line lost").count()).toBe(0);

  // The host begins anew, goes on from another device, and finishes here.
  await page.keyboard.press("u");
  await page.keyboard.press("u");
  await expect.poll(async () => (await told(page)).moves.filter(({ move }) => move === "").length).toBe(4);
  const { ply, view } = await told(page);
  const line = await winning(view);
  const decided = line.slice(0, line.findLastIndex((move) => !move.includes("h")) + 1);
  for (let from = 0; from < decided.length; from += 40) {
    expect(await playElsewhere(page, ply + from, decided.slice(from, from + 40))).toBe(200);
  }
  await page.getByRole("button", { name: "Finish" }).focus();
  await page.keyboard.press("Enter");
  await phone.page.locator(".toast").filter({ hasText: "Ada is done in" }).waitFor();
  await phone.page.getByRole("button", { name: "Menu" }).first().click();
  // The table's link is there for whoever should watch, and the code for another device is read from afar.
  expect(await phone.page.getByRole("textbox", { name: "Link to this table" }).inputValue()).toBe(
    server.address + path,
  );
  await phone.page.getByRole("button", { name: "Another device" }).click();
  await phone.page.locator(".device-code strong", { hasText: /^\d{6}$/ }).waitFor();
  // It is asked about once, and whoever races on is in the race still.
  const givesUp = phone.page.getByRole("button", { name: "Give up" });
  const question = phone.page.getByRole("alertdialog", { name: "Give up this race?" });
  await givesUp.click();
  expect(await found(phone.page, "giving up, phone")).toEqual([]);
  await question.getByRole("button", { name: "Race on" }).click();
  await question.waitFor({ state: "detached" });
  await phone.page.getByRole("button", { name: "Leave", exact: true }).click();
  await phone.page.getByText("You give up this race, and the others go on without you.").waitFor();
  await phone.page.keyboard.press("Escape");
  await givesUp.click();
  await question.getByRole("button", { name: "Give up" }).click();
  await phone.page.locator("dialog").waitFor({ state: "detached" });

  for (const each of [host, phone, watcher]) await each.page.getByText("This deal was fair.").waitFor();
  expect(await page.getByRole("heading", { name: "You win." }).count()).toBe(1);
  expect(await spoken(phone.page)).toBe("Ada wins.");
  expect(await phone.page.getByRole("heading", { name: "Ada wins." }).count()).toBe(1);
  expect(await found(phone.page, "race over on a phone")).toEqual([]);
  // What is said now lies over nothing of the end.
  await page.getByRole("button", { name: "Say" }).first().click();
  await page.getByRole("button", { name: "Well played" }).click();
  const said = await phone.page.locator(".toast", { hasText: "Ada: Well played" }).boundingBox();
  const panel = await phone.page.locator(".race-ending").boundingBox();
  expect((said?.y ?? 900) + (said?.height ?? 0)).toBeLessThan(panel?.y ?? 0);
  const [first, second] = await page.getByRole("list", { name: "Results" }).locator("li").allTextContents();
  expect([first, second]).toEqual([
    expect.stringMatching(/^1You1 race won\d:\d\d\d+ movesReplay$/),
    expect.stringMatching(/^Bob0 races wonGave up\d+ homeReplay$/),
  ]);
  // However narrow a game makes it, no name lies under a time.
  const crossed = await page.locator(".race-ending").evaluate((panel: HTMLElement) => {
    panel.style.cssText = "width: 276px; min-width: 0";
    return [...panel.querySelectorAll("li")].filter((row) => {
      const [name, time] = [".rival-name", ".result-time"].map((part) =>
        row.querySelector(part)?.getBoundingClientRect(),
      );
      if (name === undefined || time === undefined) return true;
      return name.width < 40 || (name.right > time.left && time.right > name.left && time.top < name.bottom - 1);
    }).length;
  });
  expect(crossed).toBe(0);
  // On a tall screen the clock lies over no card of a game won.
  await page.setViewportSize({ width: 390, height: 844 });
  const clock = await page.locator(".race-clock").boundingBox();
  const clockEnd = (clock?.y ?? 900) + (clock?.height ?? 0);
  const highest = (all: Element[]) => Math.min(...all.map((one) => one.getBoundingClientRect().top));
  await expect.poll(() => page.locator("[id^=card-]").evaluateAll(highest)).toBeGreaterThan(clockEnd - 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await watcher.page.getByRole("link", { name: "Replay of Ada" }).click();
  await watcher.page.locator(".play.review").waitFor();
  await page.getByRole("button", { name: "Next race" }).focus();
  await page.keyboard.press("Enter");
  await phone.page.getByText("FreeCell, 2 of 3").waitFor();
  // The host does not come back: whoever is left takes over.
  await page.close();
  await phone.page.getByRole("button", { name: "Menu" }).first().click();
  await phone.page.getByRole("button", { name: "Take over as host" }).click({ timeout: 60_000 });
  await phone.page.getByRole("dialog").getByText("Your table").waitFor();
  await phone.context.close();
  await watcher.context.close();
  await close(host);
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test("WB-N7 WB-N8 Pegs is raced by keyboard alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "baize-races-"));
  process.env.BAIZE_DATA = folder;
  const server = await startServer();
  const at = { browser: subject.browser, address: server.address };
  const host = await open(at, "/together");
  const { page } = host;
  await page.getByRole("radio", { name: "Pegs race" }).focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Your name").focus();
  await page.keyboard.type("Ada");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Start" }).waitFor({ timeout: 60_000 });
  const other = await open(at, new URL(page.url()).pathname);
  await other.page.getByLabel("Your name").fill("Bob");
  await other.page.keyboard.press("Enter");
  await page.locator(".seat-name", { hasText: "Bob" }).waitFor();
  await page.getByRole("button", { name: "Start" }).press("Enter");
  await page.locator(".pegs").waitFor();

  // Tab leads to a peg that can jump; it is lifted, jumps with an arrow, and keys take it back.
  const onBoard = () => page.evaluate(() => document.activeElement?.hasAttribute("data-hole") === true);
  for (let n = 0; n < 12 && !(await onBoard()); n++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const [, way = ""] = /It can jump (\w+)/.exec((await page.locator(":focus").getAttribute("aria-label")) ?? "") ?? [];
  const pegs = await page.locator(".peg").count();
  const counted = (count: number) => expect.poll(() => page.locator(".peg").count()).toBe(count);
  await page.keyboard.press(`Arrow${way.charAt(0).toUpperCase()}${way.slice(1)}`);
  await counted(pegs - 1);
  await page.getByText("You are first").waitFor();
  await other.page.getByText("You are second").waitFor();
  await page.keyboard.press("u");
  await counted(pegs);
  // A jump is typed as well.
  const [from, to] = await page.evaluate(() => {
    const [lifted] = [...document.querySelectorAll<HTMLElement>("[data-hole]")].filter(({ ariaLabel }) =>
      ariaLabel?.includes("It can jump"),
    );
    lifted?.click();
    return new Promise<(string | undefined)[]>((done) =>
      requestAnimationFrame(() =>
        done([lifted?.dataset.hole, document.querySelector<HTMLElement>("[data-target]")?.dataset.hole]),
      ),
    );
  });
  await page.keyboard.press("Escape");
  await page.keyboard.type(`${from?.toUpperCase()}-${to}`);
  await counted(pegs - 1);

  await other.context.close();
  await close(host);
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
