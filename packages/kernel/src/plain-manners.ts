/** The plain form of manners: what holds of a game that says nothing else. */

import { isFairText } from "./fair.ts";
import type { Game } from "./game.ts";
import type { Choices, Manners } from "./manners.ts";
import type { Shape } from "./shape.ts";
import { say } from "./words/index.ts";
import { shown } from "./words/shown.ts";

/** A deal that is a whole table has a long text, which is nobody's name for it. */
const NAMED = 24;

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
    tutor: async () =>
      (await import("./plain-tutor.ts")).plainTutor(game, step, (line) => (own.distance ?? countText)(line, [])),
    // A move may have blanks, which would part it.
    lineText: (line) => line.map((text) => text.replaceAll(" ", "+")).join(" "),
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
