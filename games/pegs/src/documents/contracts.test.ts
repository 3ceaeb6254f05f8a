/** The document's postconditions as a table: a body that breaks a promise, the call that shows it, and the clause that must notice. */

import { describe, expect, test } from "vitest";
import type { Direction } from "../rules/graph.ts";
import { Board, ContractViolation, Game, type SlotStatus, SlotStatusAccess } from "./eecs3311.ts";

const ssa = new SlotStatusAccess();

const violation = (action: () => unknown) => {
  try {
    action();
  } catch (error) {
    return error instanceof ContractViolation ? `${error.kind} ${error.tag}` : String(error);
  }
  return "none";
};

/** A board whose setting of slots leaves out, or adds, one slot. */
const setting = (change: "leaves out" | "adds", row: number, column: number) =>
  class extends Board {
    protected override setStatusesBody(r1: number, r2: number, c1: number, c2: number, status: SlotStatus) {
      const kept = this.twin();
      super.setStatusesBody(r1, r2, c1, c2, status);
      const other = change === "adds" ? status : kept.statusOf(row, column);
      super.setStatusesBody(row, row, column, column, other);
    }
  };

/** A board that does not look at one slot when it compares, or finds it different. */
const comparing = (answer: boolean) =>
  class extends Board {
    protected override matchesSlotsExceptBody() {
      return answer;
    }
  };

describe("BOARD", () => {
  const corners = [
    [1, 1],
    [1, 7],
    [7, 1],
    [7, 7],
    [4, 4],
  ] as const;

  test.each(corners)("PG-DB3 PG-DC2 slots_in_range_set notices that (%i, %i) was left out", (r, c) => {
    const board = setting("leaves out", r, c).makeCross();
    expect(violation(() => board.setStatuses(1, 7, 1, 7, r === 4 ? ssa.unavailableSlot : ssa.occupiedSlot))).toBe(
      "postcondition slots_in_range_set",
    );
    expect(board.out).toBe(Board.makeCross().out);
  });

  test.each(corners)("PG-DB2 PG-DB3 slots_not_in_range_unchanged notices that (%i, %i) was set", (r, c) => {
    const board = setting("adds", r, c).makeDefault();
    const tag = "postcondition slots_not_in_range_unchanged";
    expect(violation(() => board.setStatuses(2, 3, 2, 3, ssa.occupiedSlot))).toBe(tag);
    expect(violation(() => board.setStatus(2, 2, ssa.occupiedSlot))).toBe(tag);
    expect(board.out).toBe(Board.makeDefault().out);
  });

  test("PG-DB2 slot_set notices that nothing was set", () => {
    const board = setting("leaves out", 2, 2).makeDefault();
    expect(violation(() => board.setStatus(2, 2, ssa.occupiedSlot))).toBe("postcondition slot_set");
  });

  test.each(corners)("PG-DB4 correct_result looks at (%i, %i)", (r, c) => {
    const other = Board.makeDefault();
    other.setStatus(r, c, ssa.occupiedSlot);
    const range = [2, 3, 2, 3] as const;
    expect(Board.makeDefault().matchesSlotsExcept(other, ...range)).toBe(false);
    expect(
      violation(() =>
        comparing(true)
          .makeDefault()
          .matchesSlotsExcept(other, ...range),
      ),
    ).toBe("postcondition correct_result");
    expect(Board.makeDefault().matchesSlotsExcept(other, r, r, c, c)).toBe(true);
    expect(violation(() => comparing(false).makeDefault().matchesSlotsExcept(other, r, r, c, c))).toBe(
      "postcondition correct_result",
    );
  });

  test("PG-DB5 PG-DB10 correct_result of is_equal and status_of, either way", () => {
    const board = Board.makeEasy();
    class Wrong extends Board {
      static of(cells: Board["cells"]) {
        return new Wrong(cells);
      }
      protected override isEqualBody = () => false;
      protected override statusOfBody = () => ssa.occupiedSlot;
    }
    const wrong = Wrong.of(board.cells);
    expect(violation(() => wrong.isEqual(board))).toBe("postcondition correct_result");
    expect(violation(() => wrong.statusOf(1, 1))).toBe("postcondition correct_result");
    expect(violation(() => wrong.statusOf(2, 4))).toBe("none");
  });
});

