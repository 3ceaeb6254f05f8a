/** What the command says about online tables, in Hong Kong's words where they differ. */

import type { online } from "./online.en.ts";

import { table as base } from "./online.zh-Hant.ts";

export const table = {
  ...base,
  joinSummary: () => "到網上牌桌入座",
  joinAbout: () => "到網上牌桌入座，和瀏覽器、終端機裡的人以及電腦一起玩。再次進來會回到同一個座位。",
  onlineHostSummary: () => "開一張網上牌桌",
  needsScreen: () => "網上牌桌需要終端機。程式透過 HTTP 來玩：見 docs/online.md。",
  notOnline: (d) => `網上牌桌沒有 ${d.word}。`,
} satisfies typeof online;
