/** The first lesson of Peg Solitaire, in English; only who takes it loads it. */

import { spoken } from "@baize/kernel";

const en = {
  jump: () =>
    "A peg jumps over the peg beside it into the empty hole behind, and the one it jumped over is taken off. Take b3, on the left, over c3.",
  jumpFirst: () => "That can be done too, but it leaves a peg behind. For now, b3 jumps over c3 to d3.",
  left: () =>
    "Up, down, left and right are all allowed, never across a corner. Now f5, on the right, jumps over e5 to the left.",
  leftFirst: () => "That can be done too. For now, f5 jumps over e5 to d5.",
  down: () => "The best pegs are those that can go on. Let d2 jump down over d3.",
  downFirst: () => "That can be done too, but then two pegs stay. For now, d2 jumps over d3 to d4.",
  again: () =>
    "It stands before d5, and the hole behind is empty: jump again. Jumps by one peg in a row count as a single sweep.",
  end: () => "One peg is left: that is a game won, in three sweeps. A board of 32 pegs works in just the same way.",
};

export const say = spoken("pegs lesson", en);
