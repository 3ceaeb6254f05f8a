/** What the games are called, in Traditional Chinese; one without a name here keeps its own. */

import type { en } from "./en.ts";

const TITLES: Readonly<Record<string, string>> = { freecell: "新接龍", pegs: "孔明棋", bigtwo: "大老二" };

export const table = {
  title: (d) => TITLES[String(d.id)] ?? String(d.title),
} satisfies typeof en;
