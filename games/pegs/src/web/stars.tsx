/** Stars as they are drawn, and what each is for. */

import { formatHole } from "../rules/index.ts";
import { say } from "../words/index.ts";
import type { Puzzle, Stars } from "./puzzles.ts";
import "./stars.css";

const SHAPE =
  "M10 1.500l2.600 5.700 6.200.700-4.600 4.200 1.300 6.100L10 15.100l-5.500 3.100 1.300-6.100L1.200 7.900l6.200-.700Z";

/** One star, earned or not. */
function Star({ isEarned }: { readonly isEarned: boolean }) {
  return (
    <svg className="star" viewBox="0 0 20 20" data-earned={isEarned || undefined} aria-hidden="true">
      <path d={SHAPE} />
    </svg>
  );
}

/** So many of three stars in a row. */
export function StarRow({ count }: { readonly count: number }) {
  return (
    <span className="star-row" role="img" aria-label={say.starsOf({ count })}>
      {[1, 2, 3].map((nth) => (
        <Star key={nth} isEarned={nth <= count} />
      ))}
    </span>
  );
}

/** What the three stars of a puzzle are for, and which of them were earned. */
export function StarList({
  puzzle,
  stars,
}: {
  readonly puzzle: Puzzle | undefined;
  readonly stars: Stars | undefined;
}) {
  const hole = puzzle?.hole;
  const lines = [
    { id: "fewest", says: say.starFewest() },
    { id: "unaided", says: say.starUnaided() },
    { id: "there", says: hole === undefined ? say.starHole() : say.starHoleAt({ hole: formatHole(hole) }) },
  ] as const;
  return (
    <ul className="star-list">
      {lines.map(({ id, says }) => (
        <li key={id}>
          <Star isEarned={stars?.[id] ?? puzzle === undefined} />
          {says}
          {stars === undefined ? null : <span className="unseen">{stars[id] ? say.earned() : say.notEarned()}</span>}
        </li>
      ))}
    </ul>
  );
}
