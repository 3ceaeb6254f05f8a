/** What Peg Solitaire says, in English: a sentence for each refusal, and one for success. */

import { type Result, sentence, type Words } from "@baize/kernel";
import { formatHole } from "../rules/hole.ts";
import type { Explanation } from "../solver/explain.ts";

/** A sentence for each refusal code of the rules and of the solver; rows, columns and slots in the document's words. */
export const en: Words = {
  "hole-unreadable": (d) => `"${d.text}" is not a hole: a letter a–g and a digit 1–7, such as d4, are expected.`,
  "board-unreadable": () => "This is not a board: seven rows of seven signs O, . or * are expected.",
  "board-unknown": (d) => `There is no board called "${d.text}".`,
  "vacancy-unavailable": (d) => `The ${d.shape} board has no hole ${d.hole}.`,
  "deal-unreadable": (d) => `"${d.text}" is neither the name of a board nor its seven rows.`,
  "goal-unreadable": (d) => `"${d.text}" is not a goal: any, or a hole such as d4, is expected.`,
  "goal-unavailable": (d) => `The last peg cannot end at ${d.hole}: this board has no such hole.`,
  "state-unreadable": () => "This is not a position: the rows, a blank and the goal are expected.",
  "jump-unreadable": (d) => `"${d.text}" is not a jump: d2-d4 or move_up(4,4) is expected.`,
  "not-a-jump": (d) => `From ${d.from} to ${d.to} is not a jump: a peg goes two holes, straight.`,
  "row-invalid": (d) => `Row ${d.row} is not valid.`,
  "column-invalid": (d) => `Column ${d.column} is not valid.`,
  "slot-not-occupied": (d) => `Slot at (${d.row}, ${d.column}) is not O`,
  "slot-not-unoccupied": (d) => `Slot at (${d.row}, ${d.column}) is not .`,
  "date-unreadable": (d) => `"${d.text}" is not a date: year, month and day, such as 2026-01-31, are expected.`,
};

/** The document's message after an action: that it was done, or why not. */
export const messageOf = (result: Result<unknown>): string =>
  result.ok ? "Operation successfully completed." : sentence(result.error, en);

/** Why a position is lost, in a sentence or two. */
export function lossSentence(loss: Explanation): string {
  switch (loss.kind) {
    case "parity": {
      const { rising, falling } = loss.colours;
      return (
        `Lost by parity: the three colours of the diagonals hold ${rising.join(", ")} and ${falling.join(", ")} pegs, ` +
        "and each jump changes all three by one; no last peg that meets the goal is odd and even in the same way."
      );
    }
    case "pagoda":
      return loss.proofs
        .map(({ sum, needed, finals }) => {
          const holes = finals.map(formatHole).join(", ");
          return `Lost by weight: the pegs weigh ${sum}, no jump adds to that, and a last peg at ${holes} needs ${needed}.`;
        })
        .join(" ");
    case "searched":
      return `Lost: all ${loss.continuations?.toLocaleString("en") ?? ""} continuations were searched.`.replace(
        "  ",
        " ",
      );
  }
}
