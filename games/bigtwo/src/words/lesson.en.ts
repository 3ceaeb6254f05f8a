/** The first lesson of Big Two, in English; only who takes it loads it. */

import { spoken } from "@baize/kernel";

const en = {
  open: () =>
    "You hold the 3♦, so you begin, with a play that holds it. Tap it, choose the straight that is offered, and play.",
  openFirst: () => "That can be played too. For now, the straight from 3 to 7: it gets rid of five cards.",
  answer: () =>
    "Five cards are beaten by five, and a full house beats any straight: tap a 9, choose the full house, and play.",
  answerFirst: () => "That can be played too. For now, the full house with the jacks: the kings are worth keeping.",
  lead: () => "All pass: you lead, and may play anything. 2 is the highest rank, spades the highest suit. Play the 2♠.",
  leadFirst: () => "That can be played too. For now, the 2 of spades: it keeps the lead.",
  out: () => "You lead again, with two cards left: a pair. Play the kings, and you are out.",
  outFirst: () => "That can be played too. But both kings together end the deal now.",
  end: () =>
    "You have won, and the others pay for the cards they hold. When you cannot beat a play, or want to keep your cards, you pass.",
};

export const say = spoken("bigtwo lesson", en);
