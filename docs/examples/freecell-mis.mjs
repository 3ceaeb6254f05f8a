/** FreeCell after the Module Interface Specification, in JavaScript: `baize check-document freecell-mis -- node baize_adapter.mjs freecell-mis.mjs`. */

const constants = (names) => Object.freeze(Object.fromEntries(names.split(" ").map((name) => [name, name])));

export const SuitT = constants("H D C S");
export const RankT = constants("A C2 C3 C4 C5 C6 C7 C8 C9 C10 J Q K");
export const ColourT = constants("Red Black");
export const CellT = constants("FreeCell HomeCell Tableau");

const RANKS = Object.keys(RankT);
const isIn = (type, value) => typeof value === "string" && Object.hasOwn(type, value);

class InvalidArgument extends Error {}
class InvalidConfig extends Error {}
class InvalidCell extends Error {}
class InvalidMove extends Error {}
class StackFull extends Error {}
class StackEmpty extends Error {}

export class CardT {
  #suit;
  #rank;

  constructor(suit, rank) {
    if (!isIn(SuitT, suit) || !isIn(RankT, rank)) throw new InvalidArgument();
    this.#suit = suit;
    this.#rank = rank;
  }

  getSuit() {
    return this.#suit;
  }

  getRank() {
    return this.#rank;
  }

  getColour() {
    return this.#suit === "H" || this.#suit === "D" ? ColourT.Red : ColourT.Black;
  }

  equals(other) {
    return other instanceof CardT && other.getSuit() === this.#suit && other.getRank() === this.#rank;
  }
}

export class Stack {
  #size;
  #elements;

  constructor(size, seq) {
    if (!Number.isInteger(size) || size < 1 || !Array.isArray(seq) || seq.length > size) throw new InvalidArgument();
    this.#size = size;
    this.#elements = [...seq];
  }

  push(element) {
    if (this.#elements.length === this.#size) throw new StackFull();
    return new this.constructor(this.#size, [...this.#elements, element]);
  }

  pop() {
    if (this.#elements.length === 0) throw new StackEmpty();
    return new this.constructor(this.#size, this.#elements.slice(0, -1));
  }

  top() {
    if (this.#elements.length === 0) throw new StackEmpty();
    return this.#elements.at(-1);
  }

  getSize() {
    return this.#elements.length;
  }

  getMaxSize() {
    return this.#size;
  }

  toSeq() {
    return [...this.#elements];
  }
}

export class CardStackT extends Stack {}

const stacks = (count, size) => Array.from({ length: count }, () => new CardStackT(size, []));
const rankOf = (card) => RANKS.indexOf(card.getRank());

export class GameBoardT {
  #cells = { Tableau: stacks(8, 19), FreeCell: stacks(4, 1), HomeCell: stacks(4, 13) };

  constructor(deck) {
    if (deck === undefined) return;
    if (!Array.isArray(deck) || deck.length !== 52) throw new InvalidArgument();
    this.#cells.Tableau = this.#cells.Tableau.map((_, i) => {
      const [start, count] = i < 4 ? [7 * i, 7] : [28 + 6 * (i - 4), 6];
      return new CardStackT(count + 12, deck.slice(start, start + count));
    });
  }

  getCell(cell, n) {
    if (!isIn(CellT, cell) || !Number.isInteger(n) || n < 0 || n >= this.#cells[cell].length) throw new InvalidCell();
    return this.#cells[cell][n];
  }

  place(cell, i, card) {
    const stack = this.getCell(cell, i);
    if (!(card instanceof CardT) || stack.getSize() === stack.getMaxSize()) throw new InvalidConfig();
    this.#cells[cell][i] = stack.push(card);
  }

  isValidMove(c0, n0, c1, n1) {
    const [from, to] = [this.getCell(c0, n0), this.getCell(c1, n1)];
    if (c0 === "HomeCell" || from.getSize() === 0 || to.getSize() === to.getMaxSize()) return false;
    const card = from.top();
    if (to.getSize() === 0) return c1 !== "HomeCell" || card.getRank() === "A";
    const top = to.top();
    if (c1 === "Tableau") return rankOf(card) === rankOf(top) - 1 && card.getColour() !== top.getColour();
    return c1 === "HomeCell" && rankOf(card) === rankOf(top) + 1 && card.getSuit() === top.getSuit();
  }

  makeMove(c0, n0, c1, n1) {
    if (!this.isValidMove(c0, n0, c1, n1)) throw new InvalidMove();
    const [from, to] = [this.getCell(c0, n0), this.getCell(c1, n1)];
    this.#cells[c0][n0] = from.pop();
    this.#cells[c1][n1] = to.push(from.top());
  }

  validMoveExists() {
    const all = Object.keys(CellT).flatMap((cell) => this.#cells[cell].map((_, n) => [cell, n]));
    return all.some((from) => all.some((to) => this.isValidMove(...from, ...to)));
  }

  isInWinState() {
    return this.#cells.HomeCell.every((home) => {
      const ranks = home.toSeq().map((card) => card.getRank());
      return ranks.join() === RANKS.join();
    });
  }
}

export const CardDeckUtils = Object.freeze({
  randomDeck() {
    const left = Object.keys(SuitT).flatMap((suit) => RANKS.map((rank) => new CardT(suit, rank)));
    return Array.from({ length: 52 }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0]);
  },
});
