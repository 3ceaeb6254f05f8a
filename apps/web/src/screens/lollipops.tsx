/** Figures in a row, each a line from the floor with its sign at the end: a disc unaided, a ring with help, a bar not won. */

import { label } from "@baize/kernel";
import { useLayoutEffect, useRef, useState } from "react";
import type { Mark } from "../keeping/tally.ts";
import { Link } from "../parts/link.tsx";
import { markSays } from "../parts/mark.tsx";
import { say } from "../words/index.ts";

/** One figure. */
export interface Drawn {
  readonly id: string;
  readonly value: number;
  readonly mark: Mark;
  readonly name: string;
  /** Where its match is. */
  readonly to: string;
  readonly touched: number;
}

interface LollipopsProps {
  readonly drawn: readonly Drawn[];
  textOf(value: number): string;
  /** What the floor is called. */
  readonly floor: string;
  /** What steps of the scale are made of. */
  readonly unit: number;
}

const [SIDE, FOOT, HEAD, MARGIN] = [70, 30, 16, 14];
/** From this width on it is higher, and there is room for the name of the last. */
const ROOMY = 480;

/** How wide an element is: what is drawn in it is as large as its letters everywhere. */
function useWidth() {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setWidth(Math.max(200, entry.contentRect.width)));
    if (room.current !== null) watcher.observe(room.current);
    return () => watcher.disconnect();
  }, []);
  return { room, width };
}

/** A round step that divides a height into about four. */
function stepOf(most: number, unit: number): number {
  const raw = Math.max(1, most / unit / 4);
  const ten = 10 ** Math.floor(Math.log10(raw));
  return ([1, 2, 5, 10].find((n) => n * ten >= raw) ?? 10) * ten * unit;
}

const dayText = (touched: number): string =>
  say.date({ at: new Date(touched), how: { day: "numeric", month: "long" } });

export function Lollipops({ drawn, textOf, floor, unit }: LollipopsProps) {
  const { room, width } = useWidth();
  const height = width < ROOMY ? 220 : 300;
  const values = drawn.map(({ value }) => value);
  const [most, least] = [Math.max(unit, ...values), Math.min(0, ...values)];
  const step = stepOf(most - least, unit);
  const [top, low] = [Math.ceil(most / step) * step, Math.floor(least / step) * step];
  const yOf = (value: number): number => HEAD + ((top - value) / (top - low)) * (height - FOOT - HEAD);
  const pitch = (width - SIDE - 2 * MARGIN) / drawn.length;
  const radius = Math.min(6.5, pitch * 0.4);
  const xOf = (nth: number): number => MARGIN + (nth + 0.5) * pitch;
  const lines = Array.from({ length: Math.round((top - low) / step) + 1 }, (_, n) => low + n * step);
  const [first, last] = [drawn[0], drawn.at(-1)];
  return (
    <div className="lollipops" ref={room}>
      <svg width={width} height={height} aria-hidden="true">
        {lines.map((value) => (
          <g key={value} data-floor={value === 0 || undefined}>
            <path className="grid" d={`M0 ${yOf(value)}H${width - SIDE}`} />
            <text x={width} y={yOf(value) + 5}>
              {value === 0 && floor !== "" ? floor : textOf(value)}
            </text>
          </g>
        ))}
        {drawn.map(({ id, value, mark }, nth) => (
          <g key={id} className="stick" data-mark={mark}>
            <path d={`M${xOf(nth)} ${yOf(0)}V${yOf(value)}`} />
            <circle cx={xOf(nth)} cy={yOf(value)} r={radius} />
            {nth === drawn.length - 1 ? (
              <circle className="halo" cx={xOf(nth)} cy={yOf(value)} r={radius + 4.5} />
            ) : null}
          </g>
        ))}
        {first === undefined || drawn.length < 2 ? null : (
          <text className="foot" x={0} y={height - 4}>
            {dayText(first.touched)}
          </text>
        )}
        {last === undefined || width < ROOMY ? null : (
          <text className="foot last" x={width - SIDE} y={height - 4}>
            {last.name}
          </text>
        )}
      </svg>
      <ol className="unseen-row">
        {drawn.map(({ id, name, value, mark, to }) => (
          <li key={id}>
            <Link to={to} label={label([name, textOf(value), markSays(mark)])}>
              {textOf(value)}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
