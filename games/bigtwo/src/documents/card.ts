/** The document's Card module. */

import { card, type Card as EngineCard, type Rank, type Suit } from "@baize/cards";
import { suits, suitsPath, suitVal, type, valuesPath } from "./constants.ts";
import { FileNotFound, InvalidInput } from "./errors.ts";

/** Which pictures there are; anything with `has`, such as a Set. */
export interface Faces {
  has(path: string): boolean;
}

const ALL_FACES: Faces = { has: () => true };

/** One card, with the document's own numbers: type 1 to 13 from the ace, suit 0 to 3 from diamonds. */
export class Card {
  readonly type: string;
  readonly suit: string;
  readonly suitVal: number;
  /** 3 to 13, then 14 for the ace and 15 for the 2. */
  readonly value: number;
  /** Where the picture of the card lies. */
  readonly image: string;

  constructor(typeNum: number, suitNum: number, faces: Faces = ALL_FACES) {
    const name = type[typeNum];
    const suit = suits[suitNum];
    if (!name || suit === undefined) throw new InvalidInput(`There is no card of type ${typeNum} and suit ${suitNum}.`);
    this.type = name;
    this.suit = suit;
    this.suitVal = suitVal[suitNum] ?? 0;
    this.value = typeNum <= 2 ? typeNum + 13 : typeNum;
    this.image = `NAP-01_${suitsPath[suitNum]}_${valuesPath[typeNum]}.png`;
    if (!faces.has(this.image)) throw new FileNotFound(`There is no picture ${this.image}.`);
  }
}

/** The suits of the rule engine in the document's order: diamonds, clubs, hearts, spades. */
const ENGINE_SUITS: readonly Suit[] = [1, 0, 2, 3];

/** The rule engine's card for a card of the document. */
export const toEngine = ({ value, suitVal }: Card): EngineCard =>
  card(((value - 1) % 13) as Rank, ENGINE_SUITS[suitVal - 1] ?? 0);

/** Whether two cards are the same card. */
export const isSameCard = (a: Card, b: Card): boolean => a.value === b.value && a.suitVal === b.suitVal;

/** The cards of a list that stand for these cards of the engine, in the engine's order. */
export const fromEngine = (cards: readonly EngineCard[], among: readonly Card[]): Card[] =>
  cards.flatMap((wanted) => among.find((own) => toEngine(own) === wanted) ?? []);
