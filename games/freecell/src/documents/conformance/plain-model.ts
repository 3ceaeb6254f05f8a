/**
 * The assignment's model once more, as plainly as somebody new would write it: lists of cards, and a rule after the other. It shares
 * no rule with ours, so that either proves the other; and any one of its rules can be left out, which makes a wrong model.
 */

import { IllegalArgumentException, IllegalStateException } from "../cs3500/exceptions.ts";
import { PlayingCard } from "../cs3500/index.ts";
import { freshRandom } from "../outside.ts";

const random = freshRandom();
const VALUES = "A 2 3 4 5 6 7 8 9 10 J Q K".split(" ");
const SUITS = "♣♦♥♠";

/** What may be wrong with a model; nothing is with the one that has no fault. */
export type Fault =
  | "deck-short"
  | "deck-twins"
  | "deck-null"
  | "deck-kept"
  | "few-cascades"
  | "no-opens"
  | "few-opens"
  | "cascades-for-cards"
  | "opens-to-a-thousand"
  | "text-for-number"
  | "half-a-pile"
  | "blocks"
  | "never-shuffles"
  | "shuffles-by-cut"
  | "shuffles-by-turning"
  | "shuffles-with-twins"
  | "restart-breaks"
  | "restart-forbidden"
  | "restart-keeps-foundations"
  | "restart-clears-first"
  | "same-colour"
  | "any-lower"
  | "kings-only"
  | "crowded-opens"
  | "foundation-by-index"
  | "foundation-any-suit"
  | "foundation-skips"
  | "back-from-foundation"
  | "to-itself"
  | "card-ignored"
  | "null-is-foundation"
  | "not-the-last"
  | "early-move"
  | "build-too-long"
  | "build-unchecked"
  | "build-but-middle"
  | "build-but-end"
  | "build-of-any-colour"
  | "build-to-open"
  | "empty-counts-twice"
  | "room-is-a-sum"
  | "room-of-four-opens"
  | "over-at-start"
  | "over-early"
  | "over-without-cascades"
  | "zero-piles"
  | "early-null"
  | "open-throws"
  | "index-wraps"
  | "foundation-top-only"
  | "open-on-any-cascade"
  | "open-on-any-foundation"
  | "open-on-open"
  | "no-queen-on-king"
  | "no-ace-on-two"
  | "king-on-ace"
  | "build-to-foundation"
  | "build-by-its-last"
  | "single-takes-several"
  | "twins-end-the-game"
  | "first-start-half"
  | "foundation-from-the-end"
  | "opens-below";

interface Table {
  readonly FOUNDATION: PlayingCard[][];
  readonly OPEN: PlayingCard[][];
  readonly CASCADE: PlayingCard[][];
}

const placeOf = (card: PlayingCard): number => VALUES.indexOf(String(card).slice(0, -1));
const suitOf = (card: PlayingCard): number => SUITS.indexOf(String(card).slice(-1));
const isRed = (card: PlayingCard): boolean => suitOf(card) === 1 || suitOf(card) === 2;
const bad = (why: string) => new IllegalArgumentException(why);

/** A model with a fault, or with none. */
export class PlainModel {
  readonly #fault: Fault | undefined;
  readonly #multi: boolean;
  readonly #deck = SUITS.split("").flatMap((suit) => VALUES.map((value) => new PlayingCard(value + suit)));
  #table: Table | undefined;

  constructor(fault?: Fault, type = "SINGLEMOVE") {
    this.#fault = fault;
    this.#multi = type === "MULTIMOVE" || fault === "single-takes-several";
  }

