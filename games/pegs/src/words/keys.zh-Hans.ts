/** What the keys do at the table, in Simplified Chinese. */

import type { say } from "./keys.en.ts";

export const table = {
  arrows: () => "在孔之间移动；拿起棋子时是跳的方向",
  ends: () => "到这一排的第一孔和最后一孔",
  lift: () => "拿起棋子",
  back: () => "放回",
  jump: () => "从 d2 到 d4",
  onward: () => "同一颗棋子接着到 d6",
  enter: () => "Enter",
  escape: () => "Esc",
  home: () => "Home",
  end: () => "End",
} satisfies typeof say;
