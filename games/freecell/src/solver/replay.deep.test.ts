import { Budget, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { freecell } from "../rules/index.ts";
import { playerMoves } from "./line.ts";
import { solver } from "./portfolio.ts";
import { wins } from "./verify.ts";

test("FC-S1 FC-S6 of the deals 1 to 32,000 all but 11982 are won by a line that the rules replay", () => {
  let moves = 0;
  for (let number = 1; number <= 32_000; number++) {
    const state = must(freecell.setup(freecell.options.standard, { kind: "microsoft", number }));
    const verdict = solver.solve(state, new Budget());
    if (number === 11_982) expect(verdict.kind).toBe("lost");
    else expect(verdict.kind === "won" && wins(state, verdict.line), `deal ${number}`).toBe(true);
    moves += verdict.kind === "won" ? playerMoves(verdict.line) : 0;
  }
  expect(moves / 31_999).toBeLessThanOrEqual(40);
});
