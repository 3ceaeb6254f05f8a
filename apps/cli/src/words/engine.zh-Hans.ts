/** What the command says as an engine, in Simplified Chinese; the words of the protocol are the same in every language. */

import type { engine } from "./engine.en.ts";

export const table = {
  engineSummary: () => "逐行回答另一个程序",
  engineAbout: () => "在标准输入输出上说逐行协议，给使用求解器和电脑玩家的程序：docs/engine.md。",
  engineBotOption: () => "游戏有电脑玩家时由谁回答（默认：最强的）",
  noEngine: (d) => `${d.title}既没有求解器，也没有电脑玩家。`,
  otherGame: (d) => `这是${d.found}的局面；这个引擎玩的是${d.title}。`,
  searchRuns: () => "正在搜索：请先 stop。",
  noPosition: () => "还没有局面。",
  nothingSet: () => "set 需要名称和值，例如 set nodes 10000。",
  noPositionText: (d) => `“${d.text}”不是局面：应为链接如 /${d.game}/1、存档，或 view 加一个座位所知的内容。`,
  nothingUnseen: (d) => `${d.title}没有盖着的东西：局面是链接或存档。`,
  viewStandsStill: () => "view 形式的局面没有后续步骤：请送下一个 view。",
  othersTurn: () => "还没轮到这个 view 的座位。",
  needsNumber: (d) => `${d.name} 后面需要一个整数${d.least === 0 ? "" : `，至少 ${d.least}`}。`,
} satisfies typeof engine;
