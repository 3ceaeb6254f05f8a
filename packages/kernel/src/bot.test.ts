import { expect, test } from "vitest";
import { type Bot, choiceOf } from "./bot.ts";
import { Budget } from "./budget.ts";
import { countdown } from "./countdown.fixture.ts";
import type { Game } from "./game.ts";

type Countdown = typeof countdown extends Game<infer T> ? T : never;

/** Takes what chance says, and nothing when it may not spend. */
const gambler: Bot<Countdown> = {
  id: "gambler",
  choose: (_view, legal, random, budget) => (budget.spend() ? random.pick(legal) : 0),
};
const choices = (seat: 0 | 1) =>
  Array.from({ length: 20 }, (_, n) => choiceOf(countdown, gambler, { left: n + 2, seat }, new Budget()));

test("KN-C1 the same view gets the same choice, and another view other chances", () => {
  const first = choices(0);
  expect(new Set(first)).toEqual(new Set(["1", "2"]));
  expect(choices(0)).toEqual(first);
  expect(choices(1)).not.toEqual(first);
  expect(choiceOf(countdown, gambler, structuredClone({ left: 9, seat: 0 as const }), new Budget())).toBe(first[7]);
});

test("KN-C1 within the budget that is given", () => {
  expect(choiceOf(countdown, gambler, { left: 9, seat: 0 }, new Budget({ nodes: 0 }))).toBe("0");
});
