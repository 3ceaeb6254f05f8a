/** A step of a winning line taught one thing at a time: where to look, what to move, and what that gains. */

import { type Card, cardName, formatCard, rankOf, suitOf } from "@baize/cards";
import { paragraph, type Taught } from "@baize/kernel";
import { say } from "../words/teach.en.ts";
import { mostCards } from "./moves.ts";
import { comparePlaces, type Place } from "./place.ts";
import { placeName } from "./place-name.ts";
import { emptyColumns, freeCells, isHome, type Played, playedOut } from "./played.ts";
import { cardsAt, homeCount, type State } from "./state.ts";

/** So many moves ahead are looked at for what a step gains. */
const AHEAD = 12;
/** So many cards are named in a sentence. */
const NAMED = 3;

const signs = (cards: readonly Card[]): readonly string[] => cards.map((card) => formatCard(card));

/** Whether a card is the next of its suit to go home. */
const isNextHome = (state: State, card: Card): boolean => homeCount(state, suitOf(card)) === rankOf(card);

/** The first card of a place that goes home in a line. */
function soughtIn(all: readonly Played[], place: Place, state: State): Card | undefined {
  const held = cardsAt(state, place) ?? [];
  return all.filter(isHome).find(({ cards: [card] }) => card !== undefined && held.includes(card))?.cards[0];
}

function where(all: readonly Played[], { move, before }: Played): string {
  const place = placeName(move.from);
  if (move.to.kind === "foundation") return say.lookHome({ place });
  if (move.from.kind === "cell") return say.lookCell({ place });
  const sought = soughtIn(all.slice(0, AHEAD * 2), move.from, before);
  return sought === undefined ? say.lookAt({ place }) : say.lookFor({ place, card: cardName(sought) });
}

/** What is said of the room that a move needs or takes. */
function roomSays({ move: { from, to, count }, before, after }: Played): string {
  if (count > 1) {
    const cells = freeCells(before);
    return emptyColumns(before) === 0 && before.moves === "multi"
      ? say.needsCells({ count, cells })
      : say.needsRoom({ count, most: mostCards(before, to) });
  }
  return to.kind === "cell" && from.kind !== "cell" ? say.takesCell({ cells: freeCells(after) }) : "";
}

function what(played: Played): string {
  const { move, before } = played;
  const cards = signs(played.cards);
  if (move.to.kind === "foundation") return say.cardsHome({ cards });
  const onto = move.to.kind === "cascade" ? cardsAt(before, move.to)?.at(-1) : undefined;
  const moved =
    onto === undefined
      ? say.cardsTo({ cards, place: placeName(move.to) })
      : say.cardsOnto({ cards, onto: formatCard(onto) });
  return paragraph([moved, roomSays(played)]);
}

/** The moves home that follow each other in a line from a place on. */
function homeFrom(all: readonly Played[], at: number): readonly Played[] {
  const rest = all.slice(at);
  const end = rest.findIndex((played) => !isHome(played));
  return end < 0 ? rest : rest.slice(0, end);
}

/** What a move does at once. */
function gain(all: readonly Played[], first: Played): string {
  const { move, before, after } = first;
  const homeAtOnce = homeFrom(all, 1);
  if (isHome(first)) return say.bringsHome({ cards: signs(first.cards) });
  const bared = cardsAt(after, move.from)?.at(-1);
  if (bared !== undefined && isNextHome(after, bared)) {
    const freed = [bared, ...homeAtOnce.flatMap(({ cards }) => cards)].filter(
      (card, i, list) => list.indexOf(card) === i,
    );
    return say.frees({ cards: signs(freed.slice(0, NAMED)) });
  }
  if (emptyColumns(after) > emptyColumns(before)) return say.opens({ place: placeName(move.from) });
  if (freeCells(after) > freeCells(before)) return say.emptiesCell();
  const next = all[1];
  if (bared !== undefined && next !== undefined && comparePlaces(next.move.from, move.from) === 0) {
    return say.bares({ card: formatCard(next.cards[0] ?? bared) });
  }
  const sought = soughtIn(all.slice(0, AHEAD * 2), move.from, before);
  return sought === undefined ? say.makesRoom() : say.clears({ card: formatCard(sought) });
}

/** What comes of a step a few moves later: the next cards that go home. */
function later(all: readonly Played[]): string {
  const at = all.findIndex((played, i) => i > 0 && isHome(played));
  const home = at < 0 ? [] : homeFrom(all, at);
  const end = home.at(-1);
  const moves = all.slice(1, at).length;
  if (end === undefined || moves > AHEAD) {
    const [first] = all;
    return first === undefined ? "" : say.remain({ cells: freeCells(first.after) });
  }
  const cards = signs(home.flatMap((played) => played.cards).slice(0, NAMED));
  // What goes home at once was told as the gain.
  return moves === 0
    ? say.remain({ cells: freeCells(end.after) })
    : say.laterHome({ after: moves, cards, cells: freeCells(end.after) });
}

/** The first step of a line, taught. */
export function teach(line: readonly string[], state: State): Taught {
  const all = playedOut(line, state);
  const [first] = all;
  if (first === undefined) return { where: "", what: "", why: "", moves: 0 };
  const why = paragraph([gain(all, first), later(all)]);
  return { where: where(all, first), what: what(first), why, moves: 1 };
}

/** What a move gave up, for a review of it. */
export function effect(text: string, state: State): string {
  const [played] = playedOut([text], state);
  if (played === undefined) return "";
  const { move, before, after } = played;
  const onto = move.to.kind === "cascade" ? cardsAt(before, move.to) : undefined;
  const buried = onto?.find((card) => isNextHome(before, card));
  if (freeCells(after) === 0 && freeCells(before) > 0) return say.fillsCells();
  if (buried !== undefined) return say.buries({ card: formatCard(buried) });
  return emptyColumns(after) === 0 && emptyColumns(before) > 0 ? say.fillsColumn() : "";
}
