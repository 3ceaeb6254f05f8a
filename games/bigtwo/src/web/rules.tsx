/** The rules of Big Two for players. */

import type { RulesPart } from "@baize/table";
import { Plays } from "./figures.tsx";

/** Part by part, in the order somebody new would ask. */
export const rules: readonly RulesPart[] = [
  {
    title: "The goal",
    text: [
      "Four players, thirteen cards each. Whoever plays the last card first wins, and the others pay for the cards they hold.",
    ],
  },
  {
    title: "What is high",
    text: [
      "The 2 is the highest card, then the ace, the king and so on down to the 3. Between equal ranks the suit decides: diamonds, clubs, hearts, spades, from low to high. So the 2 of spades beats everything, and the 3 of diamonds nothing.",
    ],
    figure: {
      says: "From low to high: the 3 of diamonds, the 3 of spades, a 10, a king, an ace, the 2 of diamonds and the 2 of spades.",
      Drawing: () => (
        <Plays
          all={[
            { cards: "3D", name: "lowest" },
            { cards: "3S" },
            { cards: "TH" },
            { cards: "KC" },
            { cards: "AD" },
            { cards: "2D" },
            { cards: "2S", name: "highest" },
          ]}
        />
      ),
    },
  },
  {
    title: "Plays",
    text: [
      "You play one card, a pair, or five cards. Five cards are, from low to high: a straight (five ranks in a row), a flush (five of one suit), a full house (three and two), four of a kind with any fifth card, and a straight flush.",
      "Two straights are told apart by their highest card, two flushes by their suit, two full houses by the three, two fours by the four.",
    ],
    figure: {
      says: "A single, a pair, and the five kinds of five cards from low to high: straight, flush, full house, four of a kind, straight flush.",
      Drawing: () => (
        <Plays
          all={[
            { cards: "KH", name: "Single" },
            { cards: "8C 8S", name: "Pair" },
            { cards: "5D 6S 7C 8H 9H", name: "Straight" },
            { cards: "4H 7H 9H QH AH", name: "Flush" },
            { cards: "6D 6H 6S 4C 4S", name: "Full house" },
            { cards: "TD TC TH TS 3C", name: "Four of a kind" },
            { cards: "7S 8S 9S TS JS", name: "Straight flush" },
          ]}
        />
      ),
    },
  },
  {
    title: "A round",
    text: [
      "Whoever holds the 3 of diamonds begins, with a play that contains it. Then each in turn plays as many cards as the last play had, and higher ones, or passes. A pass is for this turn only: you may play again when it comes back to you.",
      "When three in a row have passed, whoever played last has the lead and may play anything.",
    ],
    figure: {
      says: "A round of pairs: 8s, then jacks, then queens. Nobody has higher: whoever played the queens leads.",
      Drawing: () => (
        <Plays
          all={[
            { cards: "8D 8S", name: "Left" },
            { cards: "JD JS", name: "Top" },
            { cards: "QD QH", name: "You" },
          ]}
        />
      ),
    },
  },
  {
    title: "Points",
    text: [
      "Each loser pays one point for each card left, and the winner gets them all. Some ways of playing charge more: double from ten cards on, triple for all thirteen, double for each 2.",
      "Your score tells how much of your hand is gone, from 0 to 100. A deal lasts ten minutes at most; when time is up nobody wins.",
    ],
  },
  {
    title: "Playing here",
    text: [
      "Tap a card, and the plays that hold it are offered above your hand; tap one, or pick the cards yourself. The button names the play before you make it. Drag a card to lay your hand as you like, or sort it by rank or suit.",
      "On the keyboard the arrows go through the hand, Space picks a card, O picks what is offered, Enter plays, P passes, S sorts, H asks for a hint. With Shift the arrows move the card.",
      "The others see only their own cards, as you do. A hint is an estimate from what you can see, not the truth: nobody knows what is hidden.",
    ],
  },
  {
    title: "Ways of playing",
    text: [
      "Hong Kong: three of a kind is a play too, and A-2-3-4-5 is the lowest straight. Taiwan: no flushes, a pass locks you out until the round ends, four of a kind and straight flush beat anything, and before a player with one card a single must be your highest. Singapore: 2-3-4-5-6 is the highest straight. Pusoy Dos: clubs are the lowest suit and diamonds the highest.",
      "Two more are for comparing programs: Charlesworth, with plays of four cards, and Bluo, where no straight holds a 2.",
    ],
  },
];
