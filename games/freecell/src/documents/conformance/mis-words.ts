/** How the script of the FreeCell specification (MIS) is written: cards, boards and moves from short texts. */

import { RankT, SuitT } from "../mis/index.ts";

export const SUITS = Object.keys(SuitT);
export const RANKS = Object.keys(RankT);

/** `10H` as the making of a card. */
export const card = (name: string): string =>
  `( CardT '${name.slice(-1)} '${name.slice(0, -1).replace(/^\d/, "C$&")} )`;
export const cards = (names: string): string => `[ ${names.split(" ").map(card).join(" ")} ]`;
export const list = (words: readonly (string | number)[]): string =>
  `[ ${words.map((word) => (typeof word === "number" ? word : `'${word}`)).join(" ")} ]`;
export const DECK = SUITS.flatMap((suit) => RANKS.map((rank) => rank.replace("C", "") + suit));
/** Each card of the deck as its rank and its suit. */
export const RANKED = SUITS.flatMap((suit) => RANKS.map((rank) => list([rank, suit])));
export const ranksOf = (names: readonly string[]) => list(names.map((name) => name.slice(0, -1).replace(/^\d/, "C$&")));

/** A board with cards placed on it: `Tableau 0: KH QS`. */
export const board = (...piles: readonly string[]): string =>
  [
    "  b = new GameBoardT",
    ...piles.flatMap((pile) => {
      const [cell = "", names = ""] = pile.split(": ");
      const [kind, index] = cell.split(" ");
      return names.split(" ").map((name) => `  $b place '${kind} ${index} ${card(name)}`);
    }),
  ].join("\n");
export const cell = (name: string): string => name.replace(/^/, "'");
/** Whether a move is valid, on a board. */
export const valid = (from: string, to: string, is: boolean): string =>
  `  $b isValidMove ${cell(from)} ${cell(to)} -> ${is}`;
export const dealt = `  deck = CardDeckUtils randomDeck\n  b = new GameBoardT ${cards(DECK.join(" "))}`;
export const full = (suit: string) => RANKS.map((rank) => rank.replace("C", "") + suit).join(" ");
/** Cards of which two neighbours have changed places. */
export const swapped = (names: string, at: number): string => {
  const all = names.split(" ");
  return all.toSpliced(at, 2, all[at + 1] ?? "", all[at] ?? "").join(" ");
};
export const paragraphs = (...cases: readonly string[]): string => cases.join("\n\n");
