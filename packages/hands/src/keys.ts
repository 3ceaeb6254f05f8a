/** Keys on a table. */

import { useEffectEvent, useLayoutEffect } from "react";

/** Where typing and arrows belong to somebody else. */
const ELSEWHERE = "input, textarea, select, dialog";

/** Listens to the keys of the page that are the table's; `press` says whether a key meant something to it. */
export function useKeys(press: (event: KeyboardEvent) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(ELSEWHERE) !== null) return;
    if (press(event)) event.preventDefault();
  });
  // Before the first paint: whoever sees the table can play.
  useLayoutEffect(() => {
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}
