/** What the table in a terminal says, in English; the page does without it. */

import { type Facts, spoken } from "@baize/kernel";
import { some } from "./en.ts";

const en = {
  terminalHelp: () =>
    [
      "A peg jumps over a neighbour into an empty hole, and the neighbour is taken away. One peg is to be left.",
      "A jump is where from and where to, column and row: d2-d4. On a triangular board the letters stand at the foot of their diagonals.",
    ].join("\n"),
  terminalTarget: () => "Peg Solitaire: where the last peg has to stand (standard: anywhere)",
  terminalCount: (d: Facts) =>
    d.hole === undefined
      ? `${some(d.pegs, "peg", "pegs")}; the goal: one, anywhere`
      : `${some(d.pegs, "peg", "pegs")}; the goal: one, at ${d.hole}`,
};

export const sayHere = spoken("pegs terminal", en);
