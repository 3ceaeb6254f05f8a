/** What the table in a terminal says, in Traditional Chinese. */

import type { sayHere } from "./terminal.en.ts";

export const table = {
  terminalNoClock: () => "大老二：一局不限時，而不是十分鐘",
  terminalHelp: () =>
    [
      "最先出完手牌的獲勝。由小到大：3 4 5 6 7 8 9 10 J Q K A 2。",
      "用一樣多張、更大的牌壓過上一手，或過；其他人都過之後，你想出什麼都行。",
      "可以出單張、一對，或五張：順子、同花、葫蘆、鐵支、同花順；有些規則還有三條或四張。",
      "出牌就是輸入那些牌，例如 3D 3S；或輸入 pass。",
    ].join("\n"),
  terminalPoints: (d) => `${String(d.points).padStart(4)} 分`,
  terminalPasses: () => "過",
  terminalBeaten: () => "要壓的牌",
  terminalOver: () => "這局結束了。",
  terminalOpening: () => "第一手。",
  terminalFree: () => "自由出牌：想出什麼都行。",
  terminalToBeat: (d) => `要壓${d.seat}的牌：`,
} satisfies typeof sayHere;