  #has(fault: Fault): boolean {
    return this.#fault === fault;
  }

  getDeck(): PlayingCard[] {
    return this.#has("deck-kept") && this.#table !== undefined ? this.#deck.slice(1) : [...this.#deck];
  }

  startGame(deck: readonly PlayingCard[], cascades: number, opens: number, shuffle: boolean): void {
    if (this.#has("restart-breaks")) this.#table = undefined;
    if (this.#has("restart-clears-first")) for (const pile of this.#table?.FOUNDATION ?? []) pile.splice(0);
    if (this.#has("restart-forbidden") && this.#table !== undefined) throw new IllegalStateException("Once is enough.");
    if (deck === null) {
      if (this.#has("deck-null")) return;
      throw bad("A deck is missing.");
    }
    if (deck.length !== 52 && !this.#has("deck-short")) throw bad("A deck has 52 cards.");
    const isWhole = new Set(deck.map(String)).size === deck.length;
    if (!isWhole && this.#has("twins-end-the-game")) this.#table = undefined;
    if (!isWhole && !this.#has("deck-twins")) throw bad("A card is there twice.");
    this.#checkNumbers(cascades, opens);
    if (typeof shuffle !== "boolean") throw bad("Shuffled or not?");
    if (cascades > 52 && this.#has("cascades-for-cards")) throw bad("There are not so many cards.");
    if (opens > 1000 && this.#has("opens-to-a-thousand")) throw bad("There is no need of so many.");
    if (this.#has("first-start-half")) this.#table ??= { FOUNDATION: [], OPEN: [], CASCADE: [] };
    if (cascades < 4 && !(this.#has("few-cascades") && cascades > 0)) throw bad("More cascades are needed.");
    if (opens > 4 && this.#has("few-opens")) throw bad("Fewer opens are enough.");
    if (opens < 1 && !(this.#has("no-opens") && opens === 0)) throw bad("More opens are needed.");
    const cards = shuffle ? this.#shuffled(deck) : [...deck];
    const piles: PlayingCard[][] = Array.from({ length: cascades }, () => []);
    const height = Math.ceil(cards.length / cascades);
    cards.forEach((card, i) => {
      piles[this.#has("blocks") ? Math.floor(i / height) : i % cascades]?.push(card);
    });
    this.#table = {
      FOUNDATION: (this.#has("restart-keeps-foundations") && this.#table?.FOUNDATION) || [[], [], [], []],
      OPEN: Array.from({ length: opens }, () => []),
      CASCADE: piles,
    };
  }

  #shuffled(deck: readonly PlayingCard[]): PlayingCard[] {
    const some = () => random.below(deck.length - 1);
    if (this.#has("never-shuffles")) return [...deck];
    if (this.#has("shuffles-by-turning")) return [...deck].reverse();
    if (this.#has("shuffles-with-twins")) return deck.map(() => deck[some()] as PlayingCard);
    const at = 1 + some();
    if (this.#has("shuffles-by-cut")) return [...deck.slice(at), ...deck.slice(0, at)];
    const left = [...deck];
    return deck.flatMap(() => left.splice(random.below(left.length), 1));
  }

  #checkNumbers(...numbers: readonly unknown[]): void {
    for (const one of numbers) {
      const isText = this.#has("text-for-number") && typeof one === "string";
      const isHalf = this.#has("half-a-pile") && typeof one === "number";
      if (!Number.isInteger(one) && !isText && !isHalf) throw bad("That is no whole number.");
    }
  }

  #started(): Table {
    if (this.#table === undefined) throw new IllegalStateException("The game has not started.");
    return this.#table;
  }

  #pile(type: keyof Table, index: number): PlayingCard[] {
    const piles = this.#started()[type];
    if (piles === undefined) throw bad("There is no such type.");
    this.#checkNumbers(index);
    const found = piles[this.#has("index-wraps") ? Math.abs(index) % piles.length : index];
    if (found === undefined) throw bad("There is no such pile.");
    return found;
  }

  move(fromType: keyof Table, from: number, index: number, toType: keyof Table, to: number): void {
    if (this.#has("early-move") && this.#table === undefined) throw bad("Not yet.");
    this.#started();
    const source = this.#pile(fromType, from);
    const isHome = toType === null && this.#has("null-is-foundation");
    const target = this.#pile(isHome ? "FOUNDATION" : toType, to);
    this.#checkNumbers(index);
    const at = this.#has("card-ignored") ? source.length - 1 : index;
    const moved = source.slice(at);
    const [card] = moved;
    if (card === undefined || at < 0 || source[at] !== card) throw bad("There is no such card.");
    if (fromType === "FOUNDATION" && !this.#has("back-from-foundation")) throw bad("What is home stays home.");
    if (source === target && !this.#has("to-itself")) throw bad("It is there already.");
    if (source === target) return;
    if (moved.length > 1) this.#checkBuild(fromType, moved, toType, target);
    const last = moved.at(-1) ?? card;
    const isByLast = this.#has("build-by-its-last") && moved.length > 1 && toType === "CASCADE";
    if (isByLast && target.length > 0 && this.#follows(last, target.at(-1) ?? last)) {
      source.splice(at);
      target.push(...moved);
      return;
    }
    if (!(fromType === "OPEN" && this.#isUnlookedAt(toType)))
      this.#checkFit(card, isHome ? "FOUNDATION" : toType, to, target);
    source.splice(at);
    target.push(...moved);
  }

  #checkBuild(fromType: keyof Table, moved: readonly PlayingCard[], toType: keyof Table, target: PlayingCard[]): void {
    if (!this.#multi && !this.#has("not-the-last")) throw bad("One card at a time.");
    const isHome = toType === "FOUNDATION" && this.#has("build-to-foundation");
    const isCascade = fromType === "CASCADE" && (toType === "CASCADE" || isHome);
    if (!isCascade && !this.#has("build-to-open") && !this.#has("not-the-last"))
      throw bad("A build goes to a cascade.");
    if (!this.#has("build-unchecked")) {
      moved.slice(1).forEach((card, i) => {
        if (!this.#isLinked(card, moved[i] as PlayingCard, i, moved.length - 2)) throw bad("It is no build.");
      });
    }
    const { OPEN, CASCADE } = this.#started();
    const opens = OPEN.filter((pile) => pile.length === 0).length;
    const free = this.#has("room-of-four-opens") ? Math.min(opens, 4) : opens;
    const empty = CASCADE.filter(
      (pile) => pile.length === 0 && (pile !== target || this.#has("empty-counts-twice")),
    ).length;
    const room = this.#has("room-is-a-sum") ? free + 1 + empty : (free + 1) * 2 ** empty;
    if (moved.length > room && !this.#has("build-too-long")) throw bad("There is no room.");
  }

  /** Whether a card of a build lies rightly on the one below it: the link with this index, of so many. */
  #isLinked(card: PlayingCard, below: PlayingCard, index: number, last: number): boolean {
    if (this.#has("build-but-middle") && index > 0 && index < last) return true;
    if (this.#has("build-but-end") && index > 0 && index === last) return true;
    if (this.#has("build-of-any-colour") && last > 0) return placeOf(below) === placeOf(card) + 1;
    return this.#follows(card, below);
  }

  #follows(card: PlayingCard, below: PlayingCard): boolean {
    const isOther = isRed(card) !== isRed(below) || this.#has("same-colour");
    const step = placeOf(below) - placeOf(card);
    if (this.#has("no-queen-on-king") && placeOf(below) === 12) return false;
    if (this.#has("no-ace-on-two") && placeOf(card) === 0) return false;
    if (this.#has("king-on-ace") && step === -12) return isOther;
    return isOther && (step === 1 || (this.#has("any-lower") && step > 0));
  }

  /** Whether a card of an open pile goes there whatever lies there. */
  #isUnlookedAt(type: keyof Table): boolean {
    if (type === "OPEN") return this.#has("open-on-open");
    return this.#has(type === "CASCADE" ? "open-on-any-cascade" : "open-on-any-foundation");
  }

  #checkFit(card: PlayingCard, type: keyof Table, index: number, target: readonly PlayingCard[]): void {
    const top = target.at(-1);
    if (type === "OPEN" && top !== undefined && !this.#has("crowded-opens")) throw bad("It is taken.");
    if (type === "CASCADE" && top === undefined && this.#has("kings-only") && placeOf(card) !== 12)
      throw bad("A king.");
    if (type === "CASCADE" && top !== undefined && !this.#follows(card, top)) throw bad("It does not fit.");
    if (type !== "FOUNDATION") return;
    if (this.#has("foundation-by-index") && suitOf(card) !== index) throw bad("Another foundation.");
    if (top === undefined && placeOf(card) !== 0 && !this.#has("foundation-skips")) throw bad("An ace first.");
    if (top === undefined) return;
    if (suitOf(top) !== suitOf(card) && !this.#has("foundation-any-suit")) throw bad("Another suit.");
    if (placeOf(card) !== placeOf(top) + 1 && !this.#has("foundation-skips")) throw bad("Not yet.");
  }

  isGameOver(): boolean {
    if (this.#table === undefined) return this.#has("over-at-start");
    const home = this.#table.FOUNDATION.flat().length;
    if (this.#has("over-without-cascades")) return this.#table.CASCADE.flat().length === 0;
    return home === 52 || (this.#has("over-early") && home >= 51);
  }

  getNumCascadePiles(): number {
    return this.#table?.CASCADE.length ?? (this.#has("zero-piles") ? 0 : -1);
  }

  getNumOpenPiles(): number {
    return this.#table?.OPEN.length ?? (this.#has("zero-piles") ? 0 : -1);
  }

  getNumCardsInFoundationPile(index: number): number {
    return this.#pile("FOUNDATION", index).length;
  }

  getNumCardsInCascadePile(index: number): number {
    return this.#pile("CASCADE", index).length;
  }

  getNumCardsInOpenPile(index: number): number {
    return this.#has("opens-below") && index < 0 ? 0 : this.#pile("OPEN", index).length;
  }

  getFoundationCardAt(pile: number, card: number): PlayingCard {
    const cards = this.#pile("FOUNDATION", pile);
    if (this.#has("foundation-from-the-end") && card < 0) return this.#cardIn(cards, cards.length + card);
    return this.#cardIn(cards, this.#has("foundation-top-only") ? cards.length - 1 : card);
  }

  getCascadeCardAt(pile: number, card: number): PlayingCard {
    return this.#cardIn(this.#pile("CASCADE", pile), card);
  }

  getOpenCardAt(pile: number): PlayingCard | null {
    if (this.#has("early-null") && this.#table === undefined) return null;
    const [held] = this.#pile("OPEN", pile);
    if (held === undefined && this.#has("open-throws")) throw bad("It is empty.");
    return held ?? null;
  }

  #cardIn(cards: readonly PlayingCard[], index: number): PlayingCard {
    this.#checkNumbers(index);
    const found = cards[index];
    if (found === undefined) throw bad("There is no such card.");
    return found;
  }
}
