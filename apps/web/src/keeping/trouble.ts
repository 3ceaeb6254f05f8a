/** What stands in the way of keeping things, for as long as it does. */

import { Cell } from "../state/cell.ts";

/** The browser keeps nothing at all, does not give out what it keeps, has no room left, or could not write. */
export type Obstacle = "nothing" | "silent" | "full" | "failed";

/** What can be kept or not. */
export type What = "moves" | "settings";

/** Why something is not kept, and what. */
export interface Trouble {
  readonly why: Obstacle;
  readonly what: readonly What[];
}

/** The trouble there is now. */
export const trouble = new Cell<Trouble | undefined>(undefined);

/** What is not kept now, each by a name of its own. */
const unkept = new Map<string, { readonly what: What; readonly why: Obstacle }>();

/** What stands in the way for as long as the page is open. */
let standing: Trouble | undefined;

function stand(why: Obstacle): void {
  standing = { why, what: [] };
  trouble.set(standing);
}

function show(): void {
  if (standing?.why === "nothing") return;
  const all = [...unkept.values()];
  const what = (["moves", "settings"] as const).filter((one) => all.some((each) => each.what === one));
  const why = all.some((each) => each.why === "full") ? "full" : "failed";
  trouble.set(all.length === 0 ? standing : { why, what });
}

/** Notes that this browser keeps nothing; nothing else is said then. */
export const keepsNothing = (): void => stand("nothing");

/** Notes that this browser does not give out what it keeps; what is played now is kept elsewhere. */
export const keepsBack = (): void => stand("silent");

/** Notes that something could not be written, and why. */
export function couldNotKeep(name: string, what: What, error: unknown): void {
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  unkept.set(name, { what, why: isFull ? "full" : "failed" });
  show();
}

/** That thing is written now, or wanted no more. */
export function couldKeep(name: string): void {
  if (unkept.delete(name)) show();
}
