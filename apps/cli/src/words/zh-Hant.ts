/** All that the command says in Traditional Chinese. */

import type { Tables } from "@baize/kernel";
import { table as main } from "./main.zh-Hant.ts";

export const tables = {
  cli: main,
} satisfies Tables;
