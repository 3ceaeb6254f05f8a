/** All that the page says in Hong Kong's Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hant-HK.ts";
import { table as online } from "./online.zh-Hant-HK.ts";
import { table as record } from "./record.zh-Hant-HK.ts";
import { tables as traditional } from "./zh-Hant.ts";

export const tables = {
  ...traditional,
  page: main,
  "page online": online,
  "page record": record,
} satisfies WordTables;
