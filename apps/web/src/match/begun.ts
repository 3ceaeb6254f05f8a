/** Matches that begin, and what two of them have in common. */

import type { Match, Shape } from "@baize/kernel";
import { type HelpTaken, isStepped, type Kept, newKept, type Seating } from "@baize/midend";
import { own } from "../keeping/own.ts";
import { freshId } from "../keeping/shelf.ts";

/** The record of a match that begins. */
export const begin = (match: Match<Shape>, place: Seating, series: string, term: string): Kept => ({
  ...newKept(match, place, freshId(), Date.now()),
  series,
  term,
});

/** When a match was touched last, if that is now: what is over was won or lost when it ended, whatever is written later. */
export const touchedNow = ({ scores, touched }: Kept): number => (scores === null ? Date.now() : touched);

type Known = Pick<Kept, "fewest" | "proved">;

/** Whether more is known of the shortest way than before; what is proved stays. */
export const isNews = (before: Known, { fewest, proved }: Known): boolean =>
  !before.proved && (proved || before.fewest === 0 || fewest < before.fewest);

/** Whether two matches have the same moves, made or taken back. */
export function isSameGame(one: Match<Shape>, other: Match<Shape>): boolean {
  const [a, b] = [one, other].map(({ moves, undone }) => [...moves, ...undone]);
  return a?.length === b?.length && a?.every((move, i) => move === b?.[i]) === true;
}

/**
 * What was taken, with what the moves tell: one that came from a hint, or from a line that was pasted, is help. Whether the way was
 * stepped through is seen at its end alone: the first move of a match is more than none.
 */
export function takenIn(match: Match<Shape>, { hints, watched, scores }: Kept): Pick<HelpTaken, "hints" | "watched"> {
  const reasons = match.moves.map((_, ply) => match.why(ply) ?? "player");
  return {
    hints: hints === 0 && reasons.includes("hint") ? 1 : hints,
    watched: watched || (scores !== null && isStepped(reasons)),
  };
}

/** Whether what is kept is of the same deal, under the same rules. */
export const isSameDeal = (
  kept: Pick<Kept, "game" | "deal" | "options">,
  { game, deal, options }: Match<Shape>,
): boolean => kept.game === game.meta.id && kept.deal === deal && kept.options === options;

/** Whether two matches that are open are of the same deal, played by the same, and count alike. */
export function isTwin(...both: readonly [Kept, Kept]): boolean {
  const [one, other] = both.map(({ game, deal, options, seat, seats, practice, scores }) =>
    JSON.stringify([game, deal, options, seat, seats, practice, scores === null]),
  );
  return one === other;
}

/** What the page shows of a session. */
export interface Shown {
  readonly match: Match<Shape>;
  /** Won now, by the last move: worth a celebration. */
  readonly fresh: boolean;
}

/** What help can be taken: the light is seen, a hint asked for, or the whole way to the win shown. */
export type HelpKind = "light" | "hint" | "line";

/** What was taken once that is, too. */
export const takenBy = (by: HelpKind, { hints }: HelpTaken): Partial<HelpTaken> =>
  by === "light" ? { light: true } : by === "hint" ? { hints: hints + 1 } : { watched: true };

/** What is asked for and shown: a move and what comes of it, or the whole way to the win. */
export type Sight = Exclude<HelpKind, "light">;

/** The word under which it is jotted down how a deal was seen, and the name of the deal. */
export const SEEN = "seen";
export const nameOfDeal = (match: Match<Shape>): string => match.restart().link();

/** How a deal was seen here outside the match that begins: nothing where it was not. */
export const sightOf = (match: Match<Shape>): string | undefined =>
  own(match.game.meta.id).notes.jotted(SEEN, nameOfDeal(match));

/** A match that begins, with what was seen of its deal before as help; others stay as they are. In a game of several it is practice instead. */
export function withSight(kept: Kept, match: Match<Shape>): Kept {
  const by = kept.rev === "" && kept.seats.length === 1 ? sightOf(match) : undefined;
  return by === undefined
    ? kept
    : { ...kept, hints: Math.max(1, kept.hints), watched: kept.watched || by === ("line" satisfies Sight) };
}
