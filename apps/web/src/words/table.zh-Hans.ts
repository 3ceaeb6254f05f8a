/** What the page says around a table, in Simplified Chinese. */

import type { sayHere } from "./table.en.ts";

export const table = {
  backToStart: () => "回到开头。按“重做”可以把步骤找回来。",
  backToDeal: () => "重新发牌。你赢过的都还在。",
  workerLost: () => "页面有一部分无法加载。",
  lightLost: () => "指示灯无法加载。请重新加载页面。",
  newShort: () => "新局",
  farAtMost: (d) => `最多 ${d.far}`,
  farShortest: (d) => `${d.far}，最短`,
  atLeast: (d) => `最少 ${d.atLeast}`,
  askLight: () => "显示指示灯",
  less: () => "收起",
  chooseDeal: (d) => `选择${d.deal}`,
  playItAgain: () => "再玩一次",
  firstVisit: () => "第一次来吗",
  offer: (d) => `第一次玩${d.title}？两分钟就学会。`,
  showMe: () => "教我",
  noThanks: () => "不用了",
  hintStep: (d) => `提示 ${d.step} / 3`,
} satisfies typeof sayHere;
