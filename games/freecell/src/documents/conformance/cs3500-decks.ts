/** The decks that the script of the CS3500 assignment plays with, each made for what its columns show. */

export const VALUES = "A 2 3 4 5 6 7 8 9 10 J Q K".split(" ");
export const SUITS = "♣♦♥♠".split("");
export const DECK = SUITS.flatMap((suit) => VALUES.map((value) => value + suit));

/** The deck that deals these columns in turn. */
const columns = (...names: readonly string[]): string[] => {
  const lists = names.map((column) => column.split(" "));
  return Array.from({ length: 52 }, (_, i) => lists[i % lists.length]?.[Math.floor(i / lists.length)] ?? "");
};
/** Aces on top, kings at the bottom: four columns of one suit each. */
export const EASY = columns(
  ...SUITS.map((suit) =>
    [...VALUES]
      .reverse()
      .map((value) => value + suit)
      .join(" "),
  ),
);
/** Tops: 9♦ 8♠ 8♥ 7♦. */
export const MIXED = columns(
  "A♣ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ 9♦",
  "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ K♠ 9♠ 10♠ J♠ Q♠ 8♠",
  "A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ K♥ 9♥ 10♥ J♥ Q♥ 8♥",
  "A♦ 2♦ 3♦ 4♦ 5♦ 6♦ K♦ 8♦ K♣ 10♦ J♦ Q♦ 7♦",
);
/** The deck of the document's figure, before its first move. */
export const FIGURE = columns(
  "K♠ 3♦ K♥ 8♠ 5♥ 5♦ 5♠",
  "4♣ 5♣ 4♠ 9♦ K♣ 2♣ A♣",
  "2♠ 9♠ 8♣ 10♦ 8♥ Q♠ J♦",
  "10♥ J♠ Q♦ 6♣ 3♣ J♣ A♠",
  "6♦ 3♥ 10♠ Q♥ 6♠ 8♦",
  "9♣ 7♣ 7♥ K♦ 4♥ 3♠",
  "Q♣ J♥ 10♣ 9♥ 2♥ A♥",
  "7♦ 7♠ 6♥ A♦ 4♦ 2♦",
);
/** The figure as the view shows it. */
export const FIGURE_SHOWN = `F1: A♠
F2: A♣, 2♣
F3: A♥, 2♥
F4:
O1:
O2:
O3:
O4: 8♦
C1: K♠, 3♦, K♥, 8♠, 5♥, 5♦, 5♠
C2: 4♣, 5♣, 4♠, 9♦, K♣
C3: 2♠, 9♠, 8♣, 10♦, 8♥, Q♠, J♦
C4: 10♥, J♠, Q♦, 6♣, 3♣, J♣
C5: 6♦, 3♥, 10♠, Q♥, 6♠
C6: 9♣, 7♣, 7♥, K♦, 4♥, 3♠, 2♦
C7: Q♣, J♥, 10♣, 9♥
C8: 7♦, 7♠, 6♥, A♦, 4♦`;
/** C1 ends in 9♣ 5♠, C2 in 10♥: no build, though its first card fits. */
export const LOOSE = columns(
  "A♣ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 8♦ 7♠ 6♥ 9♣ 5♠",
  "A♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 9♦ 10♦ J♦ Q♦ K♦ 10♥",
  "A♥ 2♥ 3♥ 4♥ 5♥ 7♥ 8♥ 9♥ J♥ Q♥ K♥ K♣ K♠",
  "A♠ 2♠ 3♠ 4♠ 6♠ 8♠ 9♠ 10♠ J♠ Q♠ 10♣ J♣ Q♣",
);
/** C1 ends in 9♣ 8♦ 7♠ 6♥ 5♠; C2 in 10♥; C3 in K♠. */
export const BUILD = columns(
  "A♣ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 8♦ 7♠ 6♥ 5♠",
  "A♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 9♦ 10♦ J♦ Q♦ K♦ 10♥",
  "A♥ 2♥ 3♥ 4♥ 5♥ 7♥ 8♥ 9♥ J♥ Q♥ K♥ K♣ K♠",
  "A♠ 2♠ 3♠ 4♠ 6♠ 8♠ 9♠ 10♠ J♠ Q♠ 10♣ J♣ Q♣",
);
/** C1 ends in 9♣ 8♦ 7♠ 6♥ 5♠ 4♥ 3♠, for which six open piles are needed; C2 in 10♥. */
export const LONG_BUILD = columns(
  "A♣ 2♣ 3♣ 4♣ 5♣ 6♣ 9♣ 8♦ 7♠ 6♥ 5♠ 4♥ 3♠",
  "A♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 9♦ 10♦ J♦ Q♦ K♦ 10♥",
  "A♥ 2♥ 3♥ 7♣ 5♥ 7♥ 8♥ 9♥ J♥ Q♥ K♥ K♣ K♠",
  "A♠ 2♠ 8♣ 4♠ 6♠ 8♠ 9♠ 10♠ J♠ Q♠ 10♣ J♣ Q♣",
);
/** A deck in which two cards have changed places. */
const exchanged = (deck: readonly string[], one: string, other: string): string[] =>
  deck.map((name) => (name === one ? other : name === other ? one : name));
/** BUILD, but broken: 10♠ in the middle of it, 3♠ at its end, and 7♦ on 8♦, where the values go on. */
export const BROKEN_BUILDS = [
  exchanged(BUILD, "7♠", "10♠"),
  exchanged(BUILD, "5♠", "3♠"),
  exchanged(BUILD, "7♠", "7♦"),
];
const DOUBLE = ["A♣ 8♦", "A♦ 7♠", "A♥ 6♥"];
const SINGLE = DECK.filter((name) => !DOUBLE.join(" ").split(" ").includes(name));
/** A pile for each card, but that 8♦, 7♠ and 6♥ lie on aces. */
export const SPREAD = columns(...DOUBLE, ...SINGLE);
/** The piles of SPREAD by the card at their bottom. */
export const SPREAD_PILES = [...DOUBLE, ...SINGLE].map((pile) => pile.split(" ")[0] ?? "");
