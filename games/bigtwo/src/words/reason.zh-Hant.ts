/** Why a bot plays what it plays, in Traditional Chinese. */

import { type Card, formatCard, formatCards, formatRank, rankOf, suitOf } from "@baize/cards";
import type { Fact } from "@baize/kernel";
import { apart } from "./apart.ts";
import type { say } from "./reason.en.ts";

const SUITS = ["梅花", "方塊", "紅心", "黑桃"];
const rank = (card: Fact): string => formatRank(rankOf(Number(card) as Card));

export const table = {
  single: (d) => `${formatCard(Number(d.card) as Card)}`,
  pair: (d) => `一對 ${rank(d.card)}`,
  triple: (d) => `三條 ${rank(d.card)}`,
  twoPair: (d) => `${rank(d.low)} 和 ${rank(d.high)} 兩對`,
  four: (d) => `四條 ${rank(d.card)}`,
  straight: ({ cards }) => `順子 ${formatCards(cards)}`,
  flush: (d) => `${SUITS[suitOf(Number(d.card) as Card)]}同花`,
  fullHouse: (d) => `${rank(d.card)} 葫蘆`,
  straightFlush: ({ cards }) => `同花順 ${formatCards(cards)}`,
  timeUp: () => "時間到。",
  notPlay: () => "不成牌型。",
  nothingBeats: (d) => apart`過：手牌壓不過${d.play}。`,
  nothingBeatsIt: () => "過：手牌壓不過。",
  waits: () => "等更好的時機。",
  keepsToRegain: (d) => apart`留著${d.play}，好搶回出牌權。`,
  keepsForLater: (d) => apart`留著${d.play}，以後再用。`,
  keepsWhole: (d) => apart`不拆${d.play}。`,
  wins: () => "出完最後的牌，獲勝。",
  unbeaten: (d) => apart`外面沒有牌壓得過${d.play}。`,
  unbeatenOneLeft: (d) => apart`外面沒有牌壓得過${d.play}，而且之後只剩一手。`,
  answers: (d) => apart`用${d.play}來壓，其餘的不拆。`,
  answersKeeping: (d) => apart`用${d.play}來壓，其餘的不拆，並留著${d.kept}，好搶回出牌權。`,
  leadsPast: (d) => apart`先出${d.play}：有人只剩一張，接不了。`,
  leadsHigh: (d) => apart`先出${d.play}，盡量出大：有人只剩一張。`,
  ridsOnLead: (d) => apart`趁有出牌權，出掉${d.play}。`,
  ridsOnLeadKeeping: (d) => apart`趁有出牌權，出掉${d.play}，並留著${d.kept}，好再搶回來。`,
  rids: (d) => apart`出掉${d.play}。`,
  ridsKeeping: (d) => apart`出掉${d.play}，並留著${d.kept}，好搶回出牌權。`,
} satisfies typeof say;
