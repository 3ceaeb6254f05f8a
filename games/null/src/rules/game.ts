/** The game as the kernel takes it. */

import { type Game, ok, type Random, type Viewer } from "@baize/kernel";
import { words } from "../words/index.ts";
import { manners } from "./manners.ts";
import { apply, legalMoves, MOVES, status } from "./moves.ts";
import { dealText, optionsText, parseMove, stateText, viewTextOf } from "./notation.ts";
import type { NullShape } from "./shape.ts";
import { CARDS, type Card, type Deal, ending, type State, type View } from "./state.ts";

const otherThan = (card: Card | null): readonly Card[] => CARDS.filter((c) => c !== card);

/** What a viewer may see: its own card, and both after a showdown. */
function view(state: State, viewer: Viewer): View {
  const shown = ending(state.moves) === "showdown";
  const see = (seat: 0 | 1) => (shown || viewer === seat ? state.cards[seat] : null);
  return { viewer, stake: state.stake, cards: [see(0), see(1)], moves: state.moves };
}

/** Some cards that agree with what the viewer sees. */
function complete(seen: View, random: Random): State {
  const first = seen.cards[0] ?? random.pick(otherThan(seen.cards[1]));
  const second = seen.cards[1] ?? random.pick(otherThan(first));
  return { stake: seen.stake, cards: [first, second], moves: seen.moves };
}

/** Deals again every card the viewer has not been shown. */
function reshuffleSecrets(state: State, viewer: Viewer, random: Random): State {
  if (ending(state.moves) === "showdown") return state;
  const own = viewer === "spectator" ? null : (state.cards[viewer] ?? null);
  const [a, b] = random.shuffle(otherThan(own)) as [Card, Card];
  const cards: Deal = own === null ? [a, b] : viewer === 0 ? [own, a] : [a, own];
  return { ...state, cards };
}

/** The smallest legal game. */
export const nullGame: Game<NullShape> = {
  meta: { id: "null", title: "Null", seats: 2, information: "hidden", rulesVersion: 1 },
  options: { ...optionsText, standard: { stake: 1 } },
  deal: dealText,
  randomDeal: (_options, random) => random.shuffle(CARDS).slice(0, 2) as [Card, Card],
  setup: ({ stake }, cards) => ok({ stake, cards, moves: [] }),
  status,
  legalMoves,
  compareMoves: (a, b) => MOVES.indexOf(a) - MOVES.indexOf(b),
  apply,
  events: (seen) => (ending(seen.moves) === null ? ["timeout"] : []),
  view,
  complete,
  reshuffleSecrets,
  parseMove,
  formatMove: (move) => move,
  stateText,
  viewText: viewTextOf(view),
  invariants: [
    { rule: "NU-D1", holds: ({ cards: [a, b] }) => a !== b },
    { rule: "NU-M1", holds: ({ moves }) => moves.length <= 4 },
  ],
  words,
  manners,
};
