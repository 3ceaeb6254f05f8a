/** The analysis board, in a real browser. */

import { close, found, open, PHONE, putTexts, startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";
import { keptText, keptTextsOf } from "./kept.fixture.ts";

const subject = startSubject();
/** Nineteen good moves, and one that loses. */
const MOVES = "2a.27.4b.46.47.72.4c.4d.4h.7h.47.83.ch.74x2.1c.16.76.7h.86.53";
const ALONE = { settings: { games: { freecell: { autoplay: "none" } } } };

test("WB-B1 WB-B2 WB-B3 every move is marked, side lines grow, the address follows, and all of it goes out and in", async () => {
  const opened = await open(subject, `/analysis/freecell/617?moves=${MOVES}`, ALONE);
  const { page } = opened;
  await page.locator(".dock .chip", { hasText: "Lost" }).waitFor();
  const count = () => new URL(page.url()).searchParams.get("moves")?.split(".").length;
  // Arrows go through the line, but from card to card on the table.
  await page.keyboard.press("ArrowLeft");
  await expect.poll(count).toBe(19);
  await page.keyboard.press("ArrowRight");
  await expect.poll(count).toBe(20);
  await page.locator(".freecell .card").last().focus();
  await page.keyboard.press("ArrowLeft");
  expect(count()).toBe(20);
  // However quickly one goes through it, every move of the line is known in the end.
  for (let i = 0; i < 9; i++) await page.locator(".dock-steps button").nth(1).click();
  await expect.poll(() => page.locator(".strip .bars [data-state=thinking]").count(), { timeout: 20_000 }).toBe(0);
  // Before the move that lost there is one that keeps the win.
  await page.locator(".tree button").nth(19).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("moves")).toBe(MOVES.split(".").slice(0, 19).join("."));
  await page.locator(".move-marks .glow path").first().waitFor();
  // The rail beside the table: a move back and on, the best one shown, and how the table looks.
  const rail = (name: string) => page.locator(".rail-tools").getByRole("button", { name, exact: true });
  await rail("Undo").click();
  await expect.poll(count).toBe(18);
  await rail("Redo").click();
  await expect.poll(count).toBe(19);
  await page.locator(".dock .chip", { hasText: "Winnable" }).waitFor();
  await rail("Hint").click();
  await page.locator(".freecell [data-mark=hint]").first().waitFor();
  await rail("Your table").click();
  await page.getByRole("dialog", { name: "Your table" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Your table" }).waitFor({ state: "detached" });
  await page.keyboard.type("6h");
  await page.getByLabel("Name of this line").fill("Spades first");
  await page.locator(".tree .line-name", { hasText: "Spades first" }).waitFor();
  await page.locator(".dock .chip", { hasText: "Winnable" }).waitFor();
  // How far it is, is told as the table tells it.
  await page.locator(".dock .chip span", { hasText: /^(at most \d+ moves|\d+ moves, the shortest)$/ }).waitFor();
  expect(new URL(page.url()).searchParams.get("moves")?.split(".").at(-1)).toBe("6h");
  // It is there again, and promoted it is the main line.
  await page.reload();
  await page.locator(".tree .line-name", { hasText: "Spades first" }).waitFor();
  expect(await page.locator(".tree button").count()).toBe(22);
  await page.getByRole("button", { name: "Promote" }).click();
  await page.getByRole("button", { name: "Export" }).click();
  const tree = await page.getByRole("textbox", { name: "All lines" }).inputValue();
  expect(tree).toMatch(/^\/freecell\/617\n2a 27 .* 86 6h \(53\)$/);
  const board = await page.getByRole("textbox", { name: "The position" }).inputValue();
  await page.getByRole("button", { name: "Back to the analysis" }).click();
  // What is wrong is told and changes nothing; what was given out is taken in.
  const take = async (text: string) => {
    await page.getByRole("button", { name: "Import" }).click();
    await page.getByRole("textbox", { name: "Import" }).fill(text);
    await page.getByRole("button", { name: "Take it in" }).click();
  };
  await take("nonsense");
  await page.getByText("This is no match, position or line").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await take(board);
  await expect.poll(() => page.locator(".tree button").count()).toBe(1);
  await take(tree);
  await expect.poll(() => page.locator(".tree button").count()).toBe(22);
  expect(await found(page, "analysis", ["light"])).toEqual([]);
  await close(opened);
});

test("WB-B1 it is reached from a table; on a phone the lines are a panel, and a board of pegs has its marks", async () => {
  const opened = await open(subject, "/pegs/english?moves=d2-d4", { viewport: PHONE });
  const { page } = opened;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Analyse" }).click();
  await page.locator(".mark[data-worth=keeps]").first().waitFor({ timeout: 20_000 });
  await page.getByRole("button", { name: "Moves and lines" }).click();
  await page.getByText("d2 – d4").waitFor();
  expect(await found(page, "analysis", ["light"])).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("Escape");
  // What the marks mean is told by the signs that the game draws.
  await expect.poll(() => page.locator(".strip-legend .sign").count()).toBe(3);
  // On every screen there is a way back to the match, and Escape is one.
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("link", { name: "Back to the match" }).click({ trial: true });
  }
  await page.keyboard.press("Escape");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/pegs/english-d4");
  await page.goto(`${subject.address}/analysis/freecell/617?moves=zz`);
  await page.getByText("Nothing to analyse").waitFor();
  await close(opened);
});

test("WB-B1 on a phone lying down the marks of the longest column stand clear of the foot", async () => {
  const viewport = { width: 844, height: 390 };
  const opened = await open(subject, "/analysis/freecell/617?moves=83.53.6a", { viewport });
  const { page } = opened;
  await page.locator(".move-marks").first().waitFor();
  const ends = await page
    .locator(".move-marks")
    .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().bottom));
  const foot = await page.locator(".dock").evaluate((dock) => dock.getBoundingClientRect().top);
  expect(Math.max(...ends)).toBeLessThanOrEqual(foot);
  await close(opened);
});

