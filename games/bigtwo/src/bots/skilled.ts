/** Level "skilled": plans its hand, keeps control for when it wins the lead, watches the counts, and counts aces and 2s. */

import type { Bot } from "@baize/kernel";
import type { BigtwoShape, Move } from "../rules/index.ts";
import { Judgement } from "./judgement.ts";
import { ALL_HI, ALL_LO, type Sight, sightOf } from "./packed/sight.ts";
import { moveOfBits } from "./packed/table.ts";

/** The aces and 2s among the upper cards. */
const COUNTED = ALL_HI & (-1 << 16);

/** What it remembers of a sight: of lower cards that were played it forgets that they are gone. */
export function remembered(sight: Sight): Sight {
  return {
    ...sight,
    unseenLo: ALL_LO & ~sight.lo,
    unseenHi: (sight.unseenHi & COUNTED) | (ALL_HI & ~COUNTED & ~sight.hi),
  };
}

/** Level "skilled". */
export const skilled: Bot<BigtwoShape> = {
  id: "skilled",
  choose(view): Move {
    const sight = remembered(sightOf(view));
    const judgement = new Judgement(sight.rules);
    const [best] = judgement.choices(sight);
    if (best === undefined || best.play < 0) return { kind: "pass" };
    const { lo, hi } = judgement.plays;
    return moveOfBits(sight.rules, lo[best.play] ?? 0, hi[best.play] ?? 0);
  },
};
