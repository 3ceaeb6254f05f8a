/** The first lesson: a whole deal, won with four plays. */

import type { Lesson } from "@baize/table";
import { say } from "../words/lesson.en.ts";

/** The opening, a stronger kind, a card that nothing beats, and going out. */
export const lesson = (): Lesson => ({
  deal:
    "3D 4C 5S 6H 7C 9D 9C 9S JD JC KD KH 2S / 3C 4D 5D 6C 7H 8C TD TH QD KC AD AS 2D / " +
    "3H 4S 5C 6D 7D 8S 9H TC JS QC QH AC 2C / 3S 4H 5H 6S 7S 8D 8H TS JH QS KS AH 2H",
  steps: [
    {
      says: say.open(),
      move: "3D 4C 5S 6H 7C",
      otherwise: say.openFirst(),
      replies: ["pass", "6D 7D 8S 9H TC", "pass"],
    },
    {
      says: say.answer(),
      move: "9D 9C 9S JD JC",
      otherwise: say.answerFirst(),
      replies: ["pass", "pass", "pass"],
    },
    {
      says: say.lead(),
      move: "2S",
      otherwise: say.leadFirst(),
      replies: ["pass", "pass", "pass"],
    },
    {
      says: say.out(),
      move: "KD KH",
      otherwise: say.outFirst(),
    },
  ],
  end: say.end(),
});
