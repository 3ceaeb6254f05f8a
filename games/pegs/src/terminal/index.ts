/** Peg Solitaire in a terminal. */

import type { Line, Sheet, Span, Terminal } from "@baize/kernel";
import {
  BOARD_NAMES,
  cellAt,
  countSweeps,
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
  parseSweep,
  pegCount,
  type State,
  UNAVAILABLE,
} from "../rules/index.ts";

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
  const goal = state.goal === "any" ? "anywhere" : `at ${formatHole(state.goal)}`;
  const count: Line = [{ text: ` ${pegs} ${pegs === 1 ? "peg" : "pegs"}; the goal: one, ${goal}` }];
  return [letters, ...rows, ...(isRoomy(sheet) ? [] : [[]]), count];
}

const yesNo = (answer: boolean): string => (answer ? "Yes" : "No");

/** The game as the document prints it. */
const page = (state: State): string =>
  [
    `Game is over: ${yesNo(isOver(state))}`,
    `Game is won : ${yesNo(isWon(state))}`,
    "Board Status:",
    formatBoard(state.board),
  ].join("\n");

const sweepsOf = (moves: readonly string[]): number =>
  countSweeps(
    moves.flatMap((move) => {
      const jumps = parseSweep(move);
      return jumps.ok ? jumps.value : [];
    }),
  );

/** The board, the document's page and messages, and the ways to write a deal. */
export const terminal: Terminal<PegsShape> = {
  draw,
  pointing: "pair",
  help: [
    "A peg jumps over a neighbour into an empty hole, and the neighbour is taken away. One peg is to be left.",
    "A jump is where from and where to, column and row: d2-d4.",
  ],
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
  dealNames: BOARD_NAMES,
  async shortest() {
    return (await import("../solver/index.ts")).shortestSolver;
  },
  async analyse(state, board, budget) {
    const { analyse } = await import("../solver/index.ts");
    const found = analyse(state, budget);
    if (found === undefined) return undefined;
    const { solutions, sweeps, randomWin, ...counts } = found;
    return { board, goal: goalName(state.goal), ...counts, solutions: String(solutions), sweeps, randomWin };
  },
  finding: ({ deal, verdict, moves }) => ({
    board: deal,
    verdict,
    sweeps: verdict === "won" ? sweepsOf(moves) : null,
    moves,
  }),
};
