/** All that the midend says in Simplified Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hans.ts";

export const tables = {
  midend: main,
} satisfies WordTables;
