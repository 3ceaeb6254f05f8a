import { type Card, DECK, rankOf, suitOf } from "@baize/cards";
import { Budget, must, Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { freecell, type State } from "../rules/index.ts";
import { leastMoves } from "./bound.ts";
import { playerMoves, ruleMoves } from "./line.ts";
import { solver } from "./portfolio.ts";
import { Proof } from "./proof.ts";
import { Score } from "./score.ts";
import { shortest } from "./shortest.ts";
import { Layout, Table } from "./state.ts";
import { wins } from "./verify.ts";
import { MEMBERS } from "./weights.ts";

const score = new Score(MEMBERS[0]!.weights);
const deal = (number: number) => must(freecell.setup(freecell.options.standard, { kind: "microsoft", number }));

/** A position near the end, on a small table. */
function endgame(seed: string, options: string): State {
  const random = Random.fromSeed(seed);
  const foundations = [0, 1, 2, 3].map(() => 8 + random.below(4));
  const left: Card[] = random.shuffle(DECK.filter((card) => rankOf(card) >= foundations[suitOf(card)]!));
  const chosen = must(freecell.options.parse(options));
  const cells = left.splice(0, random.below(chosen.cells + 1));
  const cascades: Card[][] = Array.from({ length: chosen.cascades }, () => []);
  for (const card of left) random.pick(cascades).push(card);
  return must(freecell.setup(chosen, { kind: "position", position: { cascades, cells, foundations } }));
}

/** How many player moves a win takes, found by the rules alone: moves home first, for they cost nothing. */
function bruteForce(start: State): number | undefined {
  const seen = new Set<string>();
  for (let layer = [start], length = 0; layer.length > 0; length++) {
    const next: State[] = [];
    for (let i = 0; i < layer.length; i++) {
      const state = layer[i]!;
      const key = JSON.stringify([state.cascades.map(String).sort(), state.cells.map(String).sort()]);
      if (seen.has(key)) continue;
      seen.add(key);
      if (freecell.status(state).kind === "over") {
        if (state.foundations.every((n) => n === 13)) return length;
        continue;
      }
      for (const move of freecell.legalMoves(state)) {
        (move.to.kind === "foundation" ? layer : next).push(must(freecell.apply(state, move)));
      }
    }
    layer = next;
  }
  return undefined;
}

describe("lost and won, and in how few moves", () => {
  const cases = [
    "cascades=4,cells=1",
    "cascades=4,cells=1,moves=single",
    "cascades=5,cells=2",
    "cascades=4,cells=3",
  ].flatMap((options) => Array.from({ length: 12 }, (_, i) => [options, i] as const));
  const found = cases.map(([options, i]) => {
    const state = endgame(`${options} ${i}`, options);
    return { state, length: bruteForce(state) };
  });

  test("FC-S2 the complete search says what brute force through the rules says", () => {
    for (const { state, length } of found) {
      const proof = new Proof(state, score, 1e6);
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

  test("FC-S11 FC-S12 the shortest line is as short as brute force finds it, and the bound below it", () => {
    for (const { state, length } of found) {
      const table = new Table(new Layout(state));
      table.load(state);
      if (length !== undefined) expect(leastMoves(table)).toBeLessThanOrEqual(length);
      const best = [...shortest(state, new Budget())].at(-1);
      expect(best?.length).toBe(length);
      expect(best?.atLeast).toBe(length);
      if (best !== undefined) expect([wins(state, best.line), playerMoves(best.line)]).toEqual([true, length]);
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
