/** Focus that follows the cursor of a table. */

import { type RefObject, useLayoutEffect } from "react";

/** While something of the table has the focus, the element under the cursor has it: it never gets lost when things move. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, id: string | undefined, among = "*"): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (id === undefined || !root.current?.contains(activeElement) || !activeElement?.closest(among)) return;
    const wanted = document.getElementById(id);
    if (wanted !== activeElement) wanted?.focus({ preventScroll: true });
  }, [root, id, among]);
}
