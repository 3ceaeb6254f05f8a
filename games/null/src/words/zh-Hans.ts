/** All that this game says in Simplified Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as cover } from "./cover.zh-Hans.ts";
import { table as main } from "./main.zh-Hans.ts";

export const tables = {
  null: main,
  "null cover": cover,
} satisfies WordTables;