test("WB-B1 WB-R5 it is reached from somebody's game and from the record, where what is lost is not won", async () => {
  const opened = await open(subject, `/freecell/617?moves=${MOVES}`, { ...ALONE, guest: true, viewport: PHONE });
  const { page } = opened;
  await page.getByRole("link", { name: "Analyse" }).click();
  await expect.poll(() => page.url()).toBe(`${subject.address}/analysis/freecell/617?moves=${MOVES}`);
  await page.locator(".dock .chip", { hasText: "Lost" }).waitFor();
  const moves = MOVES.split(".");
  await putTexts(page, keptTextsOf([keptText({ moves, scores: [0] }), keptText({ moves: moves.slice(0, 3) })]));
  await page.goto(`${subject.address}/record`);
  await expect
    .poll(() => page.locator(".match-result strong").allTextContents())
    .toEqual(["Not won", "Left at move 3"]);
  // A match that is open would be seen through.
  expect(await page.locator(".match-analysis").count()).toBe(1);
  await page.getByRole("link", { name: "Analyse FreeCell 617" }).click();
  await page.locator(".dock .chip", { hasText: "Lost" }).waitFor();
  await close(opened);
});

test("WB-V5 the analysis of friends calls everybody by name, whoever looks below, and its address keeps the names", async () => {
  const names = "seat=2&name=Ada&name=Bob&name=Cleo&name=Dan";
  const opened = await open(subject, `/analysis/bigtwo/7?moves=3D+3S.4H+4S.8C+8S.pass&${names}`);
  const { page } = opened;
  await page.locator(".plays button b").first().waitFor({ timeout: 20_000 });
  const seats = page.locator(".dealt-name strong");
  expect(await seats.allTextContents()).toEqual(["Cleo", "Dan", "Ada", "Bob"]);
  expect((await page.locator(".tree .says").allTextContents()).slice(1, 3)).toEqual([
    "Ada plays pair, 3s.",
    "Bob plays pair, 4s.",
  ]);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => page.url()).toBe(`${subject.address}/analysis/bigtwo/7?moves=3D+3S.4H+4S.8C+8S&${names}`);
  await page.getByRole("button", { name: "Export" }).click();
  expect(await page.getByRole("textbox", { name: "Link to this position" }).inputValue()).toBe(page.url());
  await page.keyboard.press("Escape");
  // Nobody of them sat at another deal.
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("textbox", { name: "Import" }).fill("/bigtwo/8");
  await page.getByRole("button", { name: "Take it in" }).click();
  await expect.poll(() => seats.allTextContents()).toEqual(["You", "Plod", "Plod 2", "Plod 3"]);
  expect(page.url()).toBe(`${subject.address}/analysis/bigtwo/8`);
  await page.goto(`${subject.address}/analysis/bigtwo/7?moves=3D+3S&seat=9`);
  await page.getByText("This address names a seat that is not at the table; the seats are 0 to 3.").waitFor();
  await close(opened);
});

test("WB-B4 every play of Big Two has its points, with all hands or with one's own", async () => {
  const opened = await open(subject, "/analysis/bigtwo/7?moves=3D+3S.4H+4S.8C+8S.pass");
  const { page } = opened;
  const plays = page.locator(".plays button b");
  await plays.first().waitFor({ timeout: 20_000 });
  const shown = async () => (await plays.allTextContents()).map((text) => Number(text.replace("−", "-")));
  const open4 = await shown();
  expect(open4).toEqual(open4.toSorted((a, b) => b - a));
  const seats = page.locator(".dealt-name strong");
  expect(await seats.allTextContents()).toEqual(["You", "Plod", "Plod 2", "Plod 3"]);
  expect((await page.locator(".tree .says").allTextContents()).slice(1, 3)).toEqual([
    "You play pair, 3s.",
    "Plod plays pair, 4s.",
  ]);
  await page.getByRole("button", { name: "Own cards only" }).click();
  await expect.poll(async () => (await plays.count()) > 0 && (await page.locator(".dealt li:visible").count())).toBe(1);
  // However little is told then, the window is as large.
  expect(await page.locator(".analysis").getAttribute("data-frame")).toBe("rail");
  await plays.first().click();
  await expect.poll(() => page.locator(".tree button").count()).toBe(6);
  // Whoever is to move, whoever looks sits where they sat.
  expect(await seats.allTextContents()).toEqual(["You", "Plod", "Plod 2", "Plod 3"]);
  await page.getByText("Plod’s turn.", { exact: true }).waitFor();
  expect(await page.locator(".dealt li:visible strong").allTextContents()).toEqual(["Plod"]);
  expect(await found(page, "analysis", ["light"])).toEqual([]);
  // On a phone it opens at its head, however long the line.
  await page.setViewportSize(PHONE);
  await page.reload();
  await page.locator(".tree [aria-current]").waitFor();
  expect(await page.locator(".play.analysis").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await close(opened);
});
