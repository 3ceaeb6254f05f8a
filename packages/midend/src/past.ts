/** The past of a match: up to where it could be won, and from where it was lost. */

import type { Glow } from "@baize/kernel";

/** What is known of the positions 0 to `plies` of a match. */
export interface Past {
  readonly plies: number;
  /** The last position known to be winnable; −1 when none is. */
  readonly open: number;
  /** The first position known to be lost; `plies` + 1 when none is. */
  readonly lost: number;
}

/** The least number of a range for which something holds that goes on to hold; the end when it holds for none. */
async function firstThat(from: number, end: number, holds: (ply: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Finds both, with few questions: what is lost stays lost, so the end is halved in on. Where no answer comes in time there
 * is a gap between the two.
 */
export async function pastOf(plies: number, ask: (ply: number) => Promise<Glow>): Promise<Past> {
  const end = await ask(plies);
  if (end === "winnable") return { plies, open: plies, lost: plies + 1 };
  const open = (await firstThat(0, plies, async (ply) => (await ask(ply)) !== "winnable")) - 1;
  const lost = await firstThat(open + 1, plies + 1, async (ply) => (await ask(ply)) === "lost");
  return { plies, open, lost };
}

/** What is known of the position after so many moves. */
export function glowAt({ open, lost }: Past, ply: number): Glow {
  if (ply <= open) return "winnable";
  return ply >= lost ? "lost" : "thinking";
}

/** The move that lost the match, counted from 1; undefined when there is none or it is not known. */
export const losingMove = ({ open, lost, plies }: Past): number | undefined =>
  open >= 0 && lost === open + 1 && lost <= plies ? lost : undefined;
