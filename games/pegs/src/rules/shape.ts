/** The types of Peg Solitaire in one record. */

import type { Board } from "./board.ts";
import type { Jump } from "./graph.ts";
import type { Goal, State } from "./state.ts";

/** The types of Peg Solitaire. */
export interface PegsShape {
  readonly options: Goal;
  readonly deal: Board;
  readonly state: State;
  readonly view: State;
  readonly move: Jump;
}
