/** Cards carried by a pointer: lifted, dragged, and dropped where they cover most. */

import { type Gestures, useGestures } from "@baize/hands";
import { type RefObject, useRef } from "react";
import { isRun, liftOf, play, playBest, type Reach } from "./acts.ts";
import { isSame, movesOf } from "./choice.ts";
import { Drag } from "./drag.ts";
import { goalOf } from "./goals.ts";
import { FLYING, fly, MS } from "./motion.ts";
import type { Lying, Pile } from "./scene.ts";
import { cardElement, type Travel } from "./travel.ts";

/** Lifts a card and all that lie on it off the table, at a point of the page. */
function dragOf(root: HTMLElement | null, lying: readonly Lying[], from: Lying, x: number, y: number): Drag {
  const { left = 0, top = 0 } = root?.getBoundingClientRect() ?? {};
  const run = lying.filter(({ place, nth }) => isSame(place, from.place) && nth >= from.nth);
  const cards = run.flatMap((l) => {
    const element = cardElement(l.card);
    return element === null ? [] : [{ element, lying: l }];
  });
  return new Drag(cards, { x: x - left, y: y - top });
}

/** Where dropped cards go: the legal pile they cover most, or else any other, so that the rules can say why not. */
function dropGoal({ picture, moves }: Reach, drag: Drag, first: Lying): Pile | undefined {
  const { piles, lying, places } = picture;
  const goals = movesOf(moves, liftOf(first)).map((move) => goalOf(piles, lying, move));
  const others = piles.filter(({ place }) => !isSame(place, first.place));
  const legal = others.filter((pile) => goals.includes(pile));
  return drag.over(legal, places) ?? drag.over(others, places);
}

/** Drops cards: they travel on from where the hand leaves them, or back to where they lay. */
function drop(at: Reach, { motion, before }: Travel, drag: Drag, goal: Pile | undefined, first: Lying): void {
  const here = drag.cards.map(({ element, lying }) => ({ element, lying, at: drag.pointOf(lying) }));
  drag.release();
  const old = before.current;
  before.current = new Map([...old, ...here.map((h) => [h.lying.card, { ...h.at, place: undefined }] as const)]);
  if (goal !== undefined && play(at, { ...liftOf(first), to: goal.place })) return;
  before.current = old;
  for (const { element, lying: to, at: from } of here) {
    if (at.props.stage.still) motion.fade(element);
    else fly(motion, { element, from, to, z: FLYING + to.z, ms: MS.back });
  }
}

/** Lets a pointer carry cards, look at buried ones, and click twice. */
export function useCarry(
  root: RefObject<HTMLElement | null>,
  at: Reach,
  travel: Travel,
  peek: (card: Lying | undefined) => void,
): void {
  const drag = useRef<Drag>(undefined);
  const { held, clicks, picture } = at;
  const gestures: Gestures<Lying> = {
    find(target) {
      const id = target.closest<HTMLElement>("[data-card]")?.dataset.card;
      const found = picture.lying.find(({ card }) => String(card) === id);
      return found?.place.kind === "foundation" ? undefined : found;
    },
    mayLift: (from) => isRun(at, from),
    lift(from, start) {
      if (!isRun(at, from)) {
        playBest(at, from);
        return false;
      }
      drag.current = dragOf(root.current, picture.lying, from, start.x, start.y);
      held.take(liftOf(from), true);
      return true;
    },
    drag: (by) => drag.current?.moveBy(by),
    drop(point, first) {
      const carried = drag.current;
      drag.current = undefined;
      held.release();
      if (carried !== undefined) drop(at, travel, carried, point && dropGoal(at, carried, first), first);
    },
    peek,
    twice: () => clicks.twice(),
  };
  useGestures(root, gestures);
}
