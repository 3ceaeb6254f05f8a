/** How this game is spoken of and played at any table. What is left out has a plain form (`mannersOf`). */

import { type Level, type Manners, type Names, type Seat, seat, shown, type Viewer } from "@baize/kernel";
import { say } from "../words/index.ts";
import { status } from "./moves.ts";
import { optionsText, parseMove } from "./notation.ts";
import type { NullShape } from "./shape.ts";
import { seatToMove, type View } from "./state.ts";

/** The levels of the bots, from the weakest to the strongest. */
const levels = (): readonly Level[] =>
  (["novice", "steady"] as const).map((id) => ({ id, title: say[id](), says: say[`${id}Says`]() }));

/** `You` and `Opponent` to who plays, `First` and `Second` to who watches; others by name where it is known. */
function seatName(at: Seat, viewer: Viewer, names: Names = []): string {
  const name = at === viewer ? "" : names[at];
  if (name) return name;
  if (viewer === "spectator") return at === 0 ? say.first() : say.second();
  return at === viewer ? say.you() : say.other();
}

/** A move as a sentence, before it is made. */
function describe(text: string, { moves, viewer }: View, names?: Names): string {
  const move = parseMove(text);
  if (!move.ok) return text;
  if (move.value === "timeout") return say.timeUp();
  const at = seatToMove(moves);
  return at === viewer
    ? say.youDo({ move: move.value })
    : say.does({ seat: seatName(at, viewer, names), move: move.value });
}

/** What the viewer is asked for, or who is. */
function prompt(view: View, names?: Names, thinking?: Seat): string {
  const at = thinking ?? seatToMove(view.moves);
  return at === view.viewer ? say.yourTurn() : say.turnOf({ seat: seatName(at, view.viewer, names) });
}

/** Who won, and what it came to for the viewer. */
function result(view: View, names?: Names): { readonly title: string; readonly says: string } {
  const end = status(view);
  const scores = end.kind === "over" ? end.scores : [0, 0];
  const winner = seat(scores.findIndex((points) => points > 0));
  const title = winner === view.viewer ? say.youWon() : say.won({ seat: seatName(winner, view.viewer, names) });
  return { title, says: say.points({ points: scores[view.viewer === "spectator" ? 0 : view.viewer] }) };
}

/** The stake in words. */
function optionsName(text: string): string {
  const options = optionsText.parse(text);
  return options.ok ? say.stakeOf({ stake: options.value.stake }) : shown(text);
}

export const manners: Partial<Manners<NullShape>> = {
  seatName,
  describe,
  company: {
    get levels() {
      return levels();
    },
    standard: "steady",
    pace: () => 600,
    limit: () => undefined,
    timeout: "timeout",
    optionsName,
    prompt,
    result,
  },
};
