/** A hand under the player's fingers: how it is laid, what is picked, where the focus is, what is dragged. */

import type { Card } from "@baize/cards";
import { type RefObject, useMemo, useRef, useState } from "react";
import type { View } from "../rules/index.ts";
import { type Arrangement, arrange, moved } from "./arrangement.ts";
import { type Carried, useCarry } from "./carry.ts";
import { useHandFocus } from "./hand-focus.ts";
import { handOf, type Laid } from "./hand-layout.ts";
import type { Places } from "./layout.ts";

/** A hand, and what can be done with it. */
export interface Hand {
  readonly ref: RefObject<HTMLElement | null>;
  readonly cards: readonly Card[];
  readonly laid: Laid;
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

/** How hands were laid last, for the next deal. */
let lastSorting: Arrangement = "rank";

const same = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((c, i) => c === b[i]);

/** How many cards a hand had in this deal before each play of its own, as text. */
function countsBefore({ hand, history, viewer }: Pick<View, "hand" | "history" | "viewer">): string {
  const played = history.flatMap(({ seat, play }) => (seat === viewer && play !== null ? [play.cards.length] : []));
  return played.map((_, i) => played.slice(i).reduce((all, one) => all + one, hand.length)).join();
}

/** The hand of a view. */
export function useHand(
  view: Pick<View, "hand" | "options" | "history" | "viewer">,
  places: Places,
  throwIn: (cards: readonly Card[]) => void,
): Hand {
  const ref = useRef<HTMLElement>(null);
  const [by, setBy] = useState<Arrangement>(lastSorting);
  const [own, setOwn] = useState<readonly Card[]>([]);
  const [chosen, setChosen] = useState<readonly Card[]>([]);
  const [place, setCursor] = useState(0);
  const { hand, options } = view;
  const cards = useMemo(() => arrange(options, hand, by, own), [options, hand, by, own]);
  const before = countsBefore(view);
  const laid = useMemo(
    () => handOf(places, cards.length, before === "" ? [] : before.split(",").map(Number)),
    [places, cards.length, before],
  );
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
  const carried = useCarry(ref, cards, picked, laid, { put, throwIn });
  useHandFocus(ref, cards, cursor);

  return {
    ref,
    cards,
    laid,
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
