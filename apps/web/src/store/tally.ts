/** The player's record: what the kept matches come to. */

import type { Saved } from "./archive.ts";

/** Figures of one game. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly open: number;
  /** Of those won: with hints, with the light and no hint, with neither. */
  readonly hinted: number;
  readonly lit: number;
  readonly alone: number;
  readonly fewest: Saved | undefined;
  readonly fastest: Saved | undefined;
  /** Where several play: the points made, and how many matches were practice, which count nowhere else. */
  readonly party: { readonly points: number; readonly practice: number } | undefined;
}

const least = (saved: readonly Saved[], of: (one: Saved) => number): Saved | undefined =>
  saved.reduce<Saved | undefined>((best, one) => (best === undefined || of(one) < of(best) ? one : best), undefined);

/** Adds up the matches of a game. */
export function tally(all: readonly Saved[]): Tally {
  const matches = all.filter(({ party }) => !party?.practice);
  const won = matches.filter(({ score }) => score !== null && score > 0);
  return {
    played: matches.length,
    won: won.length,
    open: matches.filter(({ score }) => score === null).length,
    hinted: won.filter(({ hints }) => hints > 0).length,
    lit: won.filter(({ hints, light }) => hints === 0 && light).length,
    alone: won.filter(({ hints, light }) => hints === 0 && !light).length,
    fewest: least(won, ({ moves }) => moves),
    fastest: least(won, ({ elapsed }) => elapsed),
    party: all.some(({ party }) => party !== undefined)
      ? { points: matches.reduce((sum, { score }) => sum + (score ?? 0), 0), practice: all.length - matches.length }
      : undefined,
  };
}
