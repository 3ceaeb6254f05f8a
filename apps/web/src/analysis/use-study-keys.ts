/** The keys of an analysis. */

import { useEffect, useRef } from "react";
import type { Studied } from "./use-study.ts";

/** Square brackets, Home and End go through the line; U and R as at the table. */
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
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
