/** The document's GAME: a board and the four moves, with its contracts checked on every call. */

// biome-ignore-all lint/complexity/noThisInStatic: a maker makes the class it is called on.

import { must } from "@baize/kernel";
import { FIGURES } from "../rules/boards.ts";
import { DIRECTIONS, type Direction } from "../rules/graph.ts";
import { type Hole, holeAt } from "../rules/hole.ts";
import { applyJump } from "../rules/moves.ts";
import { isOver, isWon } from "../rules/state.ts";
import { Board, type BoardTemplatesAccess } from "./board.ts";
import { toBoard, toCells } from "./cells.ts";
import { type Clauses, ensures, requires } from "./contract.ts";
import { classGiven, MAKER, requiresMaker, type Template } from "./maker.ts";

/** A game of peg solitaire. The `…Body` methods do the work; the public ones check the contracts around it. */
export class Game {
  readonly #board: Board;

  /** For the makers, and for classes that inherit from this one. */
  protected constructor(board: Board, maker?: typeof MAKER) {
    requiresMaker(new.target !== Game, maker);
    requires({ valid_board: () => Board.is(board) });
    this.#board = board.twin();
  }

  /** Whether a value is a game, and not only looks like one. */
  static is(value: unknown): value is Game {
    return typeof value === "object" && value !== null && #board in value;
  }

  /** A new game, checked against its template. */
  static #make(given: unknown, name: Template): Game {
    const game = new (classGiven(Game, given))(Board.fromCells(toCells(FIGURES[name])), MAKER);
    ensures({ board_set: () => game.board.isEqual(game.bta.templates[`${name}Board`]) });
    return game;
  }

  /** A game on a copy of the board. */
  static makeFromBoard(newBoard: Board): Game {
    const game = new (classGiven(Game, this))(newBoard, MAKER);
    ensures({ board_set: () => game.board.isEqual(newBoard) });
    return game;
  }

  static makeEasy(): Game {
    return Game.#make(this, "easy");
  }

  static makeCross(): Game {
    return Game.#make(this, "cross");
  }

  static makePlus(): Game {
    return Game.#make(this, "plus");
  }

  static makePyramid(): Game {
    return Game.#make(this, "pyramid");
  }

  static makeArrow(): Game {
    return Game.#make(this, "arrow");
  }

  static makeDiamond(): Game {
    return Game.#make(this, "diamond");
  }

  static makeSkull(): Game {
    return Game.#make(this, "skull");
  }

  /** `Yes` or `No`. */
  booleanToYesNo(b: boolean): string {
    requires({ valid_boolean: () => typeof b === "boolean" });
    return b ? "Yes" : "No";
  }

  get board(): Board {
    return this.#board;
  }

  /** The way to the templates. */
  get bta(): BoardTemplatesAccess {
    return this.board.bta;
  }

  /** The peg at row `r`, column `c` jumps up over the one above it. */
  moveUp(r: number, c: number): void {
    this.#move(r, c, "up");
  }

  moveDown(r: number, c: number): void {
    this.#move(r, c, "down");
  }

  moveLeft(r: number, c: number): void {
    this.#move(r, c, "left");
  }

  moveRight(r: number, c: number): void {
    this.#move(r, c, "right");
  }

  /** Whether no further movement is possible. */
  get isOver(): boolean {
    const result = this.isOverBody();
    ensures({ correct_result: () => result === !this.#somePegCanMove() });
    return result;
  }

  /** Whether only one occupied slot is left. */
  get isWon(): boolean {
    const result = this.isWonBody();
    ensures({
      game_won_iff_one_occupied_slot_left: () => result === (this.board.numberOfOccupiedSlots === 1),
      winning_a_game_means_game_over: () => !result || this.isOver,
    });
    return result;
  }

  /** The game as text: whether it is over, whether it is won, and the board. */
  get out(): string {
    return [
      `Game is over: ${this.booleanToYesNo(this.isOver)}`,
      `Game is won : ${this.booleanToYesNo(this.isWon)}`,
      "Board Status:",
      this.board.out,
    ].join("\n");
  }

  protected moveBody(r: number, c: number, direction: Direction): void {
    const { row, column } = DIRECTIONS[direction];
    const jump = { from: holeAt(r, c) as Hole, to: holeAt(r + 2 * row, c + 2 * column) as Hole };
    this.board.copy(Board.fromCells(toCells(must(applyJump(toBoard(this.board.cells), jump)))));
  }

  protected isOverBody(): boolean {
    return isOver({ board: toBoard(this.board.cells), goal: "any" });
  }

  protected isWonBody(): boolean {
    return isWon({ board: toBoard(this.board.cells), goal: "any" });
  }

  /** A move with its contract; a broken one leaves the board as it was. */
  #move(r: number, c: number, direction: Direction): void {
    const { board } = this;
    requires(this.#moveClauses(r, c, direction));
    const { row, column } = DIRECTIONS[direction];
    const [r2, c2] = [r + 2 * row, c + 2 * column];
    const old = board.twin();
    try {
      this.moveBody(r, c, direction);
      ensures({
        slots_properly_set: () =>
          board.statusOf(r, c) === board.unoccupiedSlot &&
          board.statusOf(r + row, c + column) === board.unoccupiedSlot &&
          board.statusOf(r2, c2) === board.occupiedSlot,
        other_slots_unchanged: () =>
          board.matchesSlotsExcept(old, Math.min(r, r2), Math.max(r, r2), Math.min(c, c2), Math.max(c, c2)),
      });
    } catch (error) {
      board.copy(old);
      throw error;
    }
  }

  /** What a move requires, in the document's order: left and right look at the row first, up and down at the column. */
  #moveClauses(r: number, c: number, direction: Direction): Clauses {
    const { board } = this;
    const { row, column } = DIRECTIONS[direction];
    const fromRow = { from_slot_valid_row: () => board.isValidRow(r) };
    const fromColumn = { from_slot_valid_column: () => board.isValidColumn(c) };
    const slots = {
      from_slot_occupied: () => board.statusOf(r, c) === board.occupiedSlot,
      middle_slot_occupied: () => board.statusOf(r + row, c + column) === board.occupiedSlot,
      to_slot_unoccupied: () => board.statusOf(r + 2 * row, c + 2 * column) === board.unoccupiedSlot,
    };
    return row === 0
      ? {
          ...fromRow,
          ...fromColumn,
          middle_slot_valid_column: () => board.isValidColumn(c + column),
          to_slot_valid_column: () => board.isValidColumn(c + 2 * column),
          ...slots,
        }
      : {
          ...fromColumn,
          ...fromRow,
          middle_slot_valid_row: () => board.isValidRow(r + row),
          to_slot_valid_row: () => board.isValidRow(r + 2 * row),
          ...slots,
        };
  }

  /** The document's own words for "some peg can move": some slot meets the precondition of some move. */
  #somePegCanMove(): boolean {
    const { board } = this;
    for (let r = 1; r <= board.numberOfRows; r++) {
      for (let c = 1; c <= board.numberOfColumns; c++) {
        for (const direction of Object.keys(DIRECTIONS) as Direction[]) {
          if (Object.values(this.#moveClauses(r, c, direction)).every((holds) => holds())) return true;
        }
      }
    }
    return false;
  }
}
