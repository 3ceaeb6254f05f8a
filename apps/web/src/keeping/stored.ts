/** Values that the browser keeps, each in an entry of its own, so that two owners never write over each other. */

import { Cell } from "../state/cell.ts";
import { forgetWaiting, lookUp, putAway } from "./shelf.ts";

const all = new Map<string, (text: string | null) => void>();

/** A JSON value from text; undefined when it is none. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

/** A value that is read from the shelf once, written when it changes, and follows what other tabs write. */
export class Stored<T> extends Cell<T> {
  readonly #key: string;

  constructor(key: string, read: (found: unknown) => T) {
    super(read(readJson(lookUp(key))));
    this.#key = key;
    all.set(key, (text) => this.set(read(readJson(text))));
  }

  /** Changes the value and writes it down. */
  write(value: T): void {
    this.set(value);
    putAway(this.#key, JSON.stringify(value));
  }
}

/** Follows what other tabs write. */
export function watchShelf(): void {
  addEventListener("storage", ({ key, newValue }) => {
    const follow = all.get(key ?? "");
    if (key === null || follow === undefined) return;
    forgetWaiting(key);
    follow(newValue);
  });
}

/** Plain fields of an object whose values are of one kind; whatever else is there is left out. */
export function fieldsOf<T>(found: unknown, is: (value: unknown) => value is T): Readonly<Record<string, T>> {
  if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, T] => is(entry[1])));
}

export const isText = (value: unknown): value is string => typeof value === "string";
export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
