/** What the keys do at the table, in Simplified Chinese. */

import type { say } from "./keys.en.ts";

export const table = {
  arrows: () => "在牌之间移动",
  ends: () => "到第一叠和最后一叠",
  lift: () => "拿起牌，放下牌",
  back: () => "放回",
  look: () => "看被盖住的牌",
  columns: () => "从第 2 列到第 6 列",
  toCell: () => "从第 5 列到第一个暂存格",
  toHome: () => "第 7 列的牌归位",
  count: () => "三张牌从第 2 列到第 6 列",
  enter: () => "Enter",
  escape: () => "Esc",
  home: () => "Home",
  end: () => "End",
} satisfies typeof say;
