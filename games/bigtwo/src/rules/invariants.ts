/** What is true of every table the rules can reach. */

import { isWholeDeck } from "@baize/cards";
import type { Invariant } from "@baize/kernel";
import { HAND_SIZE, SEATS } from "./deal.ts";
import { ladderOf, sortCards } from "./ladder.ts";
import { dealtHands } from "./replay.ts";
import type { State } from "./state.ts";

/** The invariants of Big Two, each named by its rule. */
export const invariants: readonly Invariant<State>[] = [
  {
    rule: "BT-D1",
    holds: (state) => {
      const dealt = dealtHands(state);
      return dealt.length === SEATS && dealt.every((hand) => hand.length === HAND_SIZE) && isWholeDeck(dealt.flat());
    },
  },
  {
    rule: "BT-V1",
    holds: ({ hands, options }) => {
      const ladder = ladderOf(options);
      return hands.every((hand) => sortCards(ladder, hand).every((card, i) => card === hand[i]));
    },
  },
  { rule: "BT-E1", holds: ({ hands, ending }) => hands.some((hand) => hand.length === 0) === (ending === "emptied") },
  {
    rule: "BT-T6",
    holds: ({ toBeat, passed }) => passed.length < SEATS - 1 && (toBeat !== null || passed.length === 0),
  },
  { rule: "BT-T7", holds: ({ passed, turn, options }) => options.pass === "soft" || !passed.includes(turn) },
  { rule: "BT-T1", holds: ({ toBeat, turn, ending }) => ending === "emptied" || toBeat?.seat !== turn },
];
