/** The types of Big Two in one record. */

import type { Deal } from "./deal.ts";
import type { Move } from "./moves.ts";
import type { RuleConfig } from "./options.ts";
import type { State, View } from "./state.ts";

/** The types of Big Two. */
export interface BigtwoShape {
  readonly options: RuleConfig;
  readonly deal: Deal;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
}
