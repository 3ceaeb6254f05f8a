/** FreeCell as a game of the kernel. */

import { type Game, seat } from "@baize/kernel";
import { say, words } from "../words/index.ts";
import { dealText, randomDeal, shuffledDeal } from "./deal.ts";
import { manners } from "./manners.ts";
import { apply, compareMoves, isStuck, legalMoves } from "./moves.ts";
import { formatMove, parseMove } from "./notation.ts";
import { optionsText, STANDARD } from "./options.ts";
import { setup, stateText } from "./setup.ts";
import type { FreecellShape } from "./shape.ts";
import { invariants, isWon } from "./state.ts";

/** The rules of FreeCell. Nothing is hidden, so that everybody's view is the state. */
export const freecell: Game<FreecellShape> = {
  meta: {
    id: "freecell",
    get title() {
      return say.freecell();
    },
    seats: 1,
    information: "perfect",
    rulesVersion: 1,
  },
  options: { ...optionsText, standard: STANDARD },
  deal: dealText,
  randomDeal: (_options, chance) => randomDeal(chance),
  shuffledDeal: (_options, chance) => shuffledDeal(chance),
  setup,
  status(state) {
    if (isWon(state)) return { kind: "over", scores: [1], rule: "FC-W1" };
    if (isStuck(state)) return { kind: "over", scores: [0], rule: "FC-W2" };
    return { kind: "playing", seat: seat(0) };
  },
  legalMoves,
  compareMoves,
  apply,
  events: () => [],
  view: (state) => state,
  complete: (view) => view,
  reshuffleSecrets: (state) => state,
  parseMove,
  formatMove,
  stateText,
  invariants,
  words,
  manners,
};
