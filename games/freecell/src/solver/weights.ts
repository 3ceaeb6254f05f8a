/** Weights and quotas as `npm run fit:freecell` wrote them: fitted on deals above 100,000 only. */

import type { Weights } from "./score.ts";

/** A search of the portfolio: its weights, and how many tables it may expand. */
export interface Member {
  readonly quota: number;
  readonly weights: Weights;
}

/** In the order they are tried; each is fitted on the deals that those before it fail. */
export const MEMBERS: readonly Member[] = [
  {
    quota: 300,
    weights: {
      broken: [37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37],
      above: [19, 17, 16, 14, 13, 11, 10, 8, 6, 5, 3, 2, 0],
      foot: [23, 21, 19, 17, 15, 13, 12, 10, 8, 6, 4, 2, 0],
      room: [310, 301, 219, 218, 212, 146, 121, 120, 139, 73, 48, 47, 112, 46, 21, 20, 92, 26, 1, 0],
      move: 25,
      release: 34,
      safely: false,
      wide: false,
    },
  },
  {
    quota: 300,
    weights: {
      broken: [39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39],
      above: [16, 15, 13, 12, 11, 9, 8, 7, 5, 4, 3, 1, 0],
      foot: [31, 28, 26, 23, 21, 18, 16, 13, 10, 8, 5, 3, 0],
      room: [267, 253, 152, 145, 186, 108, 71, 64, 167, 89, 52, 45, 147, 69, 32, 25, 122, 44, 7, 0],
      move: 20,
      release: 7,
      safely: true,
      wide: true,
    },
  },
  {
    quota: 400,
    weights: {
      broken: [59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59],
      above: [4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0],
      foot: [57, 52, 48, 43, 38, 33, 29, 24, 19, 14, 10, 5, 0],
      room: [349, 301, 273, 259, 233, 167, 157, 143, 141, 75, 65, 51, 103, 37, 27, 13, 90, 24, 14, 0],
      move: 43,
      release: 35,
      safely: false,
      wide: true,
    },
  },
  {
    quota: 600,
    weights: {
      broken: [37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37],
      above: [19, 17, 16, 14, 13, 11, 10, 8, 6, 5, 3, 2, 0],
      foot: [52, 48, 43, 39, 35, 30, 26, 22, 17, 13, 9, 4, 0],
      room: [220, 239, 167, 163, 142, 96, 89, 85, 124, 78, 71, 67, 57, 11, 4, 0, 57, 11, 4, 0],
      move: 38,
      release: 42,
      safely: false,
      wide: true,
    },
  },
  {
    quota: 1500,
    weights: {
      broken: [35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35],
      above: [10, 9, 8, 8, 7, 6, 5, 4, 3, 3, 2, 1, 0],
      foot: [33, 30, 28, 25, 22, 19, 17, 14, 11, 8, 6, 3, 0],
      room: [327, 300, 220, 218, 253, 179, 146, 144, 203, 129, 96, 94, 131, 57, 24, 22, 109, 35, 2, 0],
      move: 26,
      release: 5,
      safely: false,
      wide: true,
    },
  },
  {
    quota: 3000,
    weights: {
      broken: [37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37],
      above: [13, 12, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1, 0],
      foot: [21, 19, 18, 16, 14, 12, 11, 9, 7, 5, 4, 2, 0],
      room: [319, 315, 223, 218, 221, 147, 125, 120, 130, 56, 34, 29, 122, 48, 26, 21, 101, 27, 5, 0],
      move: 26,
      release: 47,
      safely: false,
      wide: false,
    },
  },
];

/** For short lines. */
export const BEAM: Weights = {
  broken: [37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37],
  above: [19, 17, 16, 14, 13, 11, 10, 8, 6, 5, 3, 2, 0],
  foot: [23, 21, 19, 17, 15, 13, 12, 10, 8, 6, 4, 2, 0],
  room: [310, 301, 219, 218, 212, 146, 121, 120, 139, 73, 48, 47, 112, 46, 21, 20, 92, 26, 1, 0],
  move: 25,
  release: 34,
  safely: false,
  wide: false,
};
