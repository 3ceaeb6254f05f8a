import { describe, expect, test } from "vitest";
import {
  Board,
  BoardTemplatesAccess,
  ContractViolation,
  OccupiedSlot,
  type SlotStatus,
  SlotStatusAccess,
} from "./eecs3311.ts";

const ssa = new SlotStatusAccess();
const { templates } = new BoardTemplatesAccess();

const violation = (action: () => unknown) => {
  try {
    action();
  } catch (error) {
    if (error instanceof ContractViolation) return `${error.kind} ${error.tag}`;
    throw error;
  }
  return "none";
};

const MAKERS = ["Default", "Easy", "Cross", "Plus", "Pyramid", "Arrow", "Diamond", "Skull"] as const;

describe("slot statuses", () => {
  test("PG-DS1 every access gives the same three objects", () => {
    const again = new SlotStatusAccess();
    expect(again.occupiedSlot).toBe(ssa.occupiedSlot);
    expect(again.unoccupiedSlot).toBe(ssa.unoccupiedSlot);
    expect(again.unavailableSlot).toBe(ssa.unavailableSlot);
    expect([ssa.occupiedSlot, ssa.unoccupiedSlot, ssa.unavailableSlot].map((s) => s.out)).toEqual(["O", ".", "*"]);
  });

  test("PG-DS2 a board's statuses are the shared ones", () => {
    const board = Board.makeEasy();
    expect(board.occupiedSlot).toBe(ssa.occupiedSlot);
    expect(board.unoccupiedSlot).toBe(ssa.unoccupiedSlot);
    expect(board.unavailableSlot).toBe(ssa.unavailableSlot);
  });

  test("PG-DS2 a board with statuses of its own breaks its promise", () => {
    class Broken extends Board {
      protected override occupiedSlotBody = () => Object.create(OccupiedSlot.prototype);
      protected override unoccupiedSlotBody = () => ssa.occupiedSlot as never;
      protected override unavailableSlotBody = () => ssa.occupiedSlot as never;
    }
    const board = Broken.makeEasy();
    expect(violation(() => board.occupiedSlot)).toBe("postcondition correct_result");
    expect(violation(() => board.unoccupiedSlot)).toBe("postcondition correct_result");
    expect(violation(() => board.unavailableSlot)).toBe("postcondition correct_result");
  });
});

describe("making boards", () => {
  test.each(MAKERS)("PG-DB1 PG-DT2 make%s makes its template", (name) => {
    const board = Board[`make${name}`]();
    const template = templates[`${name.toLowerCase() as Lowercase<typeof name>}Board`];
    expect(board.isEqual(template)).toBe(true);
    expect(board.out).toBe(template.out);
  });

  test.each(MAKERS)("PG-DB1 make%s breaks board_set when it makes something else", (name) => {
    class Broken extends Board {
      constructor() {
        super((name === "Skull" ? Board.makeEasy() : Board.makeSkull()).cells);
      }
    }
    expect(violation(() => Broken[`make${name}`].call(Broken as never))).toBe("postcondition board_set");
  });

  test("PG-DT2 a template cannot be spoilt", () => {
    templates.easyBoard.setStatus(1, 1, ssa.occupiedSlot);
    expect(Board.makeEasy().statusOf(1, 1)).toBe(ssa.unavailableSlot);
    expect(new BoardTemplatesAccess().templates).toBe(templates);
  });
});

describe("set_status", () => {
  test("PG-DB2 sets one slot, an unavailable one too", () => {
    const board = Board.makeEasy();
    board.setStatus(1, 1, ssa.occupiedSlot);
    board.setStatus(2, 4, new SlotStatusAccess().occupiedSlot);
    expect(board.statusOf(1, 1)).toBe(ssa.occupiedSlot);
    expect(board.statusOf(2, 4)).toBe(ssa.occupiedSlot);
    expect(board.matchesSlotsExcept(Board.makeEasy(), 1, 1, 1, 1)).toBe(true);
  });

  test.each([
    [0, 4, "precondition valid_row"],
    [8, 9, "precondition valid_row"],
    [4, 0, "precondition valid_column"],
    [4, 8, "precondition valid_column"],
    [1.5, 4, "precondition valid_row"],
    [4, Number.NaN, "precondition valid_column"],
  ])("PG-DB2 PG-DB10 (%d, %d): %s", (r, c, expected) => {
    const board = Board.makeCross();
    expect(violation(() => board.setStatus(r, c, ssa.occupiedSlot))).toBe(expected);
    expect(violation(() => board.statusOf(r, c))).toBe(expected);
    expect(board.out).toBe(Board.makeCross().out);
  });

  class Lazy extends Board {
    protected override setStatusesBody() {}
  }
  class Greedy extends Board {
    protected override setStatusesBody(_r1: number, _r2: number, _c1: number, _c2: number, status: SlotStatus) {
      super.setStatusesBody(1, 7, 1, 7, status);
    }
  }

  test("PG-DB2 PG-DC2 a broken set_status is caught and leaves the board as it was", () => {
    for (const [board, tag] of [
      [Lazy.makeCross(), "slot_set"],
      [Greedy.makeCross(), "slots_not_in_range_unchanged"],
    ] as const) {
      expect(violation(() => board.setStatus(4, 4, ssa.unoccupiedSlot))).toBe(`postcondition ${tag}`);
      expect(board.out).toBe(Board.makeCross().out);
    }
  });

  test("PG-DB3 PG-DC2 a broken set_statuses is caught and leaves the board as it was", () => {
    for (const [board, tag] of [
      [Lazy.makeCross(), "slots_in_range_set"],
      [Greedy.makeCross(), "slots_not_in_range_unchanged"],
    ] as const) {
      expect(violation(() => board.setStatuses(3, 4, 3, 4, ssa.unoccupiedSlot))).toBe(`postcondition ${tag}`);
      expect(board.out).toBe(Board.makeCross().out);
    }
  });
});

