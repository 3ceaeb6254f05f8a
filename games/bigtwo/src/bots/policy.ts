/** The seam for a learned player: scores for the legal moves of a view, and the bot that follows them. */

import type { Bot } from "@baize/kernel";
import type { BigTwo, Move, View } from "../rules/index.ts";

/** Something that has learned to judge: one score for each legal move, the higher the better. */
export interface Policy {
  readonly id: string;
  scores(view: View, legalMoves: readonly Move[]): ArrayLike<number>;
}

/** The bot that plays the move its policy scores highest, the first of equals. */
export const policyBot = (policy: Policy): Bot<BigTwo> => ({
  id: policy.id,
  choose(view, legalMoves) {
    const scores = policy.scores(view, legalMoves);
    let best = 0;
    for (let i = 1; i < legalMoves.length; i++) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
    return legalMoves[best] ?? { kind: "pass" };
  },
});
