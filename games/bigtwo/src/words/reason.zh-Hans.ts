/** Why a bot plays what it plays, in Simplified Chinese. */

import { type Card, formatCard, formatCards, formatRank, rankOf, suitOf } from "@baize/cards";
import type { Fact } from "@baize/kernel";
import { apart } from "./apart.ts";
import type { say } from "./reason.en.ts";

const SUITS = ["梅花", "方块", "红桃", "黑桃"];
const rank = (card: Fact): string => formatRank(rankOf(Number(card) as Card));

export const table = {
  single: (d) => `${formatCard(Number(d.card) as Card)}`,
  pair: (d) => `一对 ${rank(d.card)}`,
  triple: (d) => `三条 ${rank(d.card)}`,
  twoPair: (d) => `${rank(d.low)} 和 ${rank(d.high)} 两对`,
  four: (d) => `四条 ${rank(d.card)}`,
  straight: ({ cards }) => `顺子 ${formatCards(cards)}`,
  flush: (d) => `${SUITS[suitOf(Number(d.card) as Card)]}同花`,
  fullHouse: (d) => `${rank(d.card)} 葫芦`,
  straightFlush: ({ cards }) => `同花顺 ${formatCards(cards)}`,
  timeUp: () => "时间到。",
  notPlay: () => "不成牌型。",
  nothingBeats: (d) => apart`过：手牌压不过${d.play}。`,
  nothingBeatsIt: () => "过：手牌压不过。",
  waits: () => "等更好的时机。",
  keepsToRegain: (d) => apart`留着${d.play}，好抢回出牌权。`,
  keepsForLater: (d) => apart`留着${d.play}，以后再用。`,
  keepsWhole: (d) => apart`不拆${d.play}。`,
  wins: () => "出完最后的牌，获胜。",
  unbeaten: (d) => apart`外面没有牌压得过${d.play}。`,
  unbeatenOneLeft: (d) => apart`外面没有牌压得过${d.play}，而且之后只剩一手。`,
  answers: (d) => apart`用${d.play}来压，其余的不拆。`,
  answersKeeping: (d) => apart`用${d.play}来压，其余的不拆，并留着${d.kept}，好抢回出牌权。`,
  leadsPast: (d) => apart`先出${d.play}：有人只剩一张，接不了。`,
  leadsHigh: (d) => apart`先出${d.play}，尽量出大：有人只剩一张。`,
  ridsOnLead: (d) => apart`趁有出牌权，出掉${d.play}。`,
  ridsOnLeadKeeping: (d) => apart`趁有出牌权，出掉${d.play}，并留着${d.kept}，好再抢回来。`,
  rids: (d) => apart`出掉${d.play}。`,
  ridsKeeping: (d) => apart`出掉${d.play}，并留着${d.kept}，好抢回出牌权。`,
} satisfies typeof say;
