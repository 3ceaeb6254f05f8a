/** What the document says of games. */

import { boardOf, cases, drawn, lines, NAMES, pre, rows, SIGNS, type Sign, text } from "./steps.ts";

const gameOut = (over: string, won: string, board: string): string =>
  text(`Game is over: ${over}\nGame is won : ${won}\nBoard Status:\n${board}`);

/** A game that is made of a template. */
export const game = (name: string): string => `g = Game make${name}`;
/** A move that is refused for its place or for what is there; nothing has changed. */
const refused = (name: (typeof NAMES)[number], move: string, tag: string): string =>
  lines(game(name), `$g ${move} ${pre(tag)}`, "b = $g .board", `$b .out -> ${text(boardOf(name))}`);
/** A move on a board that is drawn for it: a cross of pegs around an empty middle, and pegs at the ends. */
const moved = (move: string, after: string): string =>
  lines(game("Diamond"), `$g ${move}`, "b = $g .board", `$b .out -> ${rows(after)}`);

const BEFORE = "**.O.**/**OOO**/.OOOOO./OOO.OOO/.OOOOO./**OOO**/**.O.**";
export const changed = (...cells: readonly [row: number, column: number, sign: string][]): string => {
  const grid = BEFORE.split("/").map((row) => row.split(""));
  for (const [row, column, sign] of cells) (grid[row - 1] as string[])[column - 1] = sign;
  return grid.map((row) => row.join("")).join("/");
};

const WAYS = { moveUp: [-1, 0], moveDown: [1, 0], moveLeft: [0, -1], moveRight: [0, 1] } as const;
const LINES = [1, 2, 3, 4, 5, 6, 7];
/** Every jump there is room for: its name, and where it starts, passes and lands. */
const JUMPS = Object.entries(WAYS).flatMap(([name, [row, column]]) =>
  LINES.flatMap((r) =>
    LINES.filter((c) => LINES.includes(r + 2 * row) && LINES.includes(c + 2 * column)).map((c) => ({
      move: `${name} ${r} ${c}`,
      from: [r, c] as const,
      over: [r + row, c + column] as const,
      to: [r + 2 * row, c + 2 * column] as const,
    })),
  ),
);
type Jump = (typeof JUMPS)[number];
/** A board with this in the three slots of a jump, and one sign all around. */
const around = ({ from, over, to }: Jump, all: Sign, [a, b, c]: readonly [Sign, Sign, Sign]) =>
  drawn(all, [...from, a], [...over, b], [...to, c]);
/** A jump in each direction, the first that has room. */
const FIRST = Object.keys(WAYS).map((name) => JUMPS.find(({ move }) => move.startsWith(name)) as Jump);
/** In each direction and in each line, a jump in its middle. */
const MIDDLES = JUMPS.filter(({ over: [r, c], move }) => (/Up|Down/.test(move) ? r : c) === 4);

/** Two pegs and a hole that would be a jump if the board went on at its other edge, in its line or in the next one. */
const ROUND = [
  [2, 1, 7],
  [1, 7, 6],
  [6, 7, 1],
  [7, 1, 2],
].flatMap(([a = 0, b = 0, c = 0]): [number, number, Sign][][] => [
  [
    [a, 4, "O"],
    [b, 4, "O"],
    [c, 4, "."],
  ],
  [
    [4, a, "O"],
    [4, b, "O"],
    [4, c, "."],
  ],
  ...[-1, 1].map((on): [number, number, Sign][] => {
    const crossed = Math.abs(a - b) > 1;
    return [
      [3, a, "O"],
      [crossed ? 3 + on : 3, b, "O"],
      [3 + on, c, "."],
    ];
  }),
]);

