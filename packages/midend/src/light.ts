/** A light for any game with a solver: its own where it has one, else one made of what `solve` says. */

import {
  Budget,
  type Game,
  type Glow,
  type Light,
  must,
  Random,
  type Shape,
  type Solver,
  type Verdict,
} from "@baize/kernel";

/** So many positions are remembered. */
const REMEMBERED = 500;

/** The state of a view in a game where nothing is hidden. */
export const stateOf = <T extends Shape>(game: Game<T>, view: T["view"]): T["state"] =>
  game.complete(view, Random.fromSeed(""));

/** A line of moves as text, each written on the table it is played on. */
export function lineText<T extends Shape>(game: Game<T>, first: T["state"], line: readonly T["move"][]): string[] {
  let state = first;
  return line.map((move) => {
    const text = game.formatMove(move, game.view(state, "spectator"));
    state = must(game.apply(state, move));
    return text;
  });
}

const glowOf = ({ kind }: Verdict<unknown>): Glow =>
  kind === "won" ? "winnable" : kind === "lost" ? "lost" : "thinking";

/** The light of a game: what its solver brings, or the solver itself with a memory. */
export function lightFrom<T extends Shape>(game: Game<T>, solver: Solver<T>): Light<T> {
  return solver.light?.() ?? plainLight(game, solver);
}

/** Effort for a short line, in nodes. */
const SHORT_NODES = 100_000;

function plainLight<T extends Shape>(game: Game<T>, solver: Solver<T>): Light<T> {
  const known = new Map<string, Verdict<T["move"]>>();
  /** What was spent in vain on a position that is asked about again and again. */
  let vain = { key: "", nodes: 0 };
  const keyOf = (view: T["view"]) => game.stateText.format(stateOf(game, view));
  return {
    see(view, budget) {
      const key = keyOf(view);
      const old = known.get(key);
      if (old !== undefined) return glowOf(old);
      // A search cannot be taken up where it stopped: asked again it gets twice as much, so that it comes to an end.
      const purse = vain.key === key ? new Budget({ nodes: 2 * vain.nodes }) : budget;
      const verdict = solver.solve(stateOf(game, view), purse);
      vain = { key, nodes: Math.max(1, purse.spent) };
      if (known.size > REMEMBERED) known.clear();
      if (verdict.kind !== "unknown") known.set(key, verdict);
      return glowOf(verdict);
    },
    line(view, kind) {
      const short =
        kind === "short" ? solver.shortest?.(stateOf(game, view), new Budget({ nodes: SHORT_NODES })) : undefined;
      const verdict = short?.kind === "won" ? short : known.get(keyOf(view));
      return verdict?.kind === "won" ? verdict.line : [];
    },
  };
}
