import { must } from "@baize/kernel";
import { stageOf } from "@baize/table";
import { expect, test } from "vitest";
import { SHAPE_NAMES } from "../rules/boards.ts";
import { BOARD_NAMES, holesOf, parseBoard, parseBoardName } from "../rules/index.ts";
import { CANVASES, canvasOf, firstBoard, groundOf, isWithin } from "./canvas.ts";
import { atHeight, layout, pointOf } from "./layout.ts";

test("PG-V10 every board has a canvas that shows each of its holes", () => {
  for (const name of [...BOARD_NAMES, ...SHAPE_NAMES]) {
    const board = must(parseBoardName(name));
    expect([name, isWithin(canvasOf(board), board)]).toEqual([name, true]);
  }
  expect(canvasOf(must(parseBoardName("hexagon19")))).toBe("hexagonal");
  const rhombus = must(parseBoard(`tri:${Array.from({ length: 9 }, () => "OOOOOOOOO").join("/")}`));
  expect(holesOf(groundOf(canvasOf(rhombus), rhombus))).toEqual(holesOf(rhombus));
  for (const canvas of CANVASES) expect(isWithin(canvas, firstBoard(canvas))).toBe(true);
});

test("PG-V10 the plate goes where the holes of a canvas go", () => {
  const ground = groundOf("triangular", firstBoard("triangular"));
  const places = layout(stageOf(390, 844), ground, "editor");
  const moved = atHeight(places, places.centre.y - 90);
  const corners = holesOf(ground).map((hole) => pointOf(moved, hole));
  for (const { x, y } of moved.corners) {
    expect(corners.some((at) => Math.hypot(at.x - x, at.y - y) < 0.01)).toBe(true);
  }
});
