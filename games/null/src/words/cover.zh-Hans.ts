/** What this game says on the first page, in Simplified Chinese. */

import type { say } from "./cover.en.ts";

export const table = {
  says: () => "三张牌，两个人，一次下注。",
  dailySays: () => "大家都一样",
  dailyName: () => "每日牌局",
} satisfies typeof say;
