/** Par: what a bot would have scored with the player's cards, against the same company. */

import type { Bot } from "@baize/kernel";
import type { BigTwo, Deal } from "../../rules/index.ts";
import { playTable, type TableTerms } from "./table.ts";

/** The bot's mean score in that seat over some tries; the others are played by `company`. */
export function par(
  bot: Bot<BigTwo>,
  company: Bot<BigTwo>,
  deal: Deal,
  seat: number,
  terms: TableTerms,
  tries = 1,
): number {
  let sum = 0;
  const bots = [0, 1, 2, 3].map((at) => (at === seat ? bot : company));
  for (let i = 0; i < tries; i++) sum += playTable(bots, deal, `par ${i}`, terms)[seat] ?? 0;
  return sum / tries;
}
