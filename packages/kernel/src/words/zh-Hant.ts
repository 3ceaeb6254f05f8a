/** All that the kernel says in Traditional Chinese. */

import { table as main } from "./main.zh-Hant.ts";
import type { WordTables } from "./messages.ts";

export const tables = {
  kernel: main,
} satisfies WordTables;
