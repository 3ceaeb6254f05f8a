/** What the Peg Solitaire document says, contract by contract, as a script that any implementation can be put through. */

import { BoardTemplates } from "../eecs3311.ts";

const NAMES = ["Default", "Easy", "Cross", "Plus", "Pyramid", "Arrow", "Diamond", "Skull"] as const;
const templates = new BoardTemplates();
const boardOf = (name: (typeof NAMES)[number]): string =>
  templates[`${name.toLowerCase()}Board` as keyof BoardTemplates].out;
const text = (value: string): string => `'${value.replaceAll("\n", "\\n").replaceAll(" ", "\\s")}`;
const cases = (...all: readonly string[]): string => all.join("\n\n");
const lines = (...all: readonly string[]): string => all.map((line) => `  ${line}`).join("\n");
const pre = (tag: string): string => `-> throws ContractViolation precondition ${tag}`;
const gameOut = (over: string, won: string, board: string): string =>
  text(`Game is over: ${over}\nGame is won : ${won}\nBoard Status:\n${board}`);
/** The rows of a board that is easy to read, as one text. */
const rows = (line: string): string => text(line.replaceAll("/", "\n"));

/** A game that is made of a template. */
const game = (name: string): string => `g = Game make${name}`;
/** A move that is refused for its place or for what is there; nothing has changed. */
const refused = (name: (typeof NAMES)[number], move: string, tag: string): string =>
  lines(game(name), `$g ${move} ${pre(tag)}`, "b = $g .board", `$b .out -> ${text(boardOf(name))}`);
/** A move on a board that is drawn for it: a cross of pegs around an empty middle, and pegs at the ends. */
const moved = (move: string, after: string): string =>
  lines(game("Diamond"), `$g ${move}`, "b = $g .board", `$b .out -> ${rows(after)}`);

const BEFORE = "**.O.**/**OOO**/.OOOOO./OOO.OOO/.OOOOO./**OOO**/**.O.**";
const changed = (...cells: readonly [row: number, column: number, sign: string][]): string => {
  const grid = BEFORE.split("/").map((row) => row.split(""));
  for (const [row, column, sign] of cells) (grid[row - 1] as string[])[column - 1] = sign;
  return grid.map((row) => row.join("")).join("/");
};

