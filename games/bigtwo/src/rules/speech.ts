/** Plays, seats and turns in words, for every table: seats are named as their viewer sees them. */

import { type Card, cardName, rankOf } from "@baize/cards";
import { type Seat, seat as seatNumber, type Viewer } from "@baize/kernel";
import { say } from "../words/index.ts";
import { SEATS } from "./deal.ts";
import { ladderOf } from "./ladder.ts";
import { parseMove } from "./notation.ts";
import { type Play, readPlay } from "./plays.ts";
import { percentage } from "./scoring.ts";
import type { View } from "./state.ts";

const TWO = 12;
const ACE = 11;

/** The sides of a table, beginning with that of whoever looks; those who only watch sit behind seat 0. */
export const SIDES = ["player", "right", "top", "left"] as const;

/** How far a seat is from the viewer's, in the order of play. */
export const sideOf = (seat: number, viewer: Viewer): number =>
  (seat - (viewer === "spectator" ? 0 : viewer) + SEATS) % SEATS;

/** `You`, `Right`, `Top`, `Left`. */
export function seatName(seat: Seat, viewer: Viewer): string {
  const names = [seat === viewer ? say.you() : say.bottom(), say.right(), say.top(), say.left()];
  return names[sideOf(seat, viewer)] ?? "";
}

/** `5 to 9`; the ace and the 2 go below the 3 where they stand there. */
function span(cards: readonly Card[]): string {
  const values = cards.map((card) => (rankOf(card) + 11) % 13);
  const isLow = values.includes(0) && values.includes(TWO);
  const natural = isLow ? (values.includes(ACE) ? [3, 4, 0, 1, 2] : [4, 0, 1, 2, 3]) : [0, 1, 2, 3, 4];
  return say.span({ from: cards[natural[0] ?? 0], to: cards[natural[4] ?? 4] });
}

/** What a play is: `full house`. */
export const playKind = ({ kind }: Play): string => say.kind({ kind });

/** What it is made of: `9s`, `5 to 9`, `hearts`; a single is its card. */
export function playOf({ kind, cards }: Play): string {
  const [card] = cards;
  switch (kind) {
    case "single":
      return say.card({ card });
    case "pair":
    case "triple":
    case "four":
      return say.ranks({ card });
    case "two-pair":
      return say.twoRanks({ high: cards[3], low: card });
    case "straight":
    case "straight-flush":
      return span(cards);
    case "flush":
      return say.suit({ card });
    case "full-house":
    case "four-kicker":
      return say.ranks({ card: cards[2] });
  }
}

/** `Full house, 9s`; a single is its card. */
export const playLabel = (play: Play): string =>
  play.kind === "single" ? playOf(play) : say.play({ kind: playKind(play), of: playOf(play) });

/** Within a sentence: `full house, 9s`; a single is its card. */
export const playText = (play: Play): string =>
  play.kind === "single" ? playOf(play) : say.spokenPlay({ kind: playKind(play), of: playOf(play) });

/** The same for the ear: `the nine of hearts`, `full house, 9s`. */
export function playSpoken(play: Play): string {
  const [first] = play.cards;
  if (play.kind === "single" && first !== undefined) return say.spokenSingle({ card: cardName(first) });
  return playText(play);
}

/** A move as a sentence, before it is made. */
export function describe(text: string, view: View): string {
  const move = parseMove(text, view);
  if (!move.ok) return text;
  if (move.value.kind === "timeout") return say.timeUp();
  const isMine = view.turn === view.viewer;
  const seat = seatName(view.turn, view.viewer);
  if (move.value.kind === "pass") return isMine ? say.youPass() : say.passes({ seat });
  const found = readPlay(view.options, move.value.cards);
  if (found === undefined) return text;
  const play = playSpoken(found);
  return isMine ? say.youPlay({ play }) : say.plays({ seat, play });
}

/** What the viewer is asked for now, or what another seat does that takes its time. */
export function prompt(view: View, thinking?: Seat): string {
  if (view.ending !== null) return "";
  if (thinking !== undefined) return say.thinking({ seat: seatName(thinking, view.viewer) });
  if (view.turn !== view.viewer) return say.turnOf({ seat: seatName(view.turn, view.viewer) });
  if (view.history.length === 0) return say.youOpen({ card: ladderOf(view.options).cards[0] });
  return view.toBeat === null ? say.yourLead() : say.yourTurn();
}

/** Who won, or that time is up, and the viewer's score in percent; who only watches has none. */
export function result(view: View): { readonly title: string; readonly says: string } {
  const { viewer } = view;
  const says = viewer === "spectator" ? "" : say.score({ score: percentage(view.counts[viewer] ?? 0) });
  if (view.ending === "timeout") return { title: say.timeUp(), says };
  const winner = seatNumber(view.counts.indexOf(0));
  return { title: winner === viewer ? say.youWon() : say.won({ seat: seatName(winner, viewer) }), says };
}
