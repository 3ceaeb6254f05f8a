/** The first lesson: five pegs, four jumps, and the last two of them a sweep that wins. */

import type { Lesson } from "@baize/table";

/** A jump to the right, one to the left, and a peg that goes on. */
export const lesson: Lesson = {
  deal: "**...**/**.O.**/.OO..../......./....OO./**...**/**...**",
  steps: [
    {
      says: "A peg jumps over the peg beside it into the empty hole behind, and the one it jumped over is taken off. Take b3, on the left, over c3.",
      move: "b3-d3",
      otherwise: "That can be done too, but it leaves a peg behind. For now, b3 jumps over c3 to d3.",
    },
    {
      says: "Up, down, left and right are all allowed, never across a corner. Now f5, on the right, jumps over e5 to the left.",
      move: "f5-d5",
      otherwise: "That can be done too. For now, f5 jumps over e5 to d5.",
    },
    {
      says: "The best pegs are those that can go on. Let d2 jump down over d3.",
      move: "d2-d4",
      otherwise: "That can be done too, but then two pegs stay. For now, d2 jumps over d3 to d4.",
    },
    {
      says: "It stands before d5, and the hole behind is empty: jump again. Jumps by one peg in a row count as a single sweep.",
      move: "d4-d6",
    },
  ],
  end: "One peg is left: that is a game won, in three sweeps. A board of 32 pegs works in just the same way.",
};
