import { readFileSync } from "node:fs";
import { must } from "@baize/kernel";
import { expect, test } from "vitest";
import { millionFile } from "../million/index.ts";
import { batch } from "../solver/index.ts";
import {
  BANDS,
  formatCatalogue,
  GRADES,
  gradeOf,
  gradesOf,
  type Known,
  lengthsOf,
  levelOf,
  parseCatalogue,
  select,
} from "./index.ts";

const FEW: readonly Known[] = [
  { kind: "won", moves: 30, grade: "easy" },
  { kind: "lost" },
  { kind: "won", moves: 73, grade: "hard", shortest: 40 },
  { kind: "won", moves: 74, grade: "fiendish" },
  { kind: "won", moves: 211, grade: "medium" },
  { kind: "won", moves: 12, grade: "easy", shortest: 12 },
];

test("FC-L1 what is written is read again, and anything else is refused", () => {
  const file = formatCatalogue(7, FEW);
  const read = must(parseCatalogue(file));
  expect([read.first, read.last]).toEqual([7, 12]);
  expect([6, 7, 8, 9, 10, 11, 12, 13].map((deal) => read.of(deal))).toEqual([undefined, ...FEW, undefined]);
  for (const wrong of [new Uint8Array(), file.subarray(0, 30), new Uint8Array(40), Uint8Array.of(...file, 0)]) {
    expect(parseCatalogue(wrong)).toMatchObject({ ok: false, error: { code: "not-a-catalogue" } });
  }
});

const million = must(parseCatalogue(readFileSync(millionFile)));

test("FC-L2 the file has the first million, as the solver and the table of record have them", () => {
  expect([million.first, million.last]).toEqual([1, 1_000_000]);
  const { counts, lost } = gradesOf(million);
  expect(lost).toEqual([11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948]);
  expect(counts.reduce((sum, count) => sum + count, lost.length)).toBe(1_000_000);
  for (const first of [1, 617, 31_460, 999_960]) {
    for (const { deal, moves, expansions } of batch(first, first + 40)) {
      expect(million.of(deal)).toMatchObject({ kind: "won", moves, grade: gradeOf(levelOf(expansions, moves)) });
    }
  }
  const rows = readFileSync(new URL("../../../../docs/freecell-shortest.tsv", import.meta.url), "utf8").split("\n");
  const proved = rows.map((row) => row.split("\t")).filter(([, count, low, high]) => count === "moves" && low === high);
  expect(proved.length).toBeGreaterThan(1000);
  for (const [deal, , length] of proved) expect(million.of(Number(deal))).toMatchObject({ shortest: Number(length) });
});

test("FC-L3 deals are chosen by level and length, without some or among some, in an order", () => {
  const few = must(parseCatalogue(formatCatalogue(7, FEW)));
  const all = { grade: undefined, from: 0, to: 999, without: new Set<number>() };
  expect([...select(few, all, "number")]).toEqual([7, 9, 10, 11, 12]);
  expect([...select(few, all, "short")]).toEqual([12, 7, 9, 10, 11]);
  expect([...select(few, all, "long")]).toEqual([11, 10, 9, 7, 12]);
  expect([...select(few, { ...all, grade: "easy" }, "number")]).toEqual([7, 12]);
  expect([...select(few, { ...all, from: 20, to: 73 }, "number")]).toEqual([7, 9]);
  expect([...select(few, { ...all, without: new Set([9]), among: [11, 9, 8, 99] }, "number")]).toEqual([11]);
  expect([lengthsOf(few, undefined)[12], lengthsOf(few, "hard")[12]]).toEqual([1, 0]);
});

test("FC-S13 a level has one of four words", () => {
  expect([0, 5, 6, 15, 16, 35, 36, 100].map(gradeOf)).toEqual([
    ...["easy", "easy", "medium", "medium", "hard", "hard", "fiendish", "fiendish"],
  ]);
  expect(GRADES.map((grade) => gradeOf(BANDS[grade][1]))).toEqual([...GRADES]);
  expect([levelOf(30, 30), levelOf(300, 30), levelOf(30_000, 30), levelOf(9_000_000, 30), levelOf(1, 0)]).toEqual([
    0, 33, 100, 100, 0,
  ]);
});
