import { expect, test } from "vitest";
import { Budget } from "./budget.ts";
import { ContractError } from "./result.ts";

test("KN-B1 nodes are given out to the last one", () => {
  const budget = new Budget({ nodes: 3 });
  expect([budget.spend(), budget.spend(2), budget.spend(), budget.spent, budget.left]).toEqual([
    true,
    true,
    false,
    3,
    0,
  ]);
});

test("KN-B1 more than is left is refused whole", () => {
  const budget = new Budget({ nodes: 3 });
  expect([budget.spend(4), budget.spent]).toEqual([false, 0]);
});

test("KN-B1 without a limit there is always more", () => {
  const budget = new Budget();
  expect([budget.spend(1e9), budget.left]).toEqual([true, Number.POSITIVE_INFINITY]);
});

test("KN-B2 the clock ends it", () => {
  let time = 1000;
  const budget = new Budget({ milliseconds: 5, now: () => time });
  expect(budget.spend(300)).toBe(true);
  time = 1005;
  expect([budget.spend(), budget.spend(), budget.left]).toEqual([false, false, 0]);
});

test("KN-B2 a clock without milliseconds ends nothing", () => {
  const budget = new Budget({ now: () => 1000 });
  expect([budget.spend(1e9), budget.spend(), budget.left]).toEqual([true, true, Number.POSITIVE_INFINITY]);
});

test("KN-B2 the clock is looked at every 256 nodes", () => {
  let looks = 0;
  const budget = new Budget({ milliseconds: 5, now: () => looks++ && 0 });
  for (let i = 0; i < 1024; i++) budget.spend();
  expect(looks).toBe(1 + 4);
});

test("KN-B2 an abort ends it", () => {
  const signal = { aborted: false };
  const budget = new Budget({ signal });
  expect(budget.spend(256)).toBe(true);
  signal.aborted = true;
  expect(budget.spend()).toBe(false);
});

test.each([{ milliseconds: 5 }, { milliseconds: Number.NaN, now: () => 0 }, { nodes: Number.NaN }])(
  "KN-B1 KN-B2 %o is no allowance",
  (allowance) => {
    expect(() => new Budget(allowance)).toThrow(ContractError);
  },
);
