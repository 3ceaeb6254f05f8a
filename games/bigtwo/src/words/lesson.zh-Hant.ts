/** The first lesson of Big Two, in Traditional Chinese. */

import type { say } from "./lesson.en.ts";

export const table = {
  open: () => "你有 3♦，所以你先出，而且要包含它。點一下它，選上面提供的順子，然後出牌。",
  openFirst: () => "那樣也可以。現在先出 3 到 7 的順子：一次出掉五張。",
  answer: () => "五張要用五張來壓，葫蘆壓得過任何順子：點一張 9，選葫蘆，然後出牌。",
  answerFirst: () => "那樣也可以。現在先出帶 J 的葫蘆：K 值得留著。",
  lead: () => "大家都過，換你先出，想出什麼都行。2 是最大的點數，黑桃是最大的花色。出 2♠。",
  leadFirst: () => "那樣也可以。現在先出黑桃 2：它能保住出牌權。",
  out: () => "又是你先出，只剩兩張，正好一對。出這對 K，就出完了。",
  outFirst: () => "那樣也可以。不過兩張 K 一起出，這局馬上結束。",
  end: () => "你贏了，其他人要為手上剩的牌付分。壓不過，或想留著牌的時候，就喊過。",
} satisfies typeof say;
