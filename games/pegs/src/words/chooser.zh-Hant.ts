/** What is said where a board is chosen, in Traditional Chinese. */

import type { say } from "./chooser.en.ts";

export const table = {
  daily: () => "每日謎題",
  figures: () => "圖形",
  holes: (d) => `${d.count} 孔`,
  vacancies: (d) => `${d.shape}：點一下開局要空著的孔`,
  vacancy: (d) => `${d.hole} 空`,
} satisfies typeof say;
