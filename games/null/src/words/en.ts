/** What this game says to its players, in English. */

import type { Words } from "@baize/kernel";

export const en: Words = {
  "deal-is-over": () => "This deal is over.",
  "bet-stands": (d) => `You cannot ${d.move} now: a bet waits for a call or a fold.`,
  "no-bet": (d) => `You cannot ${d.move} now: nobody has bet. Check or bet.`,
  "unknown-move": (d) => `"${d.text}" is not a move: bet, call, check or fold is expected.`,
  "bad-deal": (d) => `"${d.text}" is not a deal: two different cards of J, Q and K are expected, such as KQ.`,
  "bad-options": (d) => `"${d.text}" are not options: stake=1 to stake=9 is expected.`,
};
