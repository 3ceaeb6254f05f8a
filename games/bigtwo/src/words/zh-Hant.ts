/** All that Big Two says in Traditional Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as chooser } from "./chooser.zh-Hant.ts";
import { table as cover } from "./cover.zh-Hant.ts";
import { table as keys } from "./keys.zh-Hant.ts";
import { table as lesson } from "./lesson.zh-Hant.ts";
import { table as main } from "./main.zh-Hant.ts";
import { table as mis } from "./mis.zh-Hant.ts";
import { table as reason } from "./reason.zh-Hant.ts";
import { table as rules } from "./rules.zh-Hant.ts";
import { table as terminal } from "./terminal.zh-Hant.ts";

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
