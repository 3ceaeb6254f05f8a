/** Pictures for the rules: a few holes before and after jumps. */

import { must } from "@baize/kernel";
import { type Board, parseBoardName } from "../rules/index.ts";
import { Picture } from "./picture.tsx";

/** A row of holes as text: `O` a peg, `.` an empty hole. */
function Row({ cells }: { readonly cells: string }) {
  return (
    <svg viewBox={`0 0 ${cells.length} 1`} style={{ width: `${cells.length * 44}px` }} aria-hidden="true">
      {cells.split("").map((cell, i) => {
        const key = `${i + 1}`;
        const x = i + 0.5;
        return cell === "O" ? (
          <g key={key} className="small-peg">
            <circle className="cast" cx={x + 0.04} cy="0.560" r="0.350" />
            <circle className="foot" cx={x} cy="0.5" r="0.35" />
            <circle className="head" cx={x - 0.02} cy="0.470" r="0.270" />
          </g>
        ) : (
          <circle key={key} className="small-hole" cx={x} cy="0.5" r="0.18" />
        );
      })}
    </svg>
  );
}

/** Rows of holes, each after the jump of the one before it. */
export function Rows({ rows }: { readonly rows: readonly string[] }) {
  return (
    <span className="small-pegs peg-rows">
      {rows.map((cells) => (
        <Row key={cells} cells={cells} />
      ))}
    </span>
  );
}

/** A whole board, by its name. */
export function WholeBoard({ name }: { readonly name: string }) {
  const board: Board = must(parseBoardName(name));
  return <Picture view={{ board, goal: "any" }} kind="tile" />;
}
