/** All that Peg Solitaire says in Hong Kong's Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hant-HK.ts";
import { tables as traditional } from "./zh-Hant.ts";

export const tables = {
  ...traditional,
  pegs: main,
} satisfies WordTables;
