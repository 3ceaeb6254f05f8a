/** The types of this game in one record. */

import type { Deal, Move, Options, State, View } from "./state.ts";

/** The types of this game. */
export interface NullShape {
  readonly options: Options;
  readonly deal: Deal;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
}
