/** All that the midend says in Simplified Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hans.ts";
import { table as phrases } from "./phrases.zh-Hans.ts";

export const tables = {
  midend: main,
  "midend phrases": phrases,
} satisfies WordTables;
