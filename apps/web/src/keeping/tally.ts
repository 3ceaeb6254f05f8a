/** The player's record: what the kept matches come to. Practice counts nowhere, and a way that was watched is no win. */

import { type Help, helpOf, isWin, type Kept, scoreOf } from "@baize/midend";

/** How a match stands in the record. */
export type Mark = Exclude<Help, "watched"> | "watched" | "open" | "lost" | "practice";

/** How a match stands in the record. */
export function markOf(kept: Kept): Mark {
  if (kept.practice) return "practice";
  if (kept.scores === null) return "open";
  if (isWin(kept)) return helpOf(kept);
  return (scoreOf(kept) ?? 0) > 0 ? "watched" : "lost";
}

/** Which part of the time is looked at. */
export type Period = "all" | "week" | "day";

const DAYS: Readonly<Record<Period, number>> = { all: Number.POSITIVE_INFINITY, week: 7, day: 1 };

/** The matches that were played within a span: today, or in so many days up to today. */
export function within(all: readonly Kept[], span: Period, now: Date): readonly Kept[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[span] + 1).getTime();
  return span === "all" ? all : all.filter(({ touched }) => touched >= midnight);
}

/** Wins one after the other: up to now, and the most there have been. */
export interface Streak {
  readonly now: number;
  readonly longest: number;
}

/** Figures of some matches. */
export interface Tally {
  /** Those that count: over, or left for another deal. */
  readonly played: number;
  readonly won: number;
  /** How many of each kind. */
  readonly count: Readonly<Record<Mark, number>>;
  readonly streaks: { readonly unaided: Streak; readonly all: Streak };
  /** The least time of the unaided wins, and the middle one, in ms. */
  readonly fastest: number | undefined;
  readonly usual: number | undefined;
  /** Where several play: the points made. */
  readonly points: number;
}

/** The middle one of some numbers, the lower of two; undefined of none. */
export const middle = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

/** The longest run, and the one that stands, of matches in their order that are as wished. */
function streakOf(inOrder: readonly boolean[]): Streak {
  let [now, longest] = [0, 0];
  for (const isGood of inOrder) {
    now = isGood ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/**
 * The matches that count, in their order: over, or left for another deal. Practice, what was watched, what has no move and the
 * one at hand, the last begun match of its game, count neither as won nor as not won.
 */
function countedOf(all: readonly Kept[]): readonly Kept[] {
  const isBegun = ({ moves, scores }: Kept) => moves > 0 || scores !== null;
  const begun = all.filter((kept) => !kept.practice && isBegun(kept)).toSorted((a, b) => a.touched - b.touched);
  const last = new Map(begun.map((kept) => [kept.game, kept]));
  return begun.filter((kept) => !kept.watched && (kept.scores !== null || last.get(kept.game) !== kept));
}

/** Adds up matches. */
export function tally(all: readonly Kept[]): Tally {
  const matches = countedOf(all);
  const marks = all.map(markOf);
  const count = (mark: Mark): number => marks.filter((one) => one === mark).length;
  const wins = matches.filter(isWin);
  const alone = wins.filter((kept) => helpOf(kept) === "unaided");
  const names: readonly Mark[] = ["unaided", "light", "hints", "watched", "open", "lost", "practice"];
  return {
    played: matches.length,
    won: wins.length,
    count: Object.fromEntries(names.map((name) => [name, count(name)])) as Tally["count"],
    streaks: {
      unaided: streakOf(matches.map((kept) => markOf(kept) === "unaided")),
      all: streakOf(matches.map(isWin)),
    },
    fastest: alone.length === 0 ? undefined : Math.min(...alone.map(({ elapsed }) => elapsed)),
    usual: middle(alone.map(({ elapsed }) => elapsed)),
    points: all.reduce((sum, kept) => sum + (kept.practice ? 0 : (scoreOf(kept) ?? 0)), 0),
  };
}

/** What was made against one level under one set of rules. */
export interface LevelRecord {
  /** The level of all other seats; undefined where they differ. */
  readonly level: string | undefined;
  readonly options: string;
  readonly deals: number;
  readonly firsts: number;
  readonly points: number;
}

const levelOf = ({ seats }: Kept): string | undefined => {
  const levels = new Set(seats.flatMap((sitter) => (sitter.kind === "bot" ? [sitter.level] : [])));
  return levels.size === 1 ? [...levels][0] : undefined;
};

/** Points by level and rules, of the deals of several that are over. */
export function standings(all: readonly Kept[]): readonly LevelRecord[] {
  const over = all.filter(({ practice, scores, seats }) => !practice && scores !== null && seats.length > 1);
  const groups = Map.groupBy(over, (kept) => `${levelOf(kept) ?? ""} ${kept.options}`);
  return [...groups.values()].flatMap((deals) => {
    const [first] = deals;
    if (first === undefined) return [];
    const scores = deals.map((kept) => scoreOf(kept) ?? 0);
    return [
      {
        level: levelOf(first),
        options: first.options,
        deals: deals.length,
        firsts: scores.filter((score) => score > 0).length,
        points: scores.reduce((sum, score) => sum + score, 0),
      },
    ];
  });
}
