/** What the bots' judgement says to the player: a move to make, and what a move has cost. */

import { type Move, readPlay, type View } from "../rules/index.ts";
import { playLabel, playWords, SEATS } from "./speech.ts";

/** `Play pair · 9s`, `Pass`. */
export function adviceTitle(view: View, move: Move): string {
  const play = move.kind === "play" ? readPlay(view.options, move.cards) : undefined;
  if (play === undefined) return "Pass";
  const { kind, of } = playWords(play);
  return play.kind === "single" ? `Play ${of}` : `Play ${kind} · ${of}`;
}

const nameOf = (view: View, move: Move): string => {
  const play = move.kind === "play" ? readPlay(view.options, move.cards) : undefined;
  return play === undefined
    ? "a pass"
    : playLabel(play)
        .toLowerCase()
        .replace(/^(\w+)(?=[♣♦♥♠])/, (rank) => rank.toUpperCase());
};

/** `Against Top's 2♣, this pass cost about 1.8 points. Better: 2♥.` */
export function costText(view: View, own: Move, best: Move, cost: number): string {
  const { toBeat } = view;
  const whose = toBeat === null ? "" : toBeat.seat === 0 ? "your" : `${SEATS[toBeat.seat]}'s`;
  const when = toBeat === null ? "On the lead" : `Against ${whose} ${playLabel(toBeat.play)}`;
  const what = own.kind === "pass" ? "this pass" : nameOf(view, own);
  return `${when}, ${what} cost about ${cost.toFixed(1)} points. Better: ${nameOf(view, best)}.`;
}
