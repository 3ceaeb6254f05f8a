/** The writings of one match by this tab, one after the other: of several that wait, the last alone is written. */

import { type Kept, keptText, readKept } from "@baize/midend";
import type { Journal } from "./journal.ts";
import { freshId } from "./shelf.ts";
import { readJson } from "./stored.ts";

/** What is to be written, and the save it came from. */
interface Wanted {
  readonly kept: Kept;
  readonly base: string | undefined;
}

/** Whether what stands somewhere may be written over: nothing, one of these revisions, or one with the same moves. */
export function isFree(found: string | undefined, after: readonly string[], base?: string): boolean {
  if (found === undefined) return true;
  const read = readKept(readJson(found));
  return read.ok && (after.includes(read.value.rev) || read.value.save === base);
}

export class Writing {
  /** Where it is written: another place once somebody else has gone on at the first. */
  id: string;
  readonly #journal: Journal;
  readonly #ended: (isWell: boolean) => void;
  /** The revisions that may be written over: those it came after, and its own. */
  readonly #after = new Set<string>();
  #next: Wanted | undefined;
  #promised = Promise.withResolvers<Kept | undefined>();
  #isBusy = false;

  /** Calls `ended` when nothing is left to write, with whether the last was written. */
  constructor(journal: Journal, id: string, ended: (isWell: boolean) => void) {
    this.#journal = journal;
    this.id = id;
    this.#ended = ended;
  }

  get after(): readonly string[] {
    return [...this.#after];
  }

  /** Whether what stands somewhere may be written over. */
  isFree(found: string | undefined, base: string | undefined): boolean {
    return isFree(found, this.after, base);
  }

  /** Takes a match to write, as the next revision. */
  take(kept: Kept, base: string | undefined): Kept {
    const written = { ...kept, id: this.id, rev: freshId() };
    for (const { rev } of [kept, written]) this.#after.add(rev);
    this.#next = { kept: written, base };
    return written;
  }

  /** Writes what was taken, after what is being written now; gives what was written, undefined where that was not worth it. */
  run(): Promise<Kept | undefined> {
    const { promise } = this.#promised;
    if (!this.#isBusy) void this.#loop();
    return promise;
  }

  async #loop(): Promise<void> {
    this.#isBusy = true;
    let isWell = true;
    while (this.#next !== undefined) {
      const { resolve, reject } = this.#promised;
      this.#promised = Promise.withResolvers();
      const wanted = this.#next;
      this.#next = undefined;
      try {
        resolve(await this.#write(wanted));
        isWell = true;
      } catch (error) {
        reject(error);
        isWell = false;
      }
      // Whoever hears of it may have more to write.
      await undefined;
    }
    this.#isBusy = false;
    this.#ended(isWell);
  }

  async #write({ kept, base }: Wanted): Promise<Kept | undefined> {
    const text = (id: string) => keptText({ ...kept, id });
    const isDone = await this.#journal.put(this.id, text(this.id), (found) => this.isFree(found, base));
    // Where others have gone on and nothing but time has passed here, theirs is the match.
    if (!isDone && kept.save === base) return undefined;
    if (!isDone) {
      this.id = freshId();
      await this.#journal.putAll(new Map([[this.id, text(this.id)]]));
    }
    return { ...kept, id: this.id };
  }
}
