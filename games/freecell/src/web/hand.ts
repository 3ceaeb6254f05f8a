/** The player's hand: cards lifted by key, click or drag, and what becomes of them. */

import type { Card } from "@baize/cards";
import { type Gestures, type TableProps, useGestures, useKeys } from "@baize/table";
import { type RefObject, useRef, useState } from "react";
import { runLength } from "../rules/fit.ts";
import { type FreecellShape, freecell, type Move, type Place } from "../rules/index.ts";
import { bestMove, isSame, type Lift, movesOf, wishedMove } from "./choice.ts";
import { type Cursor, moveCursor } from "./cursor.ts";
import { Drag } from "./drag.ts";
import { FLYING, fly, MS } from "./motion.ts";
import type { Lying, Pile } from "./scene.ts";
import { cardLabel, placeName } from "./speech.ts";
import { cardElement, type Picture, type Travel } from "./travel.ts";
import { typeKey } from "./typed.ts";

/** What the table shows of the hand, and what its buttons do. */
export interface Hand {
  readonly lift: Lift | undefined;
  /** Whether the lifted cards are off the table, in the hand of a pointer. */
  readonly carrying: boolean;
  readonly cursor: Cursor;
  readonly peeked: Card | undefined;
  readonly typed: string;
  pressCard(card: Lying, detail: number): void;
  pressPile(pile: Pile): void;
  setCursor(cursor: Cursor): void;
}

/** The card under the cursor; undefined on an empty pile. */
export function cardUnder({ pile: id, depth }: Cursor, piles: readonly Pile[]): Card | undefined {
  const cards = piles.find((pile) => pile.id === id)?.cards ?? [];
  return cards[Math.max(0, cards.length - 1 - depth)];
}

