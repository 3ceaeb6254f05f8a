/** All that the package of cards says in Traditional Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hant.ts";

export const tables = {
  cards: main,
} satisfies WordTables;
