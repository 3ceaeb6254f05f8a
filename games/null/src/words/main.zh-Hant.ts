/** What this game says, in Traditional Chinese. */

import type { Fact } from "@baize/kernel";
import type { en } from "./en.ts";

const CARDS = ["J", "Q", "K"];
const MOVES: Readonly<Record<string, string>> = { bet: "下注", call: "跟注", check: "過牌", fold: "棄牌" };
const moveName = (move: Fact): string => MOVES[String(move)] ?? "";

export const table = {
  "deal-is-over": () => "這局結束了。",
  "bet-stands": (d) => `現在不能${moveName(d.move)}：有人下注，只能跟注或棄牌。`,
  "no-bet": (d) => `現在不能${moveName(d.move)}：還沒有人下注。請過牌或下注。`,
  "unknown-move": (d) => `「${d.text}」不是一步：應為 bet、call、check 或 fold。`,
  "bad-deal": (d) => `「${d.text}」不是牌局：應為 J、Q、K 中兩張不同的牌，例如 KQ。`,
  "bad-view": (d) => `「${d.text}」不是某人看到的內容：應為觀看者、賭注、兩張牌和步驟，例如 0 stake=1 K? bet。`,
  "bad-options": (d) => `「${d.text}」不是選項：應為 stake=1 到 stake=9。`,
  you: () => "你",
  other: () => "對手",
  first: () => "先手",
  second: () => "後手",
  youDo: (d) => `你${moveName(d.move)}。`,
  does: (d) => `${d.seat}${moveName(d.move)}。`,
  timeUp: () => "時間到。",
  novice: () => "新手",
  noviceSays: () => "什麼都做。",
  steady: () => "穩健",
  steadySays: () => "相信 K，害怕 J。",
  stakeOf: (d) => `每注 ${d.stake}`,
  yourTurn: () => "輪到你。",
  turnOf: (d) => `輪到${d.seat}。`,
  youWon: () => "你贏了。",
  won: (d) => `${d.seat}贏了。`,
  points: (d) => `得 ${d.points} 分。`,
  card: (d) => CARDS[Number(d.card)] ?? "蓋著的牌",
  move: (d) => moveName(d.move),
  helpGoal: () => "兩張牌中大的贏：J、Q、K。",
  helpMoves: () => "過牌或下注；有人下注就跟注或棄牌。",
  deal: () => "發牌",
  rulesTitle: () => "規則",
  lessonCheck: () => "你有最大的 K。先過牌，讓對方下注。",
  lessonCall: () => "他下注了。沒有牌大過 K：跟注。",
  lessonEnd: () => "你贏了這一注。就這麼簡單。",
} satisfies typeof en;
