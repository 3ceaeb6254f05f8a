/** Level "skilled": plans its hand, keeps control for when it wins the lead, and watches the counts. */

import type { Bot } from "@baize/kernel";
import type { BigtwoShape, Move } from "../rules/index.ts";
import { Judgement } from "./judgement.ts";
import { sightOf } from "./packed/sight.ts";
import { moveOfBits } from "./packed/table.ts";

/** Level "skilled". */
export const skilled: Bot<BigtwoShape> = {
  id: "skilled",
  choose(view): Move {
    const sight = sightOf(view);
    const judgement = new Judgement(sight.rules);
    const [best] = judgement.choices(sight);
    if (best === undefined || best.play < 0) return { kind: "pass" };
    const { lo, hi } = judgement.plays;
    return moveOfBits(sight.rules, lo[best.play] ?? 0, hi[best.play] ?? 0);
  },
};
