/** Where the player points: the spots of a drawing, and the way from one to the next. */

import { type Line, widthOf } from "@baize/terminal";

/** A spot and where it is drawn. */
export interface Spot {
  readonly name: string;
  readonly row: number;
  readonly column: number;
}

/** A way to go. */
export type Direction = "up" | "down" | "left" | "right";

/** The spots of a drawing, each where it is drawn first. */
export function spotsOf(lines: readonly Line[]): readonly Spot[] {
  const found = new Map<string, Spot>();
  for (const [row, line] of lines.entries()) {
    let column = 0;
    for (const { text, spot } of line) {
      if (spot !== undefined && !found.has(spot)) found.set(spot, { name: spot, row, column });
      column += widthOf(text);
    }
  }
  return [...found.values()];
}

/** The spot at a place of a drawing: what is drawn there, or else the nearest above or below it; undefined beside them all. */
export function spotAt(lines: readonly Line[], row: number, column: number): string | undefined {
  let best: { readonly spot: string; readonly far: number } | undefined;
  for (const [at, line] of lines.entries()) {
    let start = 0;
    for (const { text, spot } of line) {
      const end = start + widthOf(text);
      const far = Math.abs(at - row);
      if (spot !== undefined && column >= start && column < end && far < (best?.far ?? Number.POSITIVE_INFINITY)) {
        best = { spot, far };
      }
      start = end;
    }
  }
  return best?.spot;
}

/** How far a spot is in some direction; undefined when it is not there. Sideways steps count less on a row than across. */
function farness(from: Spot, to: Spot, way: Direction): number | undefined {
  const across = to.column - from.column;
  const down = to.row - from.row;
  const isRow = way === "left" || way === "right";
  const ahead = way === "left" ? -across : way === "right" ? across : way === "up" ? -down : down;
  if (ahead <= 0) return undefined;
  return ahead + (isRow ? 0.3 * Math.abs(down) : 4 * Math.abs(across));
}

/** The spot next to another in a direction, or the same where there is none. */
export function nextSpot(spots: readonly Spot[], name: string | undefined, way: Direction): string | undefined {
  const from = spots.find((spot) => spot.name === name) ?? spots[0];
  if (from === undefined || from.name !== name) return from?.name;
  const ranked = spots
    .flatMap((spot) => {
      const far = farness(from, spot, way);
      return far === undefined ? [] : [{ spot, far }];
    })
    .sort((a, b) => a.far - b.far);
  return ranked[0]?.spot.name ?? name;
}