/** Joins keys, clicks and drags to the moves of the table. */
export function useHand(
  root: RefObject<HTMLElement | null>,
  props: TableProps<FreecellShape>,
  picture: Picture,
  moves: readonly Move[],
  { motion, before }: Travel,
): Hand {
  const { view, stage, announce } = props;
  const { piles, lying, places } = picture;
  const [held, setHeld] = useState<{ readonly lift: Lift; readonly view: typeof view; readonly carried: boolean }>();
  const [cursor, setCursor] = useState<Cursor>({ pile: "column-0", depth: 0 });
  const [peeked, setPeeked] = useState<Card>();
  const [typed, setTyped] = useState("");
  const drag = useRef<Drag>(undefined);
  const clicked = useRef<string>(undefined);
  const lift = held?.view === view ? held.lift : undefined;

  const liftOf = ({ place, above }: Lying): Lift => ({ from: place, count: above + 1 });
  const isRun = ({ place, above }: Lying): boolean =>
    place.kind === "cell" || (place.kind === "cascade" && runLength(view.cascades[place.index] ?? []) > above);

  /** The pile where a move ends. */
  const goalOf = ({ from, to }: Move): Pile | undefined => {
    const last = lying.find((l) => isSame(l.place, from) && l.above === 0);
    return piles.find(
      ({ place, suit }) => isSame(place, to) && (suit === undefined || suit === Number(last?.card) % 4),
    );
  };

  /** Plays a move; the cursor goes with the cards. */
  const play = (move: Move): boolean => {
    setHeld(undefined);
    const goal = goalOf(move);
    const accepted = props.play(freecell.formatMove(move, view));
    if (accepted && goal !== undefined) setCursor({ pile: goal.id, depth: 0 });
    return accepted;
  };

  const playBest = (from: Lying, chosen = liftOf(from)): void => {
    const move = bestMove(view, moves, chosen) ?? wishedMove(view, chosen);
    if (move !== undefined) play(move);
    else props.tell(`The ${cardLabel(from).toLowerCase().split(",")[0]} has nowhere better to go.`);
  };

  const pickUp = (from: Lying): void => {
    const chosen = liftOf(from);
    const goals = movesOf(moves, chosen).map(({ to }) => placeName(to));
    const name = cardLabel(from).split(",")[0] + (chosen.count > 1 ? ` and ${chosen.count - 1} more` : "");
    announce(
      `${name} lifted. ${goals.length === 0 ? "There is no place for it now." : `It can go to: ${goals.join(", ")}.`}`,
    );
    setHeld({ lift: chosen, view, carried: false });
  };

  const putDown = (chosen: Lift, onto: Place): void => {
    const own = lying.find((l) => isSame(l.place, chosen.from) && l.above === chosen.count - 1);
    setHeld(undefined);
    if (!isSame(chosen.from, onto)) play({ ...chosen, to: onto });
    else if (own !== undefined) playBest(own);
  };

  const pressCard = (card: Lying, detail: number): void => {
    clicked.current = undefined;
    if (lift !== undefined) putDown(lift, card.place);
    else if (card.place.kind === "foundation") return;
    else if ((detail === 0 || stage.pick) && isRun(card)) pickUp(card);
    else clickCard(card);
  };

  /** One click: the best place at once; the way home is remembered in case a second click follows. */
  const clickCard = (card: Lying): void => {
    const home = moves.find(({ from, to }) => isSame(from, card.place) && to.kind === "foundation");
    if (home !== undefined && card.above === 0) clicked.current = freecell.formatMove(home, view);
    playBest(card);
  };

  const focusOn = (at: Cursor): void => {
    const card = cardUnder(at, piles);
    const id = card === undefined ? `slot-${at.pile}` : `card-${card}`;
    document.getElementById(id)?.focus({ preventScroll: true });
  };

  const pressKey = ({ key }: KeyboardEvent): boolean => {
    const next = moveCursor(cursor, key, piles, lift !== undefined);
    const sign = typeKey(typed, key, view);
    if (sign !== undefined) {
      setTyped(sign.text);
      if (sign.play !== undefined) props.play(sign.play);
    } else if (next !== undefined) {
      setCursor(next);
      focusOn(next);
    } else if (key === "Escape" && lift !== undefined) {
      setHeld(undefined);
      announce("Put back.");
    } else if (key.toLowerCase() === "p") {
      setPeeked(peeked === undefined ? cardUnder(cursor, piles) : undefined);
    } else return false;
    return true;
  };

  const gestures: Gestures<Lying> = {
    find(target) {
      const id = target.closest<HTMLElement>("[data-card]")?.dataset.card;
      const found = lying.find(({ card }) => String(card) === id);
      return found?.place.kind === "foundation" ? undefined : found;
    },
    mayLift: isRun,
    lift(from, start) {
      if (!isRun(from)) {
        playBest(from);
        return false;
      }
      const { left = 0, top = 0 } = root.current?.getBoundingClientRect() ?? {};
      const run = lying.filter((l) => isSame(l.place, from.place) && l.nth >= from.nth);
      const cards = run.flatMap((l) => {
        const element = cardElement(l.card);
        return element === null ? [] : [{ element, lying: l }];
      });
      drag.current = new Drag(cards, { x: start.x - left, y: start.y - top });
      setHeld({ lift: liftOf(from), view, carried: true });
      return true;
    },
    drag: (by) => drag.current?.moveBy(by),
    drop(point, first) {
      const carried = drag.current;
      drag.current = undefined;
      setHeld(undefined);
      if (carried === undefined) return;
      const goal = point && dropGoal(carried, first);
      const here = carried.cards.map(({ element, lying: l }) => ({ element, lying: l, at: carried.pointOf(l) }));
      carried.release();
      const old = before.current;
      before.current = new Map([
        ...old,
        ...here.map(({ lying: l, at }) => [l.card, { ...at, place: undefined }] as const),
      ]);
      if (goal !== undefined && play({ ...liftOf(first), to: goal.place })) return;
      before.current = old;
      for (const { element, lying: to, at: from } of here) {
        if (stage.still) motion.fade(element);
        else fly(motion, { element, from, to, z: FLYING + to.z, ms: MS.back });
      }
    },
    peek: (from) => setPeeked(from?.card),
    twice() {
      const home = clicked.current;
      clicked.current = undefined;
      if (home === undefined) return false;
      props.undo();
      return props.play(home);
    },
  };

  /** Where dropped cards go: the legal pile they cover most, or else any other, so that the rules can say why not. */
  const dropGoal = (carried: Drag, first: Lying): Pile | undefined => {
    const goals = movesOf(moves, liftOf(first)).map(goalOf);
    const others = piles.filter(({ place }) => !isSame(place, first.place));
    return (
      carried.over(
        others.filter((pile) => goals.includes(pile)),
        places,
      ) ?? carried.over(others, places)
    );
  };

  useGestures(root, gestures);
  useKeys(pressKey);

  const pressPile = ({ place }: Pile): void => {
    if (lift !== undefined) putDown(lift, place);
  };
  const carrying = lift !== undefined && held?.carried === true;
  return { lift, carrying, cursor, peeked, typed, pressCard, pressPile, setCursor };
}
