import { Budget, type Light, type Solver, type Verdict } from "@baize/kernel";
import { describe, expect, test, vi } from "vitest";
import { type HeapShape, heaps } from "./heaps.fixture.ts";
import { lightFrom, lineText, stateOf } from "./light.ts";

/** Heaps alone: a heap is won by taking all of it, and lost when it holds 7; nobody knows of 13. */
function solve({ left }: HeapShape["state"], budget: Budget): Verdict<number> {
  if (!budget.spend() || left === 13) return { kind: "unknown" };
  return left === 7 ? { kind: "lost" } : { kind: "won", line: Array.from({ length: left }, () => 1) };
}

const heap = (left: number) => ({ left, seat: 0 }) as const;
const nodes = (n: number) => new Budget({ nodes: n });

describe("a light", () => {
  test("MD-L1 any solver makes one: winnable with a line, lost, or thinking", () => {
    const light = lightFrom(heaps, { solve });
    expect([10, 7, 13].map((left) => light.see(heap(left), nodes(5)))).toEqual(["winnable", "lost", "thinking"]);
    expect(light.line(heap(10), "first")).toHaveLength(10);
    expect([light.line(heap(7), "first"), light.line(heap(13), "short"), light.line(heap(4), "first")]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test("MD-L1 what is known is not searched again, what is not is", () => {
    const search = vi.fn(solve);
    const light = lightFrom(heaps, { solve: search });
    for (const left of [10, 10, 13, 13]) light.see(heap(left), nodes(5));
    expect(search).toHaveBeenCalledTimes(3);
    expect(light.see(heap(10), nodes(0))).toBe("winnable");
  });

  test("MD-L5 a position that is asked about again gets twice the effort, until it is known", () => {
    const asked: number[] = [];
    const slow = (_state: HeapShape["state"], budget: Budget): Verdict<number> => {
      const { left } = budget;
      asked.push(left);
      budget.spend(left);
      return left < 50 ? { kind: "unknown" } : { kind: "lost" };
    };
    const light = lightFrom(heaps, { solve: slow });
    const glows = Array.from({ length: 5 }, () => light.see(heap(3), nodes(8)));
    expect(glows).toEqual(["thinking", "thinking", "thinking", "lost", "lost"]);
    expect(asked).toEqual([8, 16, 32, 64]);
  });

  test("MD-L2 a short line where the solver knows one, the same at every visit", () => {
    const shortest = ({ left }: HeapShape["state"]): Verdict<number> => ({ kind: "won", line: [left] });
    const light = lightFrom(heaps, { solve, shortest });
    light.see(heap(10), nodes(5));
    expect([
      light.line(heap(10), "short"),
      light.line(heap(10), "short"),
      light.line(heap(10), "first").length,
    ]).toEqual([[10], [10], 10]);
  });

  test("MD-L3 a game's own light is taken where it has one", () => {
    const own: Light<HeapShape> = { see: () => "lost", line: () => [] };
    const solver: Solver<HeapShape> = { solve, light: () => own };
    expect(lightFrom(heaps, solver)).toBe(own);
  });

  test("MD-L4 a line is written on the tables it is played on", () => {
    expect(lineText(heaps, stateOf(heaps, heap(5)), [2, 1, 2])).toEqual(["2", "1", "2"]);
  });
});
