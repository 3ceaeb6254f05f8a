/**
 * What is on its way to the journal: noted on the shelf at once, and taken off it when it is on the disk. Whoever leaves the page in
 * between finds it there the next time.
 */

import { keysWith, type Shelf } from "./shelf.ts";
import { readJson } from "./stored.ts";

const PREFIX = "baize.pending.";

/** A text that was to be written under an id, in the place of one of the revisions it came after. */
export interface Pending {
  readonly id: string;
  readonly after: readonly string[];
  readonly text: string;
  /** The save it came from: where that is its own, nothing but time has passed. */
  readonly base?: string | undefined;
}

/** Notes what is to be written, in the place of what was noted under this name before. Without room there is no note. */
export function notePending(shelf: Shelf | undefined, name: string, pending: Pending): void {
  try {
    shelf?.setItem(PREFIX + name, JSON.stringify(pending));
  } catch {}
}

/** Takes a note away. */
export const dropPending = (shelf: Shelf | undefined, name: string): void => shelf?.removeItem(PREFIX + name);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** What was on its way when a page was left, by name. */
export function pendingOn(shelf: Shelf): ReadonlyMap<string, Pending> {
  const found = new Map<string, Pending>();
  for (const key of keysWith(shelf, PREFIX)) {
    const { id, after, text, base } = Object(readJson(shelf.getItem(key))) as Record<string, unknown>;
    if (typeof id === "string" && typeof text === "string" && isTexts(after)) {
      found.set(key.slice(PREFIX.length), { id, after, text, ...(typeof base === "string" && { base }) });
    }
  }
  return found;
}
