import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.restoreAllMocks());

test("FC-DM27 the specification's example plays a whole game to a win", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await import("./mis.ts");
  expect(log.mock.calls).toEqual([["Won: true"]]);
});

test("FC-DC35 the assignment's example plays a whole game to a win", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await import("./cs3500.ts");
  const lines = log.mock.calls.flat();
  expect(lines.at(-1)).toBe("Game over.");
  expect(lines.filter((line) => String(line).startsWith("F1:"))).toHaveLength(102);
  expect(lines.join("\n")).not.toContain("Invalid");
});
