/** What the tests of the board share: a way to win it, and a hand on it. */

import { Budget, Match, must } from "@baize/kernel";
import type { Page } from "playwright-core";
import { type PegsShape, pegs } from "../rules/index.ts";
import { findWin } from "../solver/index.ts";

type Jump = PegsShape["move"];

/** A way to win a board. */
export function winOf(deal: string): readonly string[] {
  const view = must(Match.start(pegs, { deal })).view("spectator");
  const verdict = findWin(view, new Budget());
  if (verdict.kind !== "won") throw new Error(deal);
  return verdict.line.map((jump: Jump) => pegs.formatMove(jump, view));
}

export const hole = (page: Page, name: string) => page.locator(`#hole-${name}`);
export const ends = (text: string) => text.split("-") as [string, string];
export const jumps = async (page: Page) =>
  Number((await page.locator(".counters .jumps dd").textContent())?.split(" ")[0]);

async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await hole(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not on the screen`);
  const { x, y, width, height } = box;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags a peg by a jump such as `d2-d4`, and lets it go a little beside the hole. */
export async function drag(page: Page, text: string): Promise<void> {
  const [first, last] = ends(text);
  const [from, to] = [await middle(page, first), await middle(page, last)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x + 5, to.y - 5);
  await page.mouse.up();
}
