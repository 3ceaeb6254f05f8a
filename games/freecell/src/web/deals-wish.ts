/** What is wished of a deal in the explorer, as the address of the explorer says it. */

import type { PageProps } from "@baize/table";
import { GRADES, type Grade, type Order } from "../deals/index.ts";
import { HOME_MOVES } from "./deals-lengths.tsx";

/** The lines of nearly all deals are this long, in player moves. */
export const USUAL = { from: 12, to: 75 } as const;

/** What is wished. Lengths are player moves. */
export interface Wish {
  readonly grade: Grade | undefined;
  readonly from: number;
  readonly to: number;
  /** Only those that were not won here. */
  readonly isFresh: boolean;
  /** Only those that were left in the middle. */
  readonly isLeft: boolean;
  readonly order: Order;
}

const ORDERS: readonly Order[] = ["number", "short", "long"];

/** A length as the table counts it, in player moves; what cannot be one is left out. */
function lengthIn(text: string | undefined): number | undefined {
  const length = Number(text) - HOME_MOVES;
  return Number.isInteger(length) && length >= USUAL.from && length <= USUAL.to ? length : undefined;
}

/** What an address wishes: anybody may have written it, so what is wrong is as if it were not there. */
export function readWish(chosen: PageProps["chosen"]): Wish {
  const [from = USUAL.from, to = USUAL.to] = [lengthIn(chosen.least), lengthIn(chosen.most)];
  return {
    grade: GRADES.find((name) => name === chosen.level),
    ...(from <= to ? { from, to } : USUAL),
    isFresh: chosen.won !== "yes",
    isLeft: chosen.left === "yes",
    order: ORDERS.find((order) => order === chosen.order) ?? "number",
  };
}

/** What an address says of a wish: nothing of what is so anyway. */
export const writeWish = ({ grade, from, to, isFresh, isLeft, order }: Wish) => ({
  level: grade,
  least: from === USUAL.from ? undefined : String(from + HOME_MOVES),
  most: to === USUAL.to ? undefined : String(to + HOME_MOVES),
  won: isFresh ? undefined : "yes",
  left: isLeft ? "yes" : undefined,
  order: order === "number" ? undefined : order,
});
