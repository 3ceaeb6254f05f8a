/** What the page says around a hint and a whole line, in English. */

import type { Facts } from "@baize/kernel";

export const hint = {
  hintStep: (d: Facts) => `Hint, ${d.step} of 3`,
  whereToLook: () => "Where",
  whatToMove: () => "What",
  whyThat: () => "Why",
  askWhat: () => "What to move",
  askWhy: () => "Why",
  moveIt: () => "Move it",
  lineOf: (d: Facts) => `The line, ${d.count === 1 ? "1 move" : `${d.count} moves`}`,
  doMove: (d: Facts) => `Do move ${d.move}`,
  doMoveShort: (d: Facts) => `Do ${d.move}`,
};
