/** What a deal is worth: to the table, and in the source document's percentage. */

import { type Card, rankOf } from "@baize/cards";
import { HAND_SIZE, SEATS } from "./deal.ts";
import type { RuleConfig } from "./options.ts";

const TWO = 1;

/** What a loser pays for the cards it still holds. */
export function penalty(config: RuleConfig, hand: readonly Card[]): number {
  const n = hand.length;
  if (config.penalty === "cards") return n;
  if (config.penalty === "tens") return n * (n === HAND_SIZE ? 3 : n >= 10 ? 2 : 1);
  const twos = hand.filter((card) => rankOf(card) === TWO).length;
  return n * (n >= 10 ? 2 : 1) * 2 ** twos;
}

/** What each seat scores: the penalties go to the winner, unless the table settles in another way. */
export function scores(config: RuleConfig, hands: readonly (readonly Card[])[]): readonly number[] {
  const { settle } = config;
  const due = hands.map((hand) => (settle === "own" ? penalty(config, hand) : hand.length));
  const all = due.reduce((sum, n) => sum + n, 0);
  return hands.map((hand, seat) => {
    const own = due[seat] as number;
    // Of two seats the one with more cards pays the other the difference.
    if (settle === "ranks") return all - SEATS * own;
    return hand.length === 0 && settle !== "left" ? all : 0 - own;
  });
}

/** The document's score: how much of the hand is gone, in percent, rounded up. */
export const percentage = (cardsLeft: number): number => Math.ceil((HAND_SIZE - cardsLeft) * (100 / HAND_SIZE));
