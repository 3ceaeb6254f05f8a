import { expect, test } from "vitest";
import { readRecord, replayed } from "./record.fixture.ts";

const rows = readRecord();
const lengthsOf = (count: string) =>
  rows.filter((row) => row.count === count && row.deal <= 10).map(({ atLeast, atMost }) => [atLeast, atMost]);
const both = (length: number) => [length, length];

test("FC-S21 the table of record is sorted, has no deal twice in a count, and no bound above its line", () => {
  const keys = rows.map(({ deal, count }) => deal * 2 + (count === "cards" ? 1 : 0));
  expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b));
  expect(rows.filter(({ atLeast, atMost }) => !(atLeast <= atMost))).toEqual([]);
  expect(rows.filter(({ count }) => count === "moves").length).toBeGreaterThanOrEqual(1000);
});

test("FC-S21 FC-S15 FC-S17 it agrees with what is known of deals 1 to 10", () => {
  expect(lengthsOf("moves")).toEqual([29, 21, 18, 27, 33, 23, 24, 22, 29, 28].map(both));
  expect(lengthsOf("cards")).toEqual([35, 23, 21, 33, 38, 27, 24, 23, 40, 33].map(both));
});

test("FC-S21 a sample of its lines replays to a win of the length that is written", () => {
  for (const row of rows.filter((_, i) => i % 29 === 0)) {
    expect([row.deal, row.count, replayed(row)]).toEqual([row.deal, row.count, row.atMost]);
  }
});
