/** The focus stays in the hand. */

import type { Card } from "@baize/cards";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** When the card that has the focus leaves the hand, the focus goes to the one in its place. */
export function useHandFocus(ref: RefObject<HTMLElement | null>, cards: readonly Card[], cursor: number): void {
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
