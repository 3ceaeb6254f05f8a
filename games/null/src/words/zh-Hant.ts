/** All that this game says in Traditional Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as cover } from "./cover.zh-Hant.ts";
import { table as main } from "./main.zh-Hant.ts";

export const tables = {
  null: main,
  "null cover": cover,
} satisfies WordTables;
