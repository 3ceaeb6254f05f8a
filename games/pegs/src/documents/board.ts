/** The document's BOARD: seven rows and columns of slots, with its contracts checked on every call; and its templates. */

// biome-ignore-all lint/complexity/noThisInStatic: a maker makes the class it is called on.

import { formatBoard, pegCount } from "../rules/board.ts";
import { FIGURES } from "../rules/boards.ts";
import { isLine } from "../rules/hole.ts";
import { type Cells, SIDE, toBoard, toCells, withSign } from "./cells.ts";
import { ensures, requires } from "./contract.ts";
import { Implementation } from "./implementation.ts";
import { classGiven, MAKER, requiresMaker, type Template } from "./maker.ts";
import type { OccupiedSlot, SlotStatusAccess, UnavailableSlot, UnoccupiedSlot } from "./slots.ts";
import { SLOT_STATUSES, SlotStatus, statusOfCell } from "./slots.ts";

/** A board for the peg solitaire game. The `…Body` methods do the work; the public ones check the contracts around it. */
export class Board {
  #imp: Implementation;

  /** For the makers, and for classes that inherit from this one. */
  protected constructor(cells: Cells, maker?: typeof MAKER) {
    requiresMaker(new.target !== Board, maker);
    this.#imp = new Implementation(cells);
  }

  /** Whether a value is a board, and not only looks like one. */
  static is(value: unknown): value is Board {
    return typeof value === "object" && value !== null && #imp in value;
  }

  /** The way to the shared statuses. */
  get ssa(): SlotStatusAccess {
    return SLOT_STATUSES;
  }

  /** The way to the templates. */
  get bta(): BoardTemplatesAccess {
    return BOARD_TEMPLATES;
  }

  /** What the board is made of, to be looked at. */
  get imp(): Implementation {
    return this.#imp;
  }

  /** The board that has these cells. */
  static fromCells(cells: Cells): Board {
    return new Board(cells, MAKER);
  }

