/** Matches as the browser keeps them: at hand in memory, written through to the journal, and told to other tabs. */

import { saveText } from "@baize/kernel";
import { type Kept, keptText, readKept, type Unread } from "@baize/midend";
import { browserJournal, type Journal, shelfJournal } from "./journal.ts";
import { dropPending, notePending, type Pending, pendingOn } from "./pending.ts";
import { freshId, isForgetful, memoryShelf, type Shelf, shelf } from "./shelf.ts";
import { inSlices } from "./slices.ts";
import { readJson } from "./stored.ts";
import { couldKeep, couldNotKeep, keepsBack, keepsNothing } from "./trouble.ts";
import { isFree, Writing } from "./writing.ts";

/** Where tabs tell each other what they wrote. */
const CHANNEL = "baize.matches";

/** What stands under an id: its text, and what that says. */
interface Entry {
  readonly text: string;
  readonly read: ReturnType<typeof readKept>;
}

/** Whether a save has all the moves of an earlier one, and perhaps more. */
function goesOn(save: string, earlier: string): boolean {
  const [whole, part] = [saveText.parse(save), saveText.parse(earlier)];
  if (!whole.ok || !part.ok) return false;
  const { game, deal, options, moves } = whole.value;
  const isSame = game === part.value.game && deal === part.value.deal && options === part.value.options;
  return isSame && part.value.moves.every((move, i) => move === moves[i]);
}

const entryOf = (text: string): Entry => ({ text, read: readKept(readJson(text)) });

/** All matches of a journal. */
export class Archive {
  #journal: Journal = shelfJournal(memoryShelf());
  /** Where it is noted what is on its way to the journal, under the name of this tab. */
  #notes: Shelf | undefined;
  readonly #tab = freshId();
  #channel: BroadcastChannel | undefined;
  readonly #entries = new Map<string, Entry>();
  readonly #writings = new Map<string, Writing>();
  /** Where another tab wrote while this one was writing, or could not. */
  readonly #missed = new Set<string>();
  /** The matches that could not be written, and the save each came from. */
  readonly #unkept = new Map<string, string | undefined>();
  readonly #listeners = new Set<(id: string) => void>();
  /** Every match that can be read, the last touched first; undefined when something has changed since. */
  #sorted: readonly Kept[] | undefined;

