/** The assignment's model: indexed piles and exceptions over the one rule engine. */

import { type Card, card, RANKS, type Suit, suitOf } from "@baize/cards";
import { isNameIn, isWithin, listGiven, Random, type Result, sentence, shownValue } from "@baize/kernel";
import { landing, type Refused } from "../../rules/fit.ts";
import { apply } from "../../rules/moves.ts";
import { STANDARD } from "../../rules/options.ts";
import { cascade, cell, formatPlace, HOME, type Place } from "../../rules/place.ts";
import { setup } from "../../rules/setup.ts";
import { cardsAt, homeCount, isWon, type State } from "../../rules/state.ts";
import { documentWords } from "../../words/document.ts";
import { freshRandom } from "../outside.ts";
import { demand, IllegalArgumentException, IllegalStateException } from "./exceptions.ts";
import type { FreecellModel } from "./freecellModel.ts";
import { GameType } from "./gameType.ts";
import { ON_TABLE, Piles } from "./piles.ts";
import { PileType } from "./pileType.ts";
import { freshDeck, PlayingCard, playingCard } from "./playingCard.ts";

/** A game under way: the rules' state, the piles that lie on its table, and the suit that opened each foundation pile. */
interface Running {
  readonly state: State;
  readonly cascades: Piles;
  readonly opens: Piles;
  readonly suits: readonly (Suit | null)[];
}

const illegal = ({ error }: Refused) => new IllegalArgumentException(sentence(error, documentWords));

/** The value, or the rules' refusal as an exception. */
function allowed<T>(result: Result<T>): T {
  if (!result.ok) throw illegal(result);
  return result.value;
}

/** The element with this index; there must be one. */
function at<T>(list: readonly T[], index: number): T {
  if (!isWithin(index, 0, list.length - 1))
    throw new IllegalArgumentException(
      `There is no index ${shownValue(index)}: ${list.length === 0 ? "nothing is there" : `0 to ${list.length - 1} are`}.`,
    );
  return list[index] as T;
}

/** A number of piles: whole, and one at least. */
function demandPileCount(count: unknown): void {
  if (isWithin(count, 1, Number.MAX_SAFE_INTEGER)) return;
  throw new IllegalArgumentException(
    `${shownValue(count)} is no number of piles: a whole number from 1 on is expected.`,
  );
}

/** The cards of a cascade pile. */
function cascadeCards({ state, cascades }: Running, pile: number): readonly Card[] {
  return state.cascades[cascades.placeOf(pile)] ?? [];
}

const FOUNDATIONS = new Piles("foundation", 4);

/** The cards in a foundation pile, ace first. */
function foundationCards({ state, suits }: Running, pile: number): Card[] {
  const suit = at(suits, pile);
  return suit === null ? [] : RANKS.slice(0, homeCount(state, suit)).map((rank) => card(rank, suit));
}

/** The place of the rules where a pile lies; to them the foundations are one, and `suitsAfter` tells the piles apart. */
function placeOf({ state, cascades, opens }: Running, type: PileType, pile: number, other?: Place): Place {
  demand(Number.isInteger(pile), "A pile number");
  const isFree = (place: Place): boolean =>
    cardsAt(state, place)?.length === 0 && (other === undefined || formatPlace(place) !== formatPlace(other));
  switch (type) {
    case PileType.CASCADE:
      return cascade(cascades.placeFor(pile, (index) => isFree(cascade(index))));
    case PileType.OPEN:
      return cell(opens.placeFor(pile, (index) => isFree(cell(index))));
    case PileType.FOUNDATION:
      FOUNDATIONS.placeOf(pile);
      return HOME;
    default:
      throw new IllegalArgumentException("A pile type must be given.");
  }
}

/** How many cards lie from an index to the end of a pile; of an empty one the rules say so. */
function countFrom(state: State, from: Place, cardIndex: number): number {
  const cards = cardsAt(state, from) as readonly Card[];
  if (cards.length === 0) return 1;
  at(cards, cardIndex);
  return cards.length - cardIndex;
}

/** FreeCell with single-card moves, or with builds. */
export class SimpleFreecellModel implements FreecellModel<PlayingCard> {
  readonly #moves: "single" | "multi";
  readonly #random: Random;
  #game: Running | null = null;

