import { Budget, must } from "@baize/kernel";
import { expect, test } from "vitest";
import type { Board } from "../rules/board.ts";
import { parseBoardName } from "../rules/boards.ts";
import { study } from "./truth.ts";

const truth = (board: Board) => study({ board, goal: "any" }, new Budget())!;

test("PG-R9 the triangle of 21 from each kind of vacancy", () => {
  const told = ["a1", "a2", "a3", "b3", "b4"].map((name) => {
    const { sweeps, solutions } = truth(must(parseBoardName(`triangle21-${name}`)));
    return `${name}: ${sweeps} sweeps, ${solutions}`;
  });
  expect(told).toEqual([
    "a1: 10 sweeps, 43419942138",
    "a2: 9 sweeps, 82905434589",
    "a3: 9 sweeps, 113077359159",
    "b3: 10 sweeps, 29235690234",
    "b4: 9 sweeps, 266871356732",
  ]);
});
