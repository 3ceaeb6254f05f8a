/** A small still picture of a board. */

import type { PictureProps } from "@baize/table";
import { type Board, cellAt, columnOf, formatHole, PEG, type PegsShape, rowOf } from "../rules/index.ts";
import { holesOf } from "./layout.ts";
import "./picture.css";

/** A board as dots, in the colour of the text. */
export function SmallBoard({ board }: { readonly board: Board }) {
  return (
    <svg className="small-board" viewBox="0.500 0.500 7 7" aria-hidden="true">
      {holesOf(board).map((hole) => {
        const isPeg = cellAt(board, hole) === PEG;
        const at = { cx: columnOf(hole), cy: rowOf(hole) };
        return <circle key={formatHole(hole)} {...at} r={isPeg ? 0.38 : 0.3} data-peg={isPeg || undefined} />;
      })}
    </svg>
  );
}

/** The board on its disc. */
export function Picture({ view, kind }: PictureProps<PegsShape>) {
  const { board } = view;
  return (
    <span className="small-pegs" data-kind={kind} aria-hidden="true">
      <svg viewBox="-0.150 -0.150 8.300 8.500" aria-hidden="true">
        <circle className="rim" cx="4.050" cy="4.130" r="4.100" />
        <circle className="disc" cx="4" cy="4" r="4.100" />
        {holesOf(board).map((hole) => {
          const [x, y] = [columnOf(hole), rowOf(hole)];
          return cellAt(board, hole) === PEG ? (
            <g key={formatHole(hole)} className="small-peg">
              <circle className="cast" cx={x + 0.04} cy={y + 0.06} r="0.350" />
              <circle className="foot" cx={x} cy={y} r="0.350" />
              <circle className="head" cx={x - 0.02} cy={y - 0.03} r="0.270" />
            </g>
          ) : (
            <circle key={formatHole(hole)} className="small-hole" cx={x} cy={y} r="0.180" />
          );
        })}
      </svg>
    </span>
  );
}
