/** How the script of the assignment is written: decks, games and boards from short texts. */

import { SUITS, VALUES } from "./cs3500-decks.ts";

export const quoted = (names: readonly string[]): string => names.map((name) => `'${name}`).join(" ");
export const model = "  m = new SimpleFreecellModel\n  d = $m getDeck";
export const multi = "  m = FreecellModelCreator create 'MULTIMOVE\n  d = $m getDeck";
/** A game that has started with this deck. */
export const started = (deck: readonly string[], cascades = 4, opens = 4, made = model): string =>
  `${made}\n  e = pick $d ${quoted(deck)}\n  $m startGame $e ${cascades} ${opens} false`;
export const ILLEGAL = "-> throws IllegalArgumentException";
export const EARLY = "-> throws IllegalStateException";
export const cases = (...all: readonly string[]): string => all.join("\n\n");
export const lines = (...all: readonly string[]): string => all.map((line) => `  ${line}`).join("\n");
export const written = (text: string): string =>
  `'${text.replaceAll("\n", "\\n").replaceAll("\t", "\\t").replaceAll(" ", "\\s")}`;
/** The four columns of EASY as the view shows them, after so many cards of each are gone, with these heads. */
export const boardOf = (heads: string, gone: readonly number[] = [0, 0, 0, 0], opens = 4): string => {
  const piles = new Map(heads.split("; ").map((line) => [line.split(":")[0], line]));
  const shown = (name: string, cards: string) => piles.get(name) ?? `${name}:${cards === "" ? "" : ` ${cards}`}`;
  const columnsShown = SUITS.map((suit, i) => {
    const left = [...VALUES].reverse().slice(0, 13 - (gone[i] ?? 0));
    return shown(`C${i + 1}`, left.map((value) => value + suit).join(", "));
  });
  const empty = (letter: string, count: number) =>
    Array.from({ length: count }, (_, i) => shown(`${letter}${i + 1}`, ""));
  return [...empty("F", 4), ...empty("O", opens), ...columnsShown].join("\n");
};

/** Calls with a value that is not of its parameter's type. */
export const MISFITS: readonly string[] = [
  "move 'CASCADE 0 12 'FOUNDATION '0",
  "move 'CASCADE '0 12 'FOUNDATION 0",
  "move 'CASCADE 0 '12 'FOUNDATION 0",
  "move 'CASCADE 0 12 'OPEN '0",
  "move 'CASCADE 0 12 'OPEN 0.5",
  "move 'CASCADE 0.5 12 'OPEN 0",
  "move 'CASCADE 0 12 'WASTE 0",
  "move 0 0 12 'OPEN 0",
  "startGame 'deck 8 4 false",
  "startGame 52 8 4 false",
  "startGame $e '8 4 false",
  "startGame $e 8.5 4 false",
  "startGame $e 8 '4 false",
  "startGame $e 8 4.5 false",
  "startGame $e 8 4 'no",
  "getNumCardsInCascadePile '0",
  "getNumCardsInCascadePile 'length",
  "getNumCardsInFoundationPile '0",
  "getNumCardsInOpenPile 0.5",
  "getOpenCardAt '0",
  "getCascadeCardAt 0 '0",
  "getCascadeCardAt 0 0.5",
];
