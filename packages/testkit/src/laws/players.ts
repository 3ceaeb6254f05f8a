/** Laws about the table's own events, solvers and bots. */

import { Budget, moverView, must, Random, type Shape } from "@baize/kernel";
import { insist, type Law, same } from "../trial/law.ts";
import type { Subject } from "../trial/subject.ts";
import { applyToCopy, lastState, onWalks, openMoves, states, viewers } from "../trial/walk.ts";

/** TK-L16 */
export const eventsAreTheTables: Law = {
  id: "TK-L16",
  title: "what the table records is accepted while the game is on, and offered to no seat",
  check(subject) {
    const { game } = subject;
    onWalks(subject, (walk) => {
      for (const state of states(game, walk)) {
        const at = () => game.stateText.format(state);
        const events = game.events(game.view(state, "spectator"));
        const over = game.status(game.view(state, "spectator")).kind === "over";
        insist(!over || events.length === 0, () => `an event after the end of ${at()}`);
        for (const event of events) {
          insist(applyToCopy(game, state, event).ok, () => `${JSON.stringify(event)} is refused in ${at()}`);
          for (const viewer of viewers(game)) {
            const offered = game.legalMoves(game.view(state, viewer));
            const found = offered.some((move) => game.compareMoves(move, event) === 0);
            insist(!found, () => `${JSON.stringify(event)} is offered to ${viewer} in ${at()}`);
          }
        }
      }
    });
  },
};

/** Whether seat 0 has won here. */
function isWon<T extends Shape>({ game }: Subject<T>, state: T["state"]): boolean {
  const status = game.status(game.view(state, "spectator"));
  return status.kind === "over" && (status.scores[0] ?? 0) > 0;
}

/** Positions to solve are taken from the ends of walks, which keeps the searches short. */
const SOLVER_NODES = 3000;

/** TK-L18 */
export const solversTellTheTruth: Law = {
  id: "TK-L18",
  title: "a solver's win replays to a win, its loss is never contradicted",
  check(subject) {
    const { game, solver } = subject;
    if (solver === undefined) return;
    onWalks(subject, (walk) => {
      const path = states(game, walk);
      const verdicts = path.map((state) => {
        const verdict = solver.solve(
          structuredClone(state),
          new Budget({ nodes: subject.solverNodes ?? SOLVER_NODES }),
        );
        if (verdict.kind === "won") {
          let at = state;
          for (const move of verdict.line) at = must(applyToCopy(game, at, move));
          insist(isWon(subject, at), () => `the line from ${game.stateText.format(state)} does not win`);
        }
        return verdict.kind;
      });
      path.forEach((state, i) => {
        const contradicted = verdicts[i] === "lost" && (verdicts.includes("won", i) || isWon(subject, path.at(-1)));
        insist(!contradicted, () => `called lost, but it can be won: ${game.stateText.format(state)}`);
      });
    });
  },
};

/** TK-L19 */
export const solversKeepTheirBudget: Law = {
  id: "TK-L19",
  title: "a solver without budget says that it does not know",
  check(subject) {
    const { game, solver } = subject;
    if (solver === undefined) return;
    onWalks(subject, (walk) => {
      const state = lastState(game, walk);
      if (openMoves(game, state).length === 0) return;
      const verdict = solver.solve(state, new Budget({ nodes: 0 }));
      insist(verdict.kind === "unknown", () => `${verdict.kind} without a node: ${game.stateText.format(state)}`);
    });
  },
};

/** TK-L20 */
export const botsPlayFairly: Law = {
  id: "TK-L20",
  title: "a bot plays a legal move, the same one for the same view, seed and budget, even without budget",
  check(subject) {
    const { game, bots = [] } = subject;
    onWalks(subject, (walk) => {
      const state = lastState(game, walk);
      const moves = openMoves(game, state);
      if (moves.length === 0) return;
      const view = moverView(game, state);
      for (const bot of bots) {
        for (const nodes of [0, 200]) {
          const [a, b] = [1, 2].map(() => {
            return bot.choose(structuredClone(view), moves, Random.fromSeed("bot"), new Budget({ nodes }));
          });
          const told = () => `${bot.id} in ${game.stateText.format(state)}`;
          insist(
            moves.some((move) => same(move, a)),
            () => `an illegal move by ${told()}`,
          );
          insist(same(a, b), () => `two choices by ${told()}`);
        }
      }
    });
  },
};
