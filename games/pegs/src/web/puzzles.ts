/** Puzzles: the ladders' and that of the day; their stars, and what was earned, noted down as text. */

import { firstState } from "@baize/kernel";
import type { Desk } from "@baize/table";
import { fewestSweeps } from "../rules/fewest.ts";
import { countSweeps, type Hole, jumpsOf, pegs } from "../rules/index.ts";
import { type LadderShape, ladderOf, RUNGS, rungNamed } from "../rules/ladder.ts";
import { say } from "../words/index.ts";
import { holeOf } from "./speech.ts";

/** What is known of a puzzle before it is played. */
export interface Puzzle {
  readonly title: string;
  /** Where the last peg earns a star. */
  readonly hole: Hole | undefined;
  /** The fewest sweeps. */
  readonly sweeps: number | undefined;
}

type Notes = Desk["notes"];

/** What a match begins with. */
export interface Dealt {
  readonly deal: string;
  readonly options: string;
}

/** The puzzle of the day as it is noted down: date, deal, hole and sweeps. */
export const dailyNote = (date: string, deal: string, hole: string, sweeps: number): string =>
  [date, deal, hole, sweeps].join(" ");

/** The note that holds the puzzle of a day. */
export const noteOfDay = (date: string): string => `daily.${date}`;

/** What is noted of the puzzles of days, one text for each; in former days there was but the last one. */
const dailyNotes = (notes: Notes): readonly string[] =>
  Object.entries(notes).flatMap(([key, text]) => (key === "daily" || key.startsWith(noteOfDay("")) ? [text] : []));

/** A date such as 2026-01-31 in words. */
const dayName = (date: string): string => say.day({ at: Date.parse(`${date}T12:00`) });

/** The puzzle that a match is; undefined for any other, and where the last peg has to end in a hole that was chosen. */
export function puzzleOf({ deal, options }: Dealt, notes: Notes): Puzzle | undefined {
  if (options !== "any") return undefined;
  const rung = rungNamed(deal);
  if (rung !== undefined) {
    const { shape, number, hole, sweeps } = rung;
    return { title: say.rung({ shape, number }), hole, sweeps };
  }
  const [date, , hole = "", sweeps] =
    dailyNotes(notes)
      .map((text) => text.split(" "))
      .findLast(([, daily]) => daily === deal) ?? [];
  if (date === undefined) return undefined;
  return {
    title: say.dailyOf({ day: dayName(date) }),
    hole: holeOf(hole),
    sweeps: sweeps === undefined ? undefined : Number(sweeps),
  };
}

/** The fewest sweeps from the beginning of a match, where they are known without a search: a puzzle's, or an English vacancy's. */
export function parOf(match: Dealt, notes: Notes): number | undefined {
  const puzzle = puzzleOf(match, notes);
  const first = firstState(pegs, match);
  return puzzle === undefined && first.ok ? fewestSweeps(first.value) : puzzle?.sweeps;
}

/** What comes after a puzzle of a ladder: the next one. */
export function nextPuzzle(deal: string): { readonly deal: string; readonly title: string } | undefined {
  const rung = rungNamed(deal);
  if (rung === undefined || rung.number >= RUNGS) return undefined;
  const number = rung.number + 1;
  return { deal: `${rung.shape}-${number}`, title: say.nextRung({ number }) };
}

/** The three stars of a puzzle, each earned by itself. */
export interface Stars {
  readonly fewest: boolean;
  readonly unaided: boolean;
  readonly there: boolean;
}

/** What a game that was won has earned. */
export function starsFor(
  { hole, sweeps }: Puzzle,
  moves: readonly string[],
  isHelped: boolean,
  fewest = sweeps,
): Stars {
  const jumps = jumpsOf(moves);
  return {
    fewest: fewest !== undefined && countSweeps(jumps) <= fewest,
    unaided: !isHelped,
    there: hole !== undefined && jumps.at(-1)?.to === hole,
  };
}

/** How many stars these are. */
export const countStars = ({ fewest, unaided, there }: Stars): number =>
  Number(fewest) + Number(unaided) + Number(there);

const STARS = "stars";

/** The most stars that were earned, by deal; what is there was won. */
export const readStars = (notes: Notes): ReadonlyMap<string, number> =>
  new Map(
    (notes[STARS] ?? "").split("\n").flatMap((line) => {
      const [deal = "", stars = ""] = line.split(" ");
      return /^[0-3]$/.test(stars) ? [[deal, Number(stars)] as const] : [];
    }),
  );

/** Notes what was earned, unless there is more already. */
export function noteStars({ notes, note }: Pick<Desk, "notes" | "note">, deal: string, stars: number): void {
  const known = readStars(notes);
  if ((known.get(deal) ?? -1) >= stars) return;
  note(STARS, [...new Map([...known, [deal, stars]])].map((entry) => entry.join(" ")).join("\n"));
}

/** How far a ladder was climbed: what each of its puzzles earned, and the first that is not won. */
export function climbed(
  shape: LadderShape,
  notes: Notes,
): { readonly stars: readonly (number | undefined)[]; readonly next: number } {
  const known = readStars(notes);
  const stars = ladderOf(shape).map((_, i) => known.get(`${shape}-${i + 1}`));
  const open = stars.indexOf(undefined);
  return { stars, next: open === -1 ? 1 : open + 1 };
}
