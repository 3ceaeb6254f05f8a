/** What is said where a board is chosen, in Simplified Chinese. */

import type { say } from "./chooser.en.ts";

export const table = {
  daily: () => "每日谜题",
  figures: () => "图形",
  holes: (d) => `${d.count} 孔`,
  vacancies: (d) => `${d.shape}：点一下开局要空着的孔`,
  vacancy: (d) => `${d.hole} 空`,
} satisfies typeof say;
