/** A small still picture of a board. */

import type { Point } from "@baize/hands";
import type { PictureProps } from "@baize/table";
import type { ReactNode } from "react";
import { type Board, type Cell, cellAt, EMPTY, holesWith, latticeOf, PEG } from "../rules/board.ts";
import { holesOf } from "../rules/graph.ts";
import { formatHole, type Hole } from "../rules/hole.ts";
import type { PegsShape } from "../rules/shape.ts";
import { groundOf, spotOf } from "./layout.ts";
import "./picture.css";

/** A board as dots, in the colour of the text. */
export function SmallBoard({ board }: { readonly board: Board }) {
  const { middle, width, height } = groundOf(board);
  const size = Math.max(width, height) + 1;
  return (
    <svg
      className="small-board"
      viewBox={`${middle.x - size / 2} ${middle.y - size / 2} ${size} ${size}`}
      aria-hidden="true"
    >
      {holesOf(board).map((hole) => {
        const isPeg = cellAt(board, hole) === PEG;
        const { x, y } = spotOf(latticeOf(board), hole);
        return <circle key={formatHole(hole)} cx={x} cy={y} r={isPeg ? 0.38 : 0.3} data-peg={isPeg || undefined} />;
      })}
    </svg>
  );
}

/** The board on its disc or plate. */
export function Picture({ view: { board }, kind }: PictureProps<PegsShape>) {
  return (
    <span className="small-pegs" data-kind={kind} aria-hidden="true">
      <Plated board={board}>
        {holesOf(board).map((hole) => (
          <SmallHole key={formatHole(hole)} board={board} hole={hole} />
        ))}
      </Plated>
    </span>
  );
}

/** A circle as part of a path. */
const round = ({ x, y }: Point, r: number): string =>
  `M${(x - r).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A board with what lies under it, for lists: all pegs are one path and all holes another, for there are many boards. */
export function PlatedBoard({ board }: { readonly board: Board }) {
  const pathOf = (cell: Cell, r: number): string =>
    holesWith(board, cell)
      .map((hole) => round(spotOf(latticeOf(board), hole), r))
      .join("");
  return (
    <Plated board={board}>
      <path className="small-hole" d={pathOf(EMPTY, 0.18)} />
      <path className="foot" d={pathOf(PEG, 0.35)} />
    </Plated>
  );
}

/** What lies under the holes of a small picture, which fills a square. */
function Plated({ board, children }: { readonly board: Board; readonly children: ReactNode }) {
  const { middle, width, height, plate, corners } = groundOf(board);
  const across = Math.max(width, height) / 2;
  const size = 2 * across + 2.2;
  const points = corners.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <svg
      viewBox={`${middle.x - size / 2 - 0.05} ${middle.y - size / 2 - 0.05} ${size + 0.1} ${size + 0.3}`}
      aria-hidden="true"
    >
      {plate === "outline" ? (
        <g className="outline">
          <polygon className="rim" points={points} transform="translate(0.05 0.130)" />
          <polygon className="disc" points={points} />
        </g>
      ) : plate === "disc" ? (
        <>
          <circle className="rim" cx={middle.x + 0.05} cy={middle.y + 0.13} r={size / 2} />
          <circle className="disc" cx={middle.x} cy={middle.y} r={size / 2} />
        </>
      ) : (
        <SquarePlate x={middle.x} y={middle.y} size={2 * across + 1.5} />
      )}
      {children}
    </svg>
  );
}

function SquarePlate({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const at = { width: size, height: size, rx: 0.6 };
  return (
    <>
      <rect className="rim" x={x - size / 2 + 0.05} y={y - size / 2 + 0.13} {...at} />
      <rect className="disc" x={x - size / 2} y={y - size / 2} {...at} />
    </>
  );
}

function SmallHole({ board, hole }: { readonly board: Board; readonly hole: Hole }) {
  const { x, y } = spotOf(latticeOf(board), hole);
  return cellAt(board, hole) === PEG ? (
    <g className="small-peg">
      <circle className="cast" cx={x + 0.04} cy={y + 0.06} r="0.350" />
      <circle className="foot" cx={x} cy={y} r="0.350" />
      <circle className="head" cx={x - 0.02} cy={y - 0.03} r="0.270" />
    </g>
  ) : (
    <circle className="small-hole" cx={x} cy={y} r="0.180" />
  );
}
