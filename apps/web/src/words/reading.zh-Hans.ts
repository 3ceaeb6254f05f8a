/** What the page says in lessons, rules and where nothing is, in Simplified Chinese. */

import type { sayHere } from "./reading.en.ts";

export const table = {
  followTheRing: () => "那样也可以。现在先照着圆圈走。",
  theLesson: () => "教程",
  lessonDone: () => "完成",
  lessonStep: (d) => `第 ${d.nth} 步，共 ${d.of} 步`,
  skip: () => "跳过",
  onceMore: () => "再来一次",
  startOver: () => "重新开始",
  nothingHere: () => "一副牌里没有 0。",
  goHome: () => "回到牌桌",
  continueMatch: (d) => `继续${d.match}`,
  rulesOf: (d) => `${d.title}：规则`,
  takeLesson: () => "开始教程",
  noSuchMatch: () => "没有这场对局",
  goodMoves: (d) => `看之前的 ${d.count} 步`,
  playElse: () => "玩别的",
  nothingHereSays: () => "这个网址也没有页面。你的对局都还在原处。",
} satisfies typeof sayHere;
