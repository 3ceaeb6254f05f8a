/** The rules of Peg Solitaire for players. */

import type { RulesPart } from "@baize/table";

/** Part by part, in the order somebody new would ask. */
export const rules: readonly RulesPart[] = [
  {
    title: "The goal",
    text: ["Take pegs off the board until one is left: anywhere, or in the hole you choose as its target."],
  },
  {
    title: "Jumps",
    text: [
      "A peg jumps over the peg beside it into the empty hole behind: up, down, left or right, never across a corner. The peg it jumped over is taken off.",
      "Every jump takes one peg, so a board of 32 pegs always takes 31 jumps.",
    ],
  },
  {
    title: "Sweeps",
    text: [
      "Jumps by the same peg, one right after the other, are one sweep. The fewer sweeps, the finer the game: the English board with an empty centre can be done in 18 when the last peg ends in the centre.",
    ],
  },
  {
    title: "The end",
    text: [
      "When no peg can jump any more the game is over. It is won when a single peg is left, and in its target if you chose one.",
    ],
  },
];
