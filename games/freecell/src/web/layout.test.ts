import { stageOf } from "@baize/table";
import { WINDOWS } from "@baize/testkit";
import { describe, expect, test } from "vitest";
import { indexSize, layout, strip } from "./layout.ts";

const STANDARD = { columns: 8, cells: 4 };
const on = (width: number, height: number, more = {}, table = STANDARD) => layout(stageOf(width, height, more), table);

describe("the layout", () => {
  test.each([
    [1280, 800, 110],
    [390, 844, 43],
    [360, 640, 40],
    [844, 390, 58],
  ])("FC-T1 a card on a screen of %i × %i is %i px wide", (width, height, w) => {
    expect(on(width, height).w).toBe(w);
  });

  test("FC-T1 small cards, and all cards with large indices, have small faces", () => {
    expect([on(360, 640).compact, on(1280, 800).compact, on(1280, 800, { largeIndex: true }).compact]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test.each(WINDOWS)("FC-T2 a column of 19 cards fits %i × %i, every index in sight", (width, height) => {
    for (const more of [{}, { largeIndex: true }, { leftHanded: true }]) {
      const places = on(width, height, more);
      const seen = strip(places, 19);
      const [first] = places.columns;
      expect(seen).toBeGreaterThanOrEqual(15.8);
      expect(first!.y + 18 * seen + places.h).toBeLessThanOrEqual(places.floor + 0.001);
      expect(indexSize(places, seen)).toBeGreaterThanOrEqual(14);
      expect(indexSize(places, seen)).toBeLessThanOrEqual(seen);
    }
  });

  test.each(WINDOWS)("FC-T3 on %i × %i nothing overlaps and nothing leaves the screen", (width, height) => {
    const tables = [
      STANDARD,
      { columns: 4, cells: 1 },
      { columns: 10, cells: 6 },
      { columns: 6, cells: 2 },
      { columns: 8, cells: 8 },
      { columns: 10, cells: 4 },
      { columns: 8, cells: 0 },
    ];
    for (const table of tables) {
      for (const leftHanded of [false, true]) {
        const { w, h, columns, cells, home } = on(width, height, { leftHanded }, table);
        const places = [...columns, ...cells, ...Object.values(home)];
        for (const [i, a] of places.entries()) {
          expect(a.x).toBeGreaterThanOrEqual(0);
          expect(a.x + w).toBeLessThanOrEqual(width);
          expect(a.y + h).toBeLessThanOrEqual(height);
          for (const b of places.slice(i + 1)) {
            expect(Math.abs(a.x - b.x) >= w || Math.abs(a.y - b.y) >= h).toBe(true);
          }
        }
      }
    }
  });

  test("FC-T25 on a phone the cards of Eight Off are as wide as those of FreeCell, but for what a row more needs", () => {
    const [plain, eight] = [on(360, 640), on(360, 640, {}, { columns: 8, cells: 8 })];
    expect(eight.w).toBeGreaterThanOrEqual(plain.w - 2);
    expect(new Set(eight.cells.map(({ y }) => y)).size).toBe(2);
  });

  test("FC-T4 left-handed: cells and foundations change sides, columns keep their order", () => {
    const right = on(1280, 800);
    const left = on(1280, 800, { leftHanded: true });
    expect(right.cells[0]!.x).toBeLessThan(right.home[3].x);
    expect(left.cells[0]!.x).toBeGreaterThan(left.home[3].x);
    expect(left.columns[0]!.x).toBeLessThan(left.columns[7]!.x);
  });
});
