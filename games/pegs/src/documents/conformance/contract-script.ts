/** What the document says of contracts throughout, and that its boards can be won. */

import { boardOf, cases, lines, type NAMES, pre, rows, text } from "./steps.ts";

/** A way to one peg from each board that has one: jumps from slot to slot, a column as a letter and a row as a number. */
const WON: Readonly<Partial<Record<(typeof NAMES)[number], string>>> = {
  Easy: "d2-d4-d6",
  Cross: "d3-b3 d5-d3 e3-c3 b3-d3-d1",
  Plus: "d3-d1 d5-d3 f4-d4-d2 b4-d4 d1-d3-d5-d7",
  Pyramid: "d3-b3 c4-a4 d4-d6 e4-e6-c6-c4 g5-e5 a5-a3-c3-c5 b5-d5-f5-f3-d3-d1",
  Arrow: "c3-a3 e3-c3 e7-e5-c5 d7-d5-b5 c7-c5 b5-d5-d3-b3 a3-c3-c1-e1-e3 f3-d3-d1",
  Diamond: "d2-d4 f3-d3 f5-f3 d5-f5 c5-c7-e7-e5-e3-g3-g5-e5 c3-c1-e1-e3-c3-a3-a5-c5 c4-e4-e6-c6-c4-a4",
  Skull:
    "c3-a3 c1-c3 d3-b3 e5-g5 f3-f5 e7-e5 c6-c4-e4-e6 g5-e5-c5 c7-e7-e5 a3-c3 e2-e4-e6-c6-c4-c2 e1-c1-c3 b5-b3-d3-d1",
};
const at = (slot: string): readonly [row: number, column: number] => [
  Number(slot[1]),
  "abcdefg".indexOf(slot[0] ?? "") + 1,
];
/** One jump as the document's move. */
function moveOf(from: string, to: string): string {
  const [[r, c], [r2, c2]] = [at(from), at(to)];
  const name = r === r2 ? (c2 < c ? "moveLeft" : "moveRight") : r2 < r ? "moveUp" : "moveDown";
  return `$g ${name} ${r} ${c}`;
}
const movesOf = (line: string): string[] =>
  line.split(" ").flatMap((sweep) => {
    const slots = sweep.split("-");
    return slots.slice(1).map((slot, i) => moveOf(slots[i] ?? "", slot));
  });

