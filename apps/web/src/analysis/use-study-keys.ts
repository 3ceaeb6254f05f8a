/** The keys of an analysis. */

import { useEffect, useRef } from "react";
import type { Studied } from "./use-study.ts";

/** Where arrows mean something else: on the table they go from card to card. */
const ELSEWHERE = ".stage, input, textarea, select, dialog";

/** Arrows, square brackets, Home and End go through the line; U and R as at the table. */
export function useStudyKeys(study: Studied): void {
  const now = useRef(study);
  now.current = study;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const isWriting = target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || isWriting) return;
      const steps: Readonly<Record<string, number>> = { u: -1, r: 1, "[": -1, "]": 1 };
      const by = steps[key.toLowerCase()];
      if (by !== undefined) now.current.step(by);
      else if (key === "Home") now.current.goTo([]);
      else if (key === "End") now.current.step(Number.MAX_SAFE_INTEGER);
      else return;
      event.preventDefault();
    };
    const arrow = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isElsewhere = target instanceof Element && target.closest(ELSEWHERE) !== null;
      const by = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : undefined;
      if (by === undefined || ctrlKey || metaKey || altKey || shiftKey || isElsewhere) return;
      now.current.step(by);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", press);
    // Before the table, which would take them.
    addEventListener("keydown", arrow, true);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keydown", arrow, true);
    };
  }, []);
}
