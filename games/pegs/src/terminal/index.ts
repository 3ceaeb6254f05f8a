/** Peg Solitaire in a terminal. */

import { ok, type Result, type Start } from "@baize/kernel";
import type { Line, Sheet, Span, Terminal } from "@baize/terminal";
import { fullShape } from "../rules/boards.ts";
import {
  BOARD_NAMES,
  cellAt,
  EMPTY,
  formatBoard,
  formatHole,
  type Goal,
  type Hole,
  holeAt,
  holesWith,
  isOver,
  isWon,
  latticeOf,
  messageOf,
  PEG,
  type PegsShape,
  pegCount,
  type State,
  sizeOf,
  sweepsIn,
  UNAVAILABLE,
} from "../rules/index.ts";
import { rungNamed } from "../rules/ladder.ts";
import { BOARD_STATUS } from "../words/document.ts";
import { sayHere } from "../words/terminal.en.ts";

const goalName = (goal: Goal): string => (goal === "any" ? goal : formatHole(goal));

const lines = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

/** How a board is set out: where there is room holes stand twice as far apart down as across, which looks square. */
interface Setting {
  readonly rows: number;
  readonly columns: number;
  readonly isTriangular: boolean;
  readonly isRoomy: boolean;
  /** What stands between two holes of a row. */
  readonly gap: Span;
}

function settingOf({ board }: State, { width, height }: Sheet): Setting {
  const { rows, columns } = sizeOf(board);
  const isTriangular = latticeOf(board) === "triangular";
  const isRoomy = width >= 4 * columns + 12 && height >= 2 * rows + 3;
  // The rows of a triangular board stand aside by half of what lies between two holes.
  return { rows, columns, isTriangular, isRoomy, gap: { text: isRoomy || isTriangular ? "  " : " " } };
}

function holeSpans({ board, goal }: State, hole: Hole, { ascii }: Sheet, gap: Span): Span[] {
  const cell = cellAt(board, hole);
  if (cell === UNAVAILABLE) return [{ text: "  " }, gap];
  const spot = formatHole(hole);
  const isGoal = goal === hole;
  const sign = cell === PEG ? (ascii ? "O" : "●") : isGoal ? (ascii ? "+" : "◎") : ascii ? "." : "○";
  return [{ text: " " }, { text: sign, tone: cell === EMPTY ? "faint" : isGoal ? "strong" : undefined, spot }, gap];
}

/** Draws the board with its rows and columns named, and how many pegs are left. */
function draw(state: State, sheet: Sheet): readonly Line[] {
  const { rows, columns, isTriangular, isRoomy, gap } = settingOf(state, sheet);
  const names: readonly Span[] = lines(columns).flatMap((column): Span[] => [
    { text: ` ${"abcdefghi"[column - 1]}`, tone: "faint" },
    gap,
  ]);
  const drawn = lines(rows).flatMap((row): Line[] => [
    [
      { text: ` ${row} `, tone: "faint" },
      ...(isTriangular ? [{ text: "  ".repeat(rows - row) }] : []),
      ...lines(columns).flatMap((column) => holeSpans(state, holeAt(row, column) as Hole, sheet, gap)),
    ],
    ...(isRoomy ? [[]] : []),
  ]);
  const pegs = pegCount(state.board);
  const hole = state.goal === "any" ? undefined : formatHole(state.goal);
  const count: Line = [{ text: ` ${sayHere.terminalCount({ pegs, hole })}` }];
  // The letters of a triangular board stand at the foot of its diagonals.
  const board = isTriangular ? [...drawn, [{ text: " " }, ...names]] : [[{ text: "   " }, ...names], ...drawn];
  return [...board, ...(isRoomy && !isTriangular ? [] : [[]]), count];
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
    return sayHere.terminalHelp().split("\n");
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
  isPuzzle: (deal) => rungNamed(deal) !== undefined,
  dealNames: BOARD_NAMES,
  rulesNames: ["any", ...holesWith(fullShape("english"), PEG).map(formatHole)],
  get switches() {
    return [
      {
        flags: "--target <hole>",
        says: sayHere.terminalTarget(),
        commands: ["solve", "analyse"],
        means: { kind: "options" },
      },
    ] as const;
  },
  examples: {
    play: ["pegs skull --options d4", "pegs triangle15"],
    deal: ["pegs skull"],
    "check-document": ["pegs-eecs3311 -- python3 baize_adapter.py pegs"],
    solve: ["pegs skull --target d4"],
    analyse: ["pegs plus", "pegs triangle15", "pegs english-d4 --target d4 --json"],
    verify: ["echo '/pegs/plus?moves=d3-d1' | baize verify -"],
  },
  finding: ({ deal, verdict, moves, shortness }) => ({
    board: deal,
    verdict,
    sweeps: verdict === "won" ? sweepsIn(moves) : null,
    moves,
    ...shortness,
  }),
};
