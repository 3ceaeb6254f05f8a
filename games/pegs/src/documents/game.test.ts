import { describe, expect, test } from "vitest";
import { Board, BoardTemplatesAccess, ContractViolation, Game, SlotStatusAccess } from "./eecs3311.ts";

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

const MAKERS = ["Easy", "Cross", "Plus", "Pyramid", "Arrow", "Diamond", "Skull"] as const;
const text = (over: string, won: string, ...rows: string[]) =>
  [`Game is over: ${over}`, `Game is won : ${won}`, "Board Status:", ...rows].join("\n");

describe("making games", () => {
  test.each(MAKERS)("PG-DG1 make%s begins with its template", (name) => {
    const game = Game[`make${name}`]();
    expect(game.board.isEqual(templates[`${name.toLowerCase() as Lowercase<typeof name>}Board`])).toBe(true);
  });

  test("PG-DG1 PG-DG9 make_from_board copies the board it is given", () => {
    const board = Board.makeCross();
    const game = Game.makeFromBoard(board);
    board.setStatus(4, 4, ssa.unavailableSlot);
    expect(game.board.out).toBe(Board.makeCross().out);
    game.board.setStatus(4, 4, ssa.unoccupiedSlot);
    expect(board.statusOf(4, 4)).toBe(ssa.unavailableSlot);
    expect(game.bta.templates).toBe(templates);
  });

  test.each(MAKERS)("PG-DG1 make%s and make_from_board break board_set when the board is another", (name) => {
    class Broken extends Game {
      constructor() {
        super(Board.makeDefault());
      }
    }
    expect(violation(() => Broken[`make${name}`].call(Broken as never))).toBe("postcondition board_set");
    expect(violation(() => Broken.makeFromBoard.call(Broken as never, Board.makeEasy()))).toBe(
      "postcondition board_set",
    );
  });
});

describe("what a move requires", () => {
  const moves = {
    up: (game: Game, r: number, c: number) => game.moveUp(r, c),
    down: (game: Game, r: number, c: number) => game.moveDown(r, c),
    left: (game: Game, r: number, c: number) => game.moveLeft(r, c),
    right: (game: Game, r: number, c: number) => game.moveRight(r, c),
  };

  test.each([
    ["up", 0, 0, "from_slot_valid_column"],
    ["up", 8, 4, "from_slot_valid_row"],
    ["up", 1, 4, "middle_slot_valid_row"],
    ["up", 2, 4, "to_slot_valid_row"],
    ["up", 7, 4, "from_slot_occupied"],
    ["up", 4, 2, "middle_slot_occupied"],
    ["up", 5, 4, "to_slot_unoccupied"],
    ["down", 9, 8, "from_slot_valid_column"],
    ["down", 0, 4, "from_slot_valid_row"],
    ["down", 7, 4, "middle_slot_valid_row"],
    ["down", 6, 4, "to_slot_valid_row"],
    ["down", 1, 4, "from_slot_occupied"],
    ["down", 4, 2, "middle_slot_occupied"],
    ["down", 2, 4, "to_slot_unoccupied"],
    ["down", 2.5, 4, "from_slot_valid_row"],
  ] as const)("PG-DG2 PG-DC1 PG-DC2 move_%s(%d,%d) breaks %s", (direction, r, c, tag) => {
    const game = Game.makePlus();
    expect(violation(() => moves[direction](game, r, c))).toBe(`precondition ${tag}`);
    expect(game.board.out).toBe(Board.makePlus().out);
  });

  test.each([
    ["left", 0, 0, "from_slot_valid_row"],
    ["left", 4, 8, "from_slot_valid_column"],
    ["left", 4, 1, "middle_slot_valid_column"],
    ["left", 4, 2, "to_slot_valid_column"],
    ["left", 4, 7, "from_slot_occupied"],
    ["left", 2, 4, "middle_slot_occupied"],
    ["left", 4, 5, "to_slot_unoccupied"],
    ["right", 8, 9, "from_slot_valid_row"],
    ["right", 4, 0, "from_slot_valid_column"],
    ["right", 4, 7, "middle_slot_valid_column"],
    ["right", 4, 6, "to_slot_valid_column"],
    ["right", 4, 1, "from_slot_occupied"],
    ["right", 2, 4, "middle_slot_occupied"],
    ["right", 4, 2, "to_slot_unoccupied"],
  ] as const)("PG-DG3 PG-DC1 PG-DC2 move_%s(%d,%d) breaks %s", (direction, r, c, tag) => {
    const game = Game.makePlus();
    expect(violation(() => moves[direction](game, r, c))).toBe(`precondition ${tag}`);
    expect(game.board.out).toBe(Board.makePlus().out);
  });
});

