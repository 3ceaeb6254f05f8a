import { Budget, must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { parseBoardName } from "../rules/boards.ts";
import type { State } from "../rules/state.ts";
import { census, countImages } from "./census.ts";
import { Search } from "./search.ts";
import { buildTable } from "./table.ts";

const game = (name: string): State => ({ board: must(parseBoardName(name)), goal: "any" });
const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

describe("census", () => {
  test.each(["easy", "cross", "plus", "fireplace"])("PG-R5 PG-S4 %s: counted by layers and one by one", (name) => {
    const counts = census(game(name), new Budget())!;
    expect(total(counts.map(({ positions }) => positions))).toBe(Search.below(game(name), new Budget())!.searched);
  });

  test("PG-R5 plus has 153 positions, 50 of them winnable", () => {
    expect(total(census(game("plus"), new Budget())!.map(({ positions }) => positions))).toBe(153);
    const { layers, mill } = buildTable(game("plus"), new Budget())!;
    expect(total(layers.map((layer) => (layer ? countImages(layer, mill.group) : 0)))).toBe(50);
  });

  test("PG-T8 a census that costs too much is not made", () => {
    const budget = new Budget({ nodes: 1000 });
    expect(census(game("english"), budget)).toBeUndefined();
    expect(budget.spent).toBeLessThanOrEqual(1000);
  });
});
