/** What the midend says, in Simplified Chinese. */

import type { en } from "./en.ts";

/** What each field of a kept record should be. */
const EXPECTED: Readonly<Record<string, string>> = {
  object: "应为 JSON 对象",
  "baize-match": "“baize-match”字段应为格式编号",
  id: "“id”字段应为文字",
  rev: "“rev”字段应为文字",
  save: "“save”字段应为文字形式的存档",
  elapsed: "“elapsed”字段应为不小于 0 的毫秒数",
  begun: "“begun”字段应为时间",
  touched: "“touched”字段应为时间",
  scores: "“scores”字段应为 null 或数字列表",
  hints: "“hints”字段应为整数",
  light: "“light”字段应为 true 或 false",
  watched: "“watched”字段应为 true 或 false",
  before: "“before”字段应为不小于 0 的毫秒数",
  fewest: "“fewest”字段应为整数",
  series: "“series”字段应为文字",
  term: "“term”字段应为比赛长度，例如 10-deals 或 50-points",
  earlier: "“earlier”字段应为数字列表的列表",
  practice: "“practice”字段应为 true 或 false",
  seat: "“seat”字段应为座位编号",
  seats: "“seats”字段应为玩家与电脑的列表",
};

export const table = {
  numbered: (d) => `${d.name} ${d.nth}`,
  deal: (d) => `第 ${d.deal} 局`,
  dealOf: (d) => `第 ${d.deal} 局，共 ${d.of} 局`,
  dealTo: (d) => `第 ${d.deal} 局，打到 ${d.points} 分`,
  "bad-term": (d) => `“${d.text}”不是比赛长度：应为局数，例如 10-deals，或分数，例如 50-points。`,
  "nothing-to-finish": () => "没有可以自动收尾的：要等到再也没有选择时才行。",
  "practice-only": () => "只有练习时才能悔棋。",
  "record-unreadable": (d) => `这份对局记录已损坏：${EXPECTED[String(d.field)]}。`,
  "record-too-new": (d) => `这份对局记录的格式是 ${d.version}；本程序最多读到格式 ${d.newest}。`,
  "file-unreadable": () => "这不是 Baize 文件：应为存档、保存的对局或导出文件。",
  "file-too-new": (d) => `这个文件的格式是 ${d.version}；本程序最多读到格式 ${d.newest}。`,
  "not-a-study": () => "这不是对局、局面或走法：应为链接、存档、牌局、棋盘或步骤。",
  lineEnded: () => "再也没有响应：连接已结束。",
  "phrase-hello": () => "你好",
  "phrase-well-played": () => "打得好",
  "phrase-thank-you": () => "谢谢",
  "phrase-one-moment": () => "等一下",
  "phrase-good-game": () => "打得真过瘾",
  "phrase-sorry": () => "抱歉",
  "phrase-smile": () => "🙂",
  "phrase-wow": () => "😮",
  "phrase-think": () => "🤔",
  "phrase-sad": () => "🙁",
} satisfies typeof en;
