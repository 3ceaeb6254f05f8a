/** Peg Solitaire in a terminal. */

import { ok, type Result, type Start } from "@baize/kernel";
import type { Line, Sheet, Span, Terminal } from "@baize/terminal";
import {
  BOARD_NAMES,
  cellAt,
  EMPTY,
  formatBoard,
  formatHole,
  type Goal,
  type Hole,
  holeAt,
  isOver,
  isWon,
  messageOf,
  PEG,
  type PegsShape,
  pegCount,
  type State,
  sweepsIn,
  UNAVAILABLE,
} from "../rules/index.ts";
import { BOARD_STATUS } from "../words/document.ts";
import { say } from "../words/index.ts";

const goalName = (goal: Goal): string => (goal === "any" ? goal : formatHole(goal));

const LINES = [1, 2, 3, 4, 5, 6, 7];

/** Where there is room holes stand twice as far apart down as across, which looks square. */
const isRoomy = ({ width, height }: Sheet): boolean => width >= 40 && height >= 17;
const gapOf = (sheet: Sheet): Span => ({ text: isRoomy(sheet) ? "  " : " " });

function holeSpans({ board, goal }: State, hole: Hole, sheet: Sheet): Span[] {
  const { ascii } = sheet;
  const cell = cellAt(board, hole);
  if (cell === UNAVAILABLE) return [{ text: "  " }, gapOf(sheet)];
  const spot = formatHole(hole);
  const isGoal = goal === hole;
  const sign = cell === PEG ? (ascii ? "O" : "●") : isGoal ? (ascii ? "+" : "◎") : ascii ? "." : "○";
  return [
    { text: " " },
    { text: sign, tone: cell === EMPTY ? "faint" : isGoal ? "strong" : undefined, spot },
    gapOf(sheet),
  ];
}

/** Draws the board with its rows and columns named, and how many pegs are left. */
function draw(state: State, sheet: Sheet): readonly Line[] {
  const letters: Line = [
    { text: "   " },
    ...LINES.flatMap((column): Span[] => [{ text: ` ${"abcdefg"[column - 1]}`, tone: "faint" }, gapOf(sheet)]),
  ];
  const rows = LINES.flatMap((row): Line[] => [
    [
      { text: ` ${row} `, tone: "faint" },
      ...LINES.flatMap((column) => holeSpans(state, holeAt(row, column) as Hole, sheet)),
    ],
    ...(isRoomy(sheet) ? [[]] : []),
  ]);
  const pegs = pegCount(state.board);
  const hole = state.goal === "any" ? undefined : formatHole(state.goal);
  const count: Line = [{ text: ` ${say.terminalCount({ pegs, hole })}` }];
  return [letters, ...rows, ...(isRoomy(sheet) ? [] : [[]]), count];
}

const yesNo = (answer: boolean): string => (answer ? "Yes" : "No");

/** The game as the document prints it. */
const page = (state: State): string =>
  [
    `Game is over: ${yesNo(isOver(state))}`,
    `Game is won : ${yesNo(isWon(state))}`,
    BOARD_STATUS,
    formatBoard(state.board),
  ].join("\n");

/** The board that a JSON object shows; undefined for other text, which is a board as it stands. */
function readDeal(text: string): Result<Start> | undefined {
  try {
    const { rows, goal } = Object(JSON.parse(text)) as Record<string, unknown>;
    if (!Array.isArray(rows)) return undefined;
    return ok({ deal: rows.join("\n"), ...(typeof goal === "string" && { options: goal }) });
  } catch {
    return undefined;
  }
}

/** The board, the document's page and messages, and the ways to write a deal. */
export const terminal: Terminal<PegsShape> = {
  draw,
  pointing: "pair",
  get help() {
    return say.terminalHelp().split("\n");
  },
  moveOf: (spots) => spots.join("-"),
  page,
  reply: messageOf,
  deals: {
    grid: { write: ({ board }) => formatBoard(board) },
    json: {
      write: ({ board, goal }, deal) =>
        JSON.stringify({
          board: deal,
          goal: goalName(goal),
          rows: formatBoard(board).split("\n"),
        }),
    },
  },
  readDeal,
  dealNames: BOARD_NAMES,
  get switches() {
    return [
      {
        flags: "--target <hole>",
        says: say.terminalTarget(),
        commands: ["solve", "analyse"],
        means: { kind: "options" },
      },
    ] as const;
  },
  examples: {
    play: ["pegs skull --options d4"],
    deal: ["pegs skull"],
    "check-document": ["pegs-eecs3311 -- python3 baize_adapter.py pegs"],
    solve: ["pegs skull --target d4"],
    analyse: ["pegs plus", "pegs english-d4 --target d4 --json"],
    verify: ["echo '/pegs/plus?moves=d3-d1' | baize verify -"],
  },
  finding: ({ deal, verdict, moves, bounds }) => ({
    board: deal,
    verdict,
    sweeps: verdict === "won" ? sweepsIn(moves) : null,
    moves,
    ...(bounds && { atLeast: bounds.atLeast, proved: bounds.atLeast === bounds.atMost }),
  }),
};
