/** Plays, seats and turns in words, for every table: seats are named as their viewer sees them. */

import { type Card, cardName, rankOf } from "@baize/cards";
import { type Names, type Seat, seat as seatNumber, type Viewer } from "@baize/kernel";
import { say } from "../words/index.ts";
import { SEATS } from "./deal.ts";
import { ladderOf } from "./ladder.ts";
import { legalPlays, situationOf } from "./moves.ts";
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

/** `You`, and the others by name; where a name is not known `Right`, `Top`, `Left`. */
export function seatName(seat: Seat, viewer: Viewer, known: Names = []): string {
  const name = seat === viewer ? "" : known[seat];
  if (name) return name;
  const names = [seat === viewer ? say.you() : say.bottom(), say.right(), say.top(), say.left()];
  return names[sideOf(seat, viewer)] as string;
}

/** A straight from its lowest card on; the ace and the 2 go below the 3 where they stand there. */
function inLine(cards: readonly Card[]): readonly Card[] {
  const values = cards.map((card) => (rankOf(card) + 11) % 13);
  if (!values.includes(0) || !values.includes(TWO)) return cards;
  const low = values.includes(ACE) ? 3 : 4;
  return [...cards.slice(low), ...cards.slice(0, low)];
}

/** The cards of a play as they are laid on a table: what it is named after first, a straight in its order. */
export function laidOut({ kind, cards }: Play): readonly Card[] {
  if (kind === "straight" || kind === "straight-flush") return inLine(cards);
  if (kind !== "full-house" && kind !== "four-kicker") return cards;
  const named = (card: Card): boolean => rankOf(card) === rankOf(cards[2] as Card);
  return [...cards.filter(named), ...cards.filter((card) => !named(card))];
}

/** `5 to 9`. */
function span(cards: readonly Card[]): string {
  const line = inLine(cards);
  return say.span({ from: line[0], to: line[4] });
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

/** What a seat did, as a sentence: a play, or a pass. */
function didText(seat: Seat, play: Play | null, viewer: Viewer, names?: Names): string {
  const isMine = seat === viewer;
  const name = seatName(seat, viewer, names);
  if (play === null) return isMine ? say.youPass() : say.passes({ seat: name });
  return isMine ? say.youPlay({ play: playSpoken(play) }) : say.plays({ seat: name, play: playSpoken(play) });
}

/** A move as a sentence, before it is made. */
export function describe(text: string, view: View, names?: Names): string {
  const move = parseMove(text, view);
  if (!move.ok) return text;
  if (move.value.kind === "timeout") return say.timeUp();
  const found = move.value.kind === "play" ? readPlay(view.options, move.value.cards) : null;
  return found === undefined ? text : didText(view.turn, found, view.viewer, names);
}

/** All that was played in this deal, a sentence for each turn. */
export const told = ({ history, viewer }: View, names?: Names): readonly string[] =>
  history.map(({ seat, play }) => didText(seat, play, viewer, names));

/** A move of the viewer as it is looked back on: `You passed on Russet’s full house, 9s`. */
export function recall(text: string, view: View, names?: Names): string {
  const move = parseMove(text, view);
  if (!move.ok) return text;
  const { toBeat, viewer } = view;
  const found = move.value.kind === "play" ? readPlay(view.options, move.value.cards) : undefined;
  const play = found && playText(found);
  const facts = toBeat && { seat: seatName(toBeat.seat, viewer, names), beaten: playText(toBeat.play) };
  if (play === undefined) return facts === null ? say.youPass() : say.passedOn(facts);
  return facts === null ? say.led({ play }) : say.answered({ ...facts, play });
}

/** The name of a move: `Full house, 9s`, `Pass`. */
export function moveName(text: string, view: View): string {
  const move = parseMove(text, view);
  const play = move.ok && move.value.kind === "play" ? readPlay(view.options, move.value.cards) : undefined;
  return play === undefined ? say.pass() : playLabel(play);
}

/** Whose turn it is, and what is asked of them. */
export interface Asked {
  readonly title: string;
  readonly says: string;
}

/** Whether the three others have just passed. */
const isLeft = ({ history }: View): boolean =>
  history.length > 2 && history.slice(-3).every(({ play }) => play === null);

/** What the viewer is asked for now, or who else is. */
export function asked(view: View, names?: Names, thinking?: Seat): Asked {
  const { viewer, turn, toBeat } = view;
  if (view.ending !== null) return { title: "", says: "" };
  if (turn !== viewer) {
    return {
      title: say.turnOf({ seat: seatName(turn, viewer, names) }),
      says: thinking === turn ? say.thinksNow() : "",
    };
  }
  if (view.history.length === 0) {
    const card = ladderOf(view.options).cards[0];
    const alone = view.options.opening === "alone";
    return { title: say.yourTurn(), says: alone ? say.openAlone({ card }) : say.openWith({ card }) };
  }
  if (toBeat === null) return { title: say.yourLead(), says: isLeft(view) ? say.allPassed() : say.anything() };
  const seat = seatName(toBeat.seat, viewer, names);
  if (legalPlays(situationOf(view)).length === 0) return { title: say.yourTurn(), says: say.nothingBeats({ seat }) };
  const { play } = toBeat;
  const says =
    play.kind === "single" ? say.beatSingle({ seat, of: playOf(play) }) : say.beat({ seat, kind: playKind(play) });
  return { title: say.yourTurn(), says };
}

/** The same as one text. */
export function prompt(view: View, names?: Names, thinking?: Seat): string {
  if (thinking !== undefined) return say.thinking({ seat: seatName(thinking, view.viewer, names) });
  const { title, says } = asked(view, names);
  return title === "" ? "" : says === "" ? say.sentence({ title }) : say.sentences({ title, says });
}

/** Who is out first, or that time is up, and what is left to the viewer; who only watches has nothing. */
export function result(view: View, names?: Names): { readonly title: string; readonly says: string } {
  const { viewer } = view;
  const count = viewer === "spectator" ? 0 : (view.counts[viewer] as number);
  const score = percentage(count);
  const says = viewer === "spectator" ? "" : count === 0 ? say.keptNone({ score }) : say.kept({ count, score });
  if (view.ending === "timeout") return { title: say.timeUp(), says };
  const winner = seatNumber(view.counts.indexOf(0));
  return { title: winner === viewer ? say.youWon() : say.won({ seat: seatName(winner, viewer, names) }), says };
}
