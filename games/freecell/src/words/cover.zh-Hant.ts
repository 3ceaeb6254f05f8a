/** What FreeCell says on the first page, in Traditional Chinese. */

import type { say } from "./cover.en.ts";

export const table = {
  says: () => "每張牌都攤開，全憑本事。",
  dailySays: () => "檢查過，有解",
  dailyName: () => "每日牌局",
  dailyTitle: (d) => `新接龍 ${d.deal}`,
} satisfies typeof say;
