/** What stands in the way of keeping things, for as long as it does. */

import { Cell } from "../state/cell.ts";

/** The browser keeps nothing at all, has no room left, or could not write. */
export type Trouble = "nothing" | "full" | "failed";

/** The trouble there is now. */
export const trouble = new Cell<Trouble | undefined>(undefined);

/** Notes that something could not be written, and why. Where nothing is ever kept, that is said already. */
export function couldNotKeep(error: unknown): void {
  if (trouble.get() === "nothing") return;
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  trouble.set(isFull ? "full" : "failed");
}

/** Something was written: whatever was in the way is gone. */
export function couldKeep(): void {
  if (trouble.get() !== "nothing") trouble.set(undefined);
}
