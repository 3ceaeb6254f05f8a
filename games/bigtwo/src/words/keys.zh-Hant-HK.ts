/** What the keys do at the table, in Hong Kong's words where they differ. */

import type { say } from "./keys.en.ts";

import { table as base } from "./keys.zh-Hant.ts";

export const table = {
  ...base,
  pass: () => "Pass",
} satisfies typeof say;
