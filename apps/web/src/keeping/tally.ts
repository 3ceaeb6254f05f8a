/** The player's record: what the kept matches come to. */

import { type Kept, scoreOf } from "@baize/midend";

/** Figures of one game. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly open: number;
  /** Of those won: with hints, with the light and no hint, with neither. */
  readonly hinted: number;
  readonly lit: number;
  readonly alone: number;
  readonly fewest: Kept | undefined;
  readonly fastest: Kept | undefined;
  /** Where several play: the points made, and how many matches were practice, which count nowhere else. */
  readonly party: { readonly points: number; readonly practice: number } | undefined;
}

const least = (kept: readonly Kept[], of: (one: Kept) => number): Kept | undefined =>
  kept.reduce<Kept | undefined>((best, one) => (best === undefined || of(one) < of(best) ? one : best), undefined);

/** Adds up the matches of a game. */
export function tally(all: readonly Kept[]): Tally {
  const matches = all.filter(({ practice }) => !practice);
  const won = matches.filter((kept) => (scoreOf(kept) ?? 0) > 0);
  return {
    played: matches.length,
    won: won.length,
    open: matches.filter(({ scores }) => scores === null).length,
    hinted: won.filter(({ hints }) => hints > 0).length,
    lit: won.filter(({ hints, light }) => hints === 0 && light).length,
    alone: won.filter(({ hints, light }) => hints === 0 && !light).length,
    fewest: least(won, ({ moves }) => moves),
    fastest: least(won, ({ elapsed }) => elapsed),
    party: all.some(({ seats }) => seats.length > 1)
      ? { points: matches.reduce((sum, kept) => sum + (scoreOf(kept) ?? 0), 0), practice: all.length - matches.length }
      : undefined,
  };
}
