/** What the keys do at the table, in Simplified Chinese. */

import type { say } from "./keys.en.ts";

export const table = {
  arrows: () => "在牌之间移动",
  shift: () => "移动那张牌",
  ends: () => "到第一张和最后一张",
  pick: () => "选牌，或放回",
  play: () => "出选好的牌",
  back: () => "全部放回",
  pass: () => "过",
  offer: () => "选下一个可以出的牌型",
  sort: () => "按点数或花色整理",
  enter: () => "Enter",
  escape: () => "Esc",
  home: () => "Home",
  end: () => "End",
  space: () => "空格键",
  shiftKey: () => "Shift",
} satisfies typeof say;
