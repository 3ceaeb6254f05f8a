/** The table at which whoever has this tab sits, while they look at a match of it. */

import { tabShelf } from "../keeping/shelf.ts";

const PLACE = "baize.table";

export const attended = (): string | null => tabShelf.getItem(PLACE);

/** Notes the table, or that there is none any more. */
export function attend(id: string | null): void {
  try {
    if (id === null) tabShelf.removeItem(PLACE);
    else tabShelf.setItem(PLACE, id);
  } catch {
    // Without it they are away until they are back.
  }
}
