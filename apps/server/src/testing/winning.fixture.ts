/** How a deal is won, for tests of races. */

import { GAMES } from "@baize/games";
import { Budget, firstState, must } from "@baize/kernel";

/** Moves that win a deal. */
export async function winning(id: string, deal: string): Promise<readonly string[]> {
  const entry = GAMES.find((each) => each.id === id);
  const [game, solver] = [await entry?.rules(), await entry?.solver?.()];
  if (game === undefined || solver === undefined) throw new Error(`${id} is not solved`);
  let state = must(firstState(game, { deal }));
  const verdict = solver.solve(state, new Budget({ nodes: 5_000_000 }));
  if (verdict.kind !== "won") throw new Error(`${deal} is ${verdict.kind}`);
  return verdict.line.map((move) => {
    const text = game.formatMove(move, game.view(state, "spectator"));
    state = must(game.apply(state, move));
    return text;
  });
}
