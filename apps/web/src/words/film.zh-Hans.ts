/** What the page says of films and of somebody's game, in Simplified Chinese. */

import type { sayHere } from "./film.en.ts";

export const table = {
  fromHere: () => "从这里开始",
  solution: () => "解法",
  solutionMove: () => "解法的步骤",
  solutionAt: (d) => `第 ${d.at} 步，共 ${d.of} 步。${d.says}`,
  pause: () => "暂停",
  again: () => "再看一次",
  run: () => "播放",
  backToMyGame: () => "回到我的对局",
  filmStart: (d) => `开头，之后有 ${d.of} 步。`,
  filmFirst: () => "到开头",
  filmLast: () => "到结尾",
  filmPace: () => "速度",
  slow: () => "慢",
  even: () => "中",
  brisk: () => "快",
  somebodysGame: () => "别人的对局",
  guestWon: (d) => `${d.count}，获胜`,
  guestSays: () => "在你动手之前，这里的一切都不计入你的战绩。",
  filmOf: () => "对局回放",
  filmMove: () => "对局的步骤",
  theDeal: () => "开局",
  playFromHere: () => "从这里开始玩",
  playThisDeal: (d) => `玩这个${d.deal}`,
  passItOn: () => "转发",
  passedOn: () => "链接已复制。",
  allTables: () => "所有牌桌",
} satisfies typeof sayHere;
