/** How Peg Solitaire is spoken of and played at any table. */

import type { Manners } from "@baize/kernel";
import { say } from "../words/index.ts";
import { pegCount } from "./board.ts";
import { boardName } from "./boards.ts";
import { dealText } from "./deal.ts";
import { overOf } from "./graph.ts";
import { formatHole } from "./hole.ts";
import { rungNamed } from "./ladder.ts";
import { jumpsOf, sweepLength, sweepsAfter, sweepsIn } from "./line.ts";
import { formatSweeps, parseJump } from "./notation.ts";
import type { PegsShape } from "./shape.ts";

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
  const { from, to } = jump.value;
  return say.jump({ from: formatHole(from), over: over === undefined ? "" : formatHole(over), to: formatHole(to) });
}

/** The next sweep of a line in words, and how many jumps it is. */
function step(line: readonly string[]): { readonly says: string; readonly moves: number } {
  const moves = sweepLength(line);
  const [first] = line;
  if (moves <= 1 || first === undefined) return { says: first === undefined ? "" : describe(first), moves };
  const holes = jumpsOf(line.slice(0, moves)).map(({ to }) => formatHole(to));
  return { says: say.nextSweep({ jumps: moves, from: first.split("-")[0], holes: holes.join(", ") }), moves };
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
  describe,
  step,
  lineText: (line) => formatSweeps(jumpsOf(line)).join(", "),
  playerMoves: sweepsIn,
  countText: (moves) => say.sweeps({ count: sweepsIn(moves) }),
  distance: (line, moves) => say.sweeps({ count: sweepsAfter(line, moves) }),
};
