/** What the table in a terminal says, in Simplified Chinese. */

import type { sayHere } from "./terminal.en.ts";

export const table = {
  terminalHelp: () =>
    [
      "棋子跳过相邻的棋子到空孔，被跳过的拿掉。最后要只剩一颗。",
      "跳就是从哪里到哪里，先列后排：d2-d4。三角形棋盘的字母写在斜线的底端。",
    ].join("\n"),
  terminalTarget: () => "孔明棋：最后一颗必须停在哪里（默认：不限）",
  terminalCount: (d) =>
    d.hole === undefined ? `${d.pegs} 颗棋子；目标：剩一颗，不限位置` : `${d.pegs} 颗棋子；目标：剩一颗，在 ${d.hole}`,
} satisfies typeof sayHere;
