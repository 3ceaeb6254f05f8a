import { Budget, must } from "@baize/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { FIGURES, parseBoardName } from "../rules/boards.ts";
import { holeAt } from "../rules/hole.ts";
import { applyJump } from "../rules/moves.ts";
import { countSweeps } from "../rules/notation.ts";
import { isWon, type State } from "../rules/state.ts";
import { census, countImages } from "./census.ts";
import { solver } from "./solve.ts";
import { Sweeps } from "./sweeps.ts";
import { buildTable, type Table } from "./table.ts";
import { study } from "./truth.ts";

const d4 = holeAt(4, 4)!;
const english = must(parseBoardName("english"));
const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const sizes = ({ layers }: Table) => layers.slice(1).map((layer) => layer?.size ?? 0);

const REACHABLE = [
  1, 1, 2, 8, 39, 171, 719, 2757, 9751, 31312, 89927, 229614, 517854, 1022224, 1753737, 2598215, 3312423, 3626632,
  3413313, 2765623, 1930324, 1160977, 600372, 265865, 100565, 32250, 8688, 1917, 348, 50, 7, 2,
];
const WINNABLE = [1, 1, 2, 8, 38, 164, 635, 2089, 6174, 16020, 35749, 68326, 112788, 162319, 204992, 230230];

describe("the central game", () => {
  let table: Table;
  beforeAll(() => {
    table = buildTable({ board: english, goal: d4 }, new Budget())!;
  });

  test("PG-R1 every position that can be reached is counted", () => {
    const counts = census({ board: english, goal: "any" }, new Budget())!.map(({ upToSymmetry }) => upToSymmetry);
    expect(counts).toEqual(REACHABLE);
    expect(total(counts)).toBe(23_475_688);
  });

  test("PG-R2 every position that can still be won at the centre is counted", () => {
    expect(sizes(table)).toEqual([...WINNABLE, ...WINNABLE.toReversed()]);
    expect(total(sizes(table))).toBe(1_679_072);
  });

  test("PG-R3 PG-T3 the solutions are counted exactly, to the centre and to each edge", () => {
    const solutions = (goal: State["goal"]) => study({ board: english, goal }, new Budget())!.solutions;
    expect(solutions(d4)).toBe(40_861_647_040_079_968n);
    expect(solutions(holeAt(1, 4)!) * 4n + solutions(d4)).toBe(solutions("any"));
  });

  test("PG-R4 PG-T2 four positions are 19 sweeps away, none further", () => {
    const sweeps = Sweeps.measure(table, new Budget())!;
    const far = new Map<number, number>();
    for (const layer of table.layers) {
      for (const word of layer?.words() ?? []) {
        const fewest = sweeps.fewest(word, layer!.pegs)!;
        far.set(fewest, (far.get(fewest) ?? 0) + 1);
      }
    }
    expect(Math.max(...far.keys())).toBe(19);
    expect(far.get(19)).toBe(4);
  });

  test.each([
    ["d4", d4, 18],
    ["d1", holeAt(1, 4)!, 17],
    ["any", "any", 17],
  ] as const)("PG-R4 PG-S2 solve gives a game to %s that replays", (_, goal, sweeps) => {
    const verdict = solver.solve({ board: english, goal }, new Budget());
    if (verdict.kind !== "won") throw new Error(verdict.kind);
    const board = verdict.line.reduce((at, jump) => must(applyJump(at, jump)), english);
    expect(isWon({ board, goal })).toBe(true);
    expect(countSweeps(verdict.line)).toBe(sweeps);
  });
});

describe("the larger templates", () => {
  test("PG-R6 diamond: positions, winnable ones and sweeps", () => {
    const state: State = { board: FIGURES.diamond, goal: "any" };
    const positions = census(state, new Budget())!.map((count) => count.positions);
    expect(total(positions)).toBe(9_172_387);
    const { layers, mill } = buildTable(state, new Budget())!;
    expect(total(layers.map((layer) => (layer ? countImages(layer, mill.group) : 0)))).toBe(1_622_037);
    expect(study(state, new Budget())!.sweeps).toBe(7);
  });

  test.each([
    ["diamond", 7, 103_973_919_204_688n],
    ["skull", 13, 20_805_988_821_376n],
  ] as const)("PG-DT3 PG-T2 PG-T3 %s is won in %i sweeps", (name, sweeps, solutions) => {
    const truth = study({ board: FIGURES[name], goal: "any" }, new Budget())!;
    expect([truth.sweeps, truth.solutions, countSweeps(truth.line)]).toEqual([sweeps, solutions, sweeps]);
    expect(isWon(must(truth.after(...truth.line)).state)).toBe(true);
  });
});
