/** Puzzles: positions made by undoing jumps, graded, and offered only when they can be solved. */

import { Budget, demand, ok, Random, type Result, refuse } from "@baize/kernel";
import { type Board, holesWith, PEG } from "../rules/board.ts";
import { fullShape } from "../rules/boards.ts";
import { playBackwards } from "../rules/deal.ts";
import { LEVELS, type Level } from "../rules/ladder.ts";
import { legalJumps } from "../rules/moves.ts";
import type { Goal } from "../rules/state.ts";
import { study, type Truth } from "./truth.ts";

/** How hard a puzzle is. */
export interface Grade {
  readonly level: Level;
  /** The chance that random jumps solve it. */
  readonly chance: number;
  /** How often on the way just one of several jumps keeps the win. */
  readonly onlyMoves: number;
  /** The fewest sweeps that solve it. */
  readonly sweeps: number;
}

/** A position to solve. */
export interface Puzzle {
  readonly deal: Board;
  readonly goal: Goal;
  readonly grade: Grade;
}

/** For each level, how many pegs are put up, and the least difficulty. */
const MAKING: Readonly<Record<Level, { readonly pegs: readonly [number, number]; readonly difficulty: number }>> = {
  gentle: { pegs: [5, 7], difficulty: 0 },
  fair: { pegs: [7, 10], difficulty: 2.5 },
  hard: { pegs: [9, 13], difficulty: 4.5 },
  fiendish: { pegs: [12, 16], difficulty: 6.5 },
};

/** How many positions are tried for one puzzle, and how much may be spent on each. */
const TRIES = 500;
const NODES = 20_000;

export { LEVELS, type Level } from "../rules/ladder.ts";

/** The grade of a position that can be won; undefined for any other. */
export function gradeOf(truth: Truth): Grade | undefined {
  const { sweeps, chance, line } = truth;
  if (sweeps === undefined) return undefined;
  let onlyMoves = 0;
  let at = truth;
  for (const jump of line) {
    if (legalJumps(at.state.board).length > 1 && at.keepers.length === 1) onlyMoves++;
    const next = at.after(jump);
    if (!next.ok) return undefined;
    at = next.value;
  }
  const difficulty = difficultyOf({ chance, onlyMoves, sweeps });
  const level = LEVELS.findLast((name) => difficulty >= MAKING[name].difficulty) ?? "gentle";
  return { level, chance, onlyMoves, sweeps };
}

/** How hard a puzzle is, as a number that levels are made of. */
export const difficultyOf = ({ chance, onlyMoves, sweeps }: Omit<Grade, "level">): number =>
  (sweeps + onlyMoves) / 4 - Math.log10(chance);

/** A puzzle of the wished level, on the English board; undefined when chance brings none that is solvable. */
export function makePuzzle(level: Level, goal: Goal, random: Random): Puzzle | undefined {
  const holes = holesWith(fullShape("english"), PEG).filter((hole) => goal === "any" || hole === goal);
  if (holes.length === 0) return undefined;
  const [least, most] = MAKING[level].pegs;
  for (let n = 0; n < TRIES; n++) {
    const deal = playBackwards("english", random.pick(holes), least + random.below(most - least + 1), random);
    const truth = study({ board: deal, goal }, new Budget({ nodes: NODES }));
    const grade = truth?.winnable ? gradeOf(truth) : undefined;
    if (grade?.level === level) return { deal, goal, grade };
  }
  return undefined;
}

/** The level of each day of the week, Monday first. */
const WEEK: readonly Level[] = ["gentle", "gentle", "fair", "fair", "hard", "hard", "fiendish"];

/** The puzzle of a day, the same for everybody; the date is written `2026-01-31`. */
export function dailyPuzzle(date: string): Result<Puzzle> {
  const day = dayNumber(date);
  if (day === undefined) return refuse("date-unreadable", "PG-G4", { text: date });
  const puzzle = makePuzzle(WEEK[day % 7] ?? "fair", "any", Random.fromSeed(`pegs of the day ${date.trim()}`));
  demand(puzzle !== undefined, "PG-G1", `no puzzle for ${date}`);
  return ok(puzzle);
}

/** Days since a Monday long ago; undefined when there is no such date. */
function dayNumber(text: string): number | undefined {
  const [, year = 0, month = 0, day = 0] = (/^\s*(\d{4})-(\d\d)-(\d\d)\s*$/.exec(text) ?? []).map(Number);
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const months = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (day < 1 || day > (months[month - 1] ?? 0)) return undefined;
  const before = year - 1;
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  return 365 * before + leaps + months.slice(0, month - 1).reduce((sum, days) => sum + days, 0) + day - 1;
}
