/** Why a bot plays what it plays, in Hong Kong's words where they differ. */

import { type Card, formatCards, formatRank, rankOf, suitOf } from "@baize/cards";
import type { Fact } from "@baize/kernel";
import { apart } from "./apart.ts";
import type { say } from "./reason.en.ts";

import { table as base } from "./reason.zh-Hant.ts";

const SUITS = ["梅花", "階磚", "紅心", "葵扇"];
const rank = (card: Fact): string => formatRank(rankOf(Number(card) as Card));

export const table = {
  ...base,
  straight: ({ cards }) => `蛇 ${formatCards(cards)}`,
  flush: (d) => `${SUITS[suitOf(Number(d.card) as Card)]}花`,
  fullHouse: (d) => `${rank(d.card)} 俘虜`,
  nothingBeats: (d) => apart`Pass：手牌壓不過${d.play}。`,
  nothingBeatsIt: () => "Pass：手牌壓不過。",
} satisfies typeof say;
