import { Match, mannersOf, must, seat, type Viewer } from "@baize/kernel";
import { expect, test } from "vitest";
import { nullGame } from "./index.ts";

const manners = mannersOf(nullGame);
const start = must(Match.start(nullGame, { deal: "KQ" }));
const [first, second] = [seat(0), seat(1)];

test.each<[viewer: Viewer, names: readonly string[]]>([
  [first, ["You", "Opponent"]],
  [second, ["Opponent", "You"]],
  ["spectator", ["First", "Second"]],
])("NU-S1 viewer %s calls the seats %j", (viewer, names) => {
  expect([first, second].map((at) => manners.seatName(at, viewer))).toEqual(names);
});

test("NU-S2 a move is said before it is made", () => {
  expect(manners.describe("bet", start.view(first))).toBe("You bet.");
  expect(manners.describe("bet", start.view(second))).toBe("Opponent bets.");
  expect(manners.describe("check", start.view("spectator"))).toBe("First checks.");
  expect(manners.describe("timeout", start.view(first))).toBe("Time is up.");
});

test("NU-S3 what a deal came to, and who is asked", () => {
  const over = must(must(start.play("bet")).play("call"));
  expect(manners.company?.result(over.view(first))).toEqual({ title: "You won.", says: "That is 2." });
  expect(manners.company?.result(over.view(second))).toEqual({ title: "Opponent won.", says: "That is -2." });
  expect(manners.company?.prompt(start.view(first))).toBe("Your turn.");
  expect(manners.company?.prompt(start.view(second))).toBe("Opponent is to move.");
  expect(manners.company?.optionsName("stake=3")).toBe("A bet is 3");
});
