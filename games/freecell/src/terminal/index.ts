/** FreeCell in a terminal. */

import type { Terminal } from "@baize/kernel";
import type { FreecellShape } from "../rules/game.ts";
import { dealNumber, deals, runCs3500 } from "./deals.ts";
import { draw } from "./table.ts";

/** Moves home are not counted: they follow by themselves. */
const playerMoves = (line: readonly string[]): number => line.filter((move) => !move.includes("h")).length;

/** The table, the ways to write a deal, and the CS3500 controller. */
export const terminal: Terminal<FreecellShape> = {
  draw,
  pointing: "pair",
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
