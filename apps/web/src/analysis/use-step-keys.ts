/** The keys that go through the moves of an analysis or a review. */

import { useEffect, useEffectEvent } from "react";

/** Where letters are written, or a panel has the keys. */
const WRITING = "input, textarea, select, dialog, [role=dialog]";
/** Where arrows mean something else: on the table they go from card to card. */
const ELSEWHERE = `.stage, ${WRITING}`;

const FAR = Number.MAX_SAFE_INTEGER;
const STEPS: Readonly<Record<string, number>> = { u: -1, r: 1, "[": -1, "]": 1, home: -FAR, end: FAR };
/** What the table would take, too. */
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -FAR, End: FAR };

const isIn = ({ target }: KeyboardEvent, where: string): boolean =>
  target instanceof Element && target.closest(where) !== null;

/** Arrows, square brackets, Home and End go through the line; U, R and H as at the table; Escape leaves, where there is a way. */
export function useStepKeys(step: (by: number) => void, leave?: () => void, hint?: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || isIn(event, WRITING)) return;
    const by = STEPS[key.toLowerCase()];
    if (by !== undefined) step(by);
    else if (key.toLowerCase() === "h" && hint !== undefined) hint();
    else if (key === "Escape" && leave !== undefined) leave();
    else return;
    event.preventDefault();
  });
  const arrow = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const by = ARROWS[key];
    if (by === undefined || ctrlKey || metaKey || altKey || shiftKey || isIn(event, ELSEWHERE)) return;
    step(by);
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    addEventListener("keydown", press);
    // Before the table, which would take them.
    addEventListener("keydown", arrow, true);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keydown", arrow, true);
    };
  }, []);
}
