/** A hand under the player's fingers: how it is laid, what is picked, where the focus is, what is dragged. */

import type { Card } from "@baize/cards";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { View } from "../rules/index.ts";
import { type Arrangement, arrange, moved } from "./arrangement.ts";
import { handSpots, nearestPlace, type Places, type Spot } from "./layout.ts";

/** A card that is dragged, by its corner within the hand. */
interface Carried {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
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

/** A finger that moves less than this is a tap, in px. */
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
  const lay = (order: readonly Card[]): void => {
    setOwn(order);
    setBy("own");
  };
  const shift = (step: 1 | -1): void => {
    const order = moved(cards, cursor, cursor + step);
    if (same(order, cards)) return;
    lay(order);
    setCursor(cursor + step);
  };
  const drop = ({ card, x, y }: Carried): void => {
    const { w } = places;
    const to = nearestPlace(spots, w, x + w / 2, y + 0.7 * w);
    lay(moved(cards, cards.indexOf(card), to));
    setCursor(to);
  };
  useDrag(ref, { cards, spots, setCarried, drop });
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
    shift,
    setCursor,
    focus,
  };
}

interface DragProps {
  readonly cards: readonly Card[];
  readonly spots: readonly Spot[];
  setCarried(carried: Carried | undefined): void;
  drop(carried: Carried): void;
}

/** Lets cards be dragged about within the hand. */
function useDrag(ref: RefObject<HTMLElement | null>, props: DragProps): void {
  const live = useRef(props);
  live.current = props;
  useEffect(() => {
    const { current: root } = ref;
    if (root === null) return;
    let start: { readonly card: Card; readonly x: number; readonly y: number; readonly spot: Spot } | undefined;
    let carried: Carried | undefined;
    const down = (event: PointerEvent) => {
      const found = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
      const card = Number(found?.dataset.card) as Card;
      const { cards, spots } = live.current;
      const spot = spots[cards.indexOf(card)];
      start = spot && event.button === 0 ? { card, x: event.clientX, y: event.clientY, spot } : undefined;
    };
    const move = (event: PointerEvent) => {
      if (start === undefined) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (carried === undefined && Math.hypot(dx, dy) < SLACK) return;
      // From here on it is no tap: the click goes to the hand, not to the card.
      if (carried === undefined) root.setPointerCapture(event.pointerId);
      carried = { card: start.card, x: start.spot.x + dx, y: start.spot.y + dy };
      live.current.setCarried(carried);
    };
    const up = (event: PointerEvent) => {
      if (carried !== undefined && event.type === "pointerup") live.current.drop(carried);
      live.current.setCarried(undefined);
      start = undefined;
      carried = undefined;
    };
    root.addEventListener("pointerdown", down);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerup", up);
    root.addEventListener("pointercancel", up);
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", up);
      root.removeEventListener("pointercancel", up);
    };
  }, [ref]);
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
