/** What the games are called, in Simplified Chinese; one without a name here keeps its own. */

import type { en } from "./en.ts";

const TITLES: Readonly<Record<string, string>> = { freecell: "空当接龙", pegs: "孔明棋", bigtwo: "锄大地" };

export const table = {
  title: (d) => TITLES[String(d.id)] ?? String(d.title),
} satisfies typeof en;
