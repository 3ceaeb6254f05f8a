/** What the keys do at the table, in Traditional Chinese. */

import type { say } from "./keys.en.ts";

export const table = {
  arrows: () => "在孔之間移動；拿起棋子時是跳的方向",
  ends: () => "到這一排的第一孔和最後一孔",
  lift: () => "拿起棋子",
  back: () => "放回",
  jump: () => "從 d2 到 d4",
  onward: () => "同一顆棋子接著到 d6",
  enter: () => "Enter",
  escape: () => "Esc",
  home: () => "Home",
  end: () => "End",
} satisfies typeof say;
