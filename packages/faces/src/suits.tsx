/** The four suits as drawings. They stand on the page once and are used by reference. */

import type { Suit } from "@baize/cards";

const PATHS: Readonly<Record<Suit, string>> = {
  0: "M50 4C62.5 4 72 13 72 25.5C72 32 69.5 37.5 65.5 41.5C68 40.5 71 40 74 40C86.5 40 96 49.5 96 61.5C96 74 86.5 83.5 74 83.5C65.5 83.5 58.5 79.5 54.5 72.5C55.5 83 59 91 66 97L34 97C41 91 44.5 83 45.5 72.5C41.5 79.5 34.5 83.5 26 83.5C13.5 83.5 4 74 4 61.5C4 49.5 13.5 40 26 40C29 40 32 40.5 34.5 41.5C30.5 37.5 28 32 28 25.5C28 13 37.5 4 50 4Z",
  1: "M50 0C59 20 73 37 90 50C73 63 59 80 50 100C41 80 27 63 10 50C27 37 41 20 50 0Z",
  2: "M50 93C22 69 5 52 5 31C5 16 16 6 29 6C38 6 46 11 50 20C54 11 62 6 71 6C84 6 95 16 95 31C95 52 78 69 50 93Z",
  3: "M50 4C60 25 94 41 94 64C94 77 84 85 73 85C65 85 58 81 54.5 74C55.5 84 59 91 66 97L34 97C41 91 44.5 84 45.5 74C42 81 35 85 27 85C16 85 6 77 6 64C6 41 40 25 50 4Z",
};

const ALL = [0, 1, 2, 3] as const;

/** The definitions that `SuitPip` refers to: once on each page. */
export function Suits() {
  return (
    <svg className="suits" width="0" height="0" aria-hidden="true">
      {ALL.map((suit) => (
        <symbol key={suit} id={`suit-${suit}`} viewBox="0 0 100 100">
          <path d={PATHS[suit]} fill="currentColor" />
        </symbol>
      ))}
    </svg>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A suit within a drawing, by its centre. */
export function SuitPip({ suit, x, y, size }: Place & { readonly suit: Suit }) {
  return <use href={`#suit-${suit}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}
