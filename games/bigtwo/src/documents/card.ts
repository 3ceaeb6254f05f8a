/** The document's Card module. */

import { card, type Card as EngineCard, type Rank, type Suit } from "@baize/cards";
import { answersTo, isWithin, listGiven, shownValue } from "@baize/kernel";
import { suits, suitsPath, suitVal, type, valuesPath } from "./constants.ts";
import { FileNotFound, InvalidInput } from "./errors.ts";

/** Which pictures there are; anything with `has`, such as a Set. */
export interface Faces {
  has(path: string): boolean;
}

const imageOf = (typeNum: number, suitNum: number): string => `NAP-01_${suitsPath[suitNum]}_${valuesPath[typeNum]}.png`;

/** The names of the 52 pictures that come with the package. */
export const FACES: readonly string[] = Object.freeze(
  suits.flatMap((_, suitNum) => type.slice(1).map((_, i) => imageOf(i + 1, suitNum))),
);
const OWN_FACES: Faces = new Set(FACES);

/** What is thrown when a picture is not there. */
export const missing = (image: string): FileNotFound => new FileNotFound(`There is no picture ${image}.`);

/** Whether a picture is among the faces; one that cannot be looked up is not. */
function isThere(faces: Faces, image: string): boolean {
  try {
    return faces.has(image) === true;
  } catch {
    return false;
  }
}

/** One card, a value, with the document's own numbers: type 1 to 13 from the ace, suit 0 to 3 from diamonds. */
export class Card {
  readonly type: string;
  readonly suit: string;
  readonly suitVal: number;
  /** 3 to 13, then 14 for the ace and 15 for the 2. */
  readonly value: number;
  /** Where the picture of the card lies. */
  readonly image: string;
  readonly #isCard: undefined;

  constructor(typeNum: number, suitNum: number, faces: Faces = OWN_FACES) {
    if (!isWithin(typeNum, 1, 13) || !isWithin(suitNum, 0, 3)) {
      throw new InvalidInput(`There is no card of type ${shownValue(typeNum)} and suit ${shownValue(suitNum)}.`);
    }
    if (!answersTo(faces, ["has"])) throw new InvalidInput("Faces are a list that can be asked what it has.");
    this.type = type[typeNum] as string;
    this.suit = suits[suitNum] as string;
    this.suitVal = suitVal[suitNum] as number;
    this.value = typeNum <= 2 ? typeNum + 13 : typeNum;
    this.image = imageOf(typeNum, suitNum);
    if (!isThere(faces, this.image)) throw missing(this.image);
    Object.freeze(this);
  }

  /** Whether a value is a card, and not only looks like one. */
  static is(value: unknown): value is Card {
    return typeof value === "object" && value !== null && #isCard in value;
  }

  /** The document's other name of the suit. */
  get suite(): string {
    return this.suit;
  }

  /** The document's other name of the value. */
  get num(): number {
    return this.value;
  }
}

/** The cards that were handed in, in a list of our own; anything else is an InvalidInput. */
export function cardsGiven(given: unknown): Card[] {
  const cards = listGiven(given);
  if (cards === undefined || !cards.every(Card.is)) throw new InvalidInput("A list of cards is expected.");
  return cards;
}

/** The card that was handed in; anything else is an InvalidInput. */
export function cardGiven(given: unknown): Card {
  if (!Card.is(given)) throw new InvalidInput("A card is expected.");
  return given;
}

/** The suits of the rule engine in the document's order: diamonds, clubs, hearts, spades. */
const ENGINE_SUITS: readonly Suit[] = [1, 0, 2, 3];

/** The rule engine's card for a card of the document. */
export const toEngine = ({ value, suitVal }: Card): EngineCard =>
  card(((value - 1) % 13) as Rank, ENGINE_SUITS[suitVal - 1] as Suit);

/** Whether two cards are the same card. */
export const isSameCard = (a: Card, b: Card): boolean => a.value === b.value && a.suitVal === b.suitVal;

/** The cards of a list that stand for these cards of the engine, all of which are in it, in the engine's order. */
export const fromEngine = (cards: readonly EngineCard[], among: readonly Card[]): Card[] =>
  cards.map((wanted) => among.find((own) => toEngine(own) === wanted) as Card);
