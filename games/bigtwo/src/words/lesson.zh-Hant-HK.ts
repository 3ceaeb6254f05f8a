/** The first lesson of Big Two, in Hong Kong's words where they differ. */

import type { say } from "./lesson.en.ts";

import { table as base } from "./lesson.zh-Hant.ts";

export const table = {
  ...base,
  open: () => "你有 3♦，所以你先出，而且要包含它。點一下它，選上面提供的蛇（順子），然後出牌。",
  openFirst: () => "那樣也可以。現在先出 3 到 7 的蛇：一次出掉五張。",
  answer: () => "五張要用五張來壓，俘虜（葫蘆）壓得過任何蛇：點一張 9，選俘虜，然後出牌。",
  answerFirst: () => "那樣也可以。現在先出帶 J 的俘虜：K 值得留著。",
  lead: () => "大家都 Pass，換你先出，想出什麼都行。2 是最大的點數，葵扇是最大的花色。出 2♠。",
  leadFirst: () => "那樣也可以。現在先出葵扇 2：它能保住出牌權。",
  end: () => "你贏了，其他人要為手上剩的牌付分。壓不過，或想留著牌的時候，就 Pass。",
} satisfies typeof say;
