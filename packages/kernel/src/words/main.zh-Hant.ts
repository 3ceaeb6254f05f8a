/** What the kernel says, in Traditional Chinese. */

import type { en } from "./en.ts";

const FIELDS: Readonly<Record<string, string>> = {
  json: "不是 JSON",
  object: "應為 JSON 物件",
  baize: "「baize」欄位應為格式編號",
  game: "「game」欄位應為文字",
  rules: "「rules」欄位應為版本編號",
  options: "「options」欄位應為文字",
  deal: "「deal」欄位應為文字",
  moves: "「moves」欄位應為文字清單",
  why: "「why」欄位應為每步一個字母",
};

export const table = {
  "not-your-turn": (d) => `還沒輪到座位 ${d.seat}：現在輪到座位 ${d.toMove}。`,
  "game-over": () => "遊戲已結束，不能再走了。",
  "nothing-to-undo": () => "沒有可以復原的步驟。",
  "nothing-to-redo": () => "沒有可以重做的步驟。",
  "match-too-long": (d) => `一場對局最多 ${d.most} 步；這樣會有 ${d.moves} 步。`,
  "no-such-ply": (d) => `沒有第 ${d.ply} 步：這場對局共 ${d.plies} 步。`,
  "not-an-event": (d) => `「${d.text}」不是牌桌現在會記錄的事。`,
  "not-a-move": (d) => `「${d.text}」由牌桌記錄，不能當作一步來走。`,
  "bad-random-state": (d) => `「${d.text}」不是亂數狀態：應為 32 個十六進位數字，且不全為零。`,
  "bad-fair-deal": (d) => `「${d.text}」不是公平牌局：應為 fair:、64 個十六進位數字、一個冒號，再加上每人 32 個數字。`,
  "save-unreadable": (d) =>
    `這不是 Baize 存檔：${FIELDS[String(d.field)] ?? `「ply」欄位應為 0 到 ${d.most} 的整數`}。`,
  "save-too-new": (d) => `這個存檔的格式是 ${d.version}；本程式最多讀到格式 ${d.newest}。`,
  "save-other-game": (d) => `這個存檔的遊戲是「${d.found}」；應為「${d.expected}」。`,
  "save-other-rules": (d) => `這個存檔用的是規則版本 ${d.found}；現在使用版本 ${d.expected}。`,
  "link-unreadable": (d) =>
    d.problem === "percent"
      ? `「${d.text}」不是對局連結：其中的 % 符號已損壞。`
      : `「${d.text}」不是對局連結：應為 /game/deal?moves=…。`,
  "replay-failed": (d) => `第 ${d.ply} 步「${d.text}」不能走：${d.why}`,
  refused: (d) => `依規則 ${d.rule} 拒絕：${d.code}。`,
  you: () => "你",
  seat: (d) => `座位 ${d.seat}`,
  deal: (d) => `牌局 ${d.deal}`,
  dealWord: () => "牌局",
  ownDeal: () => "自訂牌局",
  fairDeal: () => "公平牌局",
  match: (d) => `${d.title}：${d.deal}`,
  moves: (d) => `${d.count} 步`,
  noBot: (d) => `沒有叫 ${d.name} 的電腦玩家。`,
  lineFollows: (d) => `照這條路走，再 ${d.length}就贏了。`,
  stepsFromTo: (d) => (d.from === d.to ? `第 ${d.from} 步` : `第 ${d.from} 到 ${d.to} 步`),
  sentenceAfter: (d) => `${d.before}${d.after}`,
  wordAfter: (d) => `${d.before}、${d.after}`,
  factAfter: (d) => `${d.before}，${d.after}`,
  stuck: () => "已經無路可走。",
} satisfies typeof en;
