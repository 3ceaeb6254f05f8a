/** Boards of the Peg Solitaire document, each wrong in one sentence. */

import type { Door } from "@baize/conformance";
import { ContractViolation } from "../contract.ts";
import { Board, BoardTemplates, type SlotStatus, SlotStatusAccess } from "../eecs3311.ts";
import { type Maker, makersOf } from "./makers.ts";

const ssa = new SlotStatusAccess();
const NOTHING = { occupiedSlot: null, unoccupiedSlot: null, unavailableSlot: null };
const violated = (tag: string) => new ContractViolation("precondition", tag);
type Range = [r1: number, r2: number, c1: number, c2: number];

/** The board, made by its makers, with some features written anew. */
export const board = (features: (base: Board) => object): Partial<Door> => {
  class Changed extends Board {
    static make(from: Board): Board {
      const made = new Changed(from.cells);
      Object.defineProperties(made, Object.getOwnPropertyDescriptors(features(from)));
      return made;
    }
  }
  return { Board: makersOf((name) => Changed.make(Board[name]())) };
};

const withoutWalls = (from: Board): Board => Board.fromCells(from.cells.replaceAll("*", ".") as Board["cells"]);

const swapped = (one: Maker, other: Maker): Partial<Door> => ({
  Board: makersOf((name) => Board[name === one ? other : name]()),
});

/** The templates as boards that everybody shares, and may spoil. */
const sharedTemplates = (): object => ({
  templates: Object.fromEntries(
    Object.keys(Object.getOwnPropertyDescriptors(BoardTemplates.prototype))
      .filter((name) => name.endsWith("Board"))
      .map((name) => [name, new BoardTemplates()[name as keyof BoardTemplates].twin()]),
  ),
});

