/** What FreeCell says on the first page, in Simplified Chinese. */

import type { say } from "./cover.en.ts";

export const table = {
  says: () => "每张牌都摊开，全凭本事。",
  dailySays: () => "检查过，有解",
  dailyName: () => "每日牌局",
  dailyTitle: (d) => `空当接龙 ${d.deal}`,
} satisfies typeof say;
