/** The first lesson of FreeCell, in Traditional Chinese. */

import type { say } from "./lesson.en.ts";

export const table = {
  onto: () => "在各欄裡，牌要接在剛好大 1 點、顏色不同的牌上。把紅色的 10 放到黑色的 J 上。",
  ontoFirst: () => "那樣也可以。現在先移紅心 10：放到梅花 J 上。",
  cell: () => "梅花 K 下面壓著一張 7。上方四個暫存格各放一張牌，什麼牌都行：把 K 放進去。",
  cellFirst: () => "那樣也可以。現在先移梅花 K：放進暫存格。",
  home: () => "每種花色從 A 開始依序歸位。黑桃已經到 6，所以 7 可以跟上：點一下，或拖過去。",
  homeFirst: () => "那樣也可以。現在先移黑桃 7：讓它歸位。",
  run: () => "依序相連的牌可以一起移：張數最多是空的暫存格數再加一。把方塊 J 和上面的兩張牌一起移到梅花 Q 上。",
  runFirst: () => "那樣也可以。現在先移方塊 J 和上面的兩張牌：放到 Q 上。",
  end: () => "52 張牌全部歸位，這局就贏了。每個牌局都像這樣攤開，所以永遠有時間慢慢想。",
} satisfies typeof say;
