/** What the page says in lessons, rules and where nothing is, in Traditional Chinese. */

import type { sayHere } from "./reading.en.ts";

export const table = {
  followTheRing: () => "那樣也可以。現在先照著圓圈走。",
  theLesson: () => "教學",
  lessonDone: () => "完成",
  lessonStep: (d) => `第 ${d.nth} 步，共 ${d.of} 步`,
  skip: () => "略過",
  onceMore: () => "再來一次",
  startOver: () => "重新開始",
  nothingHere: () => "一副牌裡沒有 0。",
  goHome: () => "回到牌桌",
  continueMatch: (d) => `繼續${d.match}`,
  rulesOf: (d) => `${d.title}：規則`,
  takeLesson: () => "開始教學",
  noSuchMatch: () => "沒有這場對局",
  goodMoves: (d) => `看之前的 ${d.count} 步`,
  playElse: () => "玩別的",
  nothingHereSays: () => "這個網址也沒有頁面。你的對局都還在原處。",
} satisfies typeof sayHere;
