/** Races: several people on one deal, each in a lane of their own. When the deal is shown, who is done, and when it is over. */

import { LIMITS } from "../guards/limits.ts";
import { type Body, type Finish, isBusy } from "./body.ts";
import { endDeal } from "./series.ts";

const lastDeal = (body: Body) => body.deals[body.deal - 1];

/** Who is done in the present race, in the order in which they were. */
export const finishesOf = (body: Body): readonly Finish[] => lastDeal(body)?.finishes ?? [];

/** How somebody's part in the race ended; undefined while they race. */
export const finishOf = (body: Body, seat: number): Finish | undefined =>
  finishesOf(body).find((finish) => finish.seat === seat);

/** The seats of those who were dealt in. */
export const racersOf = (body: Body): readonly number[] =>
  (lastDeal(body)?.names ?? []).flatMap((name, seat) => (name === null ? [] : [seat]));

/** Whether somebody was dealt in and is not done. */
export const isRacing = (body: Body, seat: number): boolean =>
  body.kind === "race" && isBusy(body) && racersOf(body).includes(seat) && finishOf(body, seat) === undefined;

/** The deal is shown to everybody at once: from here on time is counted. */
const showDeal = (body: Body, now: number): Body => ({
  ...body,
  phase: "playing",
  deals: body.deals.map((dealt, n) => (n === body.deal - 1 ? { ...dealt, begun: now } : dealt)),
});

/** Somebody is done; who was first to win has the point, and when nobody races any more it is over. */
export function finishLane(body: Body, seat: number, kind: Finish["kind"], now: number): Body {
  const dealt = lastDeal(body);
  if (!isRacing(body, seat) || dealt === undefined) return body;
  const time = body.phase === "playing" ? now - dealt.begun : 0;
  const finishes = [...finishesOf(body), { seat, kind, time }];
  const next = { ...body, deals: [...body.deals.slice(0, -1), { ...dealt, finishes }] };
  if (racersOf(next).some((racer) => isRacing(next, racer))) return next;
  const winner = finishes.find((finish) => finish.kind === "won");
  return endDeal(
    next,
    body.seats.map((_, n) => (n === winner?.seat ? 1 : 0)),
    now,
  );
}

/** When the race goes on by itself: the deal is shown after the countdown, and after the first has won there is an end. */
export function raceDue(body: Body): number | null {
  const { begun = 0, stood = 0 } = lastDeal(body) ?? {};
  if (body.phase === "starting") return begun + LIMITS.race.countdown;
  const first = finishesOf(body).find(({ kind }) => kind === "won");
  return body.phase === "playing" && first !== undefined ? begun + first.time + stood + LIMITS.race.after : null;
}

/** What is due: the deal is shown, or the time of the others is up. */
export const doRaceDue = (body: Body, now: number): Body =>
  body.phase === "starting"
    ? showDeal(body, now)
    : racersOf(body).reduce((at, seat) => finishLane(at, seat, "late", now), body);
