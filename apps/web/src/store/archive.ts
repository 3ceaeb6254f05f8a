/** Matches as the browser keeps them: one entry each, so that two tabs never write over each other's matches. */

import { isParty, type Party } from "./party.ts";

/** What is kept of a match. */
export interface Saved {
  readonly id: string;
  /** Changes with every writing: whoever holds an old one does not overwrite. */
  readonly rev: string;
  readonly game: string;
  readonly deal: string;
  readonly options: string;
  /** The match itself, as the kernel writes it. */
  readonly save: string;
  readonly moves: number;
  /** Milliseconds of play, and when it was begun and last touched. */
  readonly elapsed: number;
  readonly begun: number;
  readonly touched: number;
  /** What it came to, once it is over for good. */
  readonly score: number | null;
  /** How often help was taken, and whether the truth light was on. */
  readonly hints: number;
  readonly light: boolean;
  /** Who else plays, in games of several seats. */
  readonly party?: Party;
}

/** The part of the browser's storage that is used. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "baize.match.";

/** A word that has never been used. */
export const freshId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** Whether a value read from outside is a saved match. */
export function isSaved(value: unknown): value is Saved {
  const saved = value as Saved;
  return (
    typeof value === "object" &&
    value !== null &&
    [saved.id, saved.rev, saved.game, saved.deal, saved.options, saved.save].every(
      (text) => typeof text === "string",
    ) &&
    [saved.moves, saved.elapsed, saved.begun, saved.touched, saved.hints].every((n) => Number.isFinite(n)) &&
    (saved.score === null || Number.isFinite(saved.score)) &&
    typeof saved.light === "boolean" &&
    (saved.party === undefined || isParty(saved.party))
  );
}

/** All matches on a shelf. */
export class Archive {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** The match with this id; undefined when there is none that can be read. */
  read(id: string): Saved | undefined {
    try {
      const found: unknown = JSON.parse(this.#shelf.getItem(PREFIX + id) ?? "null");
      return isSaved(found) ? found : undefined;
    } catch {
      return undefined;
    }
  }

  /** Every match, the last touched first. */
  list(): readonly Saved[] {
    const keys = Array.from({ length: this.#shelf.length }, (_, i) => this.#shelf.key(i) ?? "");
    const found = keys.filter((key) => key.startsWith(PREFIX)).map((key) => this.read(key.slice(PREFIX.length)));
    return found.filter((saved) => saved !== undefined).sort((a, b) => b.touched - a.touched);
  }

  /** The matches that are not over, the last touched first. */
  unfinished(): readonly Saved[] {
    return this.list().filter(({ score }) => score === null);
  }

  /**
   * Writes a match and gives it back as written. When somebody else has written it since it was read, it becomes a
   * match of its own and both are kept.
   */
  write(saved: Saved): Saved {
    const there = this.read(saved.id);
    const id = there !== undefined && there.rev !== saved.rev ? freshId() : saved.id;
    const written = { ...saved, id, rev: freshId() };
    this.put(written);
    return written;
  }

  /** Puts a match on the shelf as it is. */
  put(saved: Saved): void {
    this.#shelf.setItem(PREFIX + saved.id, JSON.stringify(saved));
  }

  remove(id: string): void {
    this.#shelf.removeItem(PREFIX + id);
  }

  /** The id of a match by the key of its entry. */
  idOf(key: string | null): string | undefined {
    return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
  }
}
