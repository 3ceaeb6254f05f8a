/** What Big Two says on the first page, in Traditional Chinese. */

import type { say } from "./cover.en.ts";

export const table = {
  says: () => "四人對戰，先出完手牌的獲勝。",
  dailySays: () => "大家打同一副牌",
  dailyName: () => "每日牌局",
} satisfies typeof say;
