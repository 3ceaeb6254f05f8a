/** What the FreeCell specification (MIS) says throughout: its exceptions, its types, and what stays as it is. */

import { board, card, cards, dealt, full, paragraphs } from "./mis-words.ts";

/** The exceptions that each program exports, with a call that earns them. */
const THROWN: readonly [steps: string, call: string, name: string][] = [
  ["  s = new Stack 1 [ ]", "new Stack 0 [ ]", "invalid_argument"],
  [`  s = new Stack 1 ${cards("AH")}`, `$s push ${card("2H")}`, "stack_full"],
  ["  s = new Stack 1 [ ]", "$s pop", "stack_empty"],
  ["  s = new Stack 1 [ ]", "$s top", "stack_empty"],
  [board(), "new GameBoardT [ ]", "invalid_argument"],
  [board("FreeCell 0: AH"), `$b place 'FreeCell 0 ${card("2H")}`, "invalid_config"],
  [board(`HomeCell 0: ${full("S")}`), `$b place 'HomeCell 0 ${card("2H")}`, "invalid_config"],
  [board("FreeCell 0: AH"), `$b place 'FreeCell 4 ${card("2H")}`, "invalid_cell"],
  [board("FreeCell 0: AH"), "$b getCell 'FreeCell 4", "invalid_cell"],
  [board("FreeCell 0: AH"), "$b isValidMove 'FreeCell 0 'FreeCell 4", "invalid_cell"],
  [board("FreeCell 0: AH"), "$b makeMove 'FreeCell 0 'FreeCell 4", "invalid_cell"],
  [board("FreeCell 0: AH"), "$b makeMove 'FreeCell 0 'FreeCell 0", "invalid_move"],
  [board("FreeCell 0: AH", "FreeCell 1: 2H"), "$b makeMove 'FreeCell 0 'FreeCell 1", "invalid_move"],
  [board("FreeCell 0: AH"), "$b makeMove 'FreeCell 1 'FreeCell 2", "invalid_move"],
];

/** Calls with a value that is not of its parameter's type. */
const MISFITS: readonly string[] = [
  "getCell 'Tableau '0",
  "getCell 'Tableau 'length",
  "getCell 'Tableau 0.5",
  "getCell 'Table 0",
  "getCell 7 0",
  `place 'Tableau '0 ${card("8S")}`,
  `place 'Tableau 0.5 ${card("8S")}`,
  `place 'Table 0 ${card("8S")}`,
  "place 'Tableau 0 '8S",
  "place 'Tableau 0 8",
  "makeMove 'Tableau '0 'Tableau 1",
  "makeMove 'Tableau 0 'Tableau '1",
  "makeMove 'Tableau 0 'Tableau 0.5",
  "makeMove 'Tableau 0 'Table 1",
  "isValidMove 'Tableau '0 'Tableau 1",
  "isValidMove 'Tableau 0.5 'Tableau 1",
  "isValidMove 'Tableau 0 7 1",
];

/** The last sentences of the script. */
export const throughoutScript = (): string => `FC-DM29 exported access programs: each exception by its own name
${paragraphs(...THROWN.map(([steps, call, name]) => `${steps}\n  ${call} -> throws ${name}`))}
FC-DM31 beyond the document, types: what is no cell, index, card, size, sequence or deck is refused and changes nothing
${paragraphs(
  ...MISFITS.map(
    (call) => `${board("Tableau 0: KD 9H", "Tableau 1: 10S")}
  $b ${call} -> refused${call.includes("0.5") ? " invalid_cell" : ""}
  $b isValidMove 'Tableau 0 'Tableau 1 -> true
${[0, 1].map((i) => `  s = $b getCell 'Tableau ${i}\n  $s getSize -> ${2 - i}`).join("\n")}`,
  ),
  ...["'deck", "52", "null"].map((deck) => `${dealt}\n  new GameBoardT ${deck} -> refused`),
  ...["'2 [ ]", "2 null", "2 7", "null [ ]"].map((given) => `  s = new Stack 2 [ ]\n  new Stack ${given} -> refused`),
  "  s = new Stack 2 [ ]\n  new Stack 1.5 [ ] -> refused invalid_argument",
  ...["'H 'Z", "'X 'A", "'H 1", "3 'A"].map((given) => `  c = new CardT 'H 'A\n  new CardT ${given} -> refused`),
)}
FC-DM32 beyond the document, values: what was handed out stays as it is, and so do the constants
${["SuitT .H", "CellT .Tableau"].map((name) => `  ${name} := 'X -> refused\n  ${name} -> '${name.split(".")[1]}`).join("\n")}

${board("Tableau 0: 9H", "Tableau 1: 10S")}
  s = $b getCell 'Tableau 0
  $b makeMove 'Tableau 0 'Tableau 1
  $s getSize -> 1
`;
