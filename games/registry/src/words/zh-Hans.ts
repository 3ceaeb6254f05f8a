/** All that the registry says in Simplified Chinese. */

import type { Tables } from "@baize/kernel";
import { table as main } from "./main.zh-Hans.ts";

export const tables = {
  games: main,
} satisfies Tables;
