/** What is said of the solved deals, in Simplified Chinese. */

import type { Fact } from "@baize/kernel";
import type { say } from "./deals.en.ts";

const grouped = (count: Fact): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

export const table = {
  title: () => "牌局",
  says: (d) => `空当接龙牌局 1 到 ${grouped(d.last)}，每一个都已有定论。`,
  loading: () => "正在加载已解的牌局。",
  failed: () => "无法加载已解的牌局。",
  again: () => "再试一次",
  number: () => "牌局编号",
  numbers: (d) => `1 到 ${grouped(d.last)}`,
  dealIt: () => "发牌",
  noSuchDeal: (d) => `请输入 1 到 ${grouped(d.last)} 的编号。`,
  howHard: () => "难度",
  howMeasured: () =>
    "以求解器每走一步平均看几个局面来衡量：简单的牌局少于 1.5 个，中等少于 3 个，困难少于 12 个，再多就是极难。",
  any: () => "不限",
  anyMeans: () => "所有有解的牌局。",
  impossible: () => "无解",
  impossibleMeans: () => "已搜索到底，证明无解。",
  famous: () => "有名",
  famousMeans: () => "玩家常谈的牌局。",
  lineFound: () => "找到的走法",
  lineRange: (d) => (d.from === d.to ? `${d.from} 步` : `${d.from} 到 ${d.to} 步`),
  lineAtLeast: (d) => `${d.from} 步以上`,
  least: () => "找到的走法最少几步",
  most: () => "找到的走法最多几步",
  barTold: (d) => `${d.moves} 步：${grouped(d.count)} 个牌局`,
  notWon: () => "我还没赢过",
  leftOpen: () => "还没玩完",
  found: (d) => `${grouped(d.count)} 个牌局`,
  none: () => "没有这样的牌局。请放宽范围，或换一个难度。",
  sort: () => "排序",
  byNumber: () => "按编号",
  byShort: () => "走法短的在前",
  byLong: () => "走法长的在前",
  surprise: () => "随机挑一个",
  lineOf: (d) => `${d.grade}，走法 ${d.moves} 步`,
  shortestOf: (d) => `${d.grade}，最短 ${d.moves} 步`,
  cannot: () => "无解",
  won: () => "赢过",
  leftAt: (d) => `停在第 ${d.moves} 步`,
  count: (d) => grouped(d.count),
  fresh: () => "还没赢过",
  more: () => "更多",
  countNote: (d) => `步数和牌桌上的算法一样，包含归位的 ${d.home} 步。除非特别注明，找到的走法不一定最短。`,
  download: () => "给程序用的同一份文件",
} satisfies typeof say;
