/** Going from one screen to another. */

import { Cell } from "../state/cell.ts";

const here = (): string => location.pathname + location.search;

/** The address that is shown. */
export const address = new Cell<string>(here());

/** What an address is entered with: the player has seen more than the table shows. */
export interface Entry {
  readonly hinted: boolean;
}

/** What the present address was entered with. */
export const entered = (): Partial<Entry> => (history.state ?? {}) as Partial<Entry>;

/** Goes to an address of the page. */
export function go(to: string, entry?: Entry): void {
  if (to !== here()) history.pushState(entry ?? null, "", to);
  address.set(to);
  scrollTo(0, 0);
}

/** Goes to an address in the place of this one. */
export function replace(to: string): void {
  history.replaceState(null, "", to);
  address.set(to);
}

/** Calls what is shown by another address, without going anywhere. */
export function rename(to: string): void {
  if (to !== here()) history.replaceState(history.state, "", to);
}

/** Lets the browser's back and forward work. */
export function watchAddress(): void {
  addEventListener("popstate", () => address.set(here()));
}
