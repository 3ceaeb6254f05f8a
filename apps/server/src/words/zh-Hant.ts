/** All that the server says in Traditional Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hant.ts";
import { table as online } from "./online.zh-Hant.ts";

export const tables = {
  server: { ...main, ...online },
} satisfies WordTables;
