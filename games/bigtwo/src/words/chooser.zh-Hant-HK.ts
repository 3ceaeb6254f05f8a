/** What is said where a table is chosen, in Hong Kong's words where they differ. */

import type { say } from "./chooser.en.ts";

import { table as base } from "./chooser.zh-Hant.ts";

const SWITCHES: Readonly<Record<string, string>> = {
  suits: "花色，由小到大",
  opening: "開局的牌",
  straights: "蛇（順子）",
  flushes: "花（同花）",
  triples: "三條",
  fours: "兩對，以及單出四條",
  kicker: "四條帶一張",
  bombs: "炸彈：四條、同花順",
  unbeatable: "同花順",
  pass: "Pass 了的人",
  lastCard: "下家只剩一張時",
  penalty: "每剩一張罰",
  settle: "結算",
};

export const table = {
  ...base,
  switch: (d) => SWITCHES[String(d.name)] ?? "",
} satisfies typeof say;
