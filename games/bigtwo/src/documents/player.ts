/** The document's Player module: a hand on the screen and the cards picked from it. */

import { answersTo } from "@baize/kernel";
import { ALIASES, classWithAliases } from "./aliases.ts";
import { type Card, cardGiven, cardsGiven, isSameCard } from "./card.ts";
import { InvalidCombination, InvalidInput } from "./errors.ts";
import { Rules } from "./rules.ts";

/** The part of a Game that a Player talks to. */
interface Table {
  handlePlayerDeal(cards: readonly Card[]): boolean;
  handlePlayerPass(): void;
}

class PlayerHand {
  /** The cards the player has. */
  prop: Card[];
  selectedCards: Card[] = [];
  readonly #table: Table | undefined;

  /** With a game, what the player does is done in that game. */
  constructor(cards: readonly Card[], table?: Table) {
    if (table !== undefined && !answersTo(table, ["handlePlayerDeal", "handlePlayerPass"])) {
      throw new InvalidInput("A player plays in a Game.");
    }
    this.prop = cardsGiven(cards);
    this.#table = table;
  }

  /** Selects a card of the hand, or takes the selection back. */
  selectCard(card: Card): void {
    cardGiven(card);
    const [hand, selected] = [cardsGiven(this.prop), cardsGiven(this.selectedCards)];
    const others = selected.filter((one) => !isSameCard(one, card));
    const wasSelected = others.length < selected.length;
    this.selectedCards = wasSelected ? others : [...others, ...hand.filter((own) => isSameCard(own, card))];
  }

  /** Plays the selected cards and gives them back; none when the game refuses them. */
  handlePlayClick(): Card[] {
    const [hand, dealt] = [cardsGiven(this.prop), cardsGiven(this.selectedCards)];
    if (!Rules.isValidPlay(dealt)) throw new InvalidCombination("The selected cards are no valid play.");
    if (this.#table?.handlePlayerDeal(dealt) === false) return [];
    this.prop = hand.filter((own) => !dealt.some((card) => isSameCard(card, own)));
    this.selectedCards = [];
    return dealt;
  }

  /** Passes the turn. */
  handlePassTurnClick(): void {
    this.#table?.handlePlayerPass();
  }

  handleTypeSort(): void {
    this.prop = Rules.sortCardsValue(this.prop);
  }

  handleSuitSort(): void {
    this.prop = Rules.sortCardsSuit(this.prop);
  }
}

/** The document's Player. */
export const Player = classWithAliases(PlayerHand, ALIASES.Player);
