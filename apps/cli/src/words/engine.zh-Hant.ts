/** What the command says as an engine, in Traditional Chinese; the words of the protocol are the same in every language. */

import type { engine } from "./engine.en.ts";

export const table = {
  engineSummary: () => "逐行回答另一個程式",
  engineAbout: () => "在標準輸入輸出上說逐行協定，給使用解題程式和電腦玩家的程式：docs/engine.md。",
  engineBotOption: () => "遊戲有電腦玩家時由誰回答（預設：最強的）",
  noEngine: (d) => `${d.title}既沒有解題程式，也沒有電腦玩家。`,
  otherGame: (d) => `這是${d.found}的局面；這個引擎玩的是${d.title}。`,
  searchRuns: () => "正在搜尋：請先 stop。",
  noPosition: () => "還沒有局面。",
  nothingSet: () => "set 需要名稱和值，例如 set nodes 10000。",
  noPositionText: (d) => `「${d.text}」不是局面：應為連結如 /${d.game}/1、存檔，或 view 加一個座位所知的內容。`,
  nothingUnseen: (d) => `${d.title}沒有蓋著的東西：局面是連結或存檔。`,
  viewStandsStill: () => "view 形式的局面沒有後續步驟：請送下一個 view。",
  othersTurn: () => "還沒輪到這個 view 的座位。",
  needsNumber: (d) => `${d.name} 後面需要一個整數${d.least === 0 ? "" : `，至少 ${d.least}`}。`,
} satisfies typeof engine;
