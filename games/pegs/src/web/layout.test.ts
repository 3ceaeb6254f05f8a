import { must } from "@baize/kernel";
import type { Stage } from "@baize/table";
import { describe, expect, test } from "vitest";
import { BOARD_NAMES, parseBoardName } from "../rules/index.ts";
import { holesOf, layout, nearest, pointOf } from "./layout.ts";

const FIGURES = BOARD_NAMES.filter((name) => !name.includes("-"));

const SIZES: readonly [Stage["frame"], number, number][] = [
  ["bars", 360, 640],
  ["bars", 390, 844],
  ["corners", 844, 390],
  ["corners", 667, 375],
  ["rail", 1000, 560],
  ["rail", 1280, 800],
  ["rail", 2560, 1440],
];

describe("the layout", () => {
  test.each(SIZES)("PG-V1 every board fits %s of %i × %i, its holes far enough apart", (frame, width, height) => {
    for (const [leftHanded, setting] of [
      [false, "match"],
      [true, "match"],
      [false, "lesson"],
      [false, "review"],
    ] as const) {
      const stage = { frame, width, height, leftHanded, largeIndex: false, still: false, pick: false };
      for (const name of [...FIGURES, "english", "european", "square5", "square6", "square7"]) {
        const board = must(parseBoardName(name));
        const places = layout(stage, board, setting);
        const { centre, pitch, size } = places;
        expect(pitch).toBeGreaterThanOrEqual(44);
        expect(size).toBeLessThanOrEqual(Math.min(width, height));
        for (const one of holesOf(board)) {
          const { x, y } = pointOf(places, one);
          const far = places.round ? Math.hypot(x - centre.x, y - centre.y) : Math.max(x - centre.x, y - centre.y);
          expect(far + 0.35 * pitch).toBeLessThanOrEqual(size / 2);
          expect(nearest(places, { x: x + pitch / 3, y: y - pitch / 3 }, holesOf(board))).toBe(one);
        }
      }
    }
  });
});
