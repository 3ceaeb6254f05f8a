/** What the server says, in Hong Kong's words where they differ. */

import type { en } from "./en.ts";

import { table as base } from "./main.zh-Hant.ts";

export const table = {
  ...base,
  dayOf: ({ title, at, how }) => `${title} · ${at.toLocaleDateString("zh-Hant-HK", how)}`,
  tableSays: () => "有連結就能玩。不用帳戶，不用安裝。",
  portTaken: (d) => `連接埠 ${d.port} 已被其他程式佔用。請停止那個程式，或換一個連接埠：PORT=3001 npm start`,
  portForbidden: (d) => `這個用戶不能開啟連接埠 ${d.port}。請選 1023 以上的：PORT=3000 npm start`,
  atHome: (d) => `給手機和同一網絡上的其他裝置：${d.address}`,
} satisfies typeof en;
