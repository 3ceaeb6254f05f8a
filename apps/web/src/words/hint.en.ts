/** What the page says around a hint and a whole line, in English; it is loaded with it. */

import { type Facts, spoken } from "@baize/kernel";

const en = {
  watch: () => "Watch",
  whereToLook: () => "Where",
  whatToMove: () => "What",
  whyThat: () => "Why",
  askWhat: () => "What to move",
  askWhy: () => "Why",
  moveIt: () => "Move it",
  lineOf: (d: Facts) => `The line, ${d.count === 1 ? "1 move" : `${d.count} moves`}`,
  doMove: (d: Facts) => `Do move ${d.move}`,
  doMoveShort: (d: Facts) => `Do ${d.move}`,
  shortestShort: () => "Shortest known",
  provedShort: () => "Shortest",
  winsHere: (d: Facts) => (d.count === 1 ? "Your win here" : `Your ${d.count} wins here`),
  hintLost: () => "This position is lost: there is no good move.",
  hintUnknown: () => "No hint: it is not known whether this can be won.",
  hintNone: () => "No win found yet. Still looking.",
};

export const sayHere = spoken("page hint", en);
