/** The boards that have names: the document's eight, one more classic figure, and full shapes with one hole empty. */

import { must, ok, type Result, refuse } from "@baize/kernel";
import { type Board, cellAt, EMPTY, holesWith, PEG, parseBoard, UNAVAILABLE, withCell } from "./board.ts";
import { formatHole, HOLES, type Hole, parseHole } from "./hole.ts";

const board = (rows: string): Board => must(parseBoard(rows.replaceAll(" ", "/")));

/** Boards with their pegs in place; all but the last are the document's templates. */
export const FIGURES = {
  default: board("******* ******* ******* ******* ******* ******* *******"),
  easy: board("***.*** ***O*** ***O*** ***.*** ***O*** ***.*** *******"),
  cross: board("**...** **.O.** ..OOO.. ...O... ...O... **...** **...**"),
  plus: board("**...** **.O.** ...O... .OOOOO. ...O... **.O.** **...**"),
  pyramid: board("**...** **.O.** ..OOO.. .OOOOO. OOOOOOO **...** **...**"),
  arrow: board("**.O.** **OOO** .OOOOO. ...O... ...O... **OOO** **OOO**"),
  diamond: board("**.O.** **OOO** .OOOOO. OOO.OOO .OOOOO. **OOO** **.O.**"),
  skull: board("**OOO** **OOO** .OOOOO. .O.O.O. .OOOOO. **OOO** **OOO**"),
  fireplace: board("**OOO** **OOO** ..OOO.. ..O.O.. ....... **...** **...**"),
} as const satisfies Record<string, Board>;

/** Full shapes, and the hole that is empty when a name gives none. */
const SHAPES = {
  english: { full: board("**OOO** **OOO** OOOOOOO OOOOOOO OOOOOOO **OOO** **OOO**"), vacancy: "d4" },
  european: { full: board("**OOO** *OOOOO* OOOOOOO OOOOOOO OOOOOOO *OOOOO* **OOO**"), vacancy: "c1" },
  square5: { full: board("******* *OOOOO* *OOOOO* *OOOOO* *OOOOO* *OOOOO* *******"), vacancy: "d3" },
  square6: { full: board("OOOOOO* OOOOOO* OOOOOO* OOOOOO* OOOOOO* OOOOOO* *******"), vacancy: "a1" },
  square7: { full: board("OOOOOOO OOOOOOO OOOOOOO OOOOOOO OOOOOOO OOOOOOO OOOOOOO"), vacancy: "d2" },
} as const satisfies Record<string, { full: Board; vacancy: string }>;

/** The name of a full shape. */
export type ShapeName = keyof typeof SHAPES;

/** A shape with a peg in every hole. */
export const fullShape = (name: ShapeName): Board => SHAPES[name].full;

const isFigure = (name: string): name is keyof typeof FIGURES => Object.hasOwn(FIGURES, name);
const isShape = (name: string): name is ShapeName => Object.hasOwn(SHAPES, name);

/** Reads a name: `skull`, `english` or `english-c3`. */
export function parseBoardName(text: string): Result<Board> {
  const name = text.trim().toLowerCase();
  if (isFigure(name)) return ok(FIGURES[name]);
  const [shape = "", vacancy, ...rest] = name.split("-");
  if (!isShape(shape) || rest.length > 0) return refuse("board-unknown", "PG-B2", { text });
  const hole = parseHole(vacancy ?? SHAPES[shape].vacancy);
  if (!hole.ok) return hole;
  return cellAt(SHAPES[shape].full, hole.value) === UNAVAILABLE
    ? refuse("vacancy-unavailable", "PG-B3", { hole: formatHole(hole.value), shape })
    : ok(withCell(SHAPES[shape].full, hole.value, EMPTY));
}

/** The name of a board in the spelling `parseBoardName` reads back; undefined when it has none. */
export function boardName(board: Board): string | undefined {
  const figure = Object.entries(FIGURES).find(([, cells]) => cells === board);
  if (figure !== undefined) return figure[0];
  const [vacancy, ...rest] = holesWith(board, EMPTY);
  if (vacancy === undefined || rest.length > 0) return undefined;
  const full = withCell(board, vacancy, PEG);
  const shape = Object.entries(SHAPES).find(([, shape]) => shape.full === full);
  return shape && `${shape[0]}-${formatHole(vacancy)}`;
}

/** Every name there is, one for each board. */
export const BOARD_NAMES: readonly string[] = [
  ...Object.keys(FIGURES),
  ...Object.entries(SHAPES).flatMap(([name, { full }]) =>
    HOLES.filter((hole: Hole) => cellAt(full, hole) === PEG).map((hole) => `${name}-${formatHole(hole)}`),
  ),
];
