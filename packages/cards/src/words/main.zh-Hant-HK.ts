/** Cards as people say them, and refusals about them, in Hong Kong's words where they differ. */

import type { en } from "./en.ts";

import { table as base } from "./main.zh-Hant.ts";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS = ["梅花", "階磚", "紅心", "葵扇"];

export const table = {
  ...base,
  suit: (d) => SUITS[d.suit] ?? "",
  card: (d) => `${SUITS[d.suit]} ${RANKS[d.rank]}`,
} satisfies typeof en;
