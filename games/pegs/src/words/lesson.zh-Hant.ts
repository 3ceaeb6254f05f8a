/** The first lesson of Peg Solitaire, in Traditional Chinese. */

import type { say } from "./lesson.en.ts";

export const table = {
  jump: () => "棋子跳過旁邊的棋子，落到後面的空孔，被跳過的就拿掉。把左邊的 b3 跳過 c3。",
  jumpFirst: () => "那樣也可以，但會留下一顆。現在先讓 b3 跳過 c3 到 d3。",
  left: () => "上下左右都可以跳，斜的不行。現在讓右邊的 f5 往左跳過 e5。",
  leftFirst: () => "那樣也可以。現在先讓 f5 跳過 e5 到 d5。",
  down: () => "能接著跳的棋子最好。讓 d2 往下跳過 d3。",
  downFirst: () => "那樣也可以，但會剩兩顆。現在先讓 d2 跳過 d3 到 d4。",
  again: () => "它正對著 d5，後面又是空的：再跳一次。同一顆棋子連續跳，只算一步。",
  end: () => "只剩一顆，這局就贏了，一共三步。32 顆棋子的棋盤也是一樣的玩法。",
} satisfies typeof say;
