/** The days: one deal a day and game, what came of each, and how many days in a row. */

import { helpOf, isWin, type Kept } from "@baize/midend";
import type { Cover } from "@baize/table";
import { addressOf } from "../address/address.ts";
import { own } from "../keeping/own.ts";
import type { Entry } from "../library/games.ts";
import { DAY_TERM, dayText } from "./day-text.ts";

/** What came of the deal of a day: won, won with help, played and not won, or still to be played. */
export type Outcome = "won" | "helped" | "tried" | "open";

/** The deal of a day in one game. */
export interface DayDeal {
  /** Undefined while nobody has made it here: some games make it in a room of their own. */
  readonly deal: string | undefined;
  readonly to: string;
  readonly outcome: Outcome;
  /** The match that says so, or one that was begun. */
  readonly kept: Kept | undefined;
  /** The best of what was won of it in time, begun or won on its own day: what is begun before midnight may be won after it. */
  readonly inTime: Outcome | undefined;
}

/** The deal that a game has noted down for a day, with what it knows of it. */
function noted(game: string, day: string): string | undefined {
  const notes = own(game).notes.get();
  const [date, deal] = (notes.daily ?? "").split(" ");
  return notes[`daily.${day}`]?.split(" ")[1] ?? (date === day ? deal : undefined);
}

const outcomeOf = (kept: Kept | undefined): Outcome =>
  kept === undefined || (kept.scores === null && kept.moves === 0)
    ? "open"
    : !isWin(kept) || kept.practice
      ? "tried"
      : helpOf(kept) === "unaided"
        ? "won"
        : "helped";

const ORDER: readonly Outcome[] = ["won", "helped", "tried", "open"];

/** The matches of a game by their deals. */
export type ByDeal = ReadonlyMap<string, readonly Kept[]>;

/** The matches by game and deal. */
export const byDeal = (all: readonly Kept[]): ByDeal => Map.groupBy(all, ({ game, deal }) => `${game} ${deal}`);

/** What was hidden and is over is known, in practice, too: whoever played it so cannot play it for the day any more. */
const isKnown = ({ seats, scores }: Kept): boolean => seats.length > 1 && scores !== null;

/** The matches that speak for a day: those that count, or else practice that has shown what was hidden. */
function speaking(matches: readonly Kept[]): readonly Kept[] {
  const counting = matches.filter(({ practice }) => !practice);
  return counting.some(isKnown) ? counting : [...counting, ...matches.filter((kept) => kept.practice && isKnown(kept))];
}

/** The deal of a day in a game, and what came of it. */
export function dayDeal(entry: Entry, cover: Cover, day: string, played: ByDeal): DayDeal {
  const daily = cover.daily(day);
  const deal = "deal" in daily ? daily.deal : noted(entry.id, day);
  const party = "bots" in daily && daily.bots ? { bots: daily.bots, practice: false, term: DAY_TERM } : undefined;
  const to = "deal" in daily ? addressOf(entry.id, daily.deal, undefined, party) : `/${entry.id}/${day}`;
  const matches = deal === undefined ? [] : speaking(played.get(`${entry.id} ${deal}`) ?? []);
  // Of those that were not won, one that is open can be gone on with.
  const rank = (kept: Kept): number => 2 * ORDER.indexOf(outcomeOf(kept)) + Number(kept.scores !== null);
  const inOrder = matches.toSorted((a, b) => rank(a) - rank(b));
  const isOnDay = ({ begun, touched }: Kept) => [begun, touched].some((time) => dayText(new Date(time)) === day);
  const [best] = inOrder;
  const first = inOrder.find((kept) => isWin(kept) && !kept.practice && isOnDay(kept));
  return { deal, to, outcome: outcomeOf(best), kept: best, inTime: first && outcomeOf(first) };
}

/** Whether nothing is left to do about it: what was hidden and is over is known. */
export const isDone = ({ outcome, kept }: DayDeal): boolean =>
  outcome === "won" || outcome === "helped" || (kept !== undefined && isKnown(kept));

/** Whether a match is over, and its way was shown. */
export const isShown = ({ watched, scores }: Kept): boolean => watched && scores !== null;

/** Whether nothing can come of it any more: it is done, or its way was shown, after which no win of it counts. */
export const isClosed = (deal: DayDeal): boolean => isDone(deal) || (deal.kept !== undefined && isShown(deal.kept));

/** Whether somebody has moved in its match, and it is not known to be over. */
export const isBegun = ({ kept }: DayDeal): boolean => kept !== undefined && kept.scores === null && kept.moves > 0;

/** A day so many days before another. */
export function dayBefore(day: string, ago = 1): string {
  const date = new Date(`${day}T12:00`);
  date.setDate(date.getDate() - ago);
  return dayText(date);
}

/** Days in a row. */
export interface DayRows {
  /** Up to today, or to yesterday while today is still open. */
  readonly now: number;
  readonly unaided: number;
  readonly longest: number;
  readonly longestUnaided: number;
}

/** So many days back are looked at. */
const FAR = 1000;

/** What a day comes to: nothing won in time, something, or something and all of it unaided. */
function dayWorth(deals: readonly DayDeal[]): "none" | "helped" | "won" {
  const won = deals.flatMap(({ inTime }) => inTime ?? []);
  if (won.length === 0) return "none";
  return won.includes("helped") ? "helped" : "won";
}

/** How many days in a row at least one deal was won that was begun on its day. A past day fills its mark, not the row. */
export function rowsOf(today: string, dealsOf: (day: string) => readonly DayDeal[], first: string): DayRows {
  let [now, unaided, longest, longestUnaided] = [0, 0, 0, 0];
  const days: string[] = [];
  for (let day = today; day >= first && days.length < FAR; day = dayBefore(day)) days.push(day);
  for (const day of days.reverse()) {
    const worth = dayWorth(dealsOf(day));
    if (worth === "none" && day === today) continue;
    now = worth === "none" ? 0 : now + 1;
    unaided = worth === "won" ? unaided + 1 : 0;
    longest = Math.max(longest, now);
    longestUnaided = Math.max(longestUnaided, unaided);
  }
  return { now, unaided, longest, longestUnaided };
}

/** The first day on which anything was played. */
export const firstDay = (all: readonly Kept[], today: string): string =>
  all.reduce(
    (first, { begun }) => (begun > 0 && dayText(new Date(begun)) < first ? dayText(new Date(begun)) : first),
    today,
  );
