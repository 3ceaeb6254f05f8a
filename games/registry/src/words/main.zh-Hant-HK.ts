/** What the games are called, in Hong Kong's words where they differ. */

import type { en } from "./en.ts";

import { table as base } from "./main.zh-Hant.ts";

const TITLES: Readonly<Record<string, string>> = { freecell: "新接龍", pegs: "孔明棋", bigtwo: "鋤大弟" };

export const table = {
  ...base,
  title: (d) => TITLES[String(d.id)] ?? String(d.title),
} satisfies typeof en;
