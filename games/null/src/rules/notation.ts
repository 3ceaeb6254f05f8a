/** Moves, deals, options and states as text. */

import { type Codec, ok, type Result, refuse, seat, type Viewer } from "@baize/kernel";
import { apply, MOVES } from "./moves.ts";
import type { Card, Deal, Move, Options, State, View } from "./state.ts";

const CARD_NAMES = "JQK";

/** `K`; a card that is not seen is a question mark. */
export const cardSign = (card: Card | null): string => (card === null ? "?" : (CARD_NAMES[card] ?? ""));

/** A move is one word, in any case. */
export function parseMove(text: string): Result<Move> {
  const word = text.trim().toLowerCase();
  const move = MOVES.find((m) => m === word);
  return move === undefined ? refuse("unknown-move", "NU-N1", { text }) : ok(move);
}

/** A deal is two different cards, seat 0 first: `KQ`. */
export const dealText: Codec<Deal> = {
  parse(text) {
    const cards = [...text.trim().toUpperCase()].map((name) => CARD_NAMES.indexOf(name));
    const [a = -1, b = -1] = cards;
    if (cards.length !== 2 || a < 0 || b < 0 || a === b) return refuse("bad-deal", "NU-N2", { text });
    return ok([a as Card, b as Card]);
  },
  format: (deal) => deal.map(cardSign).join(""),
};

/** Options are `stake=1` to `stake=9`. */
export const optionsText: Codec<Options> = {
  parse(text) {
    const [, stake] = /^stake=([1-9])$/.exec(text.trim()) ?? [];
    return stake === undefined ? refuse("bad-options", "NU-N3", { text }) : ok({ stake: Number(stake) });
  },
  format: ({ stake }) => `stake=${stake}`,
};

/** A state is its options, its deal and its moves: `stake=1 KQ check bet`. */
export const stateText: Codec<State> = {
  parse(text) {
    const [optionsWord = "", dealWord = "", ...words] = text.trim().split(/\s+/);
    const options = optionsText.parse(optionsWord);
    if (!options.ok) return options;
    const deal = dealText.parse(dealWord);
    if (!deal.ok) return deal;
    let state: State = { stake: options.value.stake, cards: deal.value, moves: [] };
    for (const word of words) {
      const move = parseMove(word);
      if (!move.ok) return move;
      const next = apply(state, move.value);
      if (!next.ok) return next;
      state = next.value;
    }
    return ok(state);
  },
  format: (state) => [optionsText.format(state), dealText.format(state.cards), ...state.moves].join(" "),
};

/** What a viewer knows is a state with the viewer in front and question marks for cards unseen: `0 stake=1 K? check bet`. */
export const viewTextOf = (view: (state: State, viewer: Viewer) => View): Codec<View> => ({
  parse(text) {
    const [who = "", stake = "", cards = "", ...moves] = text.trim().split(/\s+/);
    if (!/^([01]|spectator)$/.test(who)) return refuse("bad-view", "NU-N4", { text });
    // Any card that fits stands for one that is not seen.
    const spare = [...CARD_NAMES].filter((name) => !cards.includes(name));
    const dealt = cards.replaceAll("?", () => spare.pop() ?? "");
    const state = stateText.parse([stake, dealt, ...moves].join(" "));
    if (!state.ok) return state;
    const seen = view(state.value, who === "spectator" ? who : seat(Number(who)));
    return seen.cards.map(cardSign).join("") === cards ? ok(seen) : refuse("bad-view", "NU-N4", { text });
  },
  format: ({ viewer, stake, cards, moves }) =>
    [viewer, optionsText.format({ stake }), cards.map(cardSign).join(""), ...moves].join(" "),
});
