/** What Big Two says on the first page, in Simplified Chinese. */

import type { say } from "./cover.en.ts";

export const table = {
  says: () => "四人对战，先出完手牌的获胜。",
  dailySays: () => "大家打同一副牌",
  dailyName: () => "每日牌局",
} satisfies typeof say;