/** What is exchanged, and the sentence that breaks. */
export const BOARDS: readonly [name: string, sentence: string, change: Partial<Door>][] = [
  ["skull-is-diamond", "PG-DT1", swapped("makeSkull", "makeDiamond")],
  ["plus-is-cross", "PG-DB1", swapped("makePlus", "makeCross")],
  ["default-is-easy", "PG-DT1", swapped("makeDefault", "makeEasy")],
  [
    "template-missing",
    "PG-DT2",
    board((base) => ({
      get bta() {
        return { templates: { ...base.bta.templates, easyBoard: base } };
      },
    })),
  ],
  [
    "statuses-made-anew",
    "PG-DS1",
    board(() => ({
      get occupiedSlot() {
        return Object.freeze({ out: "O" });
      },
    })),
  ],
  ["statuses-of-nothing", "PG-DS2", board(() => ({ ...NOTHING, ssa: NOTHING }))],
  [
    "statuses-mixed-up",
    "PG-DS2",
    board(() => ({
      get unoccupiedSlot() {
        return ssa.unavailableSlot;
      },
    })),
  ],
  [
    "set-transposed",
    "PG-DB2",
    board((base) => ({
      setStatus(r: number, c: number, s: SlotStatus) {
        base.setStatus(r, c, s);
        Board.prototype.setStatus.call(this as unknown as Board, c, r, s);
      },
    })),
  ],
  [
    "set-only-available",
    "PG-DB2",
    board((base) => ({
      setStatus(this: Board, r: number, c: number, s: SlotStatus) {
        if (base.statusOf(r, c) !== ssa.unavailableSlot) Board.prototype.setStatus.call(this, r, c, s);
      },
    })),
  ],
  [
    "set-anywhere",
    "PG-DB2",
    board(() => ({
      setStatus(this: Board, r: number, c: number, s: SlotStatus) {
        if (this.isValidRow(r) && this.isValidColumn(c)) Board.prototype.setStatus.call(this, r, c, s);
      },
    })),
  ],
  [
    "set-column-first",
    "PG-DB2",
    board(() => ({
      setStatus(this: Board, r: number, c: number, s: SlotStatus) {
        if (!this.isValidColumn(c)) throw violated("valid_column");
        Board.prototype.setStatus.call(this, r, c, s);
      },
    })),
  ],
  [
    "set-no-walls",
    "PG-DB2",
    board(() => ({
      setStatus(this: Board, r: number, c: number, s: SlotStatus) {
        if (s !== ssa.unavailableSlot) Board.prototype.setStatus.call(this, r, c, s);
      },
    })),
  ],
  [
    "range-column-first",
    "PG-DB3",
    board(() => ({
      setStatuses(this: Board, r1: number, r2: number, c1: number, c2: number, s: SlotStatus) {
        if (!this.isValidColumn(c1) || !this.isValidColumn(c2)) throw violated("valid_columns");
        Board.prototype.setStatuses.call(this, r1, r2, c1, c2, s);
      },
    })),
  ],
  [
    "matches-pegs",
    "PG-DB4",
    board(() => ({
      matchesSlotsExcept(this: Board, other: Board, ...range: Range) {
        return withoutWalls(this).matchesSlotsExcept(withoutWalls(other), ...range);
      },
    })),
  ],
  [
    "matches-whole-rows",
    "PG-DB4",
    board(() => ({
      matchesSlotsExcept(this: Board, other: Board, ...[r1, r2, c1, c2]: Range) {
        const columns =
          r1 === 1 && this.isValidColumn(c1) && c1 <= c2 && c2 <= 7 ? ([1, 7] as const) : ([c1, c2] as const);
        return Board.prototype.matchesSlotsExcept.call(this, other, r1, r2, ...columns);
      },
    })),
  ],
  [
    "equal-but-for-walls",
    "PG-DB5",
    board(() => ({
      isEqual(this: Board, other: Board) {
        return this.out.replaceAll("*", ".") === other.out.replaceAll("*", ".");
      },
    })),
  ],
  [
    "set-one-row",
    "PG-DB3",
    board(() => ({
      setStatuses(this: Board, r1: number, r2: number, c1: number, c2: number, s: SlotStatus) {
        Board.prototype.setStatuses.call(this, r1, r2 < r1 ? r2 : r1, c1, c2, s);
      },
    })),
  ],
  [
    "range-of-two-rows",
    "PG-DB3",
    board(() => ({
      setStatuses(this: Board, r1: number, r2: number, c1: number, c2: number, s: SlotStatus) {
        if (this.isValidRow(r1) && this.isValidColumn(c1) && this.isValidColumn(c2) && r1 === r2) {
          throw violated("valid_row_range");
        }
        Board.prototype.setStatuses.call(this, r1, r2, c1, c2, s);
      },
    })),
  ],
  [
    "range-turned-round",
    "PG-DB3",
    board(() => ({
      setStatuses(this: Board, r1: number, r2: number, c1: number, c2: number, s: SlotStatus) {
        Board.prototype.setStatuses.call(
          this,
          Math.min(r1, r2),
          Math.max(r1, r2),
          Math.min(c1, c2),
          Math.max(c1, c2),
          s,
        );
      },
    })),
  ],
  [
    "range-goes-on",
    "PG-DB3",
    board(() => ({
      setStatuses(this: Board, r1: number, r2: number, c1: number, c2: number, s: SlotStatus) {
        Board.prototype.setStatuses.call(this, r1, r2, c1, c2, s);
        if (c2 < 7) Board.prototype.setStatuses.call(this, r1, r2, c1, 7, s);
        else Board.prototype.setStatuses.call(this, r1, 7, c1, c2, s);
      },
    })),
  ],
  [
    "outside-both",
    "PG-DB4",
    board(() => ({
      matchesSlotsExcept(this: Board, other: Board, ...[r1, r2, c1, c2]: Range) {
        Board.prototype.matchesSlotsExcept.call(this, other, r1, r2, c1, c2);
        return [1, 2, 3, 4, 5, 6, 7].every((r) =>
          [1, 2, 3, 4, 5, 6, 7].every(
            (c) => !((r < r1 || r > r2) && (c < c1 || c > c2)) || this.statusOf(r, c) === other.statusOf(r, c),
          ),
        );
      },
    })),
  ],
  [
    "matches-everything",
    "PG-DB4",
    board(() => ({
      matchesSlotsExcept(this: Board, other: Board, ...range: Range) {
        return Board.prototype.matchesSlotsExcept.call(this, other, ...range) && this.out === other.out;
      },
    })),
  ],
  ["matches-unchecked", "PG-DB4", board(() => ({ matchesSlotsExcept: () => true }))],
  [
    "equal-means-same",
    "PG-DB5",
    board(() => ({
      isEqual(this: Board, other: Board) {
        return this === other;
      },
    })),
  ],
  [
    "equal-by-pegs",
    "PG-DB5",
    board(() => ({
      isEqual(this: Board, other: Board) {
        return this.numberOfOccupiedSlots === other.numberOfOccupiedSlots;
      },
    })),
  ],
  [
    "newline-at-end",
    "PG-DB6",
    board((base) => ({
      get out() {
        return `${base.out}\n`;
      },
    })),
  ],
  [
    "zeros-for-pegs",
    "PG-DB6",
    board((base) => ({
      get out() {
        return base.out.replaceAll("O", "0");
      },
    })),
  ],
  ["rows-from-0", "PG-DB7", board(() => ({ isValidRow: (r: number) => r >= 0 && r <= 7 }))],
  ["columns-to-6", "PG-DB7", board(() => ({ isValidColumn: (c: number) => c >= 1 && c <= 6 }))],
  [
    "eight-rows",
    "PG-DB8",
    board(() => ({
      get numberOfRows() {
        return 8;
      },
    })),
  ],
  [
    "counts-holes",
    "PG-DB9",
    board((base) => ({
      get numberOfOccupiedSlots() {
        return base.out.split(".").length - 1;
      },
    })),
  ],
  [
    "status-transposed",
    "PG-DB10",
    board((base) => ({
      statusOf: (r: number, c: number) =>
        base.isValidRow(r) && base.isValidColumn(c) ? base.statusOf(c, r) : base.statusOf(r, c),
    })),
  ],
  [
    "status-anywhere",
    "PG-DB10",
    board((base) => ({
      statusOf: (r: number, c: number) =>
        base.isValidRow(r) && base.isValidColumn(c) ? base.statusOf(r, c) : ssa.unavailableSlot,
    })),
  ],
  [
    "clauses-to-the-last",
    "PG-DC1",
    board(() => ({
      setStatus(this: Board, r: number, c: number, s: SlotStatus) {
        if (!this.isValidRow(r)) throw violated(this.isValidColumn(c) ? "valid_row" : "valid_column");
        Board.prototype.setStatus.call(this, r, c, s);
      },
    })),
  ],
  [
    "sets-what-it-can",
    "PG-DC2",
    board(() => ({
      setStatuses(this: Board, r1: number, r2: number, c1: number, c2: number, s: SlotStatus) {
        if (this.isValidRow(r1) && this.isValidColumn(c1)) this.setStatus(r1, c1, s);
        Board.prototype.setStatuses.call(this, r1, r2, c1, c2, s);
      },
    })),
  ],
  [
    "text-for-slots",
    "PG-DC3",
    board(() => ({
      setStatus(this: Board, r: number, c: number, s: SlotStatus) {
        Board.prototype.setStatus.call(this, Number(r), Number(c), s);
      },
    })),
  ],
  [
    "nothing-is-a-wall",
    "PG-DC3",
    board(() => ({
      setStatus(this: Board, r: number, c: number, s: SlotStatus) {
        Board.prototype.setStatus.call(this, r, c, s ?? ssa.unavailableSlot);
      },
    })),
  ],
  ["statuses-exchanged", "PG-DC4", board(() => ({ occupiedSlot: ssa.occupiedSlot }))],
  ["templates-spoiled", "PG-DC4", board(() => ({ bta: sharedTemplates() }))],
];
