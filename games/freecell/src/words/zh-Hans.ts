/** All that FreeCell says in Simplified Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as chooser } from "./chooser.zh-Hans.ts";
import { table as cover } from "./cover.zh-Hans.ts";
import { table as deals } from "./deals.zh-Hans.ts";
import { table as editor } from "./editor.zh-Hans.ts";
import { table as grades } from "./grades.zh-Hans.ts";
import { table as keys } from "./keys.zh-Hans.ts";
import { table as lesson } from "./lesson.zh-Hans.ts";
import { table as main } from "./main.zh-Hans.ts";
import { table as rules } from "./rules.zh-Hans.ts";
import { table as teach } from "./teach.zh-Hans.ts";
import { table as terminal } from "./terminal.zh-Hans.ts";

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
