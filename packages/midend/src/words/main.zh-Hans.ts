/** What the midend says, in Simplified Chinese. */

import type { en } from "./en.ts";

/** What each field of a kept record should be. */
const EXPECTED: Readonly<Record<string, string>> = {
  "baize-match": "格式编号",
  id: "文字",
  rev: "文字",
  save: "文字形式的存档",
  elapsed: "不小于 0 的毫秒数",
  begun: "时间",
  touched: "时间",
  scores: " null 或数字列表",
  hints: "整数",
  light: " true 或 false",
  watched: " true 或 false",
  before: "不小于 0 的毫秒数",
  fewest: "整数",
  proved: " true 或 false",
  series: "文字",
  term: "比赛长度，例如 10-deals 或 50-points",
  earlier: "数字列表的列表",
  practice: " true 或 false",
  seat: "座位编号",
  seats: "玩家与电脑的列表",
};

const expected = (field: string): string =>
  field === "object" ? "应为 JSON 对象" : `“${field}”字段应为${EXPECTED[field]}`;

export const table = {
  numbered: (d) => `${d.name}${d.nth}`,
  deal: (d) => `第 ${d.deal} 局`,
  dealOf: (d) => `第 ${d.deal} 局，共 ${d.of} 局`,
  dealTo: (d) => `第 ${d.deal} 局，打到 ${d.points} 分`,
  "bad-term": (d) => `“${d.text}”不是比赛长度：应为局数，例如 10-deals，或分数，例如 50-points。`,
  "nothing-to-finish": () => "还不能自动收尾：要等到已经没有选择时才行。",
  "practice-only": () => "只有练习时才能收回。",
  "record-unreadable": (d) => `这份对局记录已损坏：${expected(String(d.field))}。`,
  "record-too-new": (d) => `这份对局记录的格式是 ${d.version}；本程序最多读到格式 ${d.newest}。`,
  "record-unplayable": (d) => `一场 ${d.game} 对局“${d.deal}”，其中的牌局、选项或步骤不可能存在。`,
  "file-unreadable": () => "这不是 Baize 文件：应为存档、保存的对局或导出文件。",
  "file-too-new": (d) => `这个文件的格式是 ${d.version}；本程序最多读到格式 ${d.newest}。`,
  "not-a-study": () => "这不是对局、局面或走法：应为链接、存档、牌局、棋盘或步骤。",
  lineEnded: () => "不会再有响应：连接已结束。",
} satisfies typeof en;
