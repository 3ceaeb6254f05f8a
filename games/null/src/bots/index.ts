/** The door of the bots: each gets a view, nothing else. */

import { type Bot, botNamed, type Roster } from "@baize/kernel";
import type { NullShape } from "../rules/index.ts";

/** Level "novice": does anything. */
const novice: Bot<NullShape> = { id: "novice", choose: (_view, moves, random) => random.pick(moves) };

/** Level "steady": bets and calls with the king, never with the jack, now and then with the queen. */
const steady: Bot<NullShape> = {
  id: "steady",
  choose({ cards, viewer }, moves, random) {
    const own = viewer === "spectator" ? null : cards[viewer];
    const isBold = own === 2 || (own === 1 && random.below(2) === 0);
    return moves.find((move) => isBold === (move === "bet" || move === "call")) ?? random.pick(moves);
  },
};

/** From the weakest to the strongest. */
export const BOTS: readonly Bot<NullShape>[] = [novice, steady];

/** Who can sit at a table, and what they think of a move. */
export const roster: Roster<NullShape> = {
  ids: BOTS.map(({ id }) => id),
  bot: async (id) => botNamed(BOTS, id),
};
