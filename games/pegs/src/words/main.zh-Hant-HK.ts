/** What Peg Solitaire says, in Hong Kong's words where they differ. */

import type { en } from "./en.ts";

import { table as base } from "./main.zh-Hant.ts";

export const table = {
  ...base,
  day: ({ at }) => new Intl.DateTimeFormat("zh-Hant-HK", { day: "numeric", month: "long" }).format(at),
} satisfies typeof en;
