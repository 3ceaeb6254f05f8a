/** Every kind of JavaScript value at every parameter of the door: only contracts are broken, and nothing changes. */

import { misuse } from "@baize/testkit/misuse";
import { describe, expect, test } from "vitest";
import { Board, ContractViolation, Game, History, OccupiedSlot, SlotStatus, SlotStatusAccess } from "./eecs3311.ts";
import { Implementation } from "./implementation.ts";

const ssa = new SlotStatusAccess();

/** A board of a class that inherits, made of what it is given. */
class Heir extends Board {
  constructor(given?: unknown) {
    super(given as never);
  }
}

function door() {
  const game = Game.makePyramid();
  const board = Board.makeCross();
  const history = new History(game);
  type Place = [number, number];
  type Range = [number, number, number, number];
  return {
    calls: {
      Board: [(cells: never) => Reflect.construct(Board, [cells]), board.cells],
      Game: [(given: never) => Reflect.construct(Game, [given]), board],
      heir: [(cells: never) => new Heir(cells), board.cells],
      History: [(given: Game) => new History(given), game],
      fromCells: [(cells: never) => Board.fromCells(cells), board.cells],
      makeFromBoard: [(given: Board) => Game.makeFromBoard(given), board],
      booleanToYesNo: [(b: boolean) => game.booleanToYesNo(b), true],
      moveUp: [(...at: Place) => game.moveUp(...at), 5, 4],
      moveDown: [(...at: Place) => game.moveDown(...at), 3, 4],
      moveLeft: [(...at: Place) => game.moveLeft(...at), 4, 3],
      moveRight: [(...at: Place) => game.moveRight(...at), 4, 5],
      setStatus: [(r: number, c: number, s: SlotStatus) => board.setStatus(r, c, s), 1, 1, ssa.occupiedSlot],
      setStatuses: [(...g: [...Range, SlotStatus]) => board.setStatuses(...g), 1, 2, 1, 2, ssa.occupiedSlot],
      matchesSlotsExcept: [(...g: [Board, ...Range]) => board.matchesSlotsExcept(...g), board.twin(), 1, 2, 1, 2],
      isEqual: [(given: Board) => board.isEqual(given), board.twin()],
      isValidRow: [(r: number) => board.isValidRow(r), 1],
      isValidColumn: [(c: number) => board.isValidColumn(c), 1],
      statusOf: [(...at: Place) => board.statusOf(...at), 1, 1],
      copy: [(given: Board) => board.copy(given), board.twin()],
      historyUp: [(...at: Place) => history.moveUp(...at), 5, 4],
      historyLeft: [(...at: Place) => history.moveLeft(...at), 4, 3],
    },
    shown: () => [game.board.out, board.out, history.game.board.out],
  } as const;
}

const violation = (action: () => unknown) => {
  try {
    action();
  } catch (error) {
    return error instanceof ContractViolation ? `${error.kind} ${error.tag}` : String(error);
  }
  return "none";
};

describe("misuse", () => {
  test("PG-DC3 any value at any parameter", async () => {
    expect(await misuse(door, ["ContractViolation"])).toEqual([]);
  });

  test("PG-DC4 a class that inherits makes boards and games of its own", () => {
    expect(new Heir("O".repeat(49)).numberOfOccupiedSlots).toBe(49);
    class Own extends Game {}
    expect(Own.makeFromBoard(Board.makeEasy())).toBeInstanceOf(Own);
    expect(Own.makeSkull()).toBeInstanceOf(Own);
    expect(Reflect.apply(Board.makeEasy, Heir, [])).toBeInstanceOf(Heir);
  });

  test.each([undefined, null, 0, {}, Board.makeCross(), class {}])(
    "PG-DC4 a maker called on %o is the class's own",
    (on) => {
      const board = Reflect.apply(Board.makeEasy, on, []);
      expect([Object.getPrototypeOf(board), board.out]).toEqual([Board.prototype, Board.makeEasy().out]);
      const games = [Reflect.apply(Game.makeEasy, on, []), Reflect.apply(Game.makeFromBoard, on, [board])];
      for (const game of games)
        expect([Object.getPrototypeOf(game), game.board.out]).toEqual([Game.prototype, board.out]);
    },
  );

  /** A status that lies about itself. */
  class Odd extends SlotStatus {
    get out() {
      return "X" as "O";
    }
  }

  test.each<[string, () => unknown]>([
    ["valid_board", () => Game.makeFromBoard(null as never)],
    ["valid_board", () => Game.makeFromBoard(Object.create(Board.prototype))],
    ["valid_board", () => Board.makeEasy().isEqual({ out: "" } as never)],
    ["valid_board", () => Board.makeEasy().copy({ cells: "" } as never)],
    ["valid_board", () => Board.makeEasy().matchesSlotsExcept(null as never, 1, 1, 1, 1)],
    ["valid_board", () => new Heir()],
    ["valid_board", () => new Heir(["O".repeat(49)])],
    ["valid_board", () => Reflect.construct(class extends Game {}, [])],
    ["valid_maker", () => Reflect.construct(Board, [])],
    ["valid_maker", () => Reflect.construct(Board, ["O".repeat(49)])],
    ["valid_maker", () => Reflect.construct(Board, ["O".repeat(49), Symbol("maker")])],
    ["valid_maker", () => Reflect.construct(Game, [Board.makeEasy()])],
    ["valid_maker", () => Reflect.construct(Game.makeEasy().constructor, [Board.makeEasy()])],
    ["valid_board", () => Board.fromCells(`${"O".repeat(48)}X` as never)],
    ["valid_board", () => Board.fromCells("O".repeat(50) as never)],
    ["valid_game", () => new History(null as never)],
    ["valid_game", () => new History({ board: Board.makeEasy() } as never)],
    ["valid_status", () => Board.makeEasy().setStatus(1, 1, { out: "X" } as never)],
    ["valid_status", () => Board.makeEasy().setStatus(1, 1, new Odd())],
    ["valid_status", () => Board.makeEasy().setStatuses(1, 1, 1, 1, "O" as never)],
    ["valid_status", () => new OccupiedSlot()],
    ["valid_status", () => Board.makeEasy().setStatus(1, 1, Object.create(OccupiedSlot.prototype))],
    ["valid_row", () => Board.makeEasy().statusOf("1" as never, 1)],
    ["valid_column", () => Board.makeEasy().statusOf(1, [1] as never)],
    ["valid_boolean", () => Game.makeEasy().booleanToYesNo(1 as never)],
  ])("PG-DC3 %s: %s", (tag, call) => {
    expect(violation(call)).toBe(`precondition ${tag}`);
  });
});

