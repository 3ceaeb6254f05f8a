/** Deals: where the cards come from, as a value and as text. */

import { type Card, DECK, formatCards, LAST_DEAL, parseCards } from "@baize/cards";
import { type Chance, type Codec, ok, refuse } from "@baize/kernel";
import { boardLines, parseBoard } from "./board.ts";
import type { Options } from "./options.ts";
import type { Position } from "./state.ts";

/** A Microsoft number, a seed, the 52 cards in order, or a position in the middle of a game. */
export type Deal =
  | { readonly kind: "microsoft"; readonly number: number }
  | { readonly kind: "seed"; readonly seed: string }
  | { readonly kind: "deck"; readonly cards: readonly Card[] }
  | { readonly kind: "position"; readonly position: Position };

/** A fresh deal is one of these: the numbers everybody knows. */
const KNOWN_DEALS = 1_000_000;

/** One of the million well-known numbered deals. */
export const randomDeal = (chance: Chance): Deal => ({ kind: "microsoft", number: 1 + chance.below(KNOWN_DEALS) });

/** A deck that is shuffled card by card. */
export const shuffledDeal = (chance: Chance): Deal => ({ kind: "deck", cards: chance.shuffle(DECK) });

/** Deals cards into columns: in turn, or column by column with the longer columns first. */
export function dealt<T>(cards: readonly T[], columns: number, order: Options["order"]): T[][] {
  const least = Math.floor(cards.length / columns);
  const start = (column: number) => least * column + Math.min(column, cards.length % columns);
  return Array.from({ length: columns }, (_, column) =>
    order === "roundrobin"
      ? cards.filter((_, i) => i % columns === column)
      : cards.slice(start(column), start(column + 1)),
  );
}

/** Deals as text: `617`, `seed:any text`, 52 cards, or a board. */
export const dealText: Codec<Deal> = {
  parse(text) {
    if (text.startsWith("seed:")) return ok({ kind: "seed", seed: text.slice("seed:".length) });
    const [, number] = /^#?(\d{1,40})$/.exec(text.trim()) ?? [];
    // A number that is not counted exactly is too large.
    if (Number(number) > 1e15) return refuse("no-such-deal", "FC-D1", { number: number ?? "", last: LAST_DEAL });
    if (number !== undefined) return ok({ kind: "microsoft", number: Number(number) });
    if (/[:\n]/.test(text.trim())) {
      const position = parseBoard(text);
      return position.ok ? ok({ kind: "position", position: position.value }) : position;
    }
    const cards = parseCards(text);
    if (!cards.ok || cards.value.length === 0) return refuse("not-a-deal", "FC-D6", { text });
    return ok({ kind: "deck", cards: cards.value });
  },
  format(deal) {
    switch (deal.kind) {
      case "microsoft":
        return String(deal.number);
      case "seed":
        return `seed:${deal.seed}`;
      case "deck":
        return formatCards(deal.cards, "letters");
      case "position":
        return boardLines(deal.position).join(" ");
    }
  },
};
