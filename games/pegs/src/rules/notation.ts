/** Jumps and sweeps as text: `d2-d4`, `d2-d4-d6`, and the document's `move_up(3,4)`. */

import { ok, type Result, refuse } from "@baize/kernel";
import { DIRECTIONS, type Direction, type Jump } from "./graph.ts";
import { formatHole, type Hole, holeAt, isLine, parseHole } from "./hole.ts";

const DOCUMENT_MOVE = /^\s*move_(up|down|left|right)\s*\(\s*([+-]?\d{1,9})\s*,\s*([+-]?\d{1,9})\s*\)\s*$/i;

/** How many rows and columns there are to name. */
interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The document's grid. */
const DOCUMENT: Size = { rows: 7, columns: 7 };

/** Reads one jump: `d2-d4` or `move_up(3,4)`, on a board of the document's size or another. */
export function parseJump(text: string, size: Size = DOCUMENT): Result<Jump> {
  const [, direction, row, column] = DOCUMENT_MOVE.exec(text) ?? [];
  if (direction !== undefined) {
    return documentJump(direction.toLowerCase() as Direction, Number(row), Number(column), size);
  }
  const jumps = parseSweep(text);
  if (!jumps.ok) return jumps;
  const [jump, ...rest] = jumps.value;
  return jump === undefined || rest.length > 0 ? refuse("jump-unreadable", "PG-N1", { text }) : ok(jump);
}

/** The jump of the document's command; a row or column outside the grid is named, in the order of its contract. */
export function documentJump(direction: Direction, row: number, column: number, size = DOCUMENT): Result<Jump> {
  const step = DIRECTIONS[direction];
  const rows = [0, 1, 2].map((n) => row + n * step.row).filter((n) => !isLine(n, size.rows));
  const columns = [0, 1, 2].map((n) => column + n * step.column).filter((n) => !isLine(n, size.columns));
  const badRow = rows.map((n) => refuse("row-invalid", "PG-N2", { row: n }));
  const badColumn = columns.map((n) => refuse("column-invalid", "PG-N2", { column: n }));
  const [wrong] = step.row === 0 ? [...badRow, ...badColumn] : [...badColumn, ...badRow];
  if (wrong !== undefined) return wrong;
  return ok({ from: holeAt(row, column) as Hole, to: holeAt(row + 2 * step.row, column + 2 * step.column) as Hole });
}

/** Writes `d2-d4`. */
export const formatJump = ({ from, to }: Jump): string => `${formatHole(from)}-${formatHole(to)}`;

/** Reads a run of jumps by one peg, `d2-d4-d6`, as its jumps. */
export function parseSweep(text: string): Result<readonly Jump[]> {
  const parts = text.split("-").map(parseHole);
  const holes: Hole[] = [];
  for (const part of parts) {
    if (!part.ok) return refuse("jump-unreadable", "PG-N1", { text });
    holes.push(part.value);
  }
  const jumps = holes.slice(1).map((to, i) => ({ from: holes[i] as Hole, to }));
  return jumps.length === 0 ? refuse("jump-unreadable", "PG-N1", { text }) : ok(jumps);
}

/** Jumps gathered into sweeps: a jump belongs to the sweep before it when the same peg goes on. */
function sweeps(jumps: readonly Jump[]): readonly (readonly Jump[])[] {
  const found: Jump[][] = [];
  for (const jump of jumps) {
    const last = found.at(-1);
    if (last?.at(-1)?.to === jump.from) last.push(jump);
    else found.push([jump]);
  }
  return found;
}

/** Writes jumps as sweeps: `["d2-d4-d6", "c3-e3"]`. */
export const formatSweeps = (jumps: readonly Jump[]): readonly string[] =>
  sweeps(jumps).map((sweep) =>
    [sweep[0]?.from, ...sweep.map(({ to }) => to)].map((hole) => formatHole(hole as Hole)).join("-"),
  );

/** How many sweeps the jumps are. */
export const countSweeps = (jumps: readonly Jump[]): number => sweeps(jumps).length;