const WRONG: readonly [found: readonly [Sign, Sign, Sign], tag: string][] = [
  [[".", "O", "."], "from_slot_occupied"],
  [["*", "O", "."], "from_slot_occupied"],
  [["O", ".", "."], "middle_slot_occupied"],
  [["O", "*", "."], "middle_slot_occupied"],
  [["O", "O", "O"], "to_slot_unoccupied"],
  [["O", "O", "*"], "to_slot_unoccupied"],
];
/** Jumps that are refused because of what is in one of the three slots; nothing has changed. */
const refusedForSlots = (of: RegExp): string[] =>
  FIRST.filter(({ move }) => of.test(move)).flatMap((jump) =>
    WRONG.map(([found, tag]) => {
      const { steps, rows } = around(jump, ".", found);
      const after = ["b = $g .board", `$b .out -> ${rows}`];
      return lines(...steps, "g = Game makeFromBoard $a", `$g ${jump.move} ${pre(tag)}`, ...after);
    }),
  );

/** The second half of the script, but for what follows the document. */
export const gameScript =
  (): string => `PG-DG1 GAME, Constructors: each maker begins with its template; make_from_board with a copy of the board
${cases(
  ...NAMES.slice(1).map((name) => lines(game(name), "b = $g .board", `$b .out -> ${text(boardOf(name))}`)),
  lines(
    "a = Board makeCross",
    "g = Game makeFromBoard $a",
    "s = $a .occupiedSlot",
    "$a setStatus 1 1 $s",
    "b = $g .board",
    `$b .out -> ${text(boardOf("Cross"))}`,
  ),
)}
PG-DG2 GAME, move_up, move_down: require the column, then the rows, then what is in the slots
${cases(
  refused("Easy", "moveUp 0 9", "from_slot_valid_column"),
  refused("Easy", "moveDown 9 0", "from_slot_valid_column"),
  refused("Easy", "moveUp 8 4", "from_slot_valid_row"),
  refused("Easy", "moveDown 0 4", "from_slot_valid_row"),
  refused("Easy", "moveUp 1 4", "middle_slot_valid_row"),
  refused("Easy", "moveDown 7 4", "middle_slot_valid_row"),
  refused("Easy", "moveUp 2 4", "to_slot_valid_row"),
  refused("Easy", "moveDown 6 4", "to_slot_valid_row"),
  refused("Easy", "moveUp 4 4", "from_slot_occupied"),
  refused("Easy", "moveDown 1 1", "from_slot_occupied"),
  refused("Easy", "moveUp 5 4", "middle_slot_occupied"),
  refused("Easy", "moveDown 3 4", "middle_slot_occupied"),
  refused("Pyramid", "moveUp 5 4", "to_slot_unoccupied"),
  refused("Diamond", "moveDown 1 4", "to_slot_unoccupied"),
  ...refusedForSlots(/Up|Down/),
)}
PG-DG3 GAME, move_left, move_right: require the row, then the columns, then what is in the slots
${cases(
  refused("Easy", "moveLeft 8 0", "from_slot_valid_row"),
  refused("Easy", "moveRight 0 9", "from_slot_valid_row"),
  refused("Easy", "moveLeft 4 8", "from_slot_valid_column"),
  refused("Easy", "moveRight 4 0", "from_slot_valid_column"),
  refused("Easy", "moveLeft 4 1", "middle_slot_valid_column"),
  refused("Easy", "moveRight 4 7", "middle_slot_valid_column"),
  refused("Easy", "moveLeft 4 2", "to_slot_valid_column"),
  refused("Easy", "moveRight 4 6", "to_slot_valid_column"),
  refused("Plus", "moveLeft 4 7", "from_slot_occupied"),
  refused("Plus", "moveRight 4 1", "from_slot_occupied"),
  refused("Plus", "moveLeft 2 4", "middle_slot_occupied"),
  refused("Plus", "moveRight 2 4", "middle_slot_occupied"),
  refused("Plus", "moveLeft 4 5", "to_slot_unoccupied"),
  refused("Plus", "moveRight 4 3", "to_slot_unoccupied"),
  ...refusedForSlots(/Left|Right/),
)}
PG-DG4 GAME, moves: start and middle are empty then, the landing is occupied, and nothing else has changed
${cases(
  moved("moveUp 6 4", changed([6, 4, "."], [5, 4, "."], [4, 4, "O"])),
  moved("moveDown 2 4", changed([2, 4, "."], [3, 4, "."], [4, 4, "O"])),
  moved("moveLeft 4 6", changed([4, 6, "."], [4, 5, "."], [4, 4, "O"])),
  moved("moveRight 4 2", changed([4, 2, "."], [4, 3, "."], [4, 4, "O"])),
  ...SIGNS.flatMap((all) =>
    MIDDLES.map((jump) =>
      lines(
        ...around(jump, all, ["O", "O", "."]).steps,
        "g = Game makeFromBoard $a",
        `$g ${jump.move}`,
        "b = $g .board",
        `$b .out -> ${around(jump, all, [".", ".", "O"]).rows}`,
      ),
    ),
  ),
)}
PG-DG5 GAME, is_over: no peg can jump
${cases(
  ...JUMPS.map((jump) =>
    lines(...around(jump, "*", ["O", "O", "."]).steps, "g = Game makeFromBoard $a", "$g .isOver -> false"),
  ),
  ...FIRST.flatMap((jump) =>
    (
      [
        ["O", "*", "."],
        ["O", ".", "."],
        ["O", "O", "*"],
        ["*", "O", "."],
      ] as const
    ).map((found) => lines(...around(jump, "*", found).steps, "g = Game makeFromBoard $a", "$g .isOver -> true")),
  ),
  lines(
    "g = Game makeEasy",
    "$g .isOver -> false",
    "$g moveDown 2 4",
    "$g .isOver -> false",
    "$g moveUp 5 4",
    "$g .isOver -> true",
  ),
  ...ROUND.map((slots) => lines(...drawn("*", ...slots).steps, "g = Game makeFromBoard $a", "$g .isOver -> true")),
  lines("a = Board makeDefault", "g = Game makeFromBoard $a", "$g .isOver -> true"),
  lines(
    "a = Board makeDefault",
    "s = $a .occupiedSlot",
    "$a setStatus 4 4 $s",
    "$a setStatus 4 5 $s",
    "g = Game makeFromBoard $a",
    "$g .isOver -> true",
    "b = $g .board",
    "u = $b .unoccupiedSlot",
    "$b setStatus 4 6 $u",
    "$g .isOver -> false",
  ),
  ...["moveUp 6 4", "moveLeft 4 6"].map((move) => lines("g = Game makeDiamond", `$g ${move}`, "$g .isOver -> false")),
)}
PG-DG6 GAME, is_won: exactly one peg is left
${cases(
  lines(
    "g = Game makeEasy",
    "$g .isWon -> false",
    "$g moveDown 2 4",
    "$g .isWon -> false",
    "$g moveUp 5 4",
    "$g .isWon -> true",
  ),
  lines("a = Board makeDefault", "g = Game makeFromBoard $a", "$g .isWon -> false"),
)}
PG-DG7 GAME, out: over or not, won or not, and the board
${cases(
  lines("g = Game makeEasy", `$g .out -> ${gameOut("No", "No", boardOf("Easy"))}`),
  lines("a = Board makeDefault", "g = Game makeFromBoard $a", `$g .out -> ${gameOut("Yes", "No", boardOf("Default"))}`),
  lines(
    "g = Game makeEasy",
    "$g moveDown 2 4",
    "$g moveUp 5 4",
    `$g .out -> ${gameOut("Yes", "Yes", "***.***\n***.***\n***O***\n***.***\n***.***\n***.***\n*******")}`,
  ),
)}
PG-DG8 GAME, boolean_to_yes_no: Yes or No
${lines("g = Game makeEasy", "$g booleanToYesNo true -> 'Yes", "$g booleanToYesNo false -> 'No")}
PG-DG9 GAME, board, bta: open to be read
${cases(
  ...NAMES.slice(1).map((name) =>
    lines(
      game(name),
      "a = $g .bta",
      "t = $a .templates",
      `x = $t .${name.toLowerCase()}Board`,
      "b = $g .board",
      "$b isEqual $x -> true",
    ),
  ),
)}
`;
