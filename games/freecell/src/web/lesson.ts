/** The first lesson: near the end of a game, so that four moves show everything and win it. */

import type { Lesson } from "@baize/table";
import { say } from "../words/lesson.en.ts";

/** A card onto a card, a free cell, the way home, and a run. */
export const lesson = (): Lesson => ({
  deal:
    "Foundations: H-8 C-8 D-8 S-6 Freecells: - - - - : KS QD JC : 7S KC TH : 8S JD TS 9H : KD QC " +
    ": KH QS JH TC 9D : QH JS TD : 9S : 9C",
  steps: [
    {
      says: say.onto(),
      move: "21",
      otherwise: say.ontoFirst(),
    },
    {
      says: say.cell(),
      move: "2a",
      also: ["2b", "2c", "2d"],
      otherwise: say.cellFirst(),
    },
    {
      says: say.home(),
      move: "2h",
      otherwise: say.homeFirst(),
    },
    {
      says: say.run(),
      move: "34",
      otherwise: say.runFirst(),
    },
  ],
  end: say.end(),
});