describe("values are values", () => {
  const write = (target: object, key: string, value: unknown) =>
    violation(() => Reflect.set(target, key, value) || fail());
  const fail = () => {
    throw new TypeError("not written");
  };

  test("PG-DC4 statuses, boards and accesses cannot be broken", () => {
    const board = Board.makeEasy();
    const game = Game.makeEasy();
    const kept: [object, string][] = [
      [ssa.occupiedSlot, "out"],
      [board, "imp"],
      [board, "ssa"],
      [board, "bta"],
      [board.imp, "cells"],
      [board.imp, "height"],
      [board.ssa, "occupiedSlot"],
      [board.bta, "templates"],
      [board.bta.templates, "easyBoard"],
      [game, "board"],
      [game, "bta"],
      [new History(game), "message"],
    ];
    for (const [target, key] of kept) expect([key, write(target, key, null)]).toEqual([key, "TypeError: not written"]);
    expect(board.out).toBe(Board.makeEasy().out);
    expect(board.imp).toBeInstanceOf(Implementation);
    expect([board.imp.height, board.imp.width, board.imp.item(2, 4)]).toEqual([7, 7, ssa.occupiedSlot]);
  });
});

describe("what the player is told", () => {
  test("PG-DM1 what is no number is told as it was given", () => {
    const history = new History(Game.makeEasy());
    history.moveUp("2" as never, 4);
    expect(history.message).toBe('Row "2" is not valid.');
    history.moveLeft(2, null as never);
    expect(history.message).toBe("Column null is not valid.");
  });

  test("PG-DM1 of a row and a column that are no numbers the row is told left and right, the column up and down", () => {
    const history = new History(Game.makeEasy());
    const told = (move: "moveUp" | "moveDown" | "moveLeft" | "moveRight") => {
      history[move]("r" as never, "c" as never);
      return history.message;
    };
    expect(["moveLeft", "moveRight"].map((move) => told(move as "moveLeft"))).toEqual(
      Array(2).fill('Row "r" is not valid.'),
    );
    expect(["moveUp", "moveDown"].map((move) => told(move as "moveUp"))).toEqual(
      Array(2).fill('Column "c" is not valid.'),
    );
  });

  test("PG-DM1 PG-DM2 messages, undo and redo of a game", () => {
    const history = new History(Game.makeEasy());
    const told: string[] = [history.message];
    const does = (action: () => void) => {
      action();
      told.push(`${history.message} ${history.game.board.numberOfOccupiedSlots}`);
    };
    does(() => history.undo());
    does(() => history.moveDown(2, 4));
    does(() => history.redo());
    does(() => history.undo());
    does(() => history.redo());
    does(() => history.undo());
    does(() => history.moveUp(3, 4));
    does(() => history.redo());
    does(() => history.moveLeft(8, 9));
    does(() => history.moveUp(8, 9));
    does(() => history.moveRight(1.5, 4));
    does(() => history.moveRight(4, "4" as never));
    does(() => history.moveRight(4, 1));
    expect(told).toEqual([
      "",
      "Nothing to undo. 3",
      "Operation successfully completed. 2",
      "Nothing to redo. 2",
      "Operation successfully completed. 3",
      "Operation successfully completed. 2",
      "Operation successfully completed. 3",
      "Operation successfully completed. 2",
      "Nothing to redo. 2",
      "Row 8 is not valid. 2",
      "Column 9 is not valid. 2",
      "Row 1.5 is not valid. 2",
      'Column "4" is not valid. 2',
      "Slot at (4, 1) is not O 2",
    ]);
  });

  test("PG-DM2 three moves are taken back, and made again one by one", () => {
    const history = new History(Game.makeSkull());
    const made = [() => history.moveUp(6, 3), () => history.moveUp(6, 5), () => history.moveDown(3, 3)].map((move) => {
      move();
      return history.game.out;
    });
    for (const _ of made) history.undo();
    const again = made.map(() => {
      history.redo();
      return history.game.out;
    });
    expect(again).toEqual(made);
    expect(new Set(made).size).toBe(3);
  });

  test("PG-DM2 all of a game can be taken back and made again", () => {
    const history = new History(Game.makeEasy());
    const outs = [history.game.out];
    for (const [r, c] of [
      [2, 4],
      [5, 4],
    ] as const) {
      if (r === 2) history.moveDown(r, c);
      else history.moveUp(r, c);
      outs.push(history.game.out);
    }
    expect(history.game.isWon).toBe(true);
    for (const out of outs.slice(0, -1).reverse()) {
      history.undo();
      expect(history.game.out).toBe(out);
    }
    for (const out of outs.slice(1)) {
      history.redo();
      expect(history.game.out).toBe(out);
    }
  });
});
