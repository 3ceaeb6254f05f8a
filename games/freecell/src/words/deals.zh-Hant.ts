/** What is said of the solved deals, in Traditional Chinese. */

import type { Fact } from "@baize/kernel";
import type { say } from "./deals.en.ts";

const grouped = (count: Fact): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

export const table = {
  title: () => "牌局",
  says: (d) => `新接龍牌局 1 到 ${grouped(d.last)}，每一個都已有定論。`,
  loading: () => "正在載入已解的牌局。",
  failed: () => "無法載入已解的牌局。",
  again: () => "再試一次",
  number: () => "牌局編號",
  numbers: (d) => `1 到 ${grouped(d.last)}`,
  dealIt: () => "發牌",
  noSuchDeal: (d) => `請輸入 1 到 ${grouped(d.last)} 的編號。`,
  howHard: () => "難度",
  howMeasured: () =>
    "以解題程式每走一步平均看幾個局面來衡量：簡單的牌局少於 1.5 個，中等少於 3 個，困難少於 12 個，再多就是極難。",
  any: () => "不限",
  anyMeans: () => "所有有解的牌局。",
  impossible: () => "無解",
  impossibleMeans: () => "已搜尋到底，證明無解。",
  famous: () => "有名",
  famousMeans: () => "玩家常談的牌局。",
  lineFound: () => "找到的走法",
  lineRange: (d) => (d.from === d.to ? `${d.from} 步` : `${d.from} 到 ${d.to} 步`),
  lineAtLeast: (d) => `${d.from} 步以上`,
  least: () => "找到的走法最少幾步",
  most: () => "找到的走法最多幾步",
  barTold: (d) => `${d.moves} 步：${grouped(d.count)} 個牌局`,
  notWon: () => "我還沒贏過",
  leftOpen: () => "還沒玩完",
  found: (d) => `${grouped(d.count)} 個牌局`,
  none: () => "沒有這樣的牌局。請放寬範圍，或換一個難度。",
  sort: () => "排序",
  byNumber: () => "依編號",
  byShort: () => "走法短的在前",
  byLong: () => "走法長的在前",
  surprise: () => "隨機挑一個",
  lineOf: (d) => `${d.grade}，走法 ${d.moves} 步`,
  shortestOf: (d) => `${d.grade}，最短 ${d.moves} 步`,
  cannot: () => "無解",
  won: () => "贏過",
  leftAt: (d) => `停在第 ${d.moves} 步`,
  count: (d) => grouped(d.count),
  fresh: () => "還沒贏過",
  more: () => "更多",
  countNote: (d) => `步數和牌桌上的算法一樣，包含歸位的 ${d.home} 步。除非特別註明，找到的走法不一定最短。`,
  download: () => "給程式用的同一份檔案",
} satisfies typeof say;
