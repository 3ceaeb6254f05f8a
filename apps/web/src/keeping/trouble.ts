/** What stands in the way of keeping things, for as long as it does. */

import { Cell } from "../state/cell.ts";

/** The browser keeps nothing at all, does not give out what it keeps, has no room left, or could not write. */
type Obstacle = "nothing" | "silent" | "full" | "failed";

/** What can be kept or not. */
export type What = "moves" | "settings";

/** Why something is not kept, and what. */
export interface Trouble {
  readonly why: Obstacle;
  readonly what: readonly What[];
}

/** The trouble there is now. */
export const trouble = new Cell<Trouble | undefined>(undefined);

/** What is not kept now, each by a name of its own; what the browser does not give out is neither. */
const unkept = new Map<string, { readonly what?: What; readonly why: Obstacle }>();

function show(): void {
  if (trouble.get()?.why === "nothing") return;
  const all = [...unkept.values()];
  const what = (["moves", "settings"] as const).filter((one) => all.some((each) => each.what === one));
  const why = (["nothing", "full", "failed", "silent"] as const).find((one) => all.some((each) => each.why === one));
  trouble.set(why && { why, what });
}

/** Notes that this browser keeps nothing, and nothing else is said then, or that it does not give out what it keeps. */
export function stand(why: "nothing" | "silent"): void {
  unkept.set("", { why });
  show();
}

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
