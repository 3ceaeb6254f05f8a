/** What Peg Solitaire says on the first page, in Traditional Chinese. */

import type { say } from "./cover.en.ts";

export const table = {
  says: () => "跳過去，吃掉它，只留一顆。",
  dailySays: () => "檢查過，有解",
  dailyName: () => "每日謎題",
} satisfies typeof say;
