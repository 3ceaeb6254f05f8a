/** All that Peg Solitaire says in Traditional Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as chooser } from "./chooser.zh-Hant.ts";
import { table as cover } from "./cover.zh-Hant.ts";
import { table as editor } from "./editor.zh-Hant.ts";
import { table as keys } from "./keys.zh-Hant.ts";
import { table as ladder } from "./ladder.zh-Hant.ts";
import { table as lesson } from "./lesson.zh-Hant.ts";
import { table as main } from "./main.zh-Hant.ts";
import { table as rules } from "./rules.zh-Hant.ts";
import { table as terminal } from "./terminal.zh-Hant.ts";

export const tables = {
  pegs: main,
  "pegs chooser": chooser,
  "pegs cover": cover,
  "pegs editor": editor,
  "pegs keys": keys,
  "pegs ladder": ladder,
  "pegs lesson": lesson,
  "pegs rules": rules,
  "pegs terminal": terminal,
} satisfies WordTables;
