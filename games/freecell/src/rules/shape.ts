/** The types of FreeCell in one record. */

import type { Shape } from "@baize/kernel";
import type { Deal } from "./deal.ts";
import type { Move } from "./moves.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";

/** The types of FreeCell. */
export interface FreecellShape extends Shape {
  readonly options: Options;
  readonly deal: Deal;
  readonly state: State;
  readonly view: State;
  readonly move: Move;
}
