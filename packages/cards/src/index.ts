/** The door of cards. */

export * from "./card.ts";
export { DECK, isWholeDeck } from "./deck.ts";
export { cardName, rankName, suitName } from "./names.ts";
export {
  type CardStyle,
  formatCard,
  formatCards,
  formatRank,
  formatSuit,
  parseCard,
  parseCards,
} from "./notation.ts";
export { isDealNumber, LAST_DEAL, microsoftDeck } from "./shuffle.ts";
export { Stack, StackError, type StackErrorName } from "./stack.ts";
export { cardWords } from "./words/index.ts";
