/** The first lesson of FreeCell, in Simplified Chinese. */

import type { say } from "./lesson.en.ts";

export const table = {
  onto: () => "在各列里，牌要接在刚好大 1 点、颜色不同的牌上。把红色的 10 放到黑色的 J 上。",
  ontoFirst: () => "那样也可以。现在先移红桃 10：放到梅花 J 上。",
  cell: () => "梅花 K 下面压着一张 7。上方四个暂存格各放一张牌，什么牌都行：把 K 放进去。",
  cellFirst: () => "那样也可以。现在先移梅花 K：放进暂存格。",
  home: () => "每种花色从 A 开始依序归位。黑桃已经到 6，所以 7 可以跟上：点一下，或拖过去。",
  homeFirst: () => "那样也可以。现在先移黑桃 7：让它归位。",
  run: () => "依序相连的牌可以一起移：张数最多是空的暂存格数再加一。把方块 J 和上面的两张牌一起移到梅花 Q 上。",
  runFirst: () => "那样也可以。现在先移方块 J 和上面的两张牌：放到 Q 上。",
  end: () => "52 张牌全部归位，这局就赢了。每个牌局都像这样摊开，所以永远有时间慢慢想。",
} satisfies typeof say;
