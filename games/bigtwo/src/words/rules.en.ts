/** The rules of Big Two for players, in English; only who reads them loads them. */

import { spoken } from "@baize/kernel";

const en = {
  goal: () => "The goal",
  goal1: () =>
    "Four players, thirteen cards each. Whoever plays the last card first wins, and the others pay for the cards they hold.",
  high: () => "What is high",
  high1: () =>
    "The 2 is the highest card, then the ace, the king and so on down to the 3. Between equal ranks the suit decides: diamonds, clubs, hearts, spades, from low to high. So the 2 of spades beats everything, and the 3 of diamonds nothing.",
  highShown: () =>
    "From low to high: the 3 of diamonds, the 3 of spades, a 10, a king, an ace, the 2 of diamonds and the 2 of spades.",
  plays: () => "Plays",
  plays1: () =>
    "You play one card, a pair, or five cards. Five cards are, from low to high: a straight (five ranks in a row), a flush (five of one suit), a full house (three and two), four of a kind with any fifth card, and a straight flush.",
  plays2: () =>
    "Two straights are told apart by their highest card, two flushes by their suit, two full houses by the three, two fours by the four.",
  playsShown: () =>
    "A single, a pair, and the five kinds of five cards from low to high: straight, flush, full house, four of a kind, straight flush.",
  round: () => "A round",
  round1: () =>
    "Whoever holds the 3 of diamonds begins, with a play that contains it. Then each in turn plays as many cards as the last play had, and higher ones, or passes. A pass is for this turn only: you may play again when it comes back to you.",
  round2: () => "When three in a row have passed, whoever played last has the lead and may play anything.",
  roundShown: () =>
    "A round of pairs: 8s, then jacks, then queens. Nobody has higher: whoever played the queens leads.",
  points: () => "Points",
  points1: () =>
    "Each loser pays one point for each card left, and the winner gets them all. Some ways of playing charge more: double from ten cards on, triple for all thirteen, double for each 2.",
  points2: () =>
    "Your score tells how much of your hand is gone, from 0 to 100. A deal lasts ten minutes at most; when time is up nobody wins.",
  here: () => "Playing here",
  here1: () =>
    "Tap a card, and the plays that hold it are offered above your hand; tap one, or pick the cards yourself. The button names the play before you make it. Drag a card to lay your hand as you like, or sort it by rank or suit.",
  here2: () =>
    "On the keyboard the arrows go through the hand, Space picks a card, O picks what is offered, Enter plays, P passes, S sorts, H asks for a hint. With Shift the arrows move the card.",
  here3: () =>
    "The others see only their own cards, as you do. A hint is an estimate from what you can see, not the truth: nobody knows what is hidden.",
  ways: () => "Ways of playing",
  ways1: () =>
    "Hong Kong: three of a kind is a play too, and A-2-3-4-5 is the lowest straight. Taiwan: no flushes, a pass locks you out until the round ends, four of a kind and straight flush beat anything, and before a player with one card a single must be your highest. Singapore: 2-3-4-5-6 is the highest straight. Pusoy Dos: clubs are the lowest suit and diamonds the highest.",
  ways2: () =>
    "Two more are for comparing programs: Charlesworth, with plays of four cards, and Bluo, where no straight holds a 2.",
  lowest: () => "lowest",
  highest: () => "highest",
  single: () => "Single",
  pair: () => "Pair",
  straight: () => "Straight",
  flush: () => "Flush",
  fullHouse: () => "Full house",
  four: () => "Four of a kind",
  straightFlush: () => "Straight flush",
  left: () => "Left",
  top: () => "Top",
  you: () => "You",
};

export const say = spoken("bigtwo rules", en);
