/** The long study of a match: first a quick look at each jump, then everything below the position. */

import { Budget, type Insight, type Path } from "@baize/kernel";
import {
  boardName,
  formatHole,
  formatJump,
  type Hole,
  isOver,
  type Jump,
  legalJumps,
  type PegsShape,
  parseSweep,
  pegCount,
  pegs,
  type State,
} from "../rules/index.ts";
import { hasTables } from "./books.ts";
import { isOnCross } from "./cross.ts";
import { explainLoss } from "./explain.ts";
import type { PegsInsight } from "./insight.ts";
import { proofSentence, simpleSentence } from "./reason.ts";
import { findWin } from "./solve.ts";
import { canonicalKey } from "./symmetry.ts";
import { study, type Truth } from "./truth.ts";

/** How much may be spent on a quick look at one position, and on counting what follows a lost one. */
const QUICK = 40_000;
const COUNTED = 2_000_000;
/** How much the complete search of a game may take: by tables, and elsewhere position by position. */
const WHOLE = { tables: 6_000_000, small: 2_000_000, elsewhere: 250_000 } as const;
/** So many games are remembered; one takes up to 200 MB. */
const REMEMBERED = 2;
/** With so few pegs left on the English cross, what is left of a game is known at once; with more than so many, never. */
const SOON = 24;
const MOST = 27;
/** So many pegs fewer make it worthwhile to try again. */
const EASIER = 3;

/** Knows games whole, one after the other; it remembers the last ones and those that were too large. */
export class Student {
  readonly #known = new Map<string, Truth>();
  readonly #tooLarge = new Set<string>();
  readonly #nodes: number;

  /** A student on a device with so many gigabytes of memory. */
  constructor(gigabytes: number) {
    this.#nodes = gigabytes > 2 ? WHOLE.tables : WHOLE.small;
  }

  /** All that is found out about the last position of a match, step by step. */
  *study({ views, moves }: Path<PegsShape>): Generator<Insight> {
    const state = views.at(-1);
    if (state === undefined || isOver(state)) return;
    const jumps = moves.flatMap((text) => jumpOf(text));
    const peg = jumps.at(-1)?.to;
    let truth = this.#recall(views, jumps);
    let line: readonly string[] = [];
    if (truth === undefined) {
      const first = quickLook(state);
      line = first.line;
      yield first;
      if (first.glow === "lost") {
        yield { ...first, ...explained(state, first.insight as PegsInsight) };
        return;
      }
      truth = this.#learn(views, jumps);
      if (truth === undefined) return;
    }
    yield* tell(truth, peg, line);
  }

