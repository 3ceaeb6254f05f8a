/** Big Two as the kernel's Game. */

import type { Game } from "@baize/kernel";
import { words } from "../words/en.ts";
import { type Deal, dealText, randomDeal, SEATS } from "./deal.ts";
import { invariants } from "./invariants.ts";
import { apply, compareMoves, legalMoves, type Move, TIMEOUT } from "./moves.ts";
import { formatMove, parseMove, stateText } from "./notation.ts";
import { optionsText, type RuleConfig } from "./options.ts";
import { complete, reshuffleSecrets } from "./secrets.ts";
import { type State, setup, status, type View, view } from "./state.ts";

/** The types of Big Two. */
export interface BigTwo {
  readonly options: RuleConfig;
  readonly deal: Deal;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
}

/** The rules of Big Two. */
export const bigtwo: Game<BigTwo> = {
  meta: { id: "bigtwo", title: "Big Two", seats: SEATS, information: "hidden", rulesVersion: 1 },
  options: optionsText,
  deal: dealText,
  randomDeal: (_options, random) => randomDeal(random),
  setup,
  status,
  legalMoves,
  compareMoves,
  apply,
  events: (view) => (view.ending === null ? [TIMEOUT] : []),
  view,
  complete,
  reshuffleSecrets,
  parseMove,
  formatMove: (move) => formatMove(move),
  stateText,
  invariants,
  words,
};
