/** All that the package of cards says in Simplified Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hans.ts";

export const tables = {
  cards: main,
} satisfies WordTables;
