import { expect, test } from "vitest";
import { readRecord, replayed } from "./record.fixture.ts";

test("FC-S21 every line of the table of record replays to a win of the length that is written", () => {
  expect(readRecord().filter((row) => replayed(row) !== row.atMost)).toEqual([]);
});
