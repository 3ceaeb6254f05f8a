/** What this game says, in English: why not, what somebody does, and all that its tables show. */

import type { Facts } from "@baize/kernel";

const CARDS = ["jack", "queen", "king"];
const MOVES: Readonly<Record<string, string>> = { bet: "Bet", call: "Call", check: "Check", fold: "Fold" };
const DOES: Readonly<Record<string, string>> = { bet: "bets", call: "calls", check: "checks", fold: "folds" };

export const en = {
  "deal-is-over": () => "This deal is over.",
  "bet-stands": (d: Facts<"move">) => `You cannot ${d.move} now: a bet waits for a call or a fold.`,
  "no-bet": (d: Facts<"move">) => `You cannot ${d.move} now: nobody has bet. Check or bet.`,
  "unknown-move": (d: Facts<"text">) => `"${d.text}" is not a move: bet, call, check or fold is expected.`,
  "bad-deal": (d: Facts<"text">) =>
    `"${d.text}" is not a deal: two different cards of J, Q and K are expected, such as KQ.`,
  "bad-view": (d: Facts<"text">) =>
    `"${d.text}" is not what somebody sees: a viewer, the stake, two cards and the moves are expected, such as 0 stake=1 K? bet.`,
  "bad-options": (d: Facts<"text">) => `"${d.text}" are not options: stake=1 to stake=9 is expected.`,
  you: () => "You",
  other: () => "Opponent",
  first: () => "First",
  second: () => "Second",
  youDo: (d: Facts<"move">) => `You ${d.move}.`,
  does: (d: Facts<"seat" | "move">) => `${d.seat} ${DOES[String(d.move)]}.`,
  timeUp: () => "Time is up.",
  novice: () => "Novice",
  noviceSays: () => "Does anything.",
  steady: () => "Steady",
  steadySays: () => "Trusts the king and fears with the jack.",
  stakeOf: (d: Facts<"stake">) => `A bet is ${d.stake}`,
  yourTurn: () => "Your turn.",
  turnOf: (d: Facts<"seat">) => `${d.seat} is to move.`,
  youWon: () => "You won.",
  won: (d: Facts<"seat">) => `${d.seat} won.`,
  points: (d: Facts<"points">) => `That is ${d.points}.`,
  card: (d: Facts<"card">) => CARDS[Number(d.card)] ?? "a hidden card",
  move: (d: Facts<"move">) => MOVES[String(d.move)] ?? "",
  helpGoal: () => "The higher of two cards wins: jack, queen, king.",
  helpMoves: () => "Check or bet; a bet is answered with call or fold.",
  deal: () => "Deal",
  rulesTitle: () => "The rules",
  lessonCheck: () => "You hold the king, the highest card. Check, and let the other bet.",
  lessonCall: () => "There is the bet. Nothing beats a king: call.",
  lessonEnd: () => "You have won the bet. That is all there is to it.",
};
