/** What the bots' judgement says to the player: a move to make. */

import { type Move, playKind, playOf, readPlay, type View } from "../rules/index.ts";
import { say } from "../words/index.ts";

const playIn = (view: View, move: Move) => (move.kind === "play" ? readPlay(view.options, move.cards) : undefined);

/** `Play pair · 9s`, `Pass`. */
export function adviceTitle(view: View, move: Move): string {
  const play = playIn(view, move);
  if (play === undefined) return say.pass();
  const of = playOf(play);
  return play.kind === "single" ? say.adviseSingle({ of }) : say.advisePlay({ kind: playKind(play), of });
}
