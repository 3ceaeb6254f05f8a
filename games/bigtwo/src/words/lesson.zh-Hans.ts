/** The first lesson of Big Two, in Simplified Chinese. */

import type { say } from "./lesson.en.ts";

export const table = {
  open: () => "你有 3♦，所以你先出，而且要包含它。点一下它，选上面提供的顺子，然后出牌。",
  openFirst: () => "那样也可以。现在先出 3 到 7 的顺子：一次出掉五张。",
  answer: () => "五张要用五张来压，葫芦压得过任何顺子：点一张 9，选葫芦，然后出牌。",
  answerFirst: () => "那样也可以。现在先出带 J 的葫芦：K 值得留着。",
  lead: () => "大家都过，换你先出，想出什么都行。2 是最大的点数，黑桃是最大的花色。出 2♠。",
  leadFirst: () => "那样也可以。现在先出黑桃 2：它能保住出牌权。",
  out: () => "又是你先出，只剩两张，正好一对。出这对 K，就出完了。",
  outFirst: () => "那样也可以。不过两张 K 一起出，这局马上结束。",
  end: () => "你赢了，其他人要为手上剩的牌付分。压不过，或想留着牌的时候，就说“过”。",
} satisfies typeof say;
