import { must } from "@baize/kernel";
import { stageOf } from "@baize/table";
import { describe, expect, test } from "vitest";
import { SHAPE_NAMES } from "../rules/boards.ts";
import { BOARD_NAMES, holesOf, parseBoardName } from "../rules/index.ts";
import { groundOf, layout, nearest, pointOf } from "./layout.ts";

const FIGURES = BOARD_NAMES.filter((name) => !name.includes("-"));

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [667, 375],
  [1000, 560],
  [1280, 800],
  [2560, 1440],
] as const;

describe("the layout", () => {
  test.each(SIZES)("PG-V1 every board fits %i × %i, its holes far enough apart", (width, height) => {
    for (const [leftHanded, setting] of [
      [false, "match"],
      [true, "match"],
      [false, "lesson"],
      [false, "review"],
    ] as const) {
      const stage = stageOf(width, height, { leftHanded });
      for (const name of [...FIGURES, ...SHAPE_NAMES]) {
        const board = must(parseBoardName(name));
        const places = layout(stage, board, setting);
        const { centre, pitch, size } = places;
        // Nine holes in a row stand a little closer.
        expect([name, pitch]).toSatisfy(() => pitch >= (groundOf(board).width > 6 ? 35 : 44));
        if (places.plate !== "outline") expect(size).toBeLessThanOrEqual(Math.min(width, height));
        for (const one of holesOf(board)) {
          const { x, y } = pointOf(places, one);
          const isRound = places.plate === "disc";
          const far = isRound ? Math.hypot(x - centre.x, y - centre.y) : Math.max(x - centre.x, y - centre.y);
          expect(x - 0.5 * pitch).toBeGreaterThanOrEqual(0);
          expect(x + 0.5 * pitch).toBeLessThanOrEqual(width);
          expect(y - 0.5 * pitch).toBeGreaterThanOrEqual(0);
          expect(y + 0.5 * pitch).toBeLessThanOrEqual(height);
          expect(far + 0.35 * pitch).toBeLessThanOrEqual(size / 2);
          expect(nearest(places, { x: x + pitch / 3, y: y - pitch / 3 }, holesOf(board))).toBe(one);
        }
      }
    }
  });
});
