/** Which positions are the same but for the order of their places. */

import type { State } from "../rules/index.ts";

/** A position up to the order of columns and of cells, which no rule looks at. */
export const likeness = ({ cascades, cells, foundations }: State): string => {
  const columns = cascades.map((cards) => String.fromCharCode(...cards.map((card) => 48 + card))).sort();
  const held = cells.map((card) => (card === null ? " " : String.fromCharCode(48 + card))).sort();
  return `${columns.join("/")} ${held.join("")} ${foundations.join(",")}`;
};
