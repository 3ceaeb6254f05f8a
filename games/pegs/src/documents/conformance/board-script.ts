/** What the document says of boards and statuses. */

import { boardOf, cases, drawn, lines, NAMED, NAMES, pairs, pre, rows, SIGNS, text } from "./steps.ts";

const COUNT = "$b .numberOfOccupiedSlots ->";
/** Slots set to what they were, and to something else, one by one and many at once, and a jump: the pegs are counted as they lie. */
const COUNTED = cases(
  lines(
    "b = Board makeEasy",
    ...["occupied 2 4 3", "occupied 1 1 4", "unoccupied 1 1 3", "unoccupied 1 1 3", "unavailable 2 4 2"].flatMap(
      (step) => {
        const [status, r, c, count] = step.split(" ");
        return [`s = $b .${status}Slot`, `$b setStatus ${r} ${c} $s`, `${COUNT} ${count}`];
      },
    ),
    "s = $b .occupiedSlot",
    "$b setStatuses 1 7 1 7 $s",
    `${COUNT} 49`,
    "$b setStatuses 1 2 1 7 $s",
    `${COUNT} 49`,
    "s = $b .unavailableSlot",
    "$b setStatuses 7 7 1 7 $s",
    `${COUNT} 42`,
  ),
  lines("g = Game makeEasy", "b = $g .board", "$g moveDown 2 4", `${COUNT} 2`),
);

/** The first half of the script. */
export const boardScript = (): string => `PG-DT1 the boards: the layouts of the eight templates
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
${lines("b = Board makeEasy", "a = $b .ssa", ...Object.entries({ occupiedSlot: "O", unoccupiedSlot: ".", unavailableSlot: "*" }).flatMap(([name, out]) => [`s = $a .${name}`, `$b .${name} -> $s`, `$s .out -> '${out}`]))}
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
  ...pairs((before, after) => {
    const { steps, rows } = drawn(before, [3, 5, after]);
    return lines(...steps, `$a .out -> ${rows}`);
  }),
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
      ["4 4 2 6", "*******/*******/*******/*OOOOO*/*******/*******/*******"],
      ["2 5 7 7", "*******/******O/******O/******O/******O/*******/*******"],
      ["1 1 1 1", "O******/*******/*******/*******/*******/*******/*******"],
      ["7 7 7 7", "*******/*******/*******/*******/*******/*******/******O"],
    ] as const
  ).map(([range, after]) =>
    lines("b = Board makeDefault", "s = $b .occupiedSlot", `$b setStatuses ${range} $s`, `$b .out -> ${rows(after)}`),
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
      ["0 2 0 2", "valid_rows"],
      ["8 1 1 2", "valid_rows"],
      ["2 1 8 1", "valid_columns"],
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
  ...[1, 7].flatMap((edge) =>
    SIGNS.map((sign) =>
      lines(
        ...drawn(sign === "." ? "*" : ".").steps,
        "b = Board makeDefault",
        `$b setStatuses 1 7 1 7 $${NAMED[sign === "." ? "*" : "."]}`,
        `$b setStatus ${edge} ${8 - edge} $${NAMED[sign]}`,
        `$a matchesSlotsExcept $b ${edge} ${edge} ${8 - edge} ${8 - edge} -> true`,
        `$a matchesSlotsExcept $b ${edge} ${edge} 3 5 -> false`,
        `$a matchesSlotsExcept $b 3 5 ${8 - edge} ${8 - edge} -> false`,
        `$a matchesSlotsExcept $b 1 7 ${edge} ${edge} -> false`,
        `$a matchesSlotsExcept $b ${8 - edge} ${8 - edge} 1 7 -> false`,
      ),
    ),
  ),
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
      ["0 1 1 8", "valid_rows"],
      ["8 1 1 1", "valid_rows"],
      ["3 2 8 1", "valid_columns"],
      ["3 2 3 2", "valid_row_range"],
    ] as const
  ).map(([at, tag]) =>
    lines("a = Board makeCross", "b = Board makeCross", `$a matchesSlotsExcept $b ${at} ${pre(tag)}`),
  ),
)}
PG-DB5 BOARD, is_equal: whether both print the same
${cases(
  lines(
    "a = Board makeCross",
    "b = Board makeCross",
    "$a isEqual $b -> true",
    "c = Board makePlus",
    "$a isEqual $c -> false",
    "s = $a .occupiedSlot",
    "$b setStatus 1 1 $s",
    "$a isEqual $b -> false",
    "$a setStatus 2 2 $s",
    "$a isEqual $b -> false",
  ),
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((i) =>
    [`${i} ${(i % 7) + 1}`, `${(i % 7) + 1} ${i}`].map((slot) =>
      lines(
        ...drawn(".", [i, i, "O"]).steps,
        "b = Board makeDefault",
        `$b setStatuses 1 7 1 7 $${NAMED["."]}`,
        `$b setStatus ${slot} $${NAMED.O}`,
        "$a isEqual $b -> false",
        "$b isEqual $a -> false",
      ),
    ),
  ),
  ...pairs((one, other) =>
    lines(
      ...drawn("*", [4, 4, one]).steps,
      "b = Board makeDefault",
      `$b setStatus 4 4 $${NAMED[other]}`,
      `$a isEqual $b -> ${one === other}`,
    ),
  ),
)}
PG-DB6 BOARD, out: seven rows, broken by new lines, none at the end
${lines("b = Board makeArrow", `$b .out -> ${text(boardOf("Arrow"))}`)}
PG-DB7 BOARD, is_valid_row, is_valid_column: from 1 to 7
${lines("b = Board makeEasy", ...["isValidRow", "isValidColumn"].flatMap((name) => [0, 1, 7, 8, -1].map((n) => `$b ${name} ${n} -> ${n >= 1 && n <= 7}`)))}
PG-DB8 BOARD, number_of_rows, number_of_columns: 7
${lines("b = Board makeEasy", "$b .numberOfRows -> 7", "$b .numberOfColumns -> 7")}
PG-DB9 BOARD, number_of_occupied_slots: how many pegs there are
${COUNTED}

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
`;
