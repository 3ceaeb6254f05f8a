import { must } from "@baize/kernel";
import { expect, test } from "vitest";
import { boardName, parseBoardName } from "../rules/boards.ts";
import { levelOf, rungNamed } from "../rules/ladder.ts";
import { expectLadder } from "./ladders.fixture.ts";

test.each(["triangle15", "rectangle4x5"] as const)("PG-G5 the ladder of %s is as it says", expectLadder);

test("PG-B5 PG-G5 a shape and a number is a puzzle of its ladder", () => {
  expect(boardName(must(parseBoardName(" Triangle15-12 ")))).toBe("triangle15-12");
  expect([1, 8, 9, 17, 32].map(levelOf)).toEqual(["gentle", "gentle", "fair", "hard", "fiendish"]);
  for (const name of ["triangle15-0", "triangle15-33", "triangle15-1-2", "square7-3", "triangle15-01"]) {
    expect(rungNamed(name)).toBeUndefined();
    expect(parseBoardName(name).ok).toBe(false);
  }
});
