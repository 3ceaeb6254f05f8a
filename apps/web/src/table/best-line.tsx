/** All wins of a deal on one line, from the shortest known on: it says "best of 12" without a table. */

import { sayHere } from "../words/hint.en.ts";

interface LineProps {
  readonly own: number;
  readonly fewest: number | undefined;
  readonly isProved: boolean;
  readonly others: readonly number[];
  /** Whether the win counts among the others. */
  readonly isUnaided: boolean;
}

/** The line is as wide as this in its drawing, and begins and ends so far from the edge. */
const WIDTH = 430;
const EDGE = 22;

export function BestLine({ own, fewest, isProved, others, isUnaided }: LineProps) {
  if (fewest === undefined && others.length === 0) return null;
  const all = [own, ...others, ...(fewest === undefined ? [] : [fewest])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const at = (moves: number): number =>
    most === least ? WIDTH / 2 : EDGE + ((moves - least) / (most - least)) * (WIDTH - 2 * EDGE);
  // Two numbers that would stand on each other are one.
  const isApart = fewest !== undefined && Math.abs(at(own) - at(fewest)) > 30;
  const count = others.length + (isUnaided ? 1 : 0);
  return (
    <figure className="best-line">
      <figcaption>
        <span>{fewest === undefined ? "" : isProved ? sayHere.provedShort() : sayHere.shortestShort()}</span>
        <span>{count === 0 ? "" : sayHere.winsHere({ count })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} 50`} aria-hidden="true">
        <path d={`M0 20H${WIDTH}`} />
        {fewest === undefined ? null : <path className="tick" d={`M${at(fewest)} 9v22`} />}
        {others.map((moves, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two wins may be as long as each other.
          <circle key={i} cx={at(moves)} cy={20} r={6} />
        ))}
        <circle className="own" data-aided={isUnaided ? undefined : true} cx={at(own)} cy={20} r={9} />
        {isApart ? (
          <text x={at(fewest)} y={47}>
            {fewest}
          </text>
        ) : null}
        <text className="own" x={at(own)} y={47}>
          {own}
        </text>
      </svg>
    </figure>
  );
}
