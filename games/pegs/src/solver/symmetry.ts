/** Boards that are turned or mirrored images of each other are one to a quick look. */

import { HOLES, type Hole } from "../rules/hole.ts";
import type { State } from "../rules/index.ts";
import { turnHole } from "./cross.ts";

/** A text that is the same for all eight images of a position. */
export function canonicalKey({ board, goal }: State): string {
  const images = Array.from({ length: 8 }, (_, s) => {
    const cells: string[] = [];
    for (const hole of HOLES) cells[turnHole(hole, s)] = board[hole] ?? "";
    return `${cells.join("")} ${goal === "any" ? goal : turnHole(goal as Hole, s)}`;
  });
  return images.reduce((least, image) => (image < least ? image : least));
}
