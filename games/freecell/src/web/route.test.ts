import type { Point } from "@baize/hands";
import { Match, must } from "@baize/kernel";
import { stageOf } from "@baize/table";
import { describe, expect, test } from "vitest";
import { freecell } from "../rules/index.ts";
import { isSame } from "./choice.ts";
import { layout } from "./layout.ts";
import { pathOf, route } from "./route.ts";
import { piles, scene } from "./scene.ts";

const SCREENS = [
  [1280, 800],
  [360, 640],
  [844, 390],
] as const;

/** Whether a level or upright piece of a way touches a box. */
function touches(a: Point, b: Point, box: { x: number; y: number; w: number; h: number }): boolean {
  return (
    Math.max(a.x, b.x) > box.x &&
    Math.min(a.x, b.x) < box.x + box.w &&
    Math.max(a.y, b.y) > box.y &&
    Math.min(a.y, b.y) < box.y + box.h
  );
}

describe.each(SCREENS)("on a screen of %i × %i", (width, height) => {
  test.each([false, true])("FC-T20 no way of a move crosses an index (left-handed: %s)", (leftHanded) => {
    const places = layout(stageOf(width, height, { leftHanded }), { columns: 8, cells: 4 });
    let match = must(Match.start(freecell, { deal: "617" }));
    for (const text of ["5a", "6b", "7c"]) match = must(match.play(text));
    const state = match.view("spectator");
    const all = piles(state, places);
    const lying = scene(all, places);
    const indices = lying.map((l) => ({ x: l.x, y: l.y, w: places.w * 0.6, h: l.inset + l.index }));
    for (const { from, to } of freecell.legalMoves(state)) {
      const start = lying.find((l) => isSame(l.place, from) && l.above === 0)!;
      const goal = all.find(({ place }) => isSame(place, to))!;
      const end = lying.find(({ card }) => card === goal.cards.at(-1)) ?? goal;
      const way = route(start, end, places);
      for (const [i, point] of way.slice(1).entries()) {
        const before = way[i]!;
        expect(indices.filter((index) => touches(before, point, index))).toEqual([]);
        expect(before.x === point.x || before.y === point.y || Math.abs(before.x - point.x) < 2).toBe(true);
      }
    }
  });
});

test("FC-T20 corners are round", () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  expect(pathOf(corner, 4)).toBe("M0 0L6 0Q10 0 10 4L10 10");
  expect(pathOf([], 4)).toBe("");
});
