/** What the table in a terminal says, in Hong Kong's words where they differ. */

import type { sayHere } from "./terminal.en.ts";

import { table as base } from "./terminal.zh-Hant.ts";

export const table = {
  ...base,
  terminalNoClock: () => "鋤大弟：一局不限時，而不是十分鐘",
  terminalHelp: () =>
    [
      "最先出完手牌的獲勝。由小到大：3 4 5 6 7 8 9 10 J Q K A 2。",
      "用一樣多張、更大的牌壓過上一手，或 Pass；其他人都 Pass 之後，你想出什麼都行。",
      "可以出單張、一對，或五張：蛇、花、俘虜、四條、同花順；有些規則還有三條或四張。",
      "出牌就是輸入那些牌，例如 3D 3S；或輸入 pass。",
    ].join("\n"),
  terminalPasses: () => "Pass",
} satisfies typeof sayHere;
