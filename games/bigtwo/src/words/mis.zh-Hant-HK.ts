/** What the app of the source document says, in Hong Kong's words where they differ. */

import type { say } from "./mis.en.ts";

import { table as base } from "./mis.zh-Hant.ts";

export const table = {
  ...base,
  title: () => "鋤大弟",
  ranks2: () => "點數相同時比花色：由小到大是階磚、梅花、紅心、葵扇。",
  straight: () => "蛇：五張點數相連",
  flush: () => "花：五張同花色",
  fullHouse: () => "俘虜：三張加兩張",
  four: () => "四條：加任意一張",
  round1: () => "拿到階磚 3 的人先出，而且要包含它。",
  round2: () => "接著輪流出一樣多張、但更大的牌，或 Pass。",
  round3: () => "其他人都 Pass 之後，最後出牌的人可以出任何牌。",
  passed: () => "Pass",
  openHint: () => "先出包含階磚 3 的牌。",
  beatHint: () => "壓過上一手，或 Pass。",
  pass: () => "Pass",
} satisfies typeof say;
