/** What a player does with cards: lift them, put them down, send them where they best go. */

import { cardName } from "@baize/cards";
import type { Clicks } from "@baize/hands";
import type { TableProps } from "@baize/table";
import { runLength } from "../rules/fit.ts";
import { type FreecellShape, freecell, type Move, type Place, placeName } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { bestMove, isSame, type Lift, movesOf, wishedMove } from "./choice.ts";
import type { Cursor } from "./cursor.ts";
import { goalOf } from "./goals.ts";
import type { Held } from "./held.ts";
import type { Lying, Pile } from "./scene.ts";
import { cardId, type Picture } from "./travel.ts";

/** All that an act needs: the table as it is drawn, what may be played on it, and the hand. */
export interface Reach {
  readonly props: TableProps<FreecellShape>;
  readonly picture: Picture;
  readonly moves: readonly Move[];
  readonly held: Held;
  readonly clicks: Clicks;
  setCursor(cursor: Cursor): void;
}

/** A card and all that lie on it, lifted. */
export const liftOf = ({ place, above }: Lying): Lift => ({ from: place, count: above + 1 });

/** Whether a card and all that lie on it can be lifted together. */
export const isRun = ({ props: { view } }: Reach, { place, above }: Lying): boolean =>
  place.kind === "cell" || (place.kind === "cascade" && runLength(view.cascades[place.index] ?? [], view) > above);

/** Plays a move; the cursor goes with the cards. */
export function play({ props, picture, held, clicks, setCursor }: Reach, move: Move): boolean {
  held.release();
  const goal = goalOf(picture.piles, picture.lying, move);
  const accepted = props.play(freecell.formatMove(move, props.view));
  if (accepted) clicks.played();
  if (accepted && goal !== undefined) setCursor({ pile: goal.id, depth: 0 });
  return accepted;
}

/** Plays the best move of a card, or one that the rules refuse with a reason worth hearing. */
export function playBest(at: Reach, from: Lying): void {
  const { props, moves } = at;
  const move = bestMove(props.view, moves, liftOf(from)) ?? wishedMove(props.view, liftOf(from));
  if (move !== undefined) play(at, move);
  else props.tell(say.nowhere({ card: cardName(from.card) }));
}

/** Lifts a card and says where it can go. */
function pickUp({ props, moves, held }: Reach, from: Lying): void {
  const lift = liftOf(from);
  const places = movesOf(moves, lift).map(({ to }) => placeName(to));
  const lifted = { card: cardName(from.card), more: lift.count - 1 };
  props.announce(places.length === 0 ? say.liftedForNothing(lifted) : say.lifted({ ...lifted, places }));
  held.take(lift, false);
}

/** Puts lifted cards down: on their own place that is where they best go. */
function putDown(at: Reach, lift: Lift, onto: Place): void {
  const own = at.picture.lying.find(({ place, above }) => isSame(place, lift.from) && above === lift.count - 1);
  at.held.release();
  if (!isSame(lift.from, onto)) play(at, { ...lift, to: onto });
  else if (own !== undefined) playBest(at, own);
}

/** One click takes a card to its best place; a double click takes it home. */
function clickCard(at: Reach, card: Lying): void {
  const { moves, clicks, props } = at;
  const best = bestMove(props.view, moves, liftOf(card));
  const home = moves.find(({ from, to }) => isSame(from, card.place) && to.kind === "foundation");
  const isTwofold = home !== undefined && card.above === 0 && best !== undefined && best.to.kind !== "foundation";
  if (isTwofold) {
    clicks.wait(
      cardId(card.card),
      () => void play(at, best),
      () => void play(at, home),
    );
  } else playBest(at, card);
}

/** A card is pressed, by a pointer or, where `detail` is 0, by a key. */
export function pressCard(at: Reach, card: Lying, detail: number): void {
  const { held, clicks, props } = at;
  clicks.begin();
  if (held.lift !== undefined) putDown(at, held.lift, card.place);
  else if (card.place.kind === "foundation") return;
  else if ((detail === 0 || props.stage.pick) && isRun(at, card)) pickUp(at, card);
  else clickCard(at, card);
}

/** An empty pile is pressed. */
export function pressPile(at: Reach, { place }: Pile): void {
  at.clicks.begin();
  if (at.held.lift !== undefined) putDown(at, at.held.lift, place);
}
