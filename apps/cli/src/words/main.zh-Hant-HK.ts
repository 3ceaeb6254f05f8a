/** What the command says, in Hong Kong's words where they differ. */

import type { en } from "./en.ts";
import { table as base } from "./main.zh-Hant.ts";
import { table as online } from "./online.zh-Hant-HK.ts";
import { table as trouble } from "./trouble.zh-Hant-HK.ts";

export const table = {
  ...base,
  notSealed: () => "這個牌局沒有封印：只有網上牌桌的牌局有。",
  ...trouble,
  ...online,
} satisfies typeof en;
