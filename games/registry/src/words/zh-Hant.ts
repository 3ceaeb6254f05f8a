/** All that the registry says in Traditional Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hant.ts";

export const tables = {
  games: main,
} satisfies WordTables;
