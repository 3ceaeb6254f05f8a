/** The browser's storage; where it refuses, a shelf in memory, so that the page plays all the same. */

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

function browserShelf(): Shelf {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem("");
    return localStorage;
  } catch {
    return memoryShelf();
  }
}

/** The shelf of this browser. */
export const shelf: Shelf = browserShelf();

/** The keys of a shelf that begin with a word. */
export const keysWith = (from: Shelf, prefix: string): readonly string[] =>
  Array.from({ length: from.length }, (_, i) => from.key(i) ?? "").filter((key) => key.startsWith(prefix));