/** The whole script. */
export const eecs3311Script = (): string => `PG-DT1 the boards: the layouts of the eight templates
${cases(...NAMES.map((name) => lines(`b = Board make${name}`, `$b .out -> ${text(boardOf(name))}`)))}
PG-DT2 bta.Templates: the way to the templates
${cases(
  ...NAMES.map((name) =>
    lines(
      "b = Board makeEasy",
      "a = $b .bta",
      "t = $a .templates",
      `x = $t .${name.toLowerCase()}Board`,
      `$x .out -> ${text(boardOf(name))}`,
    ),
  ),
)}
PG-DB1 BOARD, Constructor: each maker makes its template (board_set)
${cases(...NAMES.map((name) => lines(`b = Board make${name}`, "a = $b .bta", "t = $a .templates", `x = $t .${name.toLowerCase()}Board`, "$b isEqual $x -> true")))}
PG-DS1 SLOT_STATUS: three statuses, each the same object wherever it is asked for
${lines("b = Board makeEasy", "c = Board makeCross", "s = $b .occupiedSlot", "$c .occupiedSlot -> $s", "$s .out -> 'O", "s = $b .unoccupiedSlot", "$c .unoccupiedSlot -> $s", "$s .out -> '.", "s = $b .unavailableSlot", "$c .unavailableSlot -> $s", "$s .out -> '*")}
PG-DS2 BOARD, occupied_slot and its like: the shared objects of ssa
${lines("b = Board makeEasy", "a = $b .ssa", ...["occupiedSlot", "unoccupiedSlot", "unavailableSlot"].flatMap((name) => [`s = $a .${name}`, `$b .${name} -> $s`]))}
PG-DB2 BOARD, set_status: sets one slot, an unavailable one too, and no other; row and column must be valid
${cases(
  lines(
    "b = Board makeDefault",
    "s = $b .occupiedSlot",
    "$b setStatus 2 6 $s",
    `$b .out -> ${rows("*******/*****O*/*******/*******/*******/*******/*******")}`,
  ),
  lines(
    "b = Board makeEasy",
    "s = $b .occupiedSlot",
    "$b setStatus 1 1 $s",
    `$b .out -> ${text(`O${boardOf("Easy").slice(1)}`)}`,
  ),
  lines("b = Board makeEasy", "s = $b .unavailableSlot", "$b setStatus 7 7 $s", `$b .out -> ${text(boardOf("Easy"))}`),
  ...(
    [
      ["0 4", "valid_row"],
      ["8 9", "valid_row"],
      ["4 0", "valid_column"],
      ["4 8", "valid_column"],
    ] as const
  ).map(([at, tag]) =>
    lines(
      "b = Board makeEasy",
      "s = $b .occupiedSlot",
      `$b setStatus ${at} $s ${pre(tag)}`,
      `$b .out -> ${text(boardOf("Easy"))}`,
    ),
  ),
)}
PG-DB3 BOARD, set_statuses: sets a rectangle and nothing else; its rows and columns must be valid, low to high
${cases(
  lines(
    "b = Board makeDefault",
    "s = $b .occupiedSlot",
    "$b setStatuses 2 4 6 7 $s",
    `$b .out -> ${rows("*******/*****OO/*****OO/*****OO/*******/*******/*******")}`,
  ),
  ...(
    [
      ["0 2 1 2", "valid_rows"],
      ["1 8 1 2", "valid_rows"],
      ["1 2 0 2", "valid_columns"],
      ["1 2 1 8", "valid_columns"],
      ["2 1 1 2", "valid_row_range"],
      ["1 2 2 1", "valid_column_range"],
      ["2 1 2 1", "valid_row_range"],
    ] as const
  ).map(([at, tag]) =>
    lines(
      "b = Board makeDefault",
      "s = $b .occupiedSlot",
      `$b setStatuses ${at} $s ${pre(tag)}`,
      `$b .out -> ${text(boardOf("Default"))}`,
    ),
  ),
)}
PG-DB4 BOARD, matches_slots_except: whether two boards are the same outside a range of rows and columns
${cases(
  lines("a = Board makeCross", "b = Board makeCross", "$a matchesSlotsExcept $b 1 1 1 1 -> true"),
  lines(
    "a = Board makeCross",
    "b = Board makePlus",
    "$a matchesSlotsExcept $b 1 1 1 1 -> false",
    "$a matchesSlotsExcept $b 1 7 1 7 -> true",
  ),
  lines(
    "a = Board makeCross",
    "b = Board makeCross",
    "s = $a .occupiedSlot",
    "$b setStatus 3 6 $s",
    "$a matchesSlotsExcept $b 3 3 6 6 -> true",
    "$a matchesSlotsExcept $b 3 3 1 5 -> false",
    "$a matchesSlotsExcept $b 4 7 6 6 -> false",
    "$a matchesSlotsExcept $b 1 2 7 7 -> false",
  ),
  ...(
    [
      ["0 1 1 1", "valid_rows"],
      ["1 1 1 8", "valid_columns"],
      ["3 2 1 1", "valid_row_range"],
      ["1 1 3 2", "valid_column_range"],
    ] as const
  ).map(([at, tag]) =>
    lines("a = Board makeCross", "b = Board makeCross", `$a matchesSlotsExcept $b ${at} ${pre(tag)}`),
  ),
)}
PG-DB5 BOARD, is_equal: whether both print the same
${lines("a = Board makeCross", "b = Board makeCross", "$a isEqual $b -> true", "c = Board makePlus", "$a isEqual $c -> false", "s = $a .occupiedSlot", "$b setStatus 1 1 $s", "$a isEqual $b -> false", "$a setStatus 2 2 $s", "$a isEqual $b -> false")}
PG-DB6 BOARD, out: seven rows, broken by new lines, none at the end
${lines("b = Board makeArrow", `$b .out -> ${text(boardOf("Arrow"))}`)}
PG-DB7 BOARD, is_valid_row, is_valid_column: from 1 to 7
${lines("b = Board makeEasy", ...["isValidRow", "isValidColumn"].flatMap((name) => [0, 1, 7, 8, -1].map((n) => `$b ${name} ${n} -> ${n >= 1 && n <= 7}`)))}
PG-DB8 BOARD, number_of_rows, number_of_columns: 7
${lines("b = Board makeEasy", "$b .numberOfRows -> 7", "$b .numberOfColumns -> 7")}
PG-DB9 BOARD, number_of_occupied_slots: how many pegs there are
${lines(...NAMES.flatMap((name) => [`b = Board make${name}`, `$b .numberOfOccupiedSlots -> ${boardOf(name).split("O").length - 1}`]))}
PG-DB10 BOARD, status_of: what a slot is; row and column must be valid
${cases(
  lines(
    "b = Board makeEasy",
    "s = $b .occupiedSlot",
    "$b statusOf 2 4 -> $s",
    "s = $b .unoccupiedSlot",
    "$b statusOf 1 4 -> $s",
    "s = $b .unavailableSlot",
    "$b statusOf 4 2 -> $s",
  ),
  ...(
    [
      ["0 9", "valid_row"],
      ["8 1", "valid_row"],
      ["1 0", "valid_column"],
      ["1 8", "valid_column"],
    ] as const
  ).map(([at, tag]) => lines("b = Board makeEasy", `$b statusOf ${at} ${pre(tag)}`)),
)}
PG-DG1 GAME, Constructors: each maker begins with its template; make_from_board with a copy of the board
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
)}
PG-DG4 GAME, moves: start and middle are empty then, the landing is occupied, and nothing else has changed
${cases(
  moved("moveUp 6 4", changed([6, 4, "."], [5, 4, "."], [4, 4, "O"])),
  moved("moveDown 2 4", changed([2, 4, "."], [3, 4, "."], [4, 4, "O"])),
  moved("moveLeft 4 6", changed([4, 6, "."], [4, 5, "."], [4, 4, "O"])),
  moved("moveRight 4 2", changed([4, 2, "."], [4, 3, "."], [4, 4, "O"])),
)}
PG-DG5 GAME, is_over: no peg can jump
${cases(
  lines(
    "g = Game makeEasy",
    "$g .isOver -> false",
    "$g moveDown 2 4",
    "$g .isOver -> false",
    "$g moveUp 5 4",
    "$g .isOver -> true",
  ),
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
`;
