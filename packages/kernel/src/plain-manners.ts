/** The plain form of manners: what holds of a game that says nothing else. */

import { isFairText } from "./fair.ts";
import type { Game } from "./game.ts";
import type { Chapter, Choices, Manners } from "./manners.ts";
import { Random } from "./random.ts";
import { must } from "./result.ts";
import type { Shape } from "./shape.ts";
import { say } from "./words/index.ts";
import { shown } from "./words/shown.ts";

/** A deal that is a whole table has a long text, which is nobody's name for it. */
const NAMED = 24;

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

/** The manners of a game, whole. */
export function mannersOf<T extends Shape>(game: Game<T>): Manners<T> {
  const { meta, manners: own = {} } = game;
  const nameOf = own.dealName ?? ((deal) => (deal.length > NAMED ? say.ownDeal() : say.deal({ deal })));
  // A deal may come from outside, and lists show names of matches that nobody has replayed yet.
  const dealName = (deal: string, options?: string) =>
    isFairText(deal) ? say.fairDeal() : shown(nameOf(deal, options));
  const plainName = (deal: string) => say.match({ title: meta.title, deal: dealName(deal) });
  const matchName = (deal: string, options?: string) =>
    isFairText(deal) ? plainName(deal) : (own.matchName ?? plainName)(deal, options);
  const playerMoves = own.playerMoves ?? ((moves) => moves.length);
  const counted = own.counted ?? ((moves) => moves.length);
  const countText = own.countText ?? ((moves) => say.moves({ count: counted(moves) }));
  const describe = own.describe ?? ((text) => text);
  const step = own.step ?? (([next = ""], view) => ({ says: describe(next, view), moves: 1 }));
  return {
    title: meta.title,
    seatName: (seat, viewer, names) => (seat === viewer ? say.you() : names?.[seat] || say.seat({ seat: seat + 1 })),
    preferences: [],
    follow: () => [],
    finish: () => [],
    distance: (line) => countText(line),
    lengthText: (moves) => (own.distance ?? countText)(moves, []),
    step,
    teach(line, view) {
      const { says: what, moves } = step(line, view);
      // A match that was left open, as a review looks at it, is no winning line.
      const why = isWinning(game, line, view) ? say.lineFollows({ length: (own.distance ?? countText)(line, []) }) : "";
      return { where: "", what, why, moves };
    },
    chapters: (line, view) => partsOf(game, line, view, step),
    lineText: (line) => line.join(" "),
    dealWord: say.dealWord(),
    stuck: say.stuck(),
    ...own,
    dealName,
    matchName: (deal, options) => shown(matchName(deal, options)),
    playerMoves,
    counted,
    countText,
    describe,
  };
}

/** What is chosen, and the standard for the rest. */
export const choicesOf = <T extends Shape>({ preferences }: Manners<T>, chosen: Choices = {}): Choices => ({
  ...Object.fromEntries(preferences.map(({ id, standard }) => [id, standard])),
  ...chosen,
});
