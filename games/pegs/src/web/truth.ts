/** The truth about a Peg Solitaire table, for the page's workers: a quick look, and a long study. */

import { Budget, type Random, type Verdict } from "@baize/kernel";
import type { StudyDoor, TruthDoor } from "@baize/table";
import { formatJump, type Jump, type PegsShape, pegs, type State } from "../rules/index.ts";
import { dailyPuzzle, findWin, gradeOf, LEVELS, makePuzzle, study as studyWhole } from "../solver/index.ts";
import { Student } from "./study.ts";

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

/** Peg Solitaire's truth door; a level is the place of a puzzle's level among the four. */
export const truth: TruthDoor<PegsShape> = {
  see(state) {
    const { kind } = look(state);
    return kind === "won" ? "winnable" : kind === "lost" ? "lost" : "thinking";
  },
  line(state) {
    const verdict = look(state);
    return verdict.kind === "won" ? verdict.line.map(formatJump) : [];
  },
  level(state) {
    const whole = studyWhole(state, new Budget({ nodes: GRADED }));
    const grade = whole && gradeOf(whole);
    return grade && LEVELS.indexOf(grade.level);
  },
  make: ([least], random) => makeDeal(least, random),
  daily(date) {
    const puzzle = dailyPuzzle(date);
    return puzzle.ok ? pegs.deal.format(puzzle.value.deal) : "english";
  },
};

const gigabytes = (): number => (globalThis.navigator as { deviceMemory?: number } | undefined)?.deviceMemory ?? 8;
const student = new Student(gigabytes());

/** Peg Solitaire's study door. */
export const study: StudyDoor<PegsShape> = { study: (path) => student.study(path) };
