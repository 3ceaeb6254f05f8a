/** Many deals, one after the other. A range is cut into pieces for several cores, and taken up again after the last deal done. */

import { Budget } from "@baize/kernel";
import { type Answer, Inquiry } from "./portfolio.ts";

/** What came of a deal. */
export interface Outcome {
  readonly deal: number;
  readonly answer: Answer;
  /** Player moves of the line found; 0 when there is none. */
  readonly moves: number;
  readonly expansions: number;
}

/** Solves the numbered deals from `first` to `last`, with at most so many nodes for each. */
export function* batch(first: number, last: number, nodes = Number.POSITIVE_INFINITY): Generator<Outcome, void> {
  for (let deal = first; deal <= last; deal++) {
    const inquiry = new Inquiry(deal);
    const answer = inquiry.ask(new Budget({ nodes }));
    yield { deal, answer, moves: inquiry.length, expansions: inquiry.expansions };
  }
}
