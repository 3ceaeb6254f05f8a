import { expect, test } from "vitest";
import { keptUntil, MISSED_TURNS } from "./away.ts";
import type { SeenTable } from "./seen.ts";

const NOW = 1_000_000;
const table = (more: Partial<SeenTable>, own = {}): SeenTable =>
  ({
    state: "playing",
    you: 1,
    turn: 2,
    due: NOW + 5000,
    clock: 30,
    seats: [{ kind: "bot" }, { kind: "person", missed: 0, ...own }, { kind: "bot" }, { kind: "bot" }],
    ...more,
  }) as unknown as SeenTable;

test.each([
  ["somebody else is to act", {}, {}, 60_000],
  ["it is their own turn", { turn: 1 }, {}, 35_000],
  ["a turn ran out already", { turn: 1 }, { missed: 1 }, 5000],
  ["a turn ran out, and somebody else is to act", {}, { missed: 1 }, 30_000],
  ["a bot plays already", { turn: 1 }, { missed: 2, level: "novice" }, 0],
] as const)("MD-O8 a seat is kept as long as turns can run out: %s", (_when, more, own, ms) => {
  expect(keptUntil(table(more, own), NOW)).toBe(NOW + ms);
});

test.each([
  ["without a clock", { clock: "none" }],
  ["with a clock for the deal", { clock: "match" }],
  ["between deals", { state: "between" }],
  ["for whoever watches", { you: null }],
] as const)("MD-O8 it has no end %s", (_when, more) => {
  expect(keptUntil(table(more), NOW)).toBeUndefined();
});

test("MD-O8 two turns", () => expect(MISSED_TURNS).toBe(2));
