/** What the table in a terminal says, in Traditional Chinese. */

import type { sayHere } from "./terminal.en.ts";

export const table = {
  terminalHelp: () =>
    [
      "棋子跳過相鄰的棋子到空孔，被跳過的拿掉。最後要只剩一顆。",
      "跳就是從哪裡到哪裡，先欄後排：d2-d4。三角形棋盤的字母寫在斜線的底端。",
    ].join("\n"),
  terminalTarget: () => "孔明棋：最後一顆必須停在哪裡（預設：不限）",
  terminalCount: (d) =>
    d.hole === undefined ? `${d.pegs} 顆棋子；目標：剩一顆，不限位置` : `${d.pegs} 顆棋子；目標：剩一顆，在 ${d.hole}`,
} satisfies typeof sayHere;
