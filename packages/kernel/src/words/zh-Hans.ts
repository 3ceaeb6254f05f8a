/** All that the kernel says in Simplified Chinese. */

import { table as main } from "./main.zh-Hans.ts";
import type { WordTables } from "./messages.ts";

export const tables = {
  kernel: main,
} satisfies WordTables;
