/** Full shapes: a peg in every hole, and the hole that is usually empty. */

import { must } from "@baize/kernel";
import { type Board, PEG, parseBoard, UNAVAILABLE } from "./board.ts";

const board = (rows: string): Board => must(parseBoard(rows.replaceAll(" ", "/")));

/** A full rectangle in the upper left corner of the grid. */
const rectangle = (rows: number, columns: number): Board => {
  const [height, width] = [Math.max(rows, 7), Math.max(columns, 7)];
  const row = (n: number): string => PEG.repeat(n < rows ? columns : 0).padEnd(width, UNAVAILABLE);
  return board(Array.from({ length: height }, (_, n) => row(n)).join(" "));
};

/** A full triangle with so many holes to a side. */
export const fullTriangle = (side: number): Board =>
  board(`tri:${Array.from({ length: side }, (_, n) => PEG.repeat(n + 1)).join(" ")}`);

/** A full hexagon with so many holes to a side. */
export const fullHexagon = (side: number): Board => {
  const upper = Array.from({ length: side }, (_, n) => PEG.repeat(side + n));
  const lower = Array.from({ length: side - 1 }, (_, n) => UNAVAILABLE.repeat(n + 1) + PEG.repeat(2 * side - 2 - n));
  return board(`tri:${[...upper, ...lower].join(" ")}`);
};

/** Full shapes, and the hole that is empty when a name gives none. */
export const SHAPES = {
  english: { full: board("**OOO** **OOO** OOOOOOO OOOOOOO OOOOOOO **OOO** **OOO**"), vacancy: "d4" },
  european: { full: board("**OOO** *OOOOO* OOOOOOO OOOOOOO OOOOOOO *OOOOO* **OOO**"), vacancy: "c1" },
  triangle15: { full: fullTriangle(5), vacancy: "a1" },
  triangle21: { full: fullTriangle(6), vacancy: "a1" },
  triangle28: { full: fullTriangle(7), vacancy: "a2" },
  hexagon19: { full: fullHexagon(3), vacancy: "a1" },
  hexagon37: { full: fullHexagon(4), vacancy: "c4" },
  square5: { full: board("******* *OOOOO* *OOOOO* *OOOOO* *OOOOO* *OOOOO* *******"), vacancy: "d3" },
  square6: { full: rectangle(6, 6), vacancy: "a1" },
  square7: { full: rectangle(7, 7), vacancy: "d2" },
  rectangle4x5: { full: rectangle(4, 5), vacancy: "a1" },
  rectangle5x6: { full: rectangle(5, 6), vacancy: "a1" },
  diamond41: {
    full: board("****O**** ***OOO*** **OOOOO** *OOOOOOO* OOOOOOOOO *OOOOOOO* **OOOOO** ***OOO*** ****O****"),
    vacancy: "e4",
  },
  wiegleb: {
    full: board("***OOO*** ***OOO*** ***OOO*** OOOOOOOOO OOOOOOOOO OOOOOOOOO ***OOO*** ***OOO*** ***OOO***"),
    vacancy: "e5",
  },
  square9: { full: rectangle(9, 9), vacancy: "e5" },
} as const satisfies Record<string, { full: Board; vacancy: string }>;

/** The name of a full shape. */
export type ShapeName = keyof typeof SHAPES;

/** The names of all shapes. */
export const SHAPE_NAMES = Object.keys(SHAPES) as readonly ShapeName[];

/** A shape with a peg in every hole. */
export const fullShape = (name: ShapeName): Board => SHAPES[name].full;

/** The hole of a shape that is usually empty. */
export const usualVacancy = (name: ShapeName): string => SHAPES[name].vacancy;