  /** Give a random stream to have the same shuffles again. */
  constructor(type: GameType = GameType.SINGLEMOVE, random: Random = freshRandom()) {
    demand(isNameIn(GameType, type), "A game type");
    demand(Random.is(random), "A random stream");
    this.#moves = type === GameType.MULTIMOVE ? "multi" : "single";
    this.#random = random;
  }

  getDeck(): PlayingCard[] {
    return freshDeck();
  }

  startGame(deck: readonly PlayingCard[], numCascades: number, numOpens: number, shuffle: boolean): void {
    const cards = listGiven(deck);
    demand(cards?.every(PlayingCard.is) === true, "A deck of playing cards");
    for (const count of [numCascades, numOpens]) demandPileCount(count);
    demand(typeof shuffle === "boolean", "Whether to shuffle");
    const given = cards.map(({ card }) => card);
    demand(numOpens >= 1, "At least one open pile");
    const [cascades, cells] = [Math.min(numCascades, ON_TABLE), Math.min(numOpens, ON_TABLE)];
    const options = { ...STANDARD, cascades, cells, moves: this.#moves };
    const deal = (cards: readonly Card[]) => allowed(setup(options, { kind: "deck", cards }));
    const asGiven = deal(given);
    this.#game = {
      state: shuffle ? deal(this.#shuffled(given)) : asGiven,
      cascades: new Piles("cascade", numCascades),
      opens: new Piles("open", numOpens),
      suits: [null, null, null, null],
    };
  }

  /** Some other order of the cards. */
  #shuffled(cards: readonly Card[]): Card[] {
    const shuffled = this.#random.shuffle(cards);
    return shuffled.some((card, i) => card !== cards[i]) ? shuffled : this.#shuffled(cards);
  }

  move(
    sourceType: PileType,
    sourcePileNumber: number,
    cardIndex: number,
    destinationType: PileType,
    destPileNumber: number,
  ): void {
    const game = this.#running();
    const from = placeOf(game, sourceType, sourcePileNumber);
    const to = placeOf(game, destinationType, destPileNumber, from);
    const state = allowed(apply(game.state, { from, to, count: countFrom(game.state, from, cardIndex) }));
    const moved = cardsAt(game.state, from)?.at(-1);
    const home = to.kind === "foundation" && moved !== undefined;
    this.#game = { ...game, state, suits: home ? suitsAfter(game, moved, destPileNumber) : game.suits };
  }

  isGameOver(): boolean {
    return this.#game !== null && isWon(this.#game.state);
  }

  getNumCardsInFoundationPile(index: number): number {
    return foundationCards(this.#running(), index).length;
  }

  getNumCascadePiles(): number {
    return this.#game?.cascades.count ?? -1;
  }

  getNumCardsInCascadePile(index: number): number {
    return cascadeCards(this.#running(), index).length;
  }

  getNumCardsInOpenPile(index: number): number {
    return this.getOpenCardAt(index) === null ? 0 : 1;
  }

  getNumOpenPiles(): number {
    return this.#game?.opens.count ?? -1;
  }

  getFoundationCardAt(pileIndex: number, cardIndex: number): PlayingCard {
    return playingCard(at(foundationCards(this.#running(), pileIndex), cardIndex));
  }

  getCascadeCardAt(pileIndex: number, cardIndex: number): PlayingCard {
    return playingCard(at(cascadeCards(this.#running(), pileIndex), cardIndex));
  }

  getOpenCardAt(pileIndex: number): PlayingCard | null {
    const { state, opens } = this.#running();
    const held = state.cells[opens.placeOf(pileIndex)] ?? null;
    return held === null ? null : playingCard(held);
  }

  #running(): Running {
    if (this.#game === null) throw new IllegalStateException("The game has not started.");
    return this.#game;
  }
}

/** The suits of the foundation piles after a card went home; refused when that pile does not take it. */
function suitsAfter(game: Running, moved: Card, pile: number): (Suit | null)[] {
  const refused = landing(moved, "foundation", foundationCards(game, pile).at(-1) ?? null);
  if (refused !== undefined) throw illegal(refused);
  return game.suits.map((suit, i) => (i === pile ? suitOf(moved) : suit));
}
