/** All that the solver can tell, as the kernel asks for it: a line, a quick look, a long study, puzzles, counts. */

import { Budget, type Light, type Random, type Solver, type Verdict } from "@baize/kernel";
import { formatHole, type Goal, type Jump, type PegsShape, pegs, type State } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { analyse } from "./analysis.ts";
import { dailyPuzzle, gradeOf, LEVELS, makePuzzle } from "./puzzle.ts";
import { findWin, solver as plain, shortestSolver } from "./solve.ts";
import { Student } from "./study.ts";
import { study } from "./truth.ts";

/** A quick look spends so much at first, twice as much each time it is asked again, and no more than the last. */
const LOOKS = { first: 20_000, last: 640_000 } as const;
/** So many positions are remembered, and so often chance is asked for a puzzle. */
const REMEMBERED = 500;
const TRIES = 4;
/** How much may be spent on grading a board. */
const GRADED = 400_000;

interface Look {
  readonly nodes: number;
  readonly verdict: Verdict<Jump>;
}

const looks = new Map<string, Look>();

/** Looks at a position, further than the last time. */
function look(state: State): Verdict<Jump> {
  const key = pegs.stateText.format(state);
  const before = looks.get(key);
  const nodes = before === undefined ? LOOKS.first : before.nodes * 2;
  if (before !== undefined && (before.verdict.kind !== "unknown" || nodes > LOOKS.last)) return before.verdict;
  const verdict = findWin(state, new Budget({ nodes }));
  if (looks.size > REMEMBERED) looks.clear();
  looks.set(key, { nodes, verdict });
  return verdict;
}

function makeDeal(level: number, random: Random): string | undefined {
  for (let n = 0; n < TRIES; n++) {
    const puzzle = makePuzzle(LEVELS[level] ?? "fair", "any", random);
    if (puzzle !== undefined) return pegs.deal.format(puzzle.deal);
  }
  return undefined;
}

/** A light that looks quickly, and further each time it is asked again. */
const light: Light<PegsShape> = {
  see(state) {
    const { kind } = look(state);
    return kind === "won" ? "winnable" : kind === "lost" ? "lost" : "thinking";
  },
  line(state) {
    const verdict = look(state);
    return verdict.kind === "won" ? verdict.line : [];
  },
};

const goalName = (goal: Goal): string => (goal === "any" ? goal : formatHole(goal));

let student: Student | undefined;

/** The solver of Peg Solitaire; a level is the place of a puzzle's level among the four. */
export const solver: Solver<PegsShape> = {
  ...plain,
  shortest: (state, budget) => shortestSolver.solve(state, budget),
  counts: { sweeps: (count) => say.sweeps({ count }) },
  light: () => light,
  study(path, gigabytes) {
    student ??= new Student(gigabytes);
    return student.study(path);
  },
  level(state) {
    const whole = study(state, new Budget({ nodes: GRADED }));
    const grade = whole && gradeOf(whole);
    return grade && LEVELS.indexOf(grade.level);
  },
  make: ([least], random) => makeDeal(least, random),
  daily(date) {
    const puzzle = dailyPuzzle(date);
    return puzzle.ok ? pegs.deal.format(puzzle.value.deal) : "english";
  },
  analyse(state, board, budget) {
    const found = analyse(state, budget);
    if (found === undefined) return undefined;
    const { solutions, sweeps, randomWin, ...counts } = found;
    const bounds = sweeps === undefined ? {} : { atLeast: sweeps, proved: true };
    return { board, goal: goalName(state.goal), ...counts, solutions: String(solutions), sweeps, ...bounds, randomWin };
  },
};