describe("what a move promises", () => {
  class Lazy extends Game {
    protected override moveBody() {}
  }
  class Careless extends Game {
    protected override moveBody(r: number, c: number, direction: "up" | "down" | "left" | "right") {
      super.moveBody(r, c, direction);
      this.board.setStatus(7, 1, ssa.occupiedSlot);
    }
  }
  test.each([
    ["moveUp", 3, 4],
    ["moveDown", 5, 4],
    ["moveLeft", 4, 3],
    ["moveRight", 4, 5],
  ] as const)(
    "PG-DG4 PG-DC1 PG-DC2 %s keeps both promises, and a broken one leaves the game as it was",
    (move, r, c) => {
      const game = Game.makePlus();
      game[move](r, c);
      expect(game.board.numberOfOccupiedSlots).toBe(8);
      for (const [broken, tag] of [
        [Lazy.makePlus(), "slots_properly_set"],
        [Careless.makePlus(), "other_slots_unchanged"],
      ] as const) {
        expect(violation(() => broken[move](r, c))).toBe(`postcondition ${tag}`);
        expect(broken.board.out).toBe(Board.makePlus().out);
      }
    },
  );
});

describe("the end", () => {
  test("PG-DG5 PG-DG6 a game is over when no peg can jump, and won with one peg", () => {
    const game = Game.makeFromBoard(Board.makeDefault());
    expect([game.isOver, game.isWon]).toEqual([true, false]);
    game.board.setStatus(4, 4, ssa.occupiedSlot);
    expect([game.isOver, game.isWon]).toEqual([true, true]);
    expect([Game.makeSkull().isOver, Game.makeSkull().isWon]).toEqual([false, false]);
  });

  test.each([
    ["left", 4, 1],
    ["right", 4, 7],
    ["up", 1, 4],
    ["down", 7, 4],
  ])("PG-DG5 a game goes on while a jump %s is left", (direction, r, c) => {
    const board = Board.makeDefault();
    board.setStatuses(Math.min(4, r), Math.max(4, r), Math.min(4, c), Math.max(4, c), ssa.occupiedSlot);
    board.setStatus(r, c, ssa.unoccupiedSlot);
    expect([direction, Game.makeFromBoard(board).isOver]).toEqual([direction, false]);
    board.setStatus(r, c, ssa.unavailableSlot);
    expect([direction, Game.makeFromBoard(board).isOver]).toEqual([direction, true]);
  });

  test("PG-DG5 PG-DG6 wrong answers are caught", () => {
    class Wrong extends Game {
      protected override isOverBody = () => true;
      protected override isWonBody = () => true;
    }
    class Endless extends Game {
      override get isOver() {
        return false;
      }
    }
    const won = Board.makeDefault();
    won.setStatus(4, 4, ssa.occupiedSlot);
    expect(violation(() => Wrong.makeEasy().isOver)).toBe("postcondition correct_result");
    expect(violation(() => Wrong.makeEasy().isWon)).toBe("postcondition game_won_iff_one_occupied_slot_left");
    expect(violation(() => Endless.makeFromBoard(won).isWon)).toBe("postcondition winning_a_game_means_game_over");
  });

  test("PG-DG8 yes and no", () => {
    expect([true, false].map(Game.makeEasy().booleanToYesNo)).toEqual(["Yes", "No"]);
  });
});

describe("games played with documented moves", () => {
  test("PG-DG4 PG-DG7 easy is won, and prints the documented text at each step", () => {
    const game = Game.makeEasy();
    const rows = (...middle: string[]) => [...middle.map((sign) => `***${sign}***`), "*******"];
    expect(game.out).toBe(text("No", "No", ...rows(".", "O", "O", ".", "O", ".")));
    game.moveDown(2, 4);
    expect(game.out).toBe(text("No", "No", ...rows(".", ".", ".", "O", "O", ".")));
    game.moveUp(5, 4);
    expect(game.out).toBe(text("Yes", "Yes", ...rows(".", ".", "O", ".", ".", ".")));
  });

  test.each([
    [
      Game.makeCross(),
      [
        ["moveLeft", 3, 4],
        ["moveUp", 5, 4],
        ["moveLeft", 3, 5],
        ["moveRight", 3, 2],
        ["moveDown", 2, 4],
      ],
    ],
    [
      Game.makePlus(),
      [
        ["moveUp", 3, 4],
        ["moveUp", 5, 4],
        ["moveRight", 4, 2],
        ["moveUp", 4, 4],
        ["moveDown", 1, 4],
        ["moveLeft", 4, 6],
        ["moveDown", 3, 4],
        ["moveDown", 5, 4],
      ],
    ],
  ] as const)(
    "PG-DG4 PG-DG7 cross and plus are won, and print the documented text at each step (%#)",
    (game, moves) => {
      for (const [index, [move, r, c]] of moves.entries()) {
        expect(game.out).toBe(text("No", "No", game.board.out));
        game[move](r, c);
        expect(game.board.numberOfOccupiedSlots).toBe(moves.length - index);
      }
      expect(game.out).toBe(text("Yes", "Yes", game.board.out));
    },
  );
});
