import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.restoreAllMocks());

const printedBy = async (example: () => Promise<unknown>) => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await example();
  return log.mock.calls.flat().map(String);
};

test("PG-DG7 the document's example wins easy, cross and plus, printing the documented text at each step", async () => {
  const printed = await printedBy(() => import("./eecs3311.ts"));
  const heads = printed.map((text) => text.split("\n").slice(0, 3).join(" / "));
  const going = "Game is over: No / Game is won : No / Board Status:";
  const won = "Game is over: Yes / Game is won : Yes / Board Status:";
  const steps = (moves: number) => [...Array<string>(moves).fill(going), won];
  expect(heads).toEqual([...steps(2), ...steps(5), ...steps(8)]);
  for (const text of printed) expect(text).toMatch(/^(?:[^\n]*\n){3}(?:[O.*]{7}\n){6}[O.*]{7}$/);
});

test("PG-T2 PG-T3 PG-T5 PG-T6 the solver's example tells the truth about plus", async () => {
  const printed = await printedBy(() => import("./truth.ts"));
  expect(printed[0]).toMatch(/^Winnable in 5 sweeps: (?:[a-g][1-7]-\S+ ?){5}$/);
  expect(printed[1]).toBe("Solutions: 32; random play wins with a chance of 0.0078125");
  expect(printed[2]).toBe("Jumps that keep the win: d3-d1 c4-a4 e4-g4 d5-d7");
  expect(printed[3]).toBe("The last peg can stand at d1 a4 d4 g4 d7");
});
