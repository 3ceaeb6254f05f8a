/** Cards as text: `10♦`, `TD` and `10d` are all read; three spellings are written. */

import { ok, type Result, refuse } from "@baize/kernel";
import { type Card, card, type Rank, rankOf, type Suit, suitOf } from "./card.ts";

/** How a card is written: `signs` 10♦, `letters` TD, `long` 10D. */
export type CardStyle = "signs" | "letters" | "long";

const RANK_NAMES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUIT_LETTERS = "CDHS";
const SUIT_SIGNS = "♣♦♥♠";
const OUTLINED_SIGNS = "♧♢♡♤";
const CARD_TEXT = /^(10|[A2-9TJQK])([CDHS♣♦♥♠♧♢♡♤])\uFE0F?$/iu;
const SIGN_FIRST = /^([♣♦♥♠♧♢♡♤])\uFE0F?(10|[A2-9TJQK])$/iu;

/** A rank as a player says it: `A`, `10`, `K`. */
export const formatRank = (rank: Rank): string => RANK_NAMES[rank] as string;

/** A suit as its sign: ♣ ♦ ♥ ♠. */
export const formatSuit = (suit: Suit): string => SUIT_SIGNS.charAt(suit);

/** Writes a card. */
export function formatCard(c: Card, style: CardStyle = "signs"): string {
  const rank = formatRank(rankOf(c));
  if (style === "signs") return rank + formatSuit(suitOf(c));
  return (style === "letters" && rank === "10" ? "T" : rank) + SUIT_LETTERS.charAt(suitOf(c));
}

/** Reads one card in any spelling, upper or lower case, sign before or after. */
export function parseCard(text: string): Result<Card> {
  const found = CARD_TEXT.exec(text)?.slice(1) ?? SIGN_FIRST.exec(text)?.slice(1).reverse();
  if (found === undefined) return refuse("not-a-card", "CA-N2", { text });
  const [rankText, suitText] = found.map((part) => part.toUpperCase()) as [string, string];
  const rank = rankText === "T" ? 9 : RANK_NAMES.indexOf(rankText);
  const suit = [SUIT_LETTERS, SUIT_SIGNS, OUTLINED_SIGNS].map((names) => names.indexOf(suitText)).find((i) => i >= 0);
  return ok(card(rank as Rank, suit as Suit));
}

/** Reads cards split by blanks or commas. */
export function parseCards(text: string): Result<Card[]> {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,]+/).filter((w) => w !== "")) {
    const found = parseCard(word);
    if (!found.ok) return found;
    cards.push(found.value);
  }
  return ok(cards);
}

/** Writes cards split by blanks. */
export const formatCards = (cards: readonly Card[], style: CardStyle = "signs"): string =>
  cards.map((c) => formatCard(c, style)).join(" ");
