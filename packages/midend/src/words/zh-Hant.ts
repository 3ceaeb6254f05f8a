/** All that the midend says in Traditional Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hant.ts";
import { table as phrases } from "./phrases.zh-Hant.ts";

export const tables = {
  midend: main,
  "midend phrases": phrases,
} satisfies WordTables;
