/**
 * Solving: a few quick searches, each of which may expand few tables only, for what one of them finds hard another finds
 * easy; then the complete search, which ends with a line or with a proof that there is none.
 */

import { type Budget, must, type Solver } from "@baize/kernel";
import { type FreecellShape, freecell, type Move, type State } from "../rules/index.ts";
import { packedLength, ruleMoves } from "./line.ts";
import { numberedTable } from "./numbered.ts";
import { sharedTable, type Table } from "./packed/state.ts";
import { Proof } from "./proof.ts";
import { writtenLine } from "./scribe.ts";
import { search } from "./search.ts";
import { MEMBERS, type Member } from "./weights.ts";

const [first] = MEMBERS as [Member];

/** Tables that a complete search may remember: about 200 MB. */
const LIMIT = 4_000_000;

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
  #proof: Proof | undefined;
  /** The packed line, and whether only safe cards go home by themselves on it. */
  #line: readonly number[] = [];
  #safely = true;

  /** Of a state, or of the numbered deal on the standard table. */
  constructor(asked: State | number) {
    this.#asked = asked;
  }

  /** The answer, as far as the budget goes. */
  ask(budget: Budget): Answer {
    if (this.answer === "unknown" && budget.spend()) this.answer = this.#try(budget);
    return this.answer;
  }

  /** The line that wins, once the answer is "won". */
  line(): Move[] {
    return ruleMoves(this.#state, this.#line, () => this.#safely);
  }

  /** The same line as texts, for a numbered deal. */
  texts(): readonly string[] {
    return typeof this.#asked === "number" ? writtenLine(this.#asked, this.#line, this.#safely) : [];
  }

  /** Its length in player moves. */
  get length(): number {
    return packedLength(this.#line);
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
    // A quick search that the budget cuts off is not begun again: what comes after it would never get its turn.
    while (this.#member < MEMBERS.length) {
      const { weights, quota } = MEMBERS[this.#member++] as Member;
      const { line, expansions } = search(this.#table(), weights, quota, budget);
      this.expansions += expansions;
      if (line !== undefined) {
        this.#line = line;
        this.#safely = weights.safely;
        return "won";
      }
      if (budget.left <= 0) return "unknown";
    }
    this.#proof ??= new Proof(this.#state, first.weights, LIMIT);
    const before = budget.spent;
    const answer = this.#proof.run(budget);
    this.expansions += budget.spent - before;
    if (answer === "won") this.#line = this.#proof.line();
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
