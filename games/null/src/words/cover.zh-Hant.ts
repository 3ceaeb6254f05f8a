/** What this game says on the first page, in Traditional Chinese. */

import type { say } from "./cover.en.ts";

export const table = {
  says: () => "三張牌，兩個人，一次下注。",
  dailySays: () => "大家都一樣",
  dailyName: () => "每日牌局",
} satisfies typeof say;
