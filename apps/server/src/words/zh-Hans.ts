/** All that the server says in Simplified Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as main } from "./main.zh-Hans.ts";
import { table as online } from "./online.zh-Hans.ts";

export const tables = {
  server: { ...main, ...online },
} satisfies WordTables;
