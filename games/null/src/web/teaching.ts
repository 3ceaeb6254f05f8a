/** The rules for players, and the lesson of a first visit; loaded when somebody wants them. */

import type { Lesson, RulesPart } from "@baize/table";
import { say } from "../words/index.ts";

export const rules = (): readonly RulesPart[] => [{ title: say.rulesTitle(), text: [say.helpGoal(), say.helpMoves()] }];

export const lesson = (): Lesson => ({
  deal: "KQ",
  steps: [
    { says: say.lessonCheck(), move: "check", replies: ["bet"] },
    { says: say.lessonCall(), move: "call" },
  ],
  end: say.lessonEnd(),
});
