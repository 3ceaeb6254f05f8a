/** All that Peg Solitaire says in Simplified Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as chooser } from "./chooser.zh-Hans.ts";
import { table as cover } from "./cover.zh-Hans.ts";
import { table as editor } from "./editor.zh-Hans.ts";
import { table as keys } from "./keys.zh-Hans.ts";
import { table as ladder } from "./ladder.zh-Hans.ts";
import { table as lesson } from "./lesson.zh-Hans.ts";
import { table as main } from "./main.zh-Hans.ts";
import { table as rules } from "./rules.zh-Hans.ts";
import { table as terminal } from "./terminal.zh-Hans.ts";

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
