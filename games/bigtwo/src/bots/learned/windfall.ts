/** What a play that empties the hand brings in: certain, so the network is not asked. */

import { rankOf } from "@baize/cards";
import type { View } from "../../rules/index.ts";
import type { Scoring } from "./features.ts";

const TWOS = 4;
const TWO = 1;

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

/** How often, on average, a hand of unseen cards doubles for the 2s in it. */
function doublings(unseen: number, twos: number, hand: number): number {
  let sum = 0;
  for (let k = 0; k <= Math.min(twos, hand); k++) {
    sum += choose(twos, k) * choose(unseen - twos, hand - k) * 2 ** k;
  }
  return sum / choose(unseen, hand);
}

/** The points for going out now: what the three others then pay, on average over the cards they may hold. */
export function windfall({ counts, hand, history, options, turn }: View, scoring: Scoring): number {
  const others = counts.filter((_, seat) => seat !== turn);
  const penalty = scoring === "rules" ? options.penalty : "cards";
  const seen = [...hand, ...history.flatMap(({ play }) => play?.cards ?? [])];
  const twos = TWOS - seen.filter((card) => rankOf(card) === TWO).length;
  return others.reduce((sum, n) => {
    if (penalty === "cards") return sum + n;
    if (penalty === "tens") return sum + n * (n === 13 ? 3 : n >= 10 ? 2 : 1);
    return sum + n * (n >= 10 ? 2 : 1) * doublings(52 - seen.length, twos, n);
  }, 0);
}
