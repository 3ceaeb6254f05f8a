/** What several screens of the page say, in Hong Kong's words where they differ. */

import type { en } from "./en.ts";

import { table as base } from "./main.zh-Hant.ts";

export const table = {
  ...base,
  date: ({ at, how }) => at.toLocaleDateString("zh-Hant-HK", how),
  togetherSays: () => "只要一個連結。不用帳戶，不用安裝。",
} satisfies typeof en;
