/** How long the lines are: a curve of all deals, and two handles for the part that is wanted. */

import type { CSSProperties } from "react";
import { say } from "../words/deals.en.ts";

/** Every card goes home once, and the table counts that too. */
export const HOME_MOVES = 52;

interface Range {
  readonly from: number;
  readonly to: number;
}

interface LengthsProps {
  /** How many deals there are of each length in player moves. */
  readonly counts: Uint32Array;
  readonly least: number;
  readonly most: number;
  readonly range: Range;
  choose(range: Range): void;
}

export function Lengths({ counts, least, most, range, choose }: LengthsProps) {
  const bars = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const tallest = Math.max(1, ...bars.map((moves) => counts[moves] ?? 0));
  const told = { from: range.from + HOME_MOVES, to: range.to + HOME_MOVES };
  const handle = (which: "from" | "to", label: string) => (
    <input
      type="range"
      min={least}
      max={most}
      value={range[which]}
      aria-label={label}
      aria-valuetext={say.lineRange({ from: told[which], to: told[which] })}
      onChange={(event) => {
        const value = Number(event.target.value);
        choose(
          which === "from"
            ? { from: Math.min(value, range.to), to: range.to }
            : { from: range.from, to: Math.max(value, range.from) },
        );
      }}
    />
  );
  return (
    <div className="lengths">
      <h2>
        {say.lineFound()} <span>{range.to >= most ? say.lineAtLeast({ ...told }) : say.lineRange({ ...told })}</span>
      </h2>
      <div className="length-chart" style={{ "--count": bars.length } as CSSProperties}>
        {bars.map((moves) => (
          <i
            key={moves}
            title={say.barTold({ moves: moves + HOME_MOVES, count: counts[moves] ?? 0 })}
            data-chosen={(moves >= range.from && moves <= range.to) || undefined}
            style={{ height: `${((counts[moves] ?? 0) / tallest) * 100}%` }}
          />
        ))}
        {handle("from", say.least())}
        {handle("to", say.most())}
      </div>
      <p className="length-numbers" aria-hidden="true">
        {bars
          .filter((moves) => (moves + HOME_MOVES) % 10 === 0)
          .map((moves) => (
            <span key={moves} style={{ left: `${((moves - least + 0.5) / bars.length) * 100}%` }}>
              {moves + HOME_MOVES}
            </span>
          ))}
      </p>
    </div>
  );
}
