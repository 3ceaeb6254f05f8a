/** FreeCell in a terminal. */

import { must, type Terminal } from "@baize/kernel";
import { autoplay } from "../rules/autoplay.ts";
import { type FreecellShape, freecell } from "../rules/game.ts";
import { apply } from "../rules/moves.ts";
import type { State } from "../rules/state.ts";
import { dealNumber, deals, runCs3500 } from "./deals.ts";
import { draw } from "./table.ts";

/** Moves home are not counted: they follow by themselves. */
const playerMoves = (line: readonly string[]): number => line.filter((move) => !move.includes("h")).length;

/** Cards that no other card can need go home. */
function follow(start: State): readonly string[] {
  let state = start;
  return autoplay(start, "safe").map((move) => {
    const text = freecell.formatMove(move, state);
    state = must(apply(state, move));
    return text;
  });
}

/** The table, the ways to write a deal, and the CS3500 controller. */
export const terminal: Terminal<FreecellShape> = {
  draw,
  pointing: "pair",
  help: [
    "Bring all cards home, each suit from the ace to the king.",
    "In the columns a card goes on one that is one higher and of the other colour; a cell holds one card.",
    "A move is where from and where to: columns 1 to 8, cells a to d, home h.",
    "26 from column 2 to column 6, as many cards as fit; 26x2 two cards; 7a to a cell; ah home.",
    "Cards that no other card needs go home by themselves.",
  ],
  follow,
  moveOf: ([from = "", to = ""]) => `${from}-${to}`,
  deals,
  async shortest() {
    const { shortest, solver } = await import("../solver/index.ts");
    return {
      solve(state, budget) {
        const last = [...shortest(state, budget)].at(-1);
        return last === undefined ? solver.solve(state, budget) : { kind: "won", line: last.line };
      },
    };
  },
  playerMoves,
  finding: ({ deal, verdict, moves, nodes, ms }) => ({
    deal: dealNumber(deal),
    verdict,
    moves,
    playerMoves: playerMoves(moves),
    nodes,
    ms,
  }),
  controllers: { cs3500: { run: runCs3500 } },
};
