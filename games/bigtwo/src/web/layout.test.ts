import { WINDOWS } from "@baize/testkit";
import { describe, expect, test } from "vitest";
import { stageAt } from "./fixture.ts";
import { handOf, nearestPlace } from "./hand-layout.ts";
import { type Box, frameFor, hornOf, layout, matOf } from "./layout.ts";

const on = (width: number, height: number) => layout(stageAt(width, height));
const isWithin = (inner: Box, outer: Box, slack = 0.5): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

describe("the layout", () => {
  test("BT-W1 at 360 × 640 two rows of seven and six, every card 47 px apart", () => {
    const { spots, w, index } = handOf(on(360, 640), 13);
    expect(spots.filter(({ y }) => y === spots[0]?.y)).toHaveLength(7);
    expect([Math.round(spots[1]!.x - spots[0]!.x), Math.round(w), Math.round(index)]).toEqual([47, 53, 22]);
  });

  test.each(WINDOWS)("BT-W1 on %i × %i every card shows 44 px, and none leaves the hand", (width, height) => {
    const places = on(width, height);
    for (let n = 1; n <= 13; n++) {
      const { spots, w, index } = handOf(places, n);
      for (const { x, y, seen } of spots) {
        expect(seen).toBeGreaterThanOrEqual(44 - 0.001);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(places.room + 0.001);
        expect(y).toBeGreaterThanOrEqual(-0.001);
        expect(y + 1.4 * w).toBeLessThanOrEqual(places.slot + 0.001);
        // A 10 and its suit take 1.95 of the index, measured.
        expect(1.95 * index).toBeLessThanOrEqual(seen + 0.001);
        expect(index).toBeGreaterThanOrEqual(14);
      }
    }
  });

  test.each([
    [[13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 7],
    [[13, 8, 6, 5, 3, 1], 6],
    [[13, 8, 3, 2], 3],
  ])("BT-W1 on a phone a hand of %j cards grows once, when it falls to one row of %i, and stays so", (counts, fell) => {
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      const places = on(width, height);
      const laid = counts.map((n, i) => handOf(places, n, counts.slice(0, i)));
      const rows = laid.map(({ spots }) => new Set(spots.map(({ y }) => y)).size);
      expect(counts[rows.indexOf(1)]).toBe(fell);
      const widths = laid.map(({ w }) => w);
      expect(new Set(widths).size).toBe(2);
      expect(widths.at(-1)).toBeGreaterThan(widths[0]!);
      for (const { spots, w, index } of laid) {
        for (const { x, seen } of spots) {
          expect(seen).toBeGreaterThanOrEqual(44);
          expect(x + w).toBeLessThanOrEqual(places.room + 0.001);
          expect(1.95 * index).toBeLessThanOrEqual(seen + 0.001);
        }
      }
    }
  });

  test.each([
    [360, 640],
    [390, 844],
  ])("BT-W22 on %i × %i the mat is wide enough for what its caption says", (width, height) => {
    // Measured: 16 px of the page's own face take at most 8 px a letter in a name.
    for (const caption of ["Bramble, 10♥ to beat", "Maximilian Johannson, 10♥ to beat"]) {
      const mat = matOf(on(width, height), 1, 3, caption.length);
      expect(mat.width - 16).toBeGreaterThanOrEqual(8 * caption.length);
      expect(isWithin(mat, on(width, height).cloth)).toBe(true);
    }
    expect(isWithin(matOf(on(width, height), 5, 1, 60), on(width, height).cloth)).toBe(true);
  });

  test.each(WINDOWS)("BT-W1 BT-W22 on %i × %i the mat of any play lies on the cloth", (width, height) => {
    const places = on(width, height);
    const { cloth, tray } = places;
    expect(isWithin(cloth, { x: 0, y: 0, width, height: tray.y })).toBe(true);
    expect(isWithin(tray, { x: 0, y: 0, width, height })).toBe(true);
    for (const cards of [1, 2, 3, 4, 5]) {
      for (const side of [0, 1, 2, 3]) {
        const mat = matOf(places, cards, side);
        expect(isWithin(mat, cloth)).toBe(true);
        expect((cards - 1) * mat.step + mat.w).toBeLessThanOrEqual(mat.width);
        expect(mat.w).toBeGreaterThanOrEqual(30);
        expect(hornOf(places, mat, side)).toMatch(/^M[\d. ]+C[\d. -]+L[\d. -]+C[\d. -]+Z$/);
      }
    }
  });

  test.each([
    [320, 568, 176],
    [360, 640, 176],
    [390, 664, 176],
    [568, 320, 60],
    [360, 225, 60],
  ])(
    "BT-W22 on %i × %i, and where one only looks on above a film, a play that has no room is told",
    (width, height, film) => {
      const stage = stageAt(width, height);
      const shown = layout({ ...stage, height: height - film }, true);
      for (const places of [layout(stage), shown]) {
        expect(isWithin(places.cloth, { x: 0, y: places.face, width, height: places.tray.y })).toBe(true);
        const mats = [1, 2, 5].map((cards) => matOf(places, cards, 2, 24));
        for (const mat of mats) {
          expect(isWithin(mat, places.cloth)).toBe(true);
          expect(mat.height).toBeGreaterThanOrEqual(mat.isTold ? 26 : 1.4 * 30 + places.caption);
        }
      }
    },
  );

  test("BT-W22 the mat is pulled towards whoever made the play", () => {
    const places = on(1440, 900);
    const middle = (side: number) => {
      const { x, y, width, height } = matOf(places, 5, side);
      return [Math.round(x + width / 2 - places.middle.x), Math.round(y + height / 2 - places.middle.y)];
    };
    expect([0, 1, 2, 3].map(middle)).toEqual([
      [0, 50],
      [50, 0],
      [0, -50],
      [-50, 0],
    ]);
  });

  test.each([
    [1440, 900, "drawn", false],
    [1280, 800, "words", false],
    [1280, 680, "beside", true],
    [390, 844, "drawn", false],
    [360, 640, "beside", false],
  ] as const)("BT-W6 at %i × %i older plays are %s", (width, height, older, isJoined) => {
    expect(on(width, height)).toMatchObject({ older, isJoined });
  });

  test("BT-W1 the shell's buttons go where this table wants them", () => {
    const frames = [frameFor(1440, 900), frameFor(1199, 900), frameFor(1024, 600), frameFor(390, 844)];
    expect(frames).toEqual(["rail", "bars", "corners", "bars"]);
  });

  test("BT-W1 a hand that fits is not fanned", () => {
    const { spots, w } = handOf(on(1280, 800), 8);
    expect(spots.every(({ seen }) => seen === w)).toBe(true);
  });

  test("BT-W2 a card is dropped at the nearest place", () => {
    const laid = handOf(on(360, 640), 13);
    for (const [i, { x, y }] of laid.spots.entries()) {
      expect(nearestPlace(laid, x + laid.w / 2 + 9, y + 30)).toBe(i);
    }
  });
});