  /** Takes up what a journal holds, with the matches of former days on a shelf, and what was on its way there. */
  async open(journal: Journal, from?: Shelf, channel?: BroadcastChannel): Promise<void> {
    this.#journal = journal;
    this.#notes = from;
    this.#channel = channel;
    for (const [id, text] of await journal.all()) this.#remember(id, text);
    channel?.addEventListener("message", ({ data }) => void this.#hear(String(data)));
    if (from === undefined) return;
    await this.#attempt(
      () => this.#moveFrom(shelfJournal(from)),
      (error) => couldNotKeep("former", "moves", error),
    );
    for (const [name, pending] of pendingOn(from)) {
      const isDone = await this.#attempt(
        () => this.#finish(pending),
        (error) => this.#wait(pending, error),
      );
      if (isDone) dropPending(from, name);
    }
  }

  async #moveFrom(former: Journal): Promise<void> {
    const texts = await former.all();
    if (texts.size === 0) return;
    // The same id with another text is another match: both are kept.
    const moved = new Map<string, string>();
    for (const [id, text] of texts) {
      const here = this.#entries.get(id)?.text;
      if (here !== text) moved.set(here === undefined ? id : freshId(), text);
    }
    for (const [id, text] of moved) this.#remember(id, text);
    await this.#journal.putAll(moved);
    await former.remove([...texts.keys()]);
  }

  /** Writes what was on its way when a page was left. */
  async #finish({ id, after, text, base }: Pending): Promise<void> {
    const { read } = entryOf(text);
    if (!read.ok || this.#entries.get(id)?.text === text) return;
    const { rev, save } = read.value;
    const isDone = await this.#journal.put(id, text, (found) => isFree(found, [...after, rev], base));
    if (isDone) this.#remember(id, text);
    else if (save !== base && !this.#holds(id, read.value)) await this.#addAll(new Map([[freshId(), text]]));
  }

  /** Whether what stands under an id has gone on from a match: a browser that was killed may have kept the note of an earlier move. */
  #holds(id: string, { save }: Kept): boolean {
    const here = this.read(id);
    return here !== undefined && goesOn(here.save, save);
  }

  /** Shows what could still not be written, where nobody else has gone on. */
  #wait({ id, after, text, base }: Pending, error: unknown): void {
    if (isFree(this.#entries.get(id)?.text, after, base)) {
      this.#remember(id, text);
      this.#unkept.set(id, base);
    }
    couldNotKeep(id, "moves", error);
  }

  /** Does something that the browser may refuse; says whether it could. */
  async #attempt(work: () => Promise<void>, failed: (error: unknown) => void = () => {}): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  /** Writes again what could not be written; whoever plays on there goes on from what is written now. */
  async writeUnkept(): Promise<void> {
    for (const [id, base] of [...this.#unkept]) {
      const kept = this.read(id);
      const written = kept && (await this.write(kept, base));
      if (written?.id === id) this.#announce(id);
    }
  }

  #announce(id: string): void {
    for (const listener of [...this.#listeners]) listener(id);
  }

  #settle(id: string): void {
    this.#unkept.delete(id);
    couldKeep(id);
  }

  #remember(id: string, text: string | undefined): void {
    if (text === undefined) this.#entries.delete(id);
    else this.#entries.set(id, entryOf(text));
    this.#sorted = undefined;
  }

  /** Takes over what another tab has written. Where this one is writing, or could not, that is done when its own is on the disk. */
  async #hear(id: string): Promise<void> {
    const isOwn = () => this.#writings.has(id) || this.#unkept.has(id);
    const text = isOwn() ? undefined : await this.#journal.read(id);
    if (isOwn()) {
      this.#missed.add(id);
      return;
    }
    this.#remember(id, text);
    this.#announce(id);
  }

  /** Tells when a match was written by another tab, or once more by this one; gives what ends that. */
  subscribe(listener: (id: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The match with this id; undefined when there is none that can be read. */
  read(id: string): Kept | undefined {
    const read = this.#entries.get(id)?.read;
    return read?.ok ? { ...read.value, id } : undefined;
  }

  /** Every match, the last touched first. */
  list(): readonly Kept[] {
    this.#sorted ??= [...this.#entries.keys()]
      .flatMap((id) => this.read(id) ?? [])
      .sort((a, b) => b.touched - a.touched);
    return this.#sorted;
  }

  /** What is there and cannot be read: it stays as it is. */
  unread(): readonly (Unread & { readonly id: string })[] {
    return [...this.#entries].flatMap(([id, { text, read }]) =>
      read.ok ? [] : [{ id, found: text, why: read.error }],
    );
  }

  /** The matches that are not over, the last touched first; of one deal what counts stands before practice. */
  unfinished(): readonly Kept[] {
    const open = this.list().filter(({ scores }) => scores === null);
    const deals = Map.groupBy(open, ({ game, deal, options }) => JSON.stringify([game, deal, options]));
    return [...deals.values()].flatMap((same) => same.toSorted((a, b) => Number(a.practice) - Number(b.practice)));
  }

  /** Whether something stands under this id, readable or not. */
  has(id: string): boolean {
    return this.#entries.has(id);
  }

  /**
   * Writes a match; every screen sees it at once, and once it is on the disk it is given back as written. When somebody else
   * has moved in it since it was read (its save was `base` then), or what is there cannot be read, it becomes a match of its
   * own and both are kept, unless nothing but time has passed here. Undefined when it was not written.
   */
  async write(kept: Kept, base?: string): Promise<Kept | undefined> {
    const { id } = kept;
    const note = `${id}.${this.#tab}`;
    const ended = (isWell: boolean) => {
      this.#writings.delete(id);
      if (!isWell) return;
      dropPending(this.#notes, note);
      if (this.#missed.delete(id)) void this.#hear(id);
    };
    const writing = this.#writings.get(id) ?? new Writing(this.#journal, id, ended);
    this.#writings.set(id, writing);
    const next = writing.take(kept, base);
    const isSeen = writing.isFree(this.#entries.get(next.id)?.text, base);
    if (isSeen) this.#remember(next.id, keptText(next));
    notePending(this.#notes, note, { id: next.id, after: writing.after, text: keptText(next), base });
    try {
      const written = await writing.run();
      this.#settle(id);
      if (written === undefined) {
        this.#remember(id, await this.#journal.read(id));
        return undefined;
      }
      if (written.id !== next.id) {
        this.#remember(next.id, await this.#journal.read(next.id));
        this.#remember(written.id, keptText(written));
      }
      this.#tell(written.id);
      return written;
    } catch (error) {
      // What could not be written is shown all the same, and is tried again with the next move.
      if (isSeen) this.#remember(next.id, keptText(kept));
      this.#unkept.set(id, base);
      couldNotKeep(id, "moves", error);
      return undefined;
    }
  }

  async #addAll(texts: ReadonlyMap<string, string>): Promise<void> {
    await this.#journal.putAll(texts);
    await inSlices(texts, ([id, text]) => {
      // Another tab may have gone on there in the meantime, and said so.
      if (!this.has(id)) this.#remember(id, text);
      this.#tell(id);
    });
  }

  /** Adds matches and texts that cannot be read, all of them or none; says whether it could. */
  async add(matches: readonly Kept[], texts: readonly string[]): Promise<boolean> {
    const all = new Map(texts.map((text) => [freshId(), text]));
    await inSlices(matches, (kept) => void all.set(kept.id, keptText(kept)));
    return this.#attempt(() => this.#addAll(all));
  }

  /** Forgets matches; says whether it could. */
  remove(ids: readonly string[]): Promise<boolean> {
    return this.#attempt(async () => {
      await this.#journal.remove(ids);
      for (const id of ids) {
        this.#remember(id, undefined);
        this.#settle(id);
        this.#tell(id);
      }
    });
  }

  #tell(id: string): void {
    this.#channel?.postMessage(id);
  }
}

/** The matches of this browser. */
export const archive = new Archive();

/** A browser has so many milliseconds to give out what it keeps: the page stays empty until then. */
const PATIENCE = 8000;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<T>((_, fail) => {
      setTimeout(() => fail(new DOMException("no answer", "TimeoutError")), PATIENCE);
    }),
  ]);

/** The place where tabs tell each other; a browser without one has tabs that find out when they write. */
function ownChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/** Whether a browser that has a database refuses it to everybody, so that nothing of ours is there. */
const isRefusal = (error: unknown): boolean =>
  !(error instanceof DOMException) || ["SecurityError", "InvalidStateError"].includes(error.name);

/**
 * Takes up what this browser keeps, before anything is shown; where it keeps nothing, or does not give it out, that is said.
 * What is played meanwhile lies on the shelf, and moves over the next time.
 */
export async function openArchive(): Promise<void> {
  try {
    const journal = await inTime(browserJournal(shelf));
    await archive.open({ ...journal, all: () => inTime(journal.all()) }, shelf, ownChannel());
    // The browser may throw away what it has not promised to keep; whoever is asked may say no.
    void navigator.storage?.persist?.().catch(() => false);
  } catch (error) {
    if (isForgetful) keepsNothing();
    else if (!isRefusal(error)) keepsBack();
    await archive.open(shelfJournal(shelf));
  }
}