describe("GAME", () => {
  type Slots = readonly [start: boolean, middle: boolean, landing: boolean];
  const BODIES: readonly [string, Slots][] = [
    ["the start stays", [true, false, true]],
    ["the middle stays", [false, true, true]],
    ["the landing stays empty", [false, false, false]],
    ["start and middle stay", [true, true, true]],
    ["only the middle is emptied", [true, false, false]],
    ["only the start is emptied", [false, true, false]],
  ];
  const STEPS = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const;
  const CALLS = [
    ["moveUp", 6, 4],
    ["moveDown", 2, 4],
    ["moveLeft", 4, 6],
    ["moveRight", 4, 2],
  ] as const;

  test.each(BODIES)("PG-DG4 slots_properly_set notices that %s", (_, slots) => {
    class Broken extends Game {
      protected override moveBody(r: number, c: number, direction: Direction) {
        const [row, column] = STEPS[direction];
        for (const [n, isPeg] of slots.entries()) {
          this.board.setStatus(r + n * row, c + n * column, isPeg ? ssa.occupiedSlot : ssa.unoccupiedSlot);
        }
      }
    }
    for (const [move, r, c] of CALLS) {
      const game = Broken.makeDiamond();
      expect(violation(() => game[move](r, c))).toBe("postcondition slots_properly_set");
      expect(game.out).toBe(Game.makeDiamond().out);
    }
  });

  test.each([
    [1, 4],
    [7, 4],
    [4, 1],
    [4, 7],
  ])("PG-DG4 other_slots_unchanged notices that (%i, %i) changed", (r, c) => {
    class Broken extends Game {
      protected override moveBody(row: number, column: number, direction: Direction) {
        super.moveBody(row, column, direction);
        this.board.setStatus(r, c, ssa.unavailableSlot);
      }
    }
    for (const [move, row, column] of CALLS) {
      const game = Broken.makeDiamond();
      expect(violation(() => game[move](row, column))).toBe("postcondition other_slots_unchanged");
      expect(game.out).toBe(Game.makeDiamond().out);
    }
  });

  /** A board with these pegs on free slots. */
  const pegs = (...at: readonly (readonly [number, number])[]): Board => {
    const board = Board.makeDefault();
    board.setStatuses(1, 7, 1, 7, ssa.unoccupiedSlot);
    for (const [r, c] of at) board.setStatus(r, c, ssa.occupiedSlot);
    return board;
  };

  test.each([
    [
      "up",
      [
        [7, 7],
        [6, 7],
      ],
      false,
    ],
    [
      "down",
      [
        [1, 1],
        [2, 1],
      ],
      false,
    ],
    [
      "left",
      [
        [7, 7],
        [7, 6],
      ],
      false,
    ],
    [
      "right",
      [
        [1, 1],
        [1, 2],
      ],
      false,
    ],
    [
      "nothing, for the pegs stand apart",
      [
        [1, 1],
        [3, 3],
      ],
      true,
    ],
    ["nothing, for one is alone", [[4, 4]], true],
    ["nothing, for there is none", [], true],
  ] as [string, [number, number][], boolean][])("PG-DG5 is_over: a peg can jump %s", (_, at, over) => {
    expect(Game.makeFromBoard(pegs(...at)).isOver).toBe(over);
    class Wrong extends Game {
      protected override isOverBody = () => !over;
    }
    expect(violation(() => Wrong.makeFromBoard(pegs(...at)).isOver)).toBe("postcondition correct_result");
  });

  test.each([
    ["game_won_iff_one_occupied_slot_left", [[4, 4]], false],
    [
      "game_won_iff_one_occupied_slot_left",
      [
        [4, 4],
        [1, 1],
      ],
      true,
    ],
    ["game_won_iff_one_occupied_slot_left", [], true],
  ] as [string, [number, number][], boolean][])("PG-DG6 %s", (tag, at, says) => {
    class Wrong extends Game {
      protected override isWonBody = () => says;
    }
    expect(violation(() => Wrong.makeFromBoard(pegs(...at)).isWon)).toBe(`postcondition ${tag}`);
  });
});
