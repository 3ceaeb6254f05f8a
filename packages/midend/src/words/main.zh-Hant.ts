/** What the midend says, in Traditional Chinese. */

import type { en } from "./en.ts";

/** What each field of a kept record should be. */
const EXPECTED: Readonly<Record<string, string>> = {
  "baize-match": "格式編號",
  id: "文字",
  rev: "文字",
  save: "文字形式的存檔",
  elapsed: "不小於 0 的毫秒數",
  begun: "時間",
  touched: "時間",
  scores: " null 或數字清單",
  hints: "整數",
  light: " true 或 false",
  watched: " true 或 false",
  before: "不小於 0 的毫秒數",
  fewest: "整數",
  proved: " true 或 false",
  series: "文字",
  term: "比賽長度，例如 10-deals 或 50-points",
  earlier: "數字清單的清單",
  practice: " true 或 false",
  seat: "座位編號",
  seats: "玩家與電腦的清單",
};

const expected = (field: string): string =>
  field === "object" ? "應為 JSON 物件" : `「${field}」欄位應為${EXPECTED[field]}`;

export const table = {
  numbered: (d) => `${d.name}${d.nth}`,
  deal: (d) => `第 ${d.deal} 局`,
  dealOf: (d) => `第 ${d.deal} 局，共 ${d.of} 局`,
  dealTo: (d) => `第 ${d.deal} 局，打到 ${d.points} 分`,
  "bad-term": (d) => `「${d.text}」不是比賽長度：應為局數，例如 10-deals，或分數，例如 50-points。`,
  "nothing-to-finish": () => "還不能自動收尾：要等到已經沒有選擇時才行。",
  "practice-only": () => "只有練習時才能收回。",
  "record-unreadable": (d) => `這份對局紀錄已損壞：${expected(String(d.field))}。`,
  "record-too-new": (d) => `這份對局紀錄的格式是 ${d.version}；本程式最多讀到格式 ${d.newest}。`,
  "record-unplayable": (d) => `一場 ${d.game} 對局「${d.deal}」，其中的牌局、選項或步驟不可能存在。`,
  "file-unreadable": () => "這不是 Baize 檔案：應為存檔、保存的對局或匯出檔。",
  "file-too-new": (d) => `這個檔案的格式是 ${d.version}；本程式最多讀到格式 ${d.newest}。`,
  "not-a-study": () => "這不是對局、局面或走法：應為連結、存檔、牌局、棋盤或步驟。",
  lineEnded: () => "不會再有回應：連線已結束。",
} satisfies typeof en;
