/** Makes the puzzles of the ladders: `npm run fit:pegs` prints what stands in src/rules/rungs.ts. */

import { Budget, Random } from "@baize/kernel";
import { type Board, holesWith, PEG } from "../src/rules/board.ts";
import { fullShape, type ShapeName } from "../src/rules/boards.ts";
import { playBackwards } from "../src/rules/deal.ts";
import { formatRung, LADDER_SHAPES, RUNGS } from "../src/rules/ladder.ts";
import type { Book } from "../src/solver/book.ts";
import { writeBook } from "../src/solver/books.ts";
import { isSmall } from "../src/solver/dense.ts";
import { finalsOf } from "../src/solver/parity.ts";
import { difficultyOf, gradeOf } from "../src/solver/puzzle.ts";
import { Truth } from "../src/solver/truth.ts";

/** So many positions are tried for each shape, and so few and so many pegs make a puzzle. */
const TRIES = 1500;
const LEAST = 5;
const MOST = 18;

/** Small boards have one book for each class. */
const books = new Map<string, Book | undefined>();

function truthOf(board: Board, name: ShapeName): Truth | undefined {
  const state = { board, goal: "any" as const };
  if (!isSmall(board)) {
    const book = writeBook(state, new Budget({ nodes: 60_000 }));
    return book && new Truth(state, book);
  }
  const key = `${name} ${finalsOf(state).join()}`;
  if (!books.has(key)) books.set(key, writeBook(state, new Budget()));
  const book = books.get(key);
  return book && new Truth(state, book);
}

/** The puzzles of a ladder: of all that are found, sorted by how hard they are, one in so many. */
function ladder(name: ShapeName): readonly string[] {
  const random = Random.fromSeed(`ladder of ${name}`);
  const holes = holesWith(fullShape(name), PEG);
  const most = Math.min(holes.length - 1, MOST);
  const found = new Map<Board, { readonly rung: string; readonly difficulty: number }>();
  for (let n = 0; n < TRIES; n++) {
    const board = playBackwards(name, random.pick(holes), LEAST + random.below(most - LEAST + 1), random);
    const truth = found.has(board) ? undefined : truthOf(board, name);
    const grade = truth?.winnable ? gradeOf(truth) : undefined;
    const hole = truth?.line.at(-1)?.to;
    if (grade === undefined || hole === undefined) continue;
    const rung = formatRung(name, { board, hole, sweeps: grade.sweeps });
    found.set(board, { rung, difficulty: difficultyOf(grade) });
  }
  const sorted = [...found.values()].toSorted((a, b) => a.difficulty - b.difficulty);
  return Array.from({ length: RUNGS }, (_, i) => sorted[Math.floor((i * sorted.length) / (RUNGS - 0.9))]?.rung ?? "");
}

const lines = LADDER_SHAPES.map((name) => `  ${name}:\n    "${ladder(name).join(" ")}",`);
console.log(`/** The puzzles of the ladders, as \`npm run fit:pegs\` makes them: pegs, last hole and fewest sweeps. */

/** By the name of the shape, from the gentlest to the hardest. */
export const RUNG_TEXTS = {
${lines.join("\n")}
} as const;`);
