/** The first lesson: five pegs, four jumps, and the last two of them a sweep that wins. */

import type { Lesson } from "@baize/table";
import { say } from "../words/lesson.en.ts";

/** A jump to the right, one to the left, and a peg that goes on. */
export const lesson = (): Lesson => ({
  deal: "**...**/**.O.**/.OO..../......./....OO./**...**/**...**",
  steps: [
    {
      says: say.jump(),
      move: "b3-d3",
      otherwise: say.jumpFirst(),
    },
    {
      says: say.left(),
      move: "f5-d5",
      otherwise: say.leftFirst(),
    },
    {
      says: say.down(),
      move: "d2-d4",
      otherwise: say.downFirst(),
    },
    {
      says: say.again(),
      move: "d4-d6",
    },
  ],
  end: say.end(),
});
