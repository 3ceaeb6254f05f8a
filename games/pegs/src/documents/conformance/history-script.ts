/** What the companion of the document adds to games: messages, undo and redo. */

import { changed, game } from "./game-script.ts";
import { boardOf, cases, lines, rows, text } from "./steps.ts";

/** The easy board as it is won in two jumps: its fourth column, from above. */
const EASILY = [".OO.O.", "...OO.", "..O..."].map((column) =>
  [...column.split("").map((sign) => `***${sign}***`), "*******"].join("/"),
);

/** The end of the script. */
export const historyScript = (): string => `PG-DM1 companion, messages: what the player is told after each action
${cases(
  ...(
    [
      ["Easy", "moveDown 2 4", "Operation successfully completed."],
      ["Easy", "moveDown 0 4", "Row 0 is not valid."],
      ["Easy", "moveUp 2 4", "Row 0 is not valid."],
      ["Easy", "moveUp 1 4", "Row 0 is not valid."],
      ["Easy", "moveDown 6 4", "Row 8 is not valid."],
      ["Easy", "moveDown 7 4", "Row 8 is not valid."],
      ["Easy", "moveLeft 4 9", "Column 9 is not valid."],
      ["Easy", "moveLeft 4 1", "Column 0 is not valid."],
      ["Easy", "moveLeft 4 2", "Column 0 is not valid."],
      ["Easy", "moveRight 4 6", "Column 8 is not valid."],
      ["Easy", "moveRight 4 7", "Column 8 is not valid."],
      ["Easy", "moveLeft 0 9", "Row 0 is not valid."],
      ["Easy", "moveDown 0 9", "Column 9 is not valid."],
      ["Easy", "moveUp 4 4", "Slot at (4, 4) is not O"],
      ["Easy", "moveUp 5 4", "Slot at (4, 4) is not O"],
      ["Easy", "moveDown 5 4", "Slot at (6, 4) is not O"],
      ["Easy", "moveLeft 2 4", "Slot at (2, 3) is not O"],
      ["Easy", "moveRight 2 4", "Slot at (2, 5) is not O"],
      ["Skull", "moveUp 3 3", "Slot at (1, 3) is not ."],
      ["Skull", "moveDown 1 3", "Slot at (3, 3) is not ."],
      ["Skull", "moveLeft 3 5", "Slot at (3, 3) is not ."],
      ["Skull", "moveRight 3 3", "Slot at (3, 5) is not ."],
    ] as const
  ).map(([name, move, told]) => lines(game(name), "h = new History $g", `$h ${move}`, `$h .message -> ${text(told)}`)),
  lines(
    game("Diamond"),
    "h = new History $g",
    ...(
      [
        ["moveUp 6 4", "Operation successfully completed."],
        ["moveUp 6 4", "Slot at (6, 4) is not O"],
        ["moveDown 0 4", "Row 0 is not valid."],
        ["redo", "Nothing to redo."],
        ["undo", "Operation successfully completed."],
      ] as const
    ).flatMap(([act, told]) => [`$h ${act}`, `$h .message -> ${text(told)}`]),
  ),
)}
PG-DM2 companion, undo and redo: back to each board and forth again; a new move drops what could be redone, a refused one does nothing
${cases(
  lines(game("Easy"), "h = new History $g", "$h undo", "$h .message -> 'Nothing\\sto\\sundo."),
  lines(game("Easy"), "h = new History $g", "$h redo", "$h .message -> 'Nothing\\sto\\sredo."),
  lines(
    game("Diamond"),
    "h = new History $g",
    "$h moveUp 6 4",
    "$h undo",
    "x = $h .game",
    "b = $x .board",
    `$b .out -> ${text(boardOf("Diamond"))}`,
    "$h redo",
    "x = $h .game",
    "b = $x .board",
    `$b .out -> ${rows(changed([6, 4, "."], [5, 4, "."], [4, 4, "O"]))}`,
    "$h undo",
    "$h moveDown 2 4",
    "$h redo",
    "$h .message -> 'Nothing\\sto\\sredo.",
    "x = $h .game",
    "b = $x .board",
    `$b .out -> ${rows(changed([2, 4, "."], [3, 4, "."], [4, 4, "O"]))}`,
  ),
  lines(
    game("Diamond"),
    "h = new History $g",
    "$h moveUp 6 4",
    "$h undo",
    "$h moveUp 4 4",
    "$h redo",
    "$h .message -> 'Operation\\ssuccessfully\\scompleted.",
    "x = $h .game",
    "b = $x .board",
    `$b .out -> ${rows(changed([6, 4, "."], [5, 4, "."], [4, 4, "O"]))}`,
  ),
  lines(
    game("Diamond"),
    "h = new History $g",
    "$h moveUp 6 4",
    "$h moveUp 6 4",
    "$h undo",
    "x = $h .game",
    "b = $x .board",
    `$b .out -> ${text(boardOf("Diamond"))}`,
    "$h undo",
    "$h .message -> 'Nothing\\sto\\sundo.",
  ),
  lines(
    game("Easy"),
    "h = new History $g",
    ...["moveDown 2 4", "moveUp 5 4", "undo", "undo", "redo", "redo"].flatMap((act) => [
      `$h ${act}`,
      "$h .message -> 'Operation\\ssuccessfully\\scompleted.",
    ]),
    "x = $h .game",
    "$x .isWon -> true",
  ),
  lines(
    game("Easy"),
    "h = new History $g",
    ...[
      ["moveDown 2 4", 1],
      ["moveUp 5 4", 2],
      ["undo", 1],
      ["undo", 0],
      ["redo", 1],
      ["redo", 2],
      ["undo", 1],
    ].flatMap(([act, step]) => [
      `$h ${act}`,
      "x = $h .game",
      "b = $x .board",
      `$b .out -> ${rows(EASILY[Number(step)] ?? "")}`,
    ]),
  ),
)}
`;
