/** All that the command says in Simplified Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hans.ts";

export const tables = {
  cli: main,
} satisfies WordTables;
