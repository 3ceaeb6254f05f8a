/** The boards that have names: the document's eight, one more classic figure, and full shapes with one hole empty. */

import { must, ok, type Result, refuse } from "@baize/kernel";
import { type Board, cellAt, EMPTY, holesWith, PEG, parseBoard, UNAVAILABLE, withCell } from "./board.ts";
import { formatHole, parseHole } from "./hole.ts";
import { isLadder, LADDER_SHAPES, ladderOf, RUNGS, rungName, rungNamed } from "./ladder.ts";
import { SHAPES, type ShapeName } from "./shapes.ts";

export { fullHexagon, fullShape, fullTriangle, SHAPE_NAMES, type ShapeName, usualVacancy } from "./shapes.ts";

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

const isFigure = (name: string): name is keyof typeof FIGURES => Object.hasOwn(FIGURES, name);

/** Whether a shape has this name. */
const isShape = (name: string): name is ShapeName => Object.hasOwn(SHAPES, name);

/** Reads a name: `skull`, `english`, `english-c3`, or `english-12`, a puzzle of a ladder. */
export function parseBoardName(text: string): Result<Board> {
  const name = text.trim().toLowerCase();
  if (isFigure(name)) return ok(FIGURES[name]);
  const rung = rungNamed(name);
  if (rung !== undefined) return ok(rung.board);
  const [shape = "", vacancy, ...rest] = name.split("-");
  if (!isShape(shape) || rest.length > 0) return refuse("board-unknown", "PG-B2", { text });
  if (/^\d+$/.test(vacancy ?? ""))
    return refuse("rung-unknown", "PG-B5", { text, shape, count: isLadder(shape) ? RUNGS : 0 });
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
  if (vacancy === undefined || rest.length > 0) return rungName(board);
  const full = withCell(board, vacancy, PEG);
  const shape = Object.entries(SHAPES).find(([, shape]) => shape.full === full);
  return shape && `${shape[0]}-${formatHole(vacancy)}`;
}

/** Every name there is, one for each board. */
export const BOARD_NAMES: readonly string[] = [
  ...Object.keys(FIGURES),
  ...Object.entries(SHAPES).flatMap(([name, { full }]) =>
    holesWith(full, PEG).map((hole) => `${name}-${formatHole(hole)}`),
  ),
  ...LADDER_SHAPES.flatMap((name) => ladderOf(name).map((_, i) => `${name}-${i + 1}`)),
];
