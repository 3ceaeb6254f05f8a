import { Budget, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { EMPTY, holesWith, shapeOf } from "../rules/board.ts";
import { parseBoardName } from "../rules/boards.ts";
import { formatHole, type Hole } from "../rules/hole.ts";
import { applyJump } from "../rules/moves.ts";
import { isWon } from "../rules/state.ts";
import { finalsOf } from "./parity.ts";
import { solver } from "./solve.ts";

const vacated = (vacancy: Hole) => must(parseBoardName(`english-${formatHole(vacancy)}`));

test("PG-S2 the English board is solved from every vacancy to every hole of its class within fifteen million positions", () => {
  const all = holesWith(shapeOf(must(parseBoardName("english"))), EMPTY);
  expect(all).toHaveLength(33);
  for (const board of all.map(vacated)) {
    for (const goal of ["any", ...finalsOf({ board, goal: "any" })] as const) {
      const verdict = solver.solve({ board, goal }, new Budget({ nodes: 15_000_000 }));
      if (verdict.kind !== "won")
        throw new Error(`${holesWith(board, EMPTY).map(formatHole)} to ${goal}: ${verdict.kind}`);
      const end = verdict.line.reduce((at, jump) => must(applyJump(at, jump)), board);
      expect(isWon({ board: end, goal })).toBe(true);
    }
  }
});
