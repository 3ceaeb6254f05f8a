/** What the midend says, in Traditional Chinese. */

import type { en } from "./en.ts";

/** What each field of a kept record should be. */
const EXPECTED: Readonly<Record<string, string>> = {
  object: "應為 JSON 物件",
  "baize-match": "「baize-match」欄位應為格式編號",
  id: "「id」欄位應為文字",
  rev: "「rev」欄位應為文字",
  save: "「save」欄位應為文字形式的存檔",
  elapsed: "「elapsed」欄位應為不小於 0 的毫秒數",
  begun: "「begun」欄位應為時間",
  touched: "「touched」欄位應為時間",
  scores: "「scores」欄位應為 null 或數字清單",
  hints: "「hints」欄位應為整數",
  light: "「light」欄位應為 true 或 false",
  watched: "「watched」欄位應為 true 或 false",
  before: "「before」欄位應為不小於 0 的毫秒數",
  fewest: "「fewest」欄位應為整數",
  series: "「series」欄位應為文字",
  term: "「term」欄位應為比賽長度，例如 10-deals 或 50-points",
  earlier: "「earlier」欄位應為數字清單的清單",
  practice: "「practice」欄位應為 true 或 false",
  seat: "「seat」欄位應為座位編號",
  seats: "「seats」欄位應為玩家與電腦的清單",
};

export const table = {
  numbered: (d) => `${d.name} ${d.nth}`,
  deal: (d) => `第 ${d.deal} 局`,
  dealOf: (d) => `第 ${d.deal} 局，共 ${d.of} 局`,
  dealTo: (d) => `第 ${d.deal} 局，打到 ${d.points} 分`,
  "bad-term": (d) => `「${d.text}」不是比賽長度：應為局數，例如 10-deals，或分數，例如 50-points。`,
  "nothing-to-finish": () => "沒有可以自動收尾的：要等到再也沒有選擇時才行。",
  "practice-only": () => "只有練習時才能悔步。",
  "record-unreadable": (d) => `這份對局紀錄已損壞：${EXPECTED[String(d.field)]}。`,
  "record-too-new": (d) => `這份對局紀錄的格式是 ${d.version}；本程式最多讀到格式 ${d.newest}。`,
  "file-unreadable": () => "這不是 Baize 檔案：應為存檔、保存的對局或匯出檔。",
  "file-too-new": (d) => `這個檔案的格式是 ${d.version}；本程式最多讀到格式 ${d.newest}。`,
  "not-a-study": () => "這不是對局、局面或走法：應為連結、存檔、牌局、棋盤或步驟。",
  lineEnded: () => "再也沒有回應：連線已結束。",
  "phrase-hello": () => "你好",
  "phrase-well-played": () => "打得好",
  "phrase-thank-you": () => "謝謝",
  "phrase-one-moment": () => "等一下",
  "phrase-good-game": () => "打得真過癮",
  "phrase-sorry": () => "抱歉",
  "phrase-smile": () => "🙂",
  "phrase-wow": () => "😮",
  "phrase-think": () => "🤔",
  "phrase-sad": () => "🙁",
} satisfies typeof en;
