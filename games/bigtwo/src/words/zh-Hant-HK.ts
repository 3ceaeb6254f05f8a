/** All that Big Two says in Hong Kong's Chinese. */

import type { WordTables } from "@baize/kernel";
import { table as chooser } from "./chooser.zh-Hant-HK.ts";
import { table as keys } from "./keys.zh-Hant-HK.ts";
import { table as lesson } from "./lesson.zh-Hant-HK.ts";
import { table as main } from "./main.zh-Hant-HK.ts";
import { table as mis } from "./mis.zh-Hant-HK.ts";
import { table as reason } from "./reason.zh-Hant-HK.ts";
import { table as rules } from "./rules.zh-Hant-HK.ts";
import { table as terminal } from "./terminal.zh-Hant-HK.ts";
import { tables as traditional } from "./zh-Hant.ts";

export const tables = {
  ...traditional,
  bigtwo: main,
  "bigtwo chooser": chooser,
  "bigtwo keys": keys,
  "bigtwo lesson": lesson,
  "bigtwo mis": mis,
  "bigtwo reasons": reason,
  "bigtwo rules": rules,
  "bigtwo terminal": terminal,
} satisfies WordTables;