  /** What is known of the game from an earlier position of the match. */
  #recall(views: readonly State[], jumps: readonly Jump[]): Truth | undefined {
    for (const [ply, view] of views.entries()) {
      const known = this.#known.get(keyOf(view));
      const truth = known?.after(...jumps.slice(ply));
      if (truth?.ok) return truth.value;
    }
    return undefined;
  }

  /** Searches what is left of a game when that is quick, else the whole of it, else what is left whatever it takes. */
  #learn(views: readonly State[], jumps: readonly Jump[]): Truth | undefined {
    const [deal, now] = [views[0], views.at(-1)];
    if (deal === undefined || now === undefined) return undefined;
    for (const view of pegCount(now.board) <= SOON ? [now] : [deal, now]) {
      if (!this.#isWorthTrying(view, views)) continue;
      const truth = study(view, new Budget({ nodes: hasTables(view.board) ? this.#nodes : WHOLE.elsewhere }));
      if (truth === undefined) {
        this.#tooLarge.add(keyOf(view));
        continue;
      }
      this.#remember(keyOf(view), truth);
      return this.#recall(views, jumps);
    }
    return undefined;
  }

  /** Not what is known to be too large, nor what is hardly smaller than that. */
  #isWorthTrying(view: State, views: readonly State[]): boolean {
    if (isOnCross(view.board) && pegCount(view.board) > MOST && !isCentral(view)) return false;
    return views.every(
      (other) => !this.#tooLarge.has(keyOf(other)) || pegCount(other.board) - pegCount(view.board) >= EASIER,
    );
  }

  #remember(key: string, truth: Truth): void {
    this.#known.set(key, truth);
    for (const old of this.#known.keys()) {
      if (this.#known.size <= REMEMBERED) return;
      this.#known.delete(old);
    }
  }
}

/** The English board with an empty centre: its symmetries make the complete table small enough. */
const isCentral = ({ board }: State): boolean => boardName(board) === "english-d4";

const keyOf = (state: State): string => pegs.stateText.format(state);

const jumpOf = (text: string): readonly Jump[] => {
  const jumps = parseSweep(text);
  return jumps.ok ? jumps.value : [];
};

const after = (state: State, jump: Jump): State => {
  const next = pegs.apply(state, jump);
  return next.ok ? next.value : state;
};

/** What a short search sees: of some jumps it cannot say whether they keep the win. */
function quickLook(state: State): Insight {
  const verdict = findWin(state, new Budget({ nodes: QUICK }));
  const jumps = legalJumps(state.board).map((jump) => ({ jump, key: canonicalKey(after(state, jump)) }));
  const known = new Map<string, boolean>();
  let line = verdict.kind === "won" ? verdict.line : [];
  for (const { jump, key } of jumps) {
    if (known.has(key)) continue;
    const next = verdict.kind === "lost" ? verdict : findWin(after(state, jump), new Budget({ nodes: QUICK }));
    if (next.kind !== "unknown") known.set(key, next.kind === "won");
    if (next.kind === "won" && line.length === 0) line = [jump, ...next.line];
  }
  const keeps = Object.fromEntries(
    jumps.flatMap(({ jump, key }) => {
      const isKept = known.get(key);
      return isKept === undefined ? [] : [[formatJump(jump), isKept]];
    }),
  );
  const isLost = jumps.every(({ key }) => known.get(key) === false);
  const glow = line.length > 0 ? "winnable" : isLost ? "lost" : "thinking";
  return { glow, line: line.map(formatJump), settled: false, insight: { keeps } satisfies PegsInsight };
}

/** Tells what is known of a position, the quickest first: some of it takes seconds when it is first asked for. */
function* tell(truth: Truth, peg: Hole | undefined, found: readonly string[]): Generator<Insight> {
  const { keepers, state } = truth;
  const texts = keepers.map(formatJump);
  const keeps = Object.fromEntries(
    legalJumps(state.board).map((jump) => [formatJump(jump), texts.includes(formatJump(jump))]),
  );
  const insight: PegsInsight = { keeps };
  if (!truth.winnable) {
    yield { glow: "lost", line: [], settled: true, insight };
    yield { glow: "lost", line: [], settled: true, ...explained(state, insight) };
    return;
  }
  yield { glow: "winnable", line: found, settled: false, insight };
  const { sweeps, jumps } = shortest(truth, peg);
  const line = jumps.map(formatJump);
  const known = { glow: "winnable", line, settled: true, bounds: { atLeast: sweeps, atMost: sweeps } } as const;
  yield { ...known, insight: { ...insight, sweeps } satisfies PegsInsight };
  const finals = truth.finals.map(formatHole);
  const ways = truth.solutions.toLocaleString("en");
  yield { ...known, insight: { ...insight, sweeps, finals, ways, chance: truth.chance } satisfies PegsInsight };
}

/** The rest of a game in the fewest sweeps; a peg that has just jumped may go on without beginning a new one. */
function shortest(truth: Truth, peg: Hole | undefined): { readonly sweeps: number; readonly jumps: readonly Jump[] } {
  let best = { sweeps: truth.sweeps ?? 0, jumps: truth.line };
  for (const jump of peg === undefined ? [] : truth.keepers) {
    const next = jump.from === peg ? truth.after(jump) : undefined;
    if (!next?.ok) continue;
    const rest = shortest(next.value, jump.to);
    if (rest.sweeps < best.sweeps) best = { sweeps: rest.sweeps, jumps: [jump, ...rest.jumps] };
  }
  return best;
}

/** Why a lost position is lost. */
function explained(state: State, insight: PegsInsight): Pick<Insight, "insight" | "why" | "proof"> {
  const loss = explainLoss(state, new Budget({ nodes: COUNTED })) ?? { kind: "searched", continuations: undefined };
  return {
    insight: { ...insight, loss } satisfies PegsInsight,
    why: simpleSentence(loss),
    proof: loss.kind === "searched" ? undefined : proofSentence(loss),
  };
}
