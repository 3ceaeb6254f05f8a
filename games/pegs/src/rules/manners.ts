/** How Peg Solitaire is spoken of and played at any table. */

import { type Chapter, listed, type Manners, type Progress, type Taught } from "@baize/kernel";
import { say } from "../words/index.ts";
import { EMPTY, formatBoardLine, holesWith, pegCount } from "./board.ts";
import { boardName } from "./boards.ts";
import { dealText } from "./deal.ts";
import { overOf } from "./graph.ts";
import { formatHole } from "./hole.ts";
import { rungNamed } from "./ladder.ts";
import { jumpsOf, sweepLength, sweepsAfter, sweepsIn } from "./line.ts";
import { formatJump, formatSweeps, parseJump } from "./notation.ts";
import type { PegsShape } from "./shape.ts";
import type { State } from "./state.ts";

/** The name of a board: `Skull`, `English, centre empty`, `Board of 12 pegs`. */
function dealName(deal: string): string {
  const board = dealText.parse(deal);
  if (!board.ok) return deal;
  const name = boardName(board.value) ?? "";
  const [shape = "", vacancy] = name.split("-");
  const rung = rungNamed(name);
  if (rung !== undefined) return say.rung({ shape, number: rung.number });
  if (vacancy !== undefined) return say.boardWith({ shape, vacancy });
  return shape === "" ? say.boardOf({ pegs: pegCount(board.value) }) : say.board({ shape });
}

/** A jump as a sentence: `c4 jumps over d4 to e4.` */
function describe(text: string): string {
  const jump = parseJump(text);
  if (!jump.ok) return text;
  const over = overOf(jump.value);
  if (over === undefined) return text;
  const { from, to } = jump.value;
  return say.jump({ from: formatHole(from), over: formatHole(over), to: formatHole(to) });
}

/** The next sweep of a line in words, and how many jumps it is. */
function step(line: readonly string[]): { readonly says: string; readonly moves: number } {
  const moves = sweepLength(line);
  const [first] = line;
  if (moves <= 1 || first === undefined) return { says: first === undefined ? "" : describe(first), moves };
  const holes = jumpsOf(line.slice(0, moves)).map(({ to }) => formatHole(to));
  return { says: say.nextSweep({ jumps: moves, from: first.split("-")[0], holes: listed(holes) }), moves };
}

/** The next sweep taught: the peg that makes it, the sweep, and what it leaves to do. */
function teach(line: readonly string[], { board }: State): Taught {
  const { says, moves } = step(line);
  const [from = ""] = (line[0] ?? "").split("-");
  const left = sweepsAfter(line.slice(moves), line.slice(0, moves));
  const why = left === 0 ? say.teachEnd() : say.teachWhy({ taken: moves, pegs: pegCount(board) - moves, sweeps: left });
  return { where: say.teachWhere({ from }), what: say.teachWhat({ says }), why, moves };
}

/** So many sweeps of a line stand under one heading. */
const SWEEPS = 5;

/** A line as sweeps, a few under each heading; a heading says how many pegs they leave. */
function chapters(line: readonly string[], { board }: State): readonly Chapter[] {
  const sweeps: { readonly says: string; readonly moves: number }[] = [];
  for (let at = 0; at < line.length; ) {
    const moves = Math.max(1, sweepLength(line.slice(at)));
    const [first = "", ...rest] = line.slice(at, at + moves);
    const holes = [...first.split("-"), ...rest.map((text) => text.split("-")[1] ?? "")];
    sweeps.push({ says: holes.join(" – "), moves });
    at += moves;
  }
  let pegs = pegCount(board);
  return Array.from({ length: Math.ceil(sweeps.length / SWEEPS) }, (_, part) => {
    const steps = sweeps.slice(part * SWEEPS, (part + 1) * SWEEPS);
    pegs -= steps.reduce((sum, { moves }) => sum + moves, 0);
    return { title: say.downTo({ pegs }), steps };
  });
}

/** A board as rivals on the same one see it: how many pegs are left. Where they stand would be the whole position. */
export function progress({ board }: State): Progress {
  const pegs = pegCount(board);
  const holes = pegs + holesWith(board, EMPTY).length;
  const of = Math.max(0, holes - 1);
  return { done: Math.min(holes - pegs, of), of, parts: [{ kind: "places", taken: pegs, of: holes }] };
}

/** The manners of Peg Solitaire. */
export const manners: Partial<Manners<PegsShape>> = {
  get title() {
    return say.title();
  },
  get dealWord() {
    return say.dealWord();
  },
  get stuck() {
    return say.stuck();
  },
  get preferences() {
    return [
      {
        id: "marks",
        title: say.marks(),
        standard: "light",
        choices: [
          { value: "light", title: say.marksLight(), says: say.marksLightSays() },
          { value: "none", title: say.marksNone(), says: say.marksNoneSays() },
        ],
      },
      {
        id: "names",
        title: say.names(),
        standard: "none",
        choices: [
          { value: "none", title: say.namesNone(), says: say.namesNoneSays() },
          { value: "shown", title: say.namesShown(), says: say.namesShownSays() },
        ],
      },
    ];
  },
  dealName,
  isWritten(deal) {
    const board = dealText.parse(deal);
    return board.ok && boardName(board.value) === undefined;
  },
  matchName: (deal) => say.match({ name: dealName(deal) }),
  describe,
  step,
  tutor: async () => ({ teach, chapters }),
  boardText: ({ board }) => formatBoardLine(board),
  splitLine(text) {
    const jumps = jumpsOf([text]);
    return jumps.length > 1 ? jumps.map(formatJump) : [text];
  },
  lineText: (line) => formatSweeps(jumpsOf(line)).join(", "),
  playerMoves: sweepsIn,
  counted: sweepsIn,
  countText: (moves) => say.sweeps({ count: sweepsIn(moves) }),
  distance: (line, moves) => say.sweeps({ count: sweepsAfter(line, moves) }),
  racing: { progress, progressText: ({ done, of }) => say.pegsLeft({ count: of + 1 - done }) },
};
