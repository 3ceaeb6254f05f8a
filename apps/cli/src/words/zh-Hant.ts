/** All that the command says in Traditional Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hant.ts";

export const tables = {
  cli: main,
} satisfies WordTables;
