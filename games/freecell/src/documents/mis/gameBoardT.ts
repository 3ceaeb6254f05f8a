/** The document's Game Board ADT module. It keeps stacks of its own, for `place` can build boards no deal leads to. */

import { rankOf } from "@baize/cards";
import { isNameIn, isWithin, listGiven, shownValue } from "@baize/kernel";
import { dealt } from "../../rules/deal.ts";
import { landing } from "../../rules/fit.ts";
import type { Place } from "../../rules/place.ts";
import { BoardError } from "./boardError.ts";
import { CardStackT } from "./cardStackT.ts";
import { CardT, ruleCard } from "./cardT.ts";
import { CellT } from "./gameBoardTypes.ts";

const TABLEAUX = 8;
const DECK_SIZE = 52;
const HOME_SIZE = 13;
/** What the game can add to a dealt tableau: a run from queen down to ace. */
const RUN = 12;
const RULE_KINDS: Readonly<Record<CellT, Place["kind"]>> = {
  Tableau: "cascade",
  FreeCell: "cell",
  HomeCell: "foundation",
};

/** What is dealt: of a deck the document asks the number alone, and that they are cards the stacks do. */
function cardsGiven(deck: unknown): CardT[] {
  const cards = listGiven(deck, DECK_SIZE);
  if (cards?.length !== DECK_SIZE) {
    throw new BoardError("invalid_argument", `A deck is a list of ${DECK_SIZE} cards.`);
  }
  return cards as CardT[];
}

const emptyStacks = (length: number, size: number): CardStackT[] =>
  Array.from({ length }, () => new CardStackT(size, []));

const topOf = (stack: CardStackT) => (stack.getSize() === 0 ? null : ruleCard(stack.top()));

const isFull = (stack: CardStackT) => stack.getSize() === stack.getMaxSize();

/** Thirteen cards, ace to king. */
const isWinningHomeCell = (stack: CardStackT) =>
  stack.getSize() === HOME_SIZE && stack.toSeq().every((card, i) => rankOf(ruleCard(card)) === i);

/** A board of 8 tableaux, 4 free cells and 4 home cells. */
export class GameBoardT {
  readonly #stacks: Readonly<Record<CellT, CardStackT[]>>;

  /** An empty board, or one with this deck dealt: 7, 7, 7, 7, 6, 6, 6 and 6 cards. */
  constructor(deck?: readonly CardT[]) {
    this.#stacks = {
      Tableau:
        deck === undefined
          ? emptyStacks(TABLEAUX, 7 + RUN)
          : dealt(cardsGiven(deck), TABLEAUX, "blocks").map((cards) => new CardStackT(cards.length + RUN, cards)),
      FreeCell: emptyStacks(4, 1),
      HomeCell: emptyStacks(4, HOME_SIZE),
    };
  }

  /** Puts a card on a cell by no rule but its size: for building a board before the game. */
  place(cell: CellT, i: number, card: CardT): void {
    const stack = this.getCell(cell, i);
    if (isFull(stack)) throw new BoardError("invalid_config", `${cell} ${i} is full.`);
    if (!CardT.is(card)) throw new BoardError("invalid_config", `${shownValue(card)} is no card.`);
    this.#stacks[cell][i] = stack.push(card);
  }

  /** Whether the top card of one cell may go to another. */
  isValidMove(c0: CellT, n0: number, c1: CellT, n1: number): boolean {
    const from = this.getCell(c0, n0);
    const to = this.getCell(c1, n1);
    const card = topOf(from);
    if (c0 === CellT.HomeCell || card === null || isFull(to)) return false;
    return landing(card, RULE_KINDS[c1], topOf(to)) === undefined;
  }

  /** Moves the top card of one cell to another. */
  makeMove(c0: CellT, n0: number, c1: CellT, n1: number): void {
    if (!this.isValidMove(c0, n0, c1, n1)) {
      throw new BoardError("invalid_move", `${c0} ${n0} to ${c1} ${n1} is not a valid move.`);
    }
    const from = this.getCell(c0, n0);
    this.#stacks[c1][n1] = this.getCell(c1, n1).push(from.top());
    this.#stacks[c0][n0] = from.pop();
  }

  /** The stack in a cell. */
  getCell(cell: CellT, n: number): CardStackT {
    const stacks = isNameIn(CellT, cell) ? this.#stacks[cell] : [];
    const stack = isWithin(n, 0, stacks.length - 1) ? stacks[n] : undefined;
    if (stack === undefined) {
      throw new BoardError("invalid_cell", `There is no cell ${shownValue(cell)} ${shownValue(n)}.`);
    }
    return stack;
  }

  /** Whether any card may move anywhere. */
  validMoveExists(): boolean {
    const cells = Object.values(CellT).flatMap((cell) => this.#stacks[cell].map((_, n) => [cell, n] as const));
    return cells.some(([c0, n0]) => cells.some(([c1, n1]) => this.isValidMove(c0, n0, c1, n1)));
  }

  /** Whether every home cell holds ace to king. */
  isInWinState(): boolean {
    return this.#stacks.HomeCell.every(isWinningHomeCell);
  }
}
