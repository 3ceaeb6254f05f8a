import { execFileSync } from "node:child_process";
import { join } from "node:path";
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

test("FC-DC33 the assignment's example to play shows a board and quits when it is told to", () => {
  const file = join(import.meta.dirname, "../../../docs/examples/cs3500.mjs");
  const said = execFileSync(process.execPath, [file], { input: "C1 7 O1 Q", encoding: "utf8" });
  expect(said.match(/^F1:/gm)).toHaveLength(3);
  expect(said).toMatch(/\nGame quit prematurely\.$/);
});
