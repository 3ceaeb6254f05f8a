/** What the bots' judgement says to the player: a move to make, and what a move has cost. */

import { type Move, playKind, playLabel, playOf, readPlay, seatName, type View } from "../rules/index.ts";
import { say } from "../words/index.ts";

const playIn = (view: View, move: Move) => (move.kind === "play" ? readPlay(view.options, move.cards) : undefined);

/** `Play pair · 9s`, `Pass`. */
export function adviceTitle(view: View, move: Move): string {
  const play = playIn(view, move);
  if (play === undefined) return say.pass();
  const of = playOf(play);
  return play.kind === "single" ? say.adviseSingle({ of }) : say.advisePlay({ kind: playKind(play), of });
}

const nameOf = (view: View, move: Move): string => {
  const play = playIn(view, move);
  if (play === undefined) return say.aPass();
  return play.kind === "single" ? playOf(play) : say.spokenPlay({ kind: playKind(play), of: playOf(play) });
};

/** `Against Top's 2♣, this pass cost about 1.8 points. Better: 2♥.` */
export function costText(view: View, own: Move, best: Move, cost: number): string {
  const facts = {
    own: own.kind === "pass" ? say.thisPass() : nameOf(view, own),
    best: nameOf(view, best),
    cost: cost.toFixed(1),
  };
  const { toBeat, viewer } = view;
  if (toBeat === null) return say.costOnLead(facts);
  const play = playLabel(toBeat.play);
  if (toBeat.seat === viewer) return say.costAgainstOwn({ ...facts, play });
  return say.costAgainst({ ...facts, play, seat: seatName(toBeat.seat, viewer) });
}
