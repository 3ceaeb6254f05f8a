/** What the system has against a file, in Hong Kong's words where they differ. */

import type { trouble } from "./trouble.en.ts";

import { table as base } from "./trouble.zh-Hant.ts";

export const table = {
  ...base,
  notAllowed: () => "這個用戶沒有權限",
} satisfies typeof trouble;
