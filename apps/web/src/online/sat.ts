/** A deal that is over, as those who played it sat: some may have left since, or changed places. */

import type { SeenTable } from "@baize/midend";

/** The seat from which whoever looks played the deal that is over; else the one they have. */
export function seatThen({ sat, you }: SeenTable): number | null {
  if (sat === undefined || you === null) return you;
  const seat = sat.findIndex((one) => one.seat === you && one.left !== true);
  return seat < 0 ? null : seat;
}

/** The points of the series for each who played the deal that is over, as they sat. */
export const totalsThen = ({ sat, totals }: Pick<SeenTable, "sat" | "totals">): readonly number[] =>
  sat?.map(({ seat }) => totals[seat] ?? 0) ?? totals;
