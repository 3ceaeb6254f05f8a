/** What the page says around a table, in Simplified Chinese. */

import type { sayHere } from "./table.en.ts";

export const table = {
  missed: (d) => `你上次的对局无法接着玩：${d.why}它照原样保留。`,
  ownBoard: (d) => `自己摆的${d.deal}算练习，不计入任何统计。`,
  seenMoves: () => "这一局的走法你看过：赢了也算用了提示。",
  seenWhole: () => "这一局你已看到结尾：赢了也不计。",
  backToStart: () => "回到开头。按“重做”可以把步骤找回来。",
  backToDeal: () => "重新发牌。你赢过的都还在。",
  standsIn: (d) => `这里无法加载${d.name}，改由${d.weaker}出牌。`,
  othersGone: () => "其他人现在无法出牌。请重新加载页面再继续。",
  workerLost: () => "页面有一部分无法加载。",
  lightLost: () => "指示灯无法加载。请重新加载页面。",
  newShort: () => "新局",
  hintLost: () => "这个局面无解：没有好的走法。",
  hintUnknown: () => "没有提示：不知道这里是否有解。",
  hintNone: () => "还没找到解法，继续寻找中。",
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
