/** The first lesson of Peg Solitaire, in Simplified Chinese. */

import type { say } from "./lesson.en.ts";

export const table = {
  jump: () => "棋子跳过旁边的棋子，落到后面的空孔，被跳过的就拿掉。把左边的 b3 跳过 c3。",
  jumpFirst: () => "那样也可以，但会留下一颗。现在先让 b3 跳过 c3 到 d3。",
  left: () => "上下左右都可以跳，斜的不行。现在让右边的 f5 往左跳过 e5。",
  leftFirst: () => "那样也可以。现在先让 f5 跳过 e5 到 d5。",
  down: () => "能接着跳的棋子最好。让 d2 往下跳过 d3。",
  downFirst: () => "那样也可以，但会剩两颗。现在先让 d2 跳过 d3 到 d4。",
  again: () => "它正对着 d5，后面又是空的：再跳一次。同一颗棋子连续跳，只算一步。",
  end: () => "只剩一颗，这局就赢了，一共三步。32 颗棋子的棋盘也是一样的玩法。",
} satisfies typeof say;
