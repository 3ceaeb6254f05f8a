/** All that the solver can tell, as the kernel asks for it. */

import { isDealNumber } from "@baize/cards";
import {
  Budget,
  ContractError,
  type Light,
  must,
  ok,
  refuse,
  type Solver,
  type Verdict,
  type Wish,
  type Written,
} from "@baize/kernel";
import { type FreecellShape, freecell, type Move, type State } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { winsWritten } from "./checker.ts";
import { difficulty } from "./difficulty.ts";
import { Light as Watch } from "./light.ts";
import { likeness } from "./likeness.ts";
import { textsOf } from "./line-text.ts";
import { Inquiry, solver as plain } from "./portfolio.ts";
import { type Count, Shortest, shortest } from "./shortest.ts";
import { SHORT_NODES, Student } from "./student.ts";

/** A position is studied when it has stood for so long: who plays on at once wants no study. */
const CALM_MS = 1500;

/** Tables that are remembered in a gigabyte. */
const TABLES_A_GIGABYTE = 16_000_000;

const countOf = ({ count }: Wish): Count => (count === "cards" ? "cards" : "moves");

/** The search for a shortest line, as it was left when the budget was spent. */
function searched(state: State, budget: Budget, wish: Wish): Shortest {
  const { gigabytes } = wish;
  const tables = gigabytes === undefined ? {} : { tables: gigabytes * TABLES_A_GIGABYTE };
  const search = new Shortest(state, { count: countOf(wish), ...tables });
  search.run(budget);
  return search;
}

function verdictOf(search: Shortest): Verdict<Move> {
  const { line, isLost, atMost } = search;
  if (isLost) return { kind: "lost" };
  const { atLeast } = search;
  return line === undefined ? { kind: "unknown", atLeast } : { kind: "won", line, bounds: { atLeast, atMost } };
}

/** The last and shortest line that a budget allows. */
function shortestLine(state: State, budget: Budget): readonly Move[] | undefined {
  let best: readonly Move[] | undefined;
  for (const { line } of shortest(state, budget)) if (best === undefined || line.length < best.length) best = line;
  return best;
}

/** A light that remembers every line it has found. */
function light(): Light<FreecellShape> {
  const watch = new Watch();
  /** The line that was found, step by step. */
  const found = (state: State): readonly Move[] => {
    const line: Move[] = [];
    for (let at = state; ; ) {
      const move = watch.hint(at, new Budget({ nodes: 0 }));
      if (move === undefined) return line;
      line.push(move);
      at = must(freecell.apply(at, move));
    }
  };
  return {
    see: (state, budget) => watch.see(state, budget),
    // A short line is found with a fixed effort and without memory: the same for a state whenever it is asked for.
    line: (state, kind) =>
      (kind === "short" ? shortestLine(state, new Budget({ nodes: SHORT_NODES })) : undefined) ?? found(state),
  };
}

/** Solves a numbered deal and writes its line down; what is written is checked before it is told. */
function written(deal: string, budget: Budget): Written | undefined {
  const number = /^[1-9]\d{0,9}$/.test(deal) ? Number(deal) : 0;
  if (!isDealNumber(number)) return undefined;
  const inquiry = new Inquiry(number);
  const kind = inquiry.ask(budget);
  const moves = kind === "won" ? inquiry.texts() : [];
  if (kind === "won" && !winsWritten(number, moves)) {
    throw new ContractError("FC-S1", `the line of deal ${deal} does not win`);
  }
  return { kind, moves };
}

let student: Student | undefined;

/** The solver of FreeCell. */
export const solver: Solver<FreecellShape> = {
  ...plain,
  written,
  shortest: (state, budget, wish = {}) => verdictOf(searched(state, budget, wish)),
  likeness,
  counts: { moves: (count) => say.playerMoves({ count }), cards: (count) => say.singleCards({ count }) },
  checkCount: ({ moves }, count) =>
    count === "cards" && moves === "relaxed" ? refuse("runs-move-whole", "FC-S17") : ok(count),
  light,
  calm: CALM_MS,
  study(path, gigabytes) {
    student ??= new Student(gigabytes);
    return student.study(path);
  },
  level(state, budget) {
    const found = difficulty(state, budget);
    // What nobody can win is no hard deal: it has no level.
    return found?.moves === 0 && found.level > 0 ? undefined : found?.level;
  },
  analyse(state, deal, budget, wish = {}) {
    const search = searched(state, budget, wish);
    const verdict = verdictOf(search);
    const { atLeast, atMost, isProved: proved, tables } = search;
    const known = { deal, verdict: verdict.kind, count: countOf(wish), tables };
    if (verdict.kind !== "won") return verdict.kind === "lost" ? known : undefined;
    return { ...known, length: atMost, atLeast, proved, line: textsOf(state, verdict.line).join(" ") };
  },
};
