/** All that the package of cards says in Hong Kong's Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hant-HK.ts";
import { tables as traditional } from "./zh-Hant.ts";

export const tables = {
  ...traditional,
  cards: main,
} satisfies WordTables;
