/** What the keys do at the table, in Traditional Chinese. */

import type { say } from "./keys.en.ts";

export const table = {
  arrows: () => "在牌之間移動",
  ends: () => "到第一疊和最後一疊",
  lift: () => "拿起牌，放下牌",
  back: () => "放回",
  look: () => "看被蓋住的牌",
  columns: () => "從第 2 欄到第 6 欄",
  toCell: () => "從第 5 欄到第一個暫存格",
  toHome: () => "第 7 欄的牌歸位",
  count: () => "三張牌從第 2 欄到第 6 欄",
  enter: () => "Enter",
  escape: () => "Esc",
  home: () => "Home",
  end: () => "End",
} satisfies typeof say;
