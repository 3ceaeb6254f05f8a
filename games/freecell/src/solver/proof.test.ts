import { Budget, must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { freecell } from "../rules/index.ts";
import { drawnEndgame } from "./endgames.ts";
import { playerMoves, ruleMoves } from "./line.ts";
import { solver } from "./portfolio.ts";
import { Proof } from "./proof.ts";
import { fewestMoves } from "./referee.ts";
import { Shortest } from "./shortest.ts";
import { wins } from "./verify.ts";
import { MEMBERS } from "./weights.ts";

const { weights } = MEMBERS[0]!;
const deal = (number: number) => must(freecell.setup(freecell.options.standard, { kind: "microsoft", number }));

describe("lost and won, and in how few moves", () => {
  const cases = [
    "cascades=4,cells=1",
    "cascades=4,cells=1,moves=single",
    "cascades=5,cells=2",
    "cascades=4,cells=3",
    "cascades=4,cells=1,build=suit",
    "cascades=4,cells=2,build=suit,empty=kings",
    "cascades=4,cells=1,build=any",
    "cascades=4,cells=1,build=any,empty=none",
    "cascades=5,cells=0,empty=kings",
    "cascades=4,cells=0,moves=relaxed",
    "cascades=4,cells=1,build=suit,empty=kings,moves=relaxed",
  ].flatMap((options) => Array.from({ length: 8 }, (_, i) => [options, i] as const));
  const found = cases.map(([options, i]) => {
    const state = drawnEndgame(`${options} ${i}`, options);
    return { state, length: fewestMoves(state) };
  });

  test("FC-S2 FC-S22 the complete search says what brute force through the rules says", () => {
    for (const { state, length } of found) {
      const proof = new Proof(state, weights, 1e6);
      expect(proof.run(new Budget())).toBe(length === undefined ? "lost" : "won");
      if (length !== undefined)
        expect(
          wins(
            state,
            ruleMoves(state, proof.line(), () => true),
          ),
        ).toBe(true);
      const verdict = solver.solve(state, new Budget());
      expect(verdict.kind).toBe(length === undefined ? "lost" : "won");
      if (verdict.kind === "won") expect(wins(state, verdict.line)).toBe(true);
    }
    expect(new Set(found.map(({ length }) => length === undefined)).size).toBe(2);
  });

  test("FC-S11 FC-S12 FC-S18 FC-S22 the shortest line is as short as the referee finds it, and the bound below it", () => {
    for (const { state, length } of found) {
      const search = new Shortest(state);
      if (length !== undefined) expect(search.atLeast).toBeLessThanOrEqual(length as number);
      search.run(new Budget());
      expect([search.isLost, search.isProved]).toEqual([length === undefined, length !== undefined]);
      if (search.line === undefined) continue;
      expect([search.atLeast, search.atMost, playerMoves(search.line)]).toEqual([length, length, length]);
      expect(wins(state, search.line)).toBe(true);
    }
  });

  test.each([11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948])("FC-S6 %d cannot be won", (number) => {
    expect(solver.solve(deal(number), new Budget())).toEqual({ kind: "lost" });
  });

  test.each([1941, 98714])("FC-S7 %d is won", (number) => {
    const state = deal(number);
    const verdict = solver.solve(state, new Budget());
    expect(verdict.kind === "won" && wins(state, verdict.line)).toBe(true);
  });
});
