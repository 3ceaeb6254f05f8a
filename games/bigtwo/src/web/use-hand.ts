/** A hand under the player's fingers: how it is laid, what is picked, where the focus is, what is dragged. */

import type { Card } from "@baize/cards";
import { type Point, useGestures } from "@baize/table";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { View } from "../rules/index.ts";
import { type Arrangement, arrange, moved } from "./arrangement.ts";
import { handSpots, nearestPlace, type Places, type Spot } from "./layout.ts";

/** A card that is dragged, by its corner within the hand. */
interface Carried extends Point {
  readonly card: Card;
}

/** A hand, and what can be done with it. */
export interface Hand {
  readonly ref: RefObject<HTMLElement | null>;
  readonly cards: readonly Card[];
  readonly spots: readonly Spot[];
  readonly by: Arrangement;
  readonly picked: readonly Card[];
  readonly cursor: number;
  readonly carried: Carried | undefined;
  /** Picks exactly these cards. */
  pick(cards: readonly Card[]): void;
  toggle(card: Card): void;
  sort(by: "rank" | "suit"): void;
  /** Puts the card under the cursor one place further, or back. */
  shift(by: 1 | -1): void;
  setCursor(place: number): void;
  /** Moves the focus to a card of the hand. */
  focus(place: number): void;
}

/** A pointer that moves no farther than this is a tap, in px: cards are picked far more often than dragged. */
const SLACK = 8;

/** How hands were laid last, for the next deal. */
let lastSorting: Arrangement = "rank";

const same = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((c, i) => c === b[i]);

/** The hand of a view. */
export function useHand(view: Pick<View, "hand" | "options">, places: Places): Hand {
  const ref = useRef<HTMLElement>(null);
  const [by, setBy] = useState<Arrangement>(lastSorting);
  const [own, setOwn] = useState<readonly Card[]>([]);
  const [chosen, setChosen] = useState<readonly Card[]>([]);
  const [place, setCursor] = useState(0);
  const [carried, setCarried] = useState<Carried>();
  const { hand, options } = view;
  const cards = useMemo(() => arrange(options, hand, by, own), [options, hand, by, own]);
  const spots = useMemo(() => handSpots(places, cards.length), [places, cards.length]);
  const picked = useMemo(() => chosen.filter((card) => hand.includes(card)), [chosen, hand]);
  const cursor = Math.max(0, Math.min(place, cards.length - 1));

  const focus = (to: number): void => {
    const at = Math.max(0, Math.min(to, cards.length - 1));
    setCursor(at);
    ref.current?.querySelector<HTMLElement>(`[data-card="${cards[at]}"]`)?.focus({ preventScroll: true });
  };
  const put = (from: number, to: number): void => {
    const order = moved(cards, from, to);
    if (same(order, cards)) return;
    setOwn(order);
    setBy("own");
    setCursor(to);
  };
  const cornerOf = (card: Card, by: Point): Point => {
    const { x = 0, y = 0 } = spots[cards.indexOf(card)] ?? {};
    return { x: x + by.x, y: y + by.y };
  };
  useGestures<Card>(ref, {
    slack: SLACK,
    find(target) {
      const id = target.closest<HTMLElement>("[data-card]")?.dataset.card;
      return cards.find((card) => String(card) === id);
    },
    lift: () => true,
    drag: (by, card) => setCarried({ card, ...cornerOf(card, by) }),
    drop(point, card, by) {
      setCarried(undefined);
      if (point === undefined) return;
      const { x, y } = cornerOf(card, by);
      const { w } = places;
      put(cards.indexOf(card), nearestPlace(spots, w, x + w / 2, y + 0.7 * w));
    },
  });
  useKeptFocus(ref, cards, cursor);

  return {
    ref,
    cards,
    spots,
    by,
    picked,
    cursor,
    carried,
    pick: setChosen,
    toggle: (card) => setChosen(picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card]),
    sort(to) {
      lastSorting = to;
      setBy(to);
    },
    shift: (step) => put(cursor, cursor + step),
    setCursor,
    focus,
  };
}

/** When the card that has the focus leaves the hand, the focus goes to the one in its place. */
function useKeptFocus(ref: RefObject<HTMLElement | null>, cards: readonly Card[], cursor: number): void {
  const isIn = useRef(false);
  useEffect(() => {
    const { current: root } = ref;
    const enter = () => {
      isIn.current = true;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) isIn.current = false;
    };
    root?.addEventListener("focusin", enter);
    root?.addEventListener("focusout", leave);
    return () => {
      root?.removeEventListener("focusin", enter);
      root?.removeEventListener("focusout", leave);
    };
  }, [ref]);
  useLayoutEffect(() => {
    if (!isIn.current || document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>(`[data-card="${cards[cursor]}"]`)?.focus({ preventScroll: true });
  }, [ref, cards, cursor]);
}
