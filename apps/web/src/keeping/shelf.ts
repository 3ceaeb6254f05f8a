/** The browser's small storage, for settings; where it refuses, a shelf in memory, so that the page plays all the same. */

import { couldKeep, couldNotKeep } from "./trouble.ts";

/** A word that has never been used. */
export const freshId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** The part of the browser's storage that is used. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A shelf that forgets everything with the page. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (i) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  };
}

function browserShelf(name: "localStorage" | "sessionStorage"): Shelf | undefined {
  try {
    const { [name]: storage } = globalThis;
    storage.getItem("");
    return storage;
  } catch {
    return undefined;
  }
}

const found = browserShelf("localStorage");

/** Whether this browser refuses to keep even settings. */
export const isForgetful = found === undefined;

/** The shelf of this browser. */
export const shelf: Shelf = found ?? memoryShelf();

/** The keys of a shelf that begin with a word. */
export const keysWith = (from: Shelf, prefix: string): readonly string[] =>
  Array.from({ length: from.length }, (_, i) => from.key(i) ?? "").filter((key) => key.startsWith(prefix));

/** The shelf of this tab, which lasts over a load of the page, too: what found no room on the other one waits here until there is some. */
export const tabShelf: Shelf = browserShelf("sessionStorage") ?? memoryShelf();
const WAITS = "baize.unkept.";

function leaveWaiting(key: string, text: string): void {
  try {
    tabShelf.setItem(WAITS + key, text);
  } catch {
    // It is shown for as long as the page is open.
  }
}

/** Puts a text on the shelf, and with it whatever waits; when there is no room, it waits, and that is noted. */
export function putAway(key: string, text: string): void {
  try {
    shelf.setItem(key, text);
  } catch (error) {
    leaveWaiting(key, text);
    couldNotKeep(key, "settings", error);
    return;
  }
  forgetWaiting(key);
  putWaitingAway();
}

/** What waits under a key is wanted no more. */
export function forgetWaiting(key: string): void {
  tabShelf.removeItem(WAITS + key);
  couldKeep(key);
}

/** Takes a text off the shelf. */
export function throwAway(key: string): void {
  shelf.removeItem(key);
  forgetWaiting(key);
}

/** Tries again to put away what waits. */
export function putWaitingAway(): void {
  const [first] = keysWith(tabShelf, WAITS);
  // Where one finds room the next is tried by it.
  if (first !== undefined) putAway(first.slice(WAITS.length), tabShelf.getItem(first) ?? "");
}

/** The text under a key: what waits for room is newer than what lies there. */
export const lookUp = (key: string): string | null => tabShelf.getItem(WAITS + key) ?? shelf.getItem(key);

/** The keys under which there is a text, and that begin with a word. */
export const keysOf = (prefix: string): readonly string[] => [
  ...new Set([...keysWith(shelf, prefix), ...keysWith(tabShelf, WAITS + prefix).map((key) => key.slice(WAITS.length))]),
];

putWaitingAway();
