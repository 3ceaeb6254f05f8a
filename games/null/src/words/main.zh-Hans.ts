/** What this game says, in Simplified Chinese. */

import type { Fact } from "@baize/kernel";
import type { en } from "./en.ts";

const CARDS = ["J", "Q", "K"];
const MOVES: Readonly<Record<string, string>> = { bet: "下注", call: "跟注", check: "过牌", fold: "弃牌" };
const moveName = (move: Fact): string => MOVES[String(move)] ?? "";

export const table = {
  "deal-is-over": () => "这局结束了。",
  "bet-stands": (d) => `现在不能${moveName(d.move)}：有人下注，只能跟注或弃牌。`,
  "no-bet": (d) => `现在不能${moveName(d.move)}：还没有人下注。请过牌或下注。`,
  "unknown-move": (d) => `“${d.text}”不是一步：应为 bet、call、check 或 fold。`,
  "bad-deal": (d) => `“${d.text}”不是牌局：应为 J、Q、K 中两张不同的牌，例如 KQ。`,
  "bad-view": (d) => `“${d.text}”不是某人看到的内容：应为观看者、赌注、两张牌和步骤，例如 0 stake=1 K? bet。`,
  "bad-options": (d) => `“${d.text}”不是选项：应为 stake=1 到 stake=9。`,
  you: () => "你",
  other: () => "对手",
  first: () => "先手",
  second: () => "后手",
  youDo: (d) => `你${moveName(d.move)}。`,
  does: (d) => `${d.seat}${moveName(d.move)}。`,
  timeUp: () => "时间到。",
  novice: () => "新手",
  noviceSays: () => "什么都做。",
  steady: () => "稳健",
  steadySays: () => "相信 K，害怕 J。",
  stakeOf: (d) => `每注 ${d.stake}`,
  yourTurn: () => "轮到你。",
  turnOf: (d) => `轮到${d.seat}。`,
  youWon: () => "你赢了。",
  won: (d) => `${d.seat}赢了。`,
  points: (d) => `得 ${d.points} 分。`,
  card: (d) => CARDS[Number(d.card)] ?? "盖着的牌",
  move: (d) => moveName(d.move),
  helpGoal: () => "两张牌中大的赢：J、Q、K。",
  helpMoves: () => "过牌或下注；有人下注就跟注或弃牌。",
  deal: () => "发牌",
  rulesTitle: () => "规则",
  lessonCheck: () => "你有最大的 K。先过牌，让对方下注。",
  lessonCall: () => "他下注了。没有牌大过 K：跟注。",
  lessonEnd: () => "你赢了这一注。就这么简单。",
} satisfies typeof en;
