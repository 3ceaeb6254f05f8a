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
  /** The first move the player makes of it. */
  readonly first?: string;
  /** Whoever comes has the code of a table. */
  readonly hasCode?: boolean;
}

/** What the present address was entered with. */
export const entered = (): Partial<Entry> => (history.state ?? {}) as Partial<Entry>;

/** What is shown: an address, and whether it was entered as the player's own. */
interface Here {
  readonly at: string;
  readonly isOwn: boolean;
}

/** The address that is shown. */
export const address = new Cell<Here>({ at: here(), isOwn: entered().own === true });

/** What the query of the present address says, as it was written or is chosen on the screen. */
export const query = new Cell(location.search);

/** So long after the last of many changes the address follows, in ms: browsers refuse more of them. */
const REST_MS = 400;
let late: ReturnType<typeof setTimeout> | undefined;

/** Writes into the address what was chosen last, in its place. */
function follow(): void {
  if (late === undefined) return;
  clearTimeout(late);
  late = undefined;
  rename(location.pathname + query.get());
}

/** Chooses something on a screen that its address keeps: reload, back and others by a link find it again; undefined takes it out. */
export function choose(changes: Readonly<Record<string, string | undefined>>): void {
  const fields = new URLSearchParams(query.get());
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) fields.delete(name);
    else fields.set(name, value);
  }
  query.set(fields.size === 0 ? "" : `?${fields}`);
  clearTimeout(late);
  late = setTimeout(follow, REST_MS);
}

function show(at: string): void {
  query.set(location.search);
  const old = address.get();
  const isOwn = entered().own === true;
  if (old.at !== at || old.isOwn !== isOwn) address.set({ at, isOwn });
}

/** Goes to an address of the page. */
export function go(to: string, entry?: Entry): void {
  follow();
  if (to !== here() || entry !== undefined) history.pushState(entry ?? null, "", to);
  show(to);
  scrollTo(0, 0);
}

/** Goes to an address in the place of this one. */
export function replace(to: string): void {
  history.replaceState(null, "", to);
  show(to);
}

/** Calls what is shown by another address, without going anywhere. */
export function rename(to: string): void {
  if (to !== here()) history.replaceState(null, "", to);
}

/** Lets the browser's back and forward work, and writes the address that was typed as it is written here. */
export function watchAddress(): void {
  rename(spelled(here()));
  addEventListener("popstate", () => {
    clearTimeout(late);
    late = undefined;
    show(here());
  });
}
