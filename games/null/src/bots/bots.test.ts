import { Budget, choiceOf, Match, mannersOf, must, seat } from "@baize/kernel";
import { expect, test } from "vitest";
import { nullGame } from "../rules/index.ts";
import { roster } from "./index.ts";

test("NU-B1 the bots are those that can be chosen", async () => {
  const company = mannersOf(nullGame).company;
  expect(roster.ids).toEqual(company?.levels.map(({ id }) => id));
  expect(roster.ids).toContain(company?.standard);
  expect((await roster.bot("novice")).id).toBe("novice");
  await expect(roster.bot("nobody")).rejects.toThrow("nobody");
});

test.each([
  ["KQ", "", "bet"],
  ["JQ", "", "check"],
  ["QK", "bet", "call"],
  ["QJ", "bet", "fold"],
])("NU-B2 dealt %s, after %j the steady bot plays %s", async (deal, before, expected) => {
  const start = must(Match.start(nullGame, { deal }));
  const match = before === "" ? start : must(start.play(before));
  const view = match.view(seat(match.ply));
  expect(choiceOf(nullGame, await roster.bot("steady"), view, new Budget({ nodes: 0 }))).toBe(expected);
});
