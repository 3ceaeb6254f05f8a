/** The makers of the document's boards, by name. */

import type { Board } from "../eecs3311.ts";

export type Maker = "makeDefault" | `make${"Easy" | "Cross" | "Plus" | "Pyramid" | "Arrow" | "Diamond" | "Skull"}`;
export const MAKERS: readonly Maker[] = [
  "makeDefault",
  "makeEasy",
  "makeCross",
  "makePlus",
  "makePyramid",
  "makeArrow",
  "makeDiamond",
  "makeSkull",
];
/** A class whose makers make what is given. */
export const makersOf = (make: (name: Maker) => Board): object =>
  Object.fromEntries(MAKERS.map((name) => [name, () => make(name)]));
