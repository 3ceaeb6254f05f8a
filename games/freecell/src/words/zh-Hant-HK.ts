/** All that FreeCell says in Hong Kong's Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as lesson } from "./lesson.zh-Hant-HK.ts";
import { table as rules } from "./rules.zh-Hant-HK.ts";
import { tables as traditional } from "./zh-Hant.ts";

export const tables = {
  ...traditional,
  "freecell lesson": lesson,
  "freecell rules": rules,
} satisfies WordTables;