/** Calls that break several clauses at once, with the first of them. */
const BROKEN: readonly [call: string, tag: string][] = [
  ["$b setStatus 0 0 $s", "valid_row"],
  ["$b setStatus 8 8 $s", "valid_row"],
  ["$b statusOf 8 0", "valid_row"],
  ["$b setStatuses 0 9 0 9 $s", "valid_rows"],
  ["$b setStatuses 9 0 9 0 $s", "valid_rows"],
  ["$b setStatuses 2 1 0 9 $s", "valid_columns"],
  ["$b setStatuses 3 2 7 6 $s", "valid_row_range"],
  ["$b matchesSlotsExcept $b 0 9 0 9", "valid_rows"],
  ["$b matchesSlotsExcept $b 2 1 9 0", "valid_columns"],
  ["$b matchesSlotsExcept $b 3 2 6 5", "valid_row_range"],
  ["$g moveUp 0 0", "from_slot_valid_column"],
  ["$g moveDown 8 8", "from_slot_valid_column"],
  ["$g moveLeft 0 0", "from_slot_valid_row"],
  ["$g moveRight 8 8", "from_slot_valid_row"],
  ["$g moveUp 1 1", "middle_slot_valid_row"],
  ["$g moveRight 1 6", "to_slot_valid_column"],
  ["$g moveUp 4 4", "from_slot_occupied"],
  ["$g moveLeft 4 4", "from_slot_occupied"],
];
/** Jumps of which only the last clause does not hold. */
const LATE: readonly [call: string, tag: string][] = [
  ["$g moveLeft 4 3", "to_slot_unoccupied"],
  ["$g moveDown 1 4", "to_slot_unoccupied"],
];
/** Calls with a value that is not of its parameter's type. */
const MISFITS: readonly string[] = [
  "$b setStatus '4 4 $s",
  "$b setStatus 4 '4 $s",
  "$b setStatus 4.5 4 $s",
  "$b setStatus 4 4.5 $s",
  "$b setStatus null 4 $s",
  "$b setStatus 4 4 'O",
  "$b setStatus 4 4 null",
  "$b setStatus 4 4 1",
  "$b setStatuses '1 7 1 7 $s",
  "$b setStatuses 1 7 1 7 'O",
  "$b setStatuses 1 7 1 7 null",
  "$b statusOf '4 4",
  "$b statusOf 4 1.5",
  "$b matchesSlotsExcept null 1 1 1 1",
  "$b matchesSlotsExcept 'board 1 1 1 1",
  "$b isEqual null",
  "$b isEqual 'board",
  "Game makeFromBoard null",
  "Game makeFromBoard 'board",
  "$g moveDown '2 4",
  "$g moveUp 6 '4",
  "$g moveDown 2.5 4",
  "$g moveLeft null 4",
];
const begun = ["g = Game makeDiamond", "p = $g .board", "b = Board makeDiamond", "s = $b .occupiedSlot"];
const DIAMOND = text(boardOf("Diamond"));
const same = [`$b .out -> ${DIAMOND}`, `$p .out -> ${DIAMOND}`, "$g .isOver -> false", "$g .isWon -> false"];
/** What may be written nowhere: a property, and what it must still be. */
const LASTING: readonly string[][] = [
  ["$s .out := '. -> refused", "$s .out -> 'O"],
  ["$b .occupiedSlot := $u -> refused", "$b .occupiedSlot -> $s"],
  ["$g .board := $c -> refused", "$g .board -> $p"],
  ["new Board -> refused", "new Game -> refused"],
  ["x = $t .diamondBoard", "$x setStatuses 1 7 1 7 $u", "y = $t .diamondBoard", `$y .out -> ${DIAMOND}`],
  ["x = $t .diamondBoard", "$x setStatus 1 1 $s", "y = Board makeDiamond", `$y .out -> ${DIAMOND}`],
];

/** The last part of the script that is not of what follows the document. */
export const contractScript = (): string => `PG-DT3 the boards: each but the default one can be reduced to one peg
${cases(...Object.entries(WON).map(([name, line]) => lines(`g = Game make${name}`, ...movesOf(line), "$g .isWon -> true", "$g .isOver -> true")))}
PG-DC1 GAME, BOARD, require: the first clause that does not hold is the one that is violated, by its kind and its tag
${cases(...BROKEN.map(([call, tag]) => lines(...begun, `${call} ${pre(tag)}`)))}
PG-DC2 GAME, BOARD: a violated contract leaves the board and the game as they were
${cases(
  ...[...BROKEN, ...LATE].map(([call, tag]) => lines(...begun, `${call} ${pre(tag)}`, ...same)),
  lines(
    ...begun,
    `$g moveDown 1 4 ${pre("to_slot_unoccupied")}`,
    "$g moveDown 2 4",
    `$g moveDown 2 4 ${pre("from_slot_occupied")}`,
    `$p .out -> ${rows("**.O.**/**O.O**/.OO.OO./OOOOOOO/.OOOOO./**OOO**/**.O.**")}`,
  ),
)}
PG-DC3 beyond the document, types: what is no whole number, status or board is refused and changes nothing
${cases(...MISFITS.map((call) => lines(...begun, `${call} -> refused`, ...same)))}
PG-DC4 beyond the document, values of GAME, BOARD, ssa, bta: only the makers make, and what is shared cannot be changed
${cases(...LASTING.map((steps) => lines(...begun, "u = $b .unoccupiedSlot", "c = Board makeEasy", "a = $b .bta", "t = $a .templates", ...steps, ...same)))}
`;
