/** Matches as the browser keeps them: one entry each, so that two tabs never write over each other's matches. */

import { type Kept, keptText, readKept, type Unread } from "@baize/midend";
import { keysWith, type Shelf, shelf } from "./shelf.ts";
import { readJson } from "./stored.ts";

const PREFIX = "baize.match.";

/** A word that has never been used. */
export const freshId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** All matches on a shelf. */
export class Archive {
  readonly #shelf: Shelf;

  constructor(from: Shelf) {
    this.#shelf = from;
  }

  #read(id: string) {
    return readKept(readJson(this.#shelf.getItem(PREFIX + id)));
  }

  #ids(): readonly string[] {
    return keysWith(this.#shelf, PREFIX).map((key) => key.slice(PREFIX.length));
  }

  /** The match with this id; undefined when there is none that can be read. */
  read(id: string): Kept | undefined {
    const found = this.#read(id);
    return found.ok ? found.value : undefined;
  }

  /** Every match, the last touched first. */
  list(): readonly Kept[] {
    const found = this.#ids().map((id) => this.read(id));
    return found.filter((kept) => kept !== undefined).sort((a, b) => b.touched - a.touched);
  }

  /** What is there and cannot be read: it stays as it is. */
  unread(): readonly (Unread & { readonly id: string })[] {
    return this.#ids().flatMap((id) => {
      const found = this.#read(id);
      return found.ok ? [] : [{ id, found: this.#shelf.getItem(PREFIX + id), why: found.error }];
    });
  }

  /** The matches that are not over, the last touched first. */
  unfinished(): readonly Kept[] {
    return this.list().filter(({ scores }) => scores === null);
  }

  /**
   * Writes a match and gives it back as written. When somebody else has written it since it was read, or what is there
   * cannot be read, it becomes a match of its own and both are kept.
   */
  write(kept: Kept): Kept {
    const id = this.has(kept.id) && this.read(kept.id)?.rev !== kept.rev ? freshId() : kept.id;
    const written = { ...kept, id, rev: freshId() };
    this.put(written);
    return written;
  }

  /** Whether something stands under this id, readable or not. */
  has(id: string): boolean {
    return this.#shelf.getItem(PREFIX + id) !== null;
  }

  /** Keeps what cannot be read here as it is, unless it is there already. */
  keepRaw(text: string): void {
    if (!this.unread().some(({ found }) => found === text)) this.#shelf.setItem(PREFIX + freshId(), text);
  }

  /** Puts a match on the shelf as it is. */
  put(kept: Kept): void {
    this.#shelf.setItem(PREFIX + kept.id, keptText(kept));
  }

  remove(id: string): void {
    this.#shelf.removeItem(PREFIX + id);
  }

  /** The id of a match by the key of its entry. */
  idOf(key: string | null): string | undefined {
    return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
  }
}

/** The matches of this browser. */
export const archive = new Archive(shelf);
