/** What is said where a deal is chosen, in Simplified Chinese. */

import type { say } from "./chooser.en.ts";

export const table = {
  anyDeal: () => "随机",
  winnable: () => "有解",
  gradesMean: () =>
    "求解器每走一步平均要看几个局面：简单的牌局少于 1.5 个，中等少于 3 个，困难少于 12 个，再多就是极难。",
  allDeals: () => "浏览一百万个牌局",
  editor: () => "自己摆一个局面",
  looking: () => "正在找。",
  notFound: () => "时间内没找到这样的牌局。请再试一次。",
  dealNumber: () => "牌局编号",
  dealNumbers: (d) => `1 到 ${d.last}`,
  dealIt: () => "发牌",
  game: () => "游戏",
  ownTable: () => "自定义牌桌",
  switches: () => "调整牌桌",
  columns: () => "列数",
  cells: () => "暂存格",
  dealtIntoCells: () => "发到暂存格的牌",
  built: () => "各列怎么接",
  builtAlternate: () => "红黑相间",
  builtSuit: () => "同花色",
  builtAny: () => "不限花色",
  empty: () => "空列可放",
  emptyAny: () => "任何牌",
  emptyKings: () => "K",
  emptyNone: () => "都不行",
  runs: () => "牌串移动",
  runsMulti: () => "有空位时",
  runsRelaxed: () => "随时",
  runsSingle: () => "一次一张",
  writeNumber: () => "请输入编号，例如 617。",
} satisfies typeof say;
