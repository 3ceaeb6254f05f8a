import { stageOf } from "@baize/table";
import { describe, expect, test } from "vitest";
import { handSpots, layout, nearestPlace } from "./layout.ts";

const SCREENS = [
  [360, 640],
  [375, 667],
  [390, 844],
  [430, 932],
  [768, 1024],
  [820, 1180],
  [640, 360],
  [844, 390],
  [932, 430],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

const on = (width: number, height: number) => layout(stageOf(width, height));

describe("the layout", () => {
  test("BT-W1 at 360 × 640 two rows of seven and six, cards 61 wide and 47 apart", () => {
    const places = on(360, 640);
    const spots = handSpots(places, 13);
    expect(places.w).toBe(61);
    expect(spots.filter(({ y }) => y === spots[0]?.y)).toHaveLength(7);
    expect(Math.round(spots[1]!.x - spots[0]!.x)).toBe(47);
  });

  test.each(SCREENS)("BT-W1 on %i × %i every card shows 44 px, and none leaves the hand", (width, height) => {
    const places = on(width, height);
    for (let n = 1; n <= 13; n++) {
      for (const { x, y, seen } of handSpots(places, n)) {
        expect(seen).toBeGreaterThanOrEqual(44);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + places.w).toBeLessThanOrEqual(places.room + 0.001);
        expect(y + 1.4 * places.w).toBeLessThanOrEqual(places.handHeight + 0.001);
      }
    }
  });

  test("BT-W1 a hand that fits is not fanned", () => {
    const places = on(1280, 800);
    expect(handSpots(places, 8).every(({ seen }) => seen === places.w)).toBe(true);
  });

  test("BT-W2 a card is dropped at the nearest place", () => {
    const places = on(360, 640);
    const spots = handSpots(places, 13);
    for (const [i, { x, y }] of spots.entries()) {
      expect(nearestPlace(spots, places.w, x + places.w / 2 + 9, y + 30)).toBe(i);
    }
  });
});