describe("ranges", () => {
  test("PG-DB3 set_statuses fills a rectangle", () => {
    const board = Board.makeDefault();
    board.setStatuses(2, 3, 4, 6, ssa.occupiedSlot);
    expect(board.out).toBe("*******\n***OOO*\n***OOO*\n*******\n*******\n*******\n*******");
  });

  const RANGES = [
    [0, 2, 1, 2, "valid_rows"],
    [1, 8, 0, 2, "valid_rows"],
    [1, 2, 0, 2, "valid_columns"],
    [1, 2, 1, 8, "valid_columns"],
    [3, 2, 5, 4, "valid_row_range"],
    [2, 2, 5, 4, "valid_column_range"],
  ] as const;

  test.each(RANGES)("PG-DB3 PG-DB4 rows %i to %i, columns %i to %i: %s", (r1, r2, c1, c2, tag) => {
    const board = Board.makeCross();
    expect(violation(() => board.setStatuses(r1, r2, c1, c2, ssa.occupiedSlot))).toBe(`precondition ${tag}`);
    expect(violation(() => board.matchesSlotsExcept(board, r1, r2, c1, c2))).toBe(`precondition ${tag}`);
    expect(board.out).toBe(Board.makeCross().out);
  });

  test("PG-DB4 outside a range is outside its rows or outside its columns", () => {
    const board = Board.makeCross();
    const other = Board.makeCross();
    other.setStatuses(2, 3, 4, 5, ssa.unavailableSlot);
    expect(board.matchesSlotsExcept(other, 2, 3, 4, 5)).toBe(true);
    expect(board.matchesSlotsExcept(other, 2, 3, 4, 4)).toBe(false);
    expect(board.matchesSlotsExcept(other, 3, 3, 4, 5)).toBe(false);
  });

  test("PG-DB4 boards of different size do not compare", () => {
    class Short extends Board {
      override get numberOfRows() {
        return 5;
      }
    }
    class Narrow extends Board {
      override get numberOfColumns() {
        return 5;
      }
    }
    const board = Board.makeCross();
    const cells = board.cells;
    const compare = (other: Board) => violation(() => board.matchesSlotsExcept(other, 1, 1, 1, 1));
    expect(compare(new (Short as never as new (c: string) => Board)(cells))).toBe(
      "precondition consistent_row_numbers",
    );
    expect(compare(new (Narrow as never as new (c: string) => Board)(cells))).toBe(
      "precondition consistent_column_numbers",
    );
  });

  test("PG-DB4 a wrong comparison is caught", () => {
    class Broken extends Board {
      protected override matchesSlotsExceptBody = () => true;
    }
    expect(violation(() => Broken.makeCross().matchesSlotsExcept(Board.makePlus(), 1, 1, 1, 1))).toBe(
      "postcondition correct_result",
    );
  });
});

describe("queries", () => {
  test("PG-DB5 boards are equal when they print the same", () => {
    expect(Board.makeCross().isEqual(Board.makeCross())).toBe(true);
    expect(Board.makeCross().isEqual(Board.makePlus())).toBe(false);
    class Broken extends Board {
      protected override isEqualBody = () => true;
    }
    const board = Broken.makeCross();
    expect(violation(() => board.isEqual(Board.makePlus()))).toBe("postcondition correct_result");
  });

  test("PG-DB6 out is seven rows without a break at the end", () => {
    expect(Board.makeEasy().out).toBe("***.***\n***O***\n***O***\n***.***\n***O***\n***.***\n*******");
  });

  test.each([
    [-1, false],
    [0, false],
    [1, true],
    [7, true],
    [8, false],
    [2.5, false],
  ])("PG-DB7 is %d a row and a column: %s", (n, valid) => {
    const board = Board.makeDefault();
    expect([board.isValidRow(n), board.isValidColumn(n)]).toEqual([valid, valid]);
  });

  test("PG-DB7 PG-DB8 PG-DB10 wrong answers are caught", () => {
    class NoLine extends Board {
      protected override isValidLineBody = () => false;
    }
    class Large extends Board {
      protected override numberOfLinesBody = () => 9;
    }
    class Blind extends Board {
      protected override statusOfBody = () => ssa.unavailableSlot;
    }
    expect(violation(() => NoLine.makeCross().isValidRow(4))).toBe("postcondition correct_result");
    expect(violation(() => NoLine.makeCross().isValidColumn(4))).toBe("postcondition correct_result");
    expect(violation(() => Large.makeCross().numberOfRows)).toBe("postcondition correct_result");
    expect(violation(() => Large.makeCross().numberOfColumns)).toBe("postcondition correct_result");
    expect(violation(() => Blind.makeCross().statusOf(4, 4))).toBe("postcondition correct_result");
  });

  test("PG-DB8 PG-DB9 PG-DB10 size, pegs and slots", () => {
    const board = Board.makeCross();
    expect([board.numberOfRows, board.numberOfColumns, board.numberOfOccupiedSlots]).toEqual([7, 7, 6]);
    expect(board.statusOf(1, 1)).toBe(ssa.unavailableSlot);
    expect(board.statusOf(1, 4)).toBe(ssa.unoccupiedSlot);
    expect(board.statusOf(2, 4)).toBe(ssa.occupiedSlot);
  });
});
