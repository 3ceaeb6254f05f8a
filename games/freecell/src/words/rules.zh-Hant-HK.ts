/** The rules of FreeCell for players, in Hong Kong's words where they differ. */

import type { say } from "./rules.en.ts";

import { table as base } from "./rules.zh-Hant.ts";

export const table = {
  ...base,
  columnsShown: () => "階磚 6 放到葵扇 7 上。它原來的欄現在空了。",
  cellsShown: () => "梅花 K 在暫存格裡等，底下的葵扇 2 就能動了。",
} satisfies typeof say;
