/** Peg Solitaire as the kernel plays it: one seat, nothing hidden. */

import { type Game, ok, seat } from "@baize/kernel";
import { say, words } from "../words/index.ts";
import { isBoard, sizeOf } from "./board.ts";
import { dealText, randomDeal } from "./deal.ts";
import { compareJumps } from "./graph.ts";
import { manners } from "./manners.ts";
import { applyJump, legalJumps } from "./moves.ts";
import { formatJump, parseJump } from "./notation.ts";
import type { PegsShape } from "./shape.ts";
import { goalFits, goalText, isOver, isWon, makeState, stateText } from "./state.ts";

/** The rules of Peg Solitaire. */
export const pegs: Game<PegsShape> = {
  meta: {
    id: "pegs",
    get title() {
      return say.fullTitle();
    },
    seats: 1,
    information: "perfect",
    rulesVersion: 1,
  },
  options: { ...goalText, standard: "any" },
  deal: dealText,
  randomDeal,
  setup: (goal, board) => makeState(board, goal),
  status(state) {
    if (!isOver(state)) return { kind: "playing", seat: seat(0) };
    if (!isWon(state)) return { kind: "over", scores: [0], rule: "PG-E1" };
    return { kind: "over", scores: [1], rule: state.goal === "any" ? "PG-E2" : "PG-E3" };
  },
  legalMoves: (state) => legalJumps(state.board),
  compareMoves: compareJumps,
  apply(state, jump) {
    const board = applyJump(state.board, jump);
    return board.ok ? ok({ ...state, board: board.value }) : board;
  },
  events: () => [],
  view: (state) => state,
  complete: (view) => view,
  reshuffleSecrets: (state) => state,
  parseMove: (text, { board }) => parseJump(text, sizeOf(board)),
  formatMove: formatJump,
  stateText,
  invariants: [
    { rule: "PG-B1", holds: ({ board }) => isBoard(board) },
    { rule: "PG-O2", holds: goalFits },
  ],
  words,
  manners,
};
