/** All that the registry says in Simplified Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hans.ts";

export const tables = {
  games: main,
} satisfies WordTables;
