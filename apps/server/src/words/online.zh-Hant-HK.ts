/** What is said at online tables, in Hong Kong's words where they differ. */

import type { online } from "./online.en.ts";

import { table as base } from "./online.zh-Hant.ts";

export const table = {
  ...base,
  docsTitle: () => "Baize：網上牌桌的 API",
  folderTaken: (d) =>
    `${d.folder} 的資料正由程序 ${d.owner} 使用。只能有一個程序使用：請停止另一個、用 BAIZE_DATA 換資料夾，或用 DATABASE_URL 給兩者一個 PostgreSQL。`,
} satisfies typeof online;
