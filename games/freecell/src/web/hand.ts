/** The player's hand: cards lifted by key, click or drag, and what becomes of them. */

import type { Card } from "@baize/cards";
import { useClicks, useKeys } from "@baize/hands";
import type { TableProps } from "@baize/table";
import { type RefObject, useState } from "react";
import type { FreecellShape, Move } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { pressCard, pressPile, type Reach } from "./acts.ts";
import { useCarry } from "./carry.ts";
import type { Lift } from "./choice.ts";
import { type Cursor, cardUnder, moveCursor } from "./cursor.ts";
import { useHeld } from "./held.ts";
import type { Lying, Pile } from "./scene.ts";
import { cardId, type Picture, slotId, type Travel } from "./travel.ts";
import { useTyping } from "./typing.ts";

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

function focusOn(at: Cursor, piles: readonly Pile[]): void {
  const card = cardUnder(at, piles);
  document.getElementById(card === undefined ? slotId(at.pile) : cardId(card))?.focus({ preventScroll: true });
}

/** Joins keys, clicks and drags to the moves of the table. */
export function useHand(
  root: RefObject<HTMLElement | null>,
  props: TableProps<FreecellShape>,
  picture: Picture,
  moves: readonly Move[],
  travel: Travel,
): Hand {
  const held = useHeld(props.view);
  const clicks = useClicks();
  const [cursor, setCursor] = useState<Cursor>({ pile: "column-0", depth: 0 });
  const [peeked, setPeeked] = useState<Card>();
  const { piles } = picture;
  const at: Reach = { props, picture, moves, held, clicks, setCursor };
  useCarry(root, at, travel, (from) => setPeeked(from?.card));
  const typing = useTyping(props);

  useKeys((event) => {
    const { key } = event;
    const next = moveCursor(cursor, key, piles, held.lift !== undefined);
    if (typing.press(event)) held.release();
    else if (next !== undefined) {
      setCursor(next);
      focusOn(next, piles);
    } else if (key === "Escape" && held.lift !== undefined) {
      held.release();
      props.announce(say.putBack());
    } else if (key.toLowerCase() === "p") {
      setPeeked(peeked === undefined ? cardUnder(cursor, piles) : undefined);
    } else return false;
    return true;
  });

  return {
    lift: held.lift,
    carrying: held.carrying,
    cursor,
    peeked,
    typed: typing.text,
    pressCard: (card, detail) => pressCard(at, card, detail),
    pressPile: (pile) => pressPile(at, pile),
    setCursor,
  };
}
