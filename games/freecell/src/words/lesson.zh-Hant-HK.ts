/** The first lesson of FreeCell, in Hong Kong's words where they differ. */

import type { say } from "./lesson.en.ts";

import { table as base } from "./lesson.zh-Hant.ts";

export const table = {
  ...base,
  home: () => "每種花色從 A 開始依序歸位。葵扇已經到 6，所以 7 可以跟上：點一下，或拖過去。",
  homeFirst: () => "那樣也可以。現在先移葵扇 7：讓它歸位。",
  run: () => "依序相連的牌可以一起移：張數最多是空的暫存格數再加一。把階磚 J 和上面的兩張牌一起移到梅花 Q 上。",
  runFirst: () => "那樣也可以。現在先移階磚 J 和上面的兩張牌：放到 Q 上。",
} satisfies typeof say;
