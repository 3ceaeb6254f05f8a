/** The plain form of a tutor: what is explained of a line where the game says nothing else. */

import type { Game } from "./game.ts";
import type { Chapter, Manners, Tutor } from "./manners.ts";
import { Random } from "./random.ts";
import { must } from "./result.ts";
import type { Shape } from "./shape.ts";
import { say } from "./words/index.ts";

/** So many steps of a line are a part of it where nothing else divides it. */
const STEPS = 6;

/** The steps of a line, six to a part, each part called by its numbers. */
function partsOf<T extends Shape>(
  game: Game<T>,
  line: readonly string[],
  view: T["view"],
  step: Manners<T>["step"],
): readonly Chapter[] {
  const steps: Chapter["steps"][number][] = [];
  let seen = view;
  for (let at = 0; at < line.length; ) {
    const next = step(line.slice(at), seen);
    const moves = Math.max(1, next.moves);
    steps.push({ says: next.says, moves });
    for (const text of line.slice(at, at + moves)) seen = after(game, seen, text);
    at += moves;
  }
  return Array.from({ length: Math.ceil(steps.length / STEPS) }, (_, part) => {
    const some = steps.slice(part * STEPS, (part + 1) * STEPS);
    return { title: say.stepsFromTo({ from: part * STEPS + 1, to: part * STEPS + some.length }), steps: some };
  });
}

/** What is seen after a move, in a game where nothing is hidden. */
function after<T extends Shape>(game: Game<T>, view: T["view"], text: string): T["view"] {
  const state = game.complete(view, Random.fromSeed(""));
  return game.view(must(game.apply(state, must(game.parseMove(text, view)))), "spectator");
}

/** Whether a line ends with a win, in a game of one seat where nothing is hidden. */
function isWinning<T extends Shape>(game: Game<T>, line: readonly string[], view: T["view"]): boolean {
  const end = game.status(line.reduce((seen, text) => after(game, seen, text), view));
  return end.kind === "over" && (end.scores[0] ?? 0) > 0;
}

/** A tutor that tells each step as the game's manners do, and how long a line is. */
export const plainTutor = <T extends Shape>(
  game: Game<T>,
  step: Manners<T>["step"],
  lengthOf: (line: readonly string[]) => string,
): Tutor<T> => ({
  teach(line, view) {
    const { says: what, moves } = step(line, view);
    // A match that was left open, as a review looks at it, is no winning line.
    const why = isWinning(game, line, view) ? say.lineFollows({ length: lengthOf(line) }) : "";
    return { where: "", what, why, moves };
  },
  chapters: (line, view) => partsOf(game, line, view, step),
});
