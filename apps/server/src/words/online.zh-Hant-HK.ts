/** What is said at online tables, in Hong Kong's words where they differ. */

import type { online } from "./online.en.ts";

import { table as base } from "./online.zh-Hant.ts";

export const table = {
  ...base,
  docsTitle: () => "Baize：網上牌桌的 API",
  folderUnusable: (d) =>
    `無法把牌桌保存在 ${d.folder}：${d.why}。請用 BAIZE_DATA 選一個這個用戶可以寫入的資料夾，或用 DATABASE_URL 給一個 PostgreSQL。`,
  folderTaken: (d) =>
    `${d.folder} 的資料正由程序 ${d.owner} 使用。只能有一個程序使用：請停止另一個、用 BAIZE_DATA 換資料夾，或用 DATABASE_URL 給兩者一個 PostgreSQL。`,
} satisfies typeof online;
