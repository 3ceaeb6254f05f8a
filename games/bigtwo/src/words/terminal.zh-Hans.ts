/** What the table in a terminal says, in Simplified Chinese. */

import type { sayHere } from "./terminal.en.ts";

export const table = {
  terminalNoClock: () => "锄大地：一局不限时，而不是十分钟",
  terminalHelp: () =>
    [
      "最先出完手牌的获胜。由小到大：3 4 5 6 7 8 9 10 J Q K A 2。",
      "用一样多张、更大的牌压过上一手，或过；其他人都过之后，你想出什么都行。",
      "可以出单张、一对，或五张：顺子、同花、葫芦、铁支、同花顺；有些规则还有三条或四张。",
      "出牌就是输入那些牌，例如 3D 3S；或输入 pass。",
    ].join("\n"),
  terminalPoints: (d) => `${String(d.points).padStart(4)} 分`,
  terminalPasses: () => "过",
  terminalBeaten: () => "要压的牌",
  terminalOver: () => "这局结束了。",
  terminalOpening: () => "第一手。",
  terminalFree: () => "自由出牌：想出什么都行。",
  terminalToBeat: (d) => `要压${d.seat}的牌：`,
} satisfies typeof sayHere;
