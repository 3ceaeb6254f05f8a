/** Big Two as the kernel's Game. */

import type { Game } from "@baize/kernel";
import { say, words } from "../words/index.ts";
import { dealText, randomDeal, SEATS, shuffledDeal } from "./deal.ts";
import { invariants } from "./invariants.ts";
import { manners } from "./manners.ts";
import { apply, compareMoves, legalMoves, TIMEOUT } from "./moves.ts";
import { formatMove, parseMove, stateText } from "./notation.ts";
import { optionsText } from "./options.ts";
import { complete, reshuffleSecrets } from "./secrets.ts";
import type { BigtwoShape } from "./shape.ts";
import { setup, status, view } from "./state.ts";
import { viewText } from "./view-text.ts";

/** The rules of Big Two. */
export const bigtwo: Game<BigtwoShape> = {
  meta: {
    id: "bigtwo",
    get title() {
      return say.match({ deal: "" });
    },
    seats: SEATS,
    information: "hidden",
    rulesVersion: 1,
  },
  options: optionsText,
  deal: dealText,
  randomDeal: (_options, chance) => randomDeal(chance),
  shuffledDeal: (_options, chance) => shuffledDeal(chance),
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
  viewText,
  invariants,
  words,
  manners,
};
