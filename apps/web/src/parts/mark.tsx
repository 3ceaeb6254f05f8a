/** How a match was won, as a shape: a disc unaided, a ring with help, a bar for what was not won. */

import type { Mark } from "../keeping/tally.ts";
import { say } from "../words/index.ts";

const shapeOf = (mark: Mark): "disc" | "ring" | "bar" =>
  mark === "unaided" ? "disc" : mark === "light" || mark === "hints" ? "ring" : "bar";

/** What the shape says. */
export function markSays(mark: Mark): string {
  if (mark === "unaided") return say.markUnaided();
  if (mark === "light") return say.markLight();
  return mark === "hints" ? say.markHints() : say.markNotWon();
}

export const MarkShape = ({ mark }: { readonly mark: Mark }) => (
  <span className="mark" data-shape={shapeOf(mark)} role="img" aria-label={markSays(mark)} />
);
