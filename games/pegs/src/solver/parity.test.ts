import { must } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Board } from "../rules/board.ts";
import { parseBoardName } from "../rules/boards.ts";
import { formatHole, holeAt } from "../rules/hole.ts";
import { applyJump, legalJumps } from "../rules/moves.ts";
import { finalsOf } from "./parity.ts";

describe("the class of a position", () => {
  test.each([
    ["english-d4", "d1 a4 d4 g4 d7"],
    ["english-d1", "d1 a4 d4 g4 d7"],
    ["english-c3", "c3 f3 c6"],
    ["english-d2", "d2 a5 d5 g5"],
    ["european-d4", ""],
    ["european-d3", "d2 a5 d5 g5"],
  ])("PG-X1 from %s the last peg can only stand at %s", (name, finals) => {
    expect(
      finalsOf({ board: must(parseBoardName(name)), goal: "any" })
        .map(formatHole)
        .join(" "),
    ).toBe(finals);
  });

  test("PG-X1 a goal of another class leaves no final", () => {
    const board = must(parseBoardName("english"));
    expect(finalsOf({ board, goal: holeAt(4, 4)! }).map(formatHole)).toEqual(["d4"]);
    expect(finalsOf({ board, goal: holeAt(3, 3)! })).toEqual([]);
  });

  test("PG-X1 no jump changes the class, on any board", () => {
    const cells = fc.array(fc.constantFrom("O", "O", ".", ".", "*"), { minLength: 81, maxLength: 81 });
    fc.assert(
      fc.property(cells, fc.constantFrom("+", "^"), (list, sign) => {
        const board = (list.join("") + sign) as Board;
        const finals = finalsOf({ board, goal: "any" });
        for (const jump of legalJumps(board)) {
          expect(finalsOf({ board: must(applyJump(board, jump)), goal: "any" })).toEqual(finals);
        }
      }),
    );
  });
});
