/** Going from one screen to another. */

import { Cell } from "../state/cell.ts";
import { spelled } from "./address.ts";

const here = (): string => location.pathname + location.search;

/** What an address is entered with. */
export interface Entry {
  /** The match it names is the player's own from here on, not somebody's to look at. */
  readonly own: boolean;
  /** The player has seen more than the table shows. */
  readonly hinted?: boolean;
  /** A match of it that is over begins again. */
  readonly anew?: boolean;
  /** The first move the player makes of it. */
  readonly first?: string;
  /** Whoever comes has the code of a table. */
  readonly hasCode?: boolean;
}

/** For whoever wants to play a deal, and not to see how it ended. */
export const ANEW: Entry = { own: true, anew: true };

/** What the present address was entered with. */
export const entered = (): Partial<Entry> => (history.state ?? {}) as Partial<Entry>;

/** Whether a match that is over shall begin again: it is asked once, and not again with the next load of the page. */
export function isAnew(): boolean {
  const { anew = false, ...rest } = entered();
  if (anew) history.replaceState(rest, "", here());
  return anew;
}

/** What is shown: an address, and whether it was entered as the player's own. */
interface Here {
  readonly at: string;
  readonly isOwn: boolean;
}

/** The address that is shown. */
export const address = new Cell<Here>({ at: here(), isOwn: entered().own === true });

/** What a screen that keeps something in its address wants done: before the address is left, and when one is come to. */
export const onWay = { leave: () => {}, arrive: () => {} };

function show(at: string): void {
  onWay.arrive();
  const old = address.get();
  const isOwn = entered().own === true;
  if (old.at !== at || old.isOwn !== isOwn) address.set({ at, isOwn });
}

/** Goes to an address of the page. */
export function go(to: string, entry?: Entry): void {
  onWay.leave();
  if (to !== here() || entry !== undefined) history.pushState(entry ?? null, "", to);
  show(to);
  scrollTo(0, 0);
}

/** Goes to an address in the place of this one. */
export function replace(to: string, entry?: Entry): void {
  history.replaceState(entry ?? null, "", to);
  show(to);
}

/** Calls what is shown by another address, without going anywhere. */
export function rename(to: string): void {
  if (to !== here()) history.replaceState(null, "", to);
}

/** Lets the browser's back and forward work, and writes the address that was typed as it is written here. */
export function watchAddress(): void {
  rename(spelled(here()));
  addEventListener("popstate", () => show(here()));
}
