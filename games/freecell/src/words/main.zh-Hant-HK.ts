/** What FreeCell says, in Hong Kong's words where they differ. */

import type { en } from "./en.ts";

import { table as base } from "./main.zh-Hant.ts";

export const table = {
  ...base,
  "board-on-one-line": () => "這些牌都在同一行：牌面的每一欄各佔一行。依發牌順序的整副牌，請直接當作牌局輸入。",
} satisfies typeof en;
