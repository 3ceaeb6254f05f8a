/** The deals of a table as a series: its points, and how a deal ends. */

import { Series } from "@baize/midend";
import { type Body, type DealtDeal, placeThen } from "./body.ts";

/** The points of a deal, for whoever sits in each seat now. */
const pointsNow = (dealt: DealtDeal): readonly number[] | null =>
  dealt.scores?.map((_, seat, all) => all[placeThen(dealt, seat)] ?? 0) ?? null;

/** The present series. */
export const seriesOf = (body: Body): Series =>
  new Series(body.seats.length, body.deals.slice(Math.max(0, body.first - 1)).map(pointsNow), body.term);

/** The deal is over. */
export function endDeal(body: Body, scores: readonly number[], now: number): Body {
  const deals = body.deals.map((dealt, n) => (n === body.deal - 1 ? { ...dealt, scores, ended: now } : dealt));
  const ended = { ...body, deals };
  return { ...ended, phase: seriesOf(ended).isOver ? "over" : "between" };
}
