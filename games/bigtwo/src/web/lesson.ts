/** The first lesson: a whole deal, won with four plays. */

import type { Lesson } from "@baize/table";

/** The opening, a stronger kind, a card that nothing beats, and going out. */
export const lesson: Lesson = {
  deal:
    "3D 4C 5S 6H 7C 9D 9C 9S JD JC KD KH 2S / 3C 4D 5D 6C 7H 8C TD TH QD KC AD AS 2D / " +
    "3H 4S 5C 6D 7D 8S 9H TC JS QC QH AC 2C / 3S 4H 5H 6S 7S 8D 8H TS JH QS KS AH 2H",
  steps: [
    {
      says: "You hold the 3 of diamonds, so you begin, with a play that contains it. Tap it, choose the straight that is offered, and play: five ranks in a row.",
      move: "3D 4C 5S 6H 7C",
      otherwise: "That can be played too. For now, the straight from 3 to 7: it gets rid of five cards.",
      replies: ["pass", "6D 7D 8S 9H TC", "pass"],
    },
    {
      says: "Top has a higher straight. Five cards are beaten by five, and a full house beats any straight: tap a 9 and choose it.",
      move: "9D 9C 9S JD JC",
      otherwise: "That can be played too. For now, the full house with the jacks: the kings are worth keeping.",
      replies: ["pass", "pass", "pass"],
    },
    {
      says: "All pass, so you lead and may play anything. The 2 is the highest rank, spades the highest suit: nothing beats the 2 of spades. Play it.",
      move: "2S",
      otherwise: "That can be played too. For now, the 2 of spades: it keeps the lead.",
      replies: ["pass", "pass", "pass"],
    },
    {
      says: "You lead again, with two cards left: a pair. Play the kings, and you are out.",
      move: "KD KH",
      otherwise: "That can be played too. But both kings together end the deal now.",
    },
  ],
  end: "You have won, and the others pay for the cards they hold. When you cannot beat a play, or want to keep your cards, you pass.",
};
