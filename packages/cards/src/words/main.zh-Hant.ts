/** Cards as people say them, and refusals about them, in Traditional Chinese. */

import type { en } from "./en.ts";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS = ["梅花", "方塊", "紅心", "黑桃"];

export const table = {
  "not-a-card": (d) => `「${d.text}」不是一張牌：應為點數（A、2–10、J、Q、K）加花色（♣ ♦ ♥ ♠ 或 C D H S）。`,
  rank: (d) => RANKS[d.rank] ?? "",
  suit: (d) => SUITS[d.suit] ?? "",
  card: (d) => `${SUITS[d.suit]} ${RANKS[d.rank]}`,
} satisfies typeof en;
