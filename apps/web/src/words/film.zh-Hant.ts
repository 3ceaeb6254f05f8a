/** What the page says of films and of somebody's game, in Traditional Chinese. */

import type { sayHere } from "./film.en.ts";

export const table = {
  fromHere: () => "從這裡開始",
  solution: () => "解法",
  solutionMove: () => "解法的步驟",
  solutionAt: (d) => `第 ${d.at} 步，共 ${d.of} 步。${d.says}`,
  pause: () => "暫停",
  again: () => "再看一次",
  run: () => "播放",
  backToMyGame: () => "回到我的對局",
  filmStart: (d) => `開頭，之後有 ${d.of} 步。`,
  filmFirst: () => "到開頭",
  filmLast: () => "到結尾",
  filmPace: () => "速度",
  slow: () => "慢",
  even: () => "中",
  brisk: () => "快",
  somebodysGame: () => "別人的對局",
  guestWon: (d) => `${d.count}，獲勝`,
  guestSays: () => "在你動手之前，這裡的一切都不計入你的戰績。",
  filmOf: () => "對局重播",
  filmMove: () => "對局的步驟",
  theDeal: () => "開局",
  playFromHere: () => "從這裡開始玩",
  playThisDeal: (d) => `玩這個${d.deal}`,
  passItOn: () => "轉傳",
  passedOn: () => "連結已複製。",
  allTables: () => "所有牌桌",
} satisfies typeof sayHere;
