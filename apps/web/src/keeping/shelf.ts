/** The browser's small storage, for settings; where it refuses, a shelf in memory, so that the page plays all the same. */

import { couldNotKeep } from "./trouble.ts";

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

function browserShelf(): Shelf | undefined {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem("");
    return localStorage;
  } catch {
    return undefined;
  }
}

const found = browserShelf();

/** Whether this browser refuses to keep even settings. */
export const isForgetful = found === undefined;

/** The shelf of this browser. */
export const shelf: Shelf = found ?? memoryShelf();

/** Puts a text on it; when there is no room, that is noted. */
export function putAway(key: string, text: string): void {
  try {
    shelf.setItem(key, text);
  } catch (error) {
    couldNotKeep(error);
  }
}

/** The keys of a shelf that begin with a word. */
export const keysWith = (from: Shelf, prefix: string): readonly string[] =>
  Array.from({ length: from.length }, (_, i) => from.key(i) ?? "").filter((key) => key.startsWith(prefix));
