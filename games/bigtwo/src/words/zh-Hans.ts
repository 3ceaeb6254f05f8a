/** All that Big Two says in Simplified Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as chooser } from "./chooser.zh-Hans.ts";
import { table as cover } from "./cover.zh-Hans.ts";
import { table as keys } from "./keys.zh-Hans.ts";
import { table as lesson } from "./lesson.zh-Hans.ts";
import { table as main } from "./main.zh-Hans.ts";
import { table as mis } from "./mis.zh-Hans.ts";
import { table as reason } from "./reason.zh-Hans.ts";
import { table as rules } from "./rules.zh-Hans.ts";
import { table as terminal } from "./terminal.zh-Hans.ts";

export const tables = {
  bigtwo: main,
  "bigtwo chooser": chooser,
  "bigtwo cover": cover,
  "bigtwo keys": keys,
  "bigtwo lesson": lesson,
  "bigtwo mis": mis,
  "bigtwo reasons": reason,
  "bigtwo rules": rules,
  "bigtwo terminal": terminal,
} satisfies WordTables;
