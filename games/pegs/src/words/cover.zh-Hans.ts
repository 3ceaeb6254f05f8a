/** What Peg Solitaire says on the first page, in Simplified Chinese. */

import type { say } from "./cover.en.ts";

export const table = {
  says: () => "跳过去，吃掉它，只留一颗。",
  dailySays: () => "检查过，有解",
  dailyName: () => "每日谜题",
} satisfies typeof say;