  /** A new board, checked against its template. */
  static #make(given: unknown, name: Template): Board {
    const made = new (classGiven(Board, given))(toCells(FIGURES[name]), MAKER);
    ensures({ board_set: () => made.isEqual(made.bta.templates[`${name}Board`]) });
    return made;
  }

  static makeDefault(): Board {
    return Board.#make(this, "default");
  }

  static makeEasy(): Board {
    return Board.#make(this, "easy");
  }

  static makeCross(): Board {
    return Board.#make(this, "cross");
  }

  static makePlus(): Board {
    return Board.#make(this, "plus");
  }

  static makePyramid(): Board {
    return Board.#make(this, "pyramid");
  }

  static makeArrow(): Board {
    return Board.#make(this, "arrow");
  }

  static makeDiamond(): Board {
    return Board.#make(this, "diamond");
  }

  static makeSkull(): Board {
    return Board.#make(this, "skull");
  }

  /** The cells as the rules know them. */
  get cells(): Cells {
    return this.imp.cells;
  }

  /** A board of its own with the same slots. */
  twin(): Board {
    return new Board(this.cells, MAKER);
  }

  /** Takes over the slots of another board. */
  copy(other: Board): void {
    requires({ valid_board: () => Board.is(other) });
    this.#imp = new Implementation(other.cells);
  }

  /** Sets the status of one slot. */
  setStatus(r: number, c: number, status: SlotStatus): void {
    requires({
      valid_row: () => this.isValidRow(r),
      valid_column: () => this.isValidColumn(c),
      valid_status: () => SlotStatus.is(status),
    });
    this.#change(
      () => this.setStatusesBody(r, r, c, c, status),
      (old) =>
        ensures({
          slot_set: () => this.statusOf(r, c) === statusOfCell(status.out),
          slots_not_in_range_unchanged: () => this.matchesSlotsExcept(old, r, r, c, c),
        }),
    );
  }

  /** Sets the status of every slot in rows `r1` to `r2` and columns `c1` to `c2`. */
  setStatuses(r1: number, r2: number, c1: number, c2: number, status: SlotStatus): void {
    requires({ ...this.#rangeClauses(r1, r2, c1, c2), valid_status: () => SlotStatus.is(status) });
    this.#change(
      () => this.setStatusesBody(r1, r2, c1, c2, status),
      (old) =>
        ensures({
          slots_in_range_set: () =>
            this.#all((r, c) => isOutside(r, c, r1, r2, c1, c2) || this.statusOf(r, c) === statusOfCell(status.out)),
          slots_not_in_range_unchanged: () => this.matchesSlotsExcept(old, r1, r2, c1, c2),
        }),
    );
  }

  /** Whether the slots outside a range are the same in this board and another. */
  matchesSlotsExcept(other: Board, r1: number, r2: number, c1: number, c2: number): boolean {
    requires({
      valid_board: () => Board.is(other),
      consistent_row_numbers: () => this.numberOfRows === other.numberOfRows,
      consistent_column_numbers: () => this.numberOfColumns === other.numberOfColumns,
      ...this.#rangeClauses(r1, r2, c1, c2),
    });
    const result = this.matchesSlotsExceptBody(other, r1, r2, c1, c2);
    const matches = () =>
      this.#all((r, c) => !isOutside(r, c, r1, r2, c1, c2) || this.statusOf(r, c) === other.statusOf(r, c));
    ensures({ correct_result: () => result === matches() });
    return result;
  }

  /** The status of a slot with a peg. */
  get occupiedSlot(): OccupiedSlot {
    const result = this.occupiedSlotBody();
    ensures({ correct_result: () => result === this.ssa.occupiedSlot });
    return result;
  }

  /** The status of a slot without a peg. */
  get unoccupiedSlot(): UnoccupiedSlot {
    const result = this.unoccupiedSlotBody();
    ensures({ correct_result: () => result === this.ssa.unoccupiedSlot });
    return result;
  }

  /** The status of a slot that is not available. */
  get unavailableSlot(): UnavailableSlot {
    const result = this.unavailableSlotBody();
    ensures({ correct_result: () => result === this.ssa.unavailableSlot });
    return result;
  }

  /** Whether another board has the same slots. */
  isEqual(other: Board): boolean {
    requires({ valid_board: () => Board.is(other) });
    const result = this.isEqualBody(other);
    ensures({ correct_result: () => result === (this.out === other.out) });
    return result;
  }

  /** The seven rows, broken by new lines. */
  get out(): string {
    return formatBoard(toBoard(this.cells));
  }

  /** Whether there is such a row. */
  isValidRow(r: number): boolean {
    const result = this.isValidLineBody(r);
    ensures({ correct_result: () => result === (Number.isInteger(r) && 1 <= r && r <= this.numberOfRows) });
    return result;
  }

  /** Whether there is such a column. */
  isValidColumn(c: number): boolean {
    const result = this.isValidLineBody(c);
    ensures({ correct_result: () => result === (Number.isInteger(c) && 1 <= c && c <= this.numberOfColumns) });
    return result;
  }

  get numberOfRows(): number {
    const result = this.numberOfLinesBody();
    ensures({ correct_result: () => result === this.imp.height });
    return result;
  }

  get numberOfColumns(): number {
    const result = this.numberOfLinesBody();
    ensures({ correct_result: () => result === this.imp.width });
    return result;
  }

  /** How many pegs stand on the board. */
  get numberOfOccupiedSlots(): number {
    return pegCount(toBoard(this.cells));
  }

  /** What a slot is. */
  statusOf(r: number, c: number): SlotStatus {
    requires({ valid_row: () => this.isValidRow(r), valid_column: () => this.isValidColumn(c) });
    const result = this.statusOfBody(r, c);
    ensures({ correct_result: () => result === this.imp.item(r, c) });
    return result;
  }

  protected setStatusesBody(r1: number, r2: number, c1: number, c2: number, status: SlotStatus): void {
    let { cells } = this;
    for (let r = r1; r <= r2; r++) {
      for (let c = c1; c <= c2; c++) cells = withSign(cells, r, c, status.out);
    }
    this.#imp = new Implementation(cells);
  }

  protected matchesSlotsExceptBody(other: Board, r1: number, r2: number, c1: number, c2: number): boolean {
    const mask = this.twin();
    mask.setStatusesBody(r1, r2, c1, c2, this.unavailableSlot);
    const otherMask = other.twin();
    otherMask.setStatusesBody(r1, r2, c1, c2, this.unavailableSlot);
    return mask.cells === otherMask.cells;
  }

  protected occupiedSlotBody(): OccupiedSlot {
    return this.ssa.occupiedSlot;
  }

  protected unoccupiedSlotBody(): UnoccupiedSlot {
    return this.ssa.unoccupiedSlot;
  }

  protected unavailableSlotBody(): UnavailableSlot {
    return this.ssa.unavailableSlot;
  }

  protected isEqualBody(other: Board): boolean {
    return this.cells === other.cells;
  }

  protected isValidLineBody(n: number): boolean {
    return isLine(n, SIDE);
  }

  protected numberOfLinesBody(): number {
    return SIDE;
  }

  protected statusOfBody(r: number, c: number): SlotStatus {
    return this.imp.item(r, c);
  }

  #rangeClauses(r1: number, r2: number, c1: number, c2: number) {
    return {
      valid_rows: () => this.isValidRow(r1) && this.isValidRow(r2),
      valid_columns: () => this.isValidColumn(c1) && this.isValidColumn(c2),
      valid_row_range: () => r2 >= r1,
      valid_column_range: () => c2 >= c1,
    };
  }

  #all(holds: (r: number, c: number) => boolean): boolean {
    for (let r = 1; r <= this.numberOfRows; r++) {
      for (let c = 1; c <= this.numberOfColumns; c++) if (!holds(r, c)) return false;
    }
    return true;
  }

  /** Does the work and checks it against the board as it was; a broken promise leaves the board as it was. */
  #change(body: () => void, promise: (old: Board) => void): void {
    const old = this.twin();
    try {
      body();
      promise(old);
    } catch (error) {
      this.copy(old);
      throw error;
    }
  }
}

const isOutside = (r: number, c: number, r1: number, r2: number, c1: number, c2: number): boolean =>
  r < r1 || r > r2 || c < c1 || c > c2;

const templateBoard = (name: Template): Board => Board.fromCells(toCells(FIGURES[name]));

/** One board for each template; a fresh one each time, so that nobody can spoil it for others. */
export class BoardTemplates {
  get defaultBoard(): Board {
    return templateBoard("default");
  }

  get easyBoard(): Board {
    return templateBoard("easy");
  }

  get crossBoard(): Board {
    return templateBoard("cross");
  }

  get plusBoard(): Board {
    return templateBoard("plus");
  }

  get pyramidBoard(): Board {
    return templateBoard("pyramid");
  }

  get arrowBoard(): Board {
    return templateBoard("arrow");
  }

  get diamondBoard(): Board {
    return templateBoard("diamond");
  }

  get skullBoard(): Board {
    return templateBoard("skull");
  }
}

const shared = Object.freeze(new BoardTemplates());

/** The way to the templates: every access gives the same object. */
export class BoardTemplatesAccess {
  get templates(): BoardTemplates {
    return shared;
  }
}

/** The one access everybody shares. */
const BOARD_TEMPLATES = Object.freeze(new BoardTemplatesAccess());
