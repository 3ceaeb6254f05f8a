/** Where the seats of a table are on its rim: whoever looks below, the others round it in the order of play. */

/** A place on the rim, from −1 to 1 each way of the middle, and on which side of it words have room. */
export interface RimPlace {
  readonly x: number;
  readonly y: number;
  readonly side: "bottom" | "right" | "top" | "left";
}

/** How much rounder than a square the rim is. */
const ROUND = 4;

/** The place of a seat so many after whoever looks, of so many. */
export function rimPlace(after: number, of: number): RimPlace {
  const turn = (2 * Math.PI * after) / of;
  const [across, down] = [Math.sin(turn), Math.cos(turn)];
  const out = (Math.abs(across) ** ROUND + Math.abs(down) ** ROUND) ** (-1 / ROUND);
  const [x, y] = [across, down].map((far) => Math.round(1000 * far * out) / 1000 + 0) as [number, number];
  const side = Math.abs(x) > 0.3 ? (x > 0 ? "right" : "left") : y > 0 ? "bottom" : "top";
  return { x, y, side };
}
