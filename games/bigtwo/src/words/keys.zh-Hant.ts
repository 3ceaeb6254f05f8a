/** What the keys do at the table, in Traditional Chinese. */

import type { say } from "./keys.en.ts";

export const table = {
  arrows: () => "在牌之間移動",
  shift: () => "移動那張牌",
  ends: () => "到第一張和最後一張",
  pick: () => "選牌，或放回",
  play: () => "出選好的牌",
  back: () => "全部放回",
  pass: () => "過",
  offer: () => "選下一個可以出的牌型",
  sort: () => "依點數或花色整理",
  enter: () => "Enter",
  escape: () => "Esc",
  home: () => "Home",
  end: () => "End",
  space: () => "空白鍵",
  shiftKey: () => "Shift",
} satisfies typeof say;
