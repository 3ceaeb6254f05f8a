/** All that FreeCell says in Traditional Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as chooser } from "./chooser.zh-Hant.ts";
import { table as cover } from "./cover.zh-Hant.ts";
import { table as deals } from "./deals.zh-Hant.ts";
import { table as editor } from "./editor.zh-Hant.ts";
import { table as grades } from "./grades.zh-Hant.ts";
import { table as keys } from "./keys.zh-Hant.ts";
import { table as lesson } from "./lesson.zh-Hant.ts";
import { table as main } from "./main.zh-Hant.ts";
import { table as rules } from "./rules.zh-Hant.ts";
import { table as teach } from "./teach.zh-Hant.ts";
import { table as terminal } from "./terminal.zh-Hant.ts";

export const tables = {
  freecell: main,
  "freecell chooser": chooser,
  "freecell cover": cover,
  "freecell deals": deals,
  "freecell editor": editor,
  "freecell grades": grades,
  "freecell keys": keys,
  "freecell lesson": lesson,
  "freecell rules": rules,
  "freecell teaching": teach,
  "freecell terminal": terminal,
} satisfies WordTables;
