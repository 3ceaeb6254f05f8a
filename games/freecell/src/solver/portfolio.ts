/**
 * Solving: a few quick searches, each of which may expand few tables only, for what one of them finds hard another finds
 * easy; then the complete search, which ends with a line or with a proof that there is none. On tables that
 * the quick searches were not fitted for, beams come between. Built by suit, a complete search of its own is quick enough to be all.
 */

import { Budget, must, type Solver } from "@baize/kernel";
import { type FreecellShape, freecell, type Move, type State } from "../rules/index.ts";
import { beam } from "./flat/beam.ts";
import { packedLength, playerMoves, ruleMoves } from "./line.ts";
import { numberedTable } from "./numbered.ts";
import { sharedTable, type Table } from "./packed/state.ts";
import { Proof } from "./proof.ts";
import { writtenLine } from "./scribe.ts";
import { search } from "./search.ts";
import { isStandard } from "./standard/table.ts";
import { Suited } from "./suited/search.ts";
import { BEAM, MEMBERS, type Member } from "./weights.ts";

const [first] = MEMBERS as [Member];

/** Tables that a complete search may remember: about 200 MB. */
const LIMIT = 4_000_000;
const SUITED_LIMIT = 2_000_000;

/** What the complete search may expand before beams are sent, and between two looks at the budget. */
const EARLY = 30_000;
const PIECE = 2000;
/** Beams by width and weights: narrow ones of different weights, for what one misses another finds; and the longest line they look for. */
const BEAMS = [
  { width: 512, weights: BEAM },
  ...MEMBERS.slice(0, 7).map(({ weights }) => ({ width: 512, weights })),
  { width: 4096, weights: BEAM },
] as const;
const LONGEST = 199;

/** What is known of a state. */
export type Answer = "won" | "lost" | "unknown";

/** A question about one state: it can be asked again with more budget and goes on where it stopped. */
export class Inquiry {
  /** Tables expanded so far. */
  expansions = 0;
  /** What is known so far. */
  answer: Answer = "unknown";
  readonly #asked: State | number;
  #member = 0;
  #early = 0;
  #beam = 0;
  #proof: Proof | undefined;
  #suited: Suited | undefined;
  /** The packed line, and whether only safe cards go home by themselves after so many of its moves. */
  #line: readonly number[] = [];
  #safely: (played: number) => boolean = () => true;

  /** Of a state, or of the numbered deal on the standard table. */
  constructor(asked: State | number) {
    this.#asked = asked;
  }

  /** The answer, as far as the budget goes. */
  ask(budget: Budget): Answer {
    if (this.answer === "unknown" && budget.spend()) this.answer = this.#try(budget);
    return this.answer;
  }

  /** The line that wins, once the answer is "won": as it is played on the table asked about, or on one where cards move one at a time. */
  line(state = this.#state): Move[] {
    return this.#suited?.line(state) ?? ruleMoves(state, this.#line, this.#safely);
  }

  /** The same line as texts, for a numbered deal. */
  texts(): readonly string[] {
    return typeof this.#asked === "number" ? writtenLine(this.#asked, this.#line, this.#safely(0)) : [];
  }

  /** Its length in player moves. */
  get length(): number {
    return this.#suited === undefined ? packedLength(this.#line) : playerMoves(this.#suited.line());
  }

  get #state(): State {
    const asked = this.#asked;
    if (typeof asked !== "number") return asked;
    return must(freecell.setup(freecell.options.standard, { kind: "microsoft", number: asked }));
  }

  #table(): Table {
    return typeof this.#asked === "number" ? numberedTable(this.#asked) : sharedTable(this.#asked);
  }

  #try(budget: Budget): Answer {
    if (typeof this.#asked !== "number" && this.#asked.build === "suit") {
      this.#suited ??= new Suited(this.#asked, first.weights, SUITED_LIMIT);
      return this.#counted(this.#suited, budget);
    }
    // A quick search that the budget cuts off is not begun again: what comes after it would never get its turn.
    while (this.#member < MEMBERS.length) {
      const { weights, quota } = MEMBERS[this.#member++] as Member;
      const { line, expansions } = search(this.#table(), weights, quota, budget);
      this.expansions += expansions;
      if (line !== undefined) {
        this.#line = line;
        this.#safely = () => weights.safely;
        return "won";
      }
      if (budget.left <= 0) return "unknown";
    }
    this.#proof ??= new Proof(this.#state, first.weights, LIMIT);
    const early = isStandard(this.#table().layout) ? "unknown" : this.#tryEarly(this.#proof, budget);
    if (early === "won" || early === "lost" || budget.left <= 0) return early;
    return this.#proved(this.#proof, budget);
  }

  /** A short while of the complete search, and then beams: they find wins that would take it long. */
  #tryEarly(proof: Proof, budget: Budget): Answer {
    while (this.#early < EARLY) {
      const purse = new Budget({ nodes: Math.min(PIECE, budget.left) });
      const answer = this.#proved(proof, purse);
      this.#early += PIECE;
      if (answer !== "unknown") return answer;
      if (!budget.spend(purse.spent)) return "unknown";
    }
    for (const { width, weights } of BEAMS.slice(this.#beam)) {
      this.#beam++;
      const before = budget.spent;
      const found = beam(this.#table(), weights, width, LONGEST, budget);
      this.expansions += budget.spent - before;
      if (found !== undefined) {
        this.#line = found.moves;
        this.#safely = (played) => found.all[played] === false;
        return "won";
      }
      if (budget.left <= 0) return "unknown";
    }
    return "unknown";
  }

  /** Runs the complete search of single cards. */
  #proved(proof: Proof, budget: Budget): Answer {
    const answer = this.#counted(proof, budget);
    if (answer !== "won") return answer;
    this.#line = proof.line();
    this.#safely = () => true;
    return answer;
  }

  /** Runs a complete search, and counts what it expands. */
  #counted(search: Proof | Suited, budget: Budget): Answer {
    const before = budget.spent;
    const answer = search.run(budget);
    this.expansions += budget.spent - before;
    return answer;
  }
}

/** Solves any state; a loss is proved by a complete search. */
export const solver: Solver<FreecellShape> = {
  solve(state, budget) {
    const inquiry = new Inquiry(state);
    const kind = inquiry.ask(budget);
    return kind === "won" ? { kind, line: inquiry.line() } : { kind };
  },
};
