import { firstState, must, type Seat } from "@baize/kernel";
import { expect, test } from "vitest";
import { bigtwo, formatMove, type State } from "../rules/index.ts";
import { openWorth } from "./open-hands.ts";

/** A table in the middle of a deal: everybody plays their first legal move for so long. */
function after(deal: string, plies: number): State {
  let state = must(firstState(bigtwo, { deal }));
  for (let ply = 0; ply < plies; ply++) {
    const status = bigtwo.status(bigtwo.view(state, "spectator"));
    if (status.kind === "over") return state;
    const [move] = bigtwo.legalMoves(bigtwo.view(state, status.seat as Seat));
    if (move === undefined) return state;
    state = must(bigtwo.apply(state, move));
  }
  return state;
}

test("BT-B20 with all hands known every legal move has its points, best first, and a move that goes out takes all that is left", () => {
  for (const [deal, plies] of [
    ["7", 0],
    ["7", 9],
    ["12", 30],
  ] as const) {
    const state = after(deal, plies);
    const worth = openWorth(state);
    const legal = bigtwo.legalMoves(bigtwo.view(state, state.turn));
    expect(worth.map(({ move }) => formatMove(move)).toSorted()).toEqual(
      legal.map((move) => formatMove(move)).toSorted(),
    );
    expect(worth.map(({ points }) => points)).toEqual(worth.map(({ points }) => points).toSorted((a, b) => b - a));
  }
  const near = after("7", 0);
  const [own = []] = [near.hands[near.turn]];
  const lone = { ...near, hands: near.hands.map((hand, seat) => (seat === near.turn ? own.slice(0, 1) : hand)) };
  expect(openWorth(lone)[0]?.points).toBe(39);
});
