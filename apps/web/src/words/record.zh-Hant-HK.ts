/** What the page says in the record, in Hong Kong's words where they differ. */

import type { sayHere } from "./record.en.ts";

import { table as base } from "./record.zh-Hant.ts";

export const table = {
  ...base,
  timeOfDay: ({ at }) => at.toLocaleTimeString("zh-Hant-HK", { hour: "2-digit", minute: "2-digit", hour12: false }),
} satisfies typeof sayHere;
