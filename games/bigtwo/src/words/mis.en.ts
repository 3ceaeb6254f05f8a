/** What the app of the source document says, in English. */

import type { Facts } from "@baize/kernel";
import { spoken } from "@baize/kernel";

const en = {
  title: () => "Big Two",
  invitation: () => "Thirteen cards each, and ten minutes. Be the first to have none left.",
  ranks: () => "What is high",
  ranks1: () => "The 2 is the highest card, then the ace, the king and so on down to the 3.",
  ranks2: () => "Between cards of one rank the suit decides: diamonds, clubs, hearts, spades, from low to high.",
  plays: () => "What can be played",
  plays1: () => "One card, a pair of one rank, or five cards. Five cards are, from low to high:",
  straight: () => "Straight: five ranks in a row",
  flush: () => "Flush: five of one suit",
  fullHouse: () => "Full house: three and two",
  four: () => "Four of a kind, and any fifth",
  straightFlush: () => "Straight flush: both at once",
  round: () => "How it goes",
  round1: () => "Whoever holds the 3 of diamonds begins, with a play that has it.",
  round2: () => "Then each in turn plays as many cards as lie to beat, and higher ones, or passes.",
  round3: () => "When the others have all passed, whoever played last may play anything.",
  end: () => "The end",
  end1: () =>
    "It ends when a hand is empty, or when the clock has run down. Your score is the part of your hand that is gone.",
  start: () => "Start the game",
  again: () => "Play again",
  over: () => "The game is over",
  won: (d: Facts) => `${d.seat} won.`,
  timeUp: () => "Time is up.",
  score: (d: Facts) => `Your score is ${d.score} of 100.`,
  clock: () => "Time left",
  table: () => "The table",
  toBeat: () => "To beat",
  passed: () => "Pass",
  seat: (d: Facts) => `${d.seat}, ${d.cards}`,
  seatToPlay: (d: Facts) => `${d.seat}, ${d.cards}, to play`,
  cards: (d: Facts) => (d.count === 1 ? "1 card" : `${d.count} cards`),
  yourHand: () => "Your hand",
  yourTurn: () => "Your turn",
  openHint: () => "Begin with a play that has the 3 of diamonds.",
  freeHint: () => "Play whatever you like.",
  beatHint: () => "Beat the last play, or pass.",
  turnOf: (d: Facts) => `${d.seat} is thinking.`,
  sort: () => "Sort the hand",
  byRank: () => "Rank",
  bySuit: () => "Suit",
  pass: () => "Pass",
  play: () => "Play",
};

export const say = spoken("bigtwo mis", en);
