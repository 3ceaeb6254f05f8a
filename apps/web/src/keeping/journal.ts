/** The matches on the browser's disk: texts under ids. What a transaction has written is on the disk when it is complete. */

import { keysWith, type Shelf } from "./shelf.ts";
import { inSlices } from "./slices.ts";

/** A disk for texts. Whatever fails is thrown, and nothing has changed. */
export interface Journal {
  /** Everything there. */
  all(): Promise<ReadonlyMap<string, string>>;
  read(id: string): Promise<string | undefined>;
  /** Writes a text unless what stands there is somebody else's; says whether it did. Nobody comes between. */
  put(id: string, text: string, isMine: (found: string | undefined) => boolean): Promise<boolean>;
  /** Writes all of these, or none. */
  putAll(texts: ReadonlyMap<string, string>): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

const DATABASE = "baize";
const STORE = "matches";
/** What the entries of a shelf begin with. */
const PREFIX = "baize.match.";

/** A journal on a shelf, for browsers that have nothing better. */
export function shelfJournal(shelf: Shelf): Journal {
  const idsThere = () => keysWith(shelf, PREFIX).map((key) => key.slice(PREFIX.length));
  const textAt = (id: string) => shelf.getItem(PREFIX + id) ?? undefined;
  const write = (id: string, text: string | undefined): void => {
    if (text === undefined) shelf.removeItem(PREFIX + id);
    else shelf.setItem(PREFIX + id, text);
  };
  return {
    all: async () => new Map(idsThere().map((id) => [id, textAt(id) ?? ""])),
    read: async (id) => textAt(id),
    async put(id, text, isMine) {
      const isFree = isMine(textAt(id));
      if (isFree) write(id, text);
      return isFree;
    },
    async putAll(texts) {
      const before = [...texts.keys()].map((id) => [id, textAt(id)] as const);
      try {
        for (const [id, text] of texts) write(id, text);
      } catch (error) {
        for (const [id] of before) write(id, undefined);
        for (const [id, text] of before) write(id, text);
        throw error;
      }
    },
    async remove(ids) {
      for (const id of ids) write(id, undefined);
    },
  };
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

const complete = (change: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    change.oncomplete = () => done();
    change.onabort = () => fail(change.error);
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answer(request);
}

/** Notes on the shelf that a writing failed: whoever writes next begins with a whole log. */
const TORN = "baize.torn";
/**
 * After a writing that failed on a full disk half a record stands in the log of Chromium's database. It is passed over once; when more
 * was written behind it, the next start of the browser finds the log damaged and throws everything away. So much fills a log that
 * a new one begins, in pieces that the browser keeps in the log itself.
 */
const PIECES = 120;
const PIECE_BYTES = 60_000;

/** The connection to the database: a browser may close it at any time, without room or when somebody clears its data, and then it is made anew. */
class Connection {
  readonly #notes: Shelf;
  #database: Promise<IDBDatabase> | undefined;

  constructor(notes: Shelf) {
    this.#notes = notes;
  }

  /** The database, opened where it is not. */
  open(): Promise<IDBDatabase> {
    this.#database ??= this.#opened();
    return this.#database;
  }

  async #opened(): Promise<IDBDatabase> {
    const database = await opened();
    database.onclose = () => this.#lose();
    // Another tab of a newer page may want to change the form: it need not wait for this one.
    database.onversionchange = () => this.#lose();
    return database;
  }

  #lose(): void {
    void this.#database?.then(
      (database) => database.close(),
      () => {},
    );
    this.#database = undefined;
  }

  async #begun(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const database = await this.open();
    return database.transaction(STORE, mode, { durability: "strict" });
  }

  async #done<T>(change: IDBTransaction, act: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    try {
      const [value] = await Promise.all([act(change.objectStore(STORE)), complete(change)]);
      return value;
    } catch (error) {
      // What is asked of a change that fails is told so, and not why.
      throw change.error ?? error;
    }
  }

  /** Begins a new log, where a writing has failed. The pieces have numbers for ids, which no match has. */
  async #settle(): Promise<void> {
    if (this.#notes.getItem(TORN) === null) return;
    const pieces = Array.from({ length: PIECES }, (_, n) => n);
    await this.#done(await this.#begun("readwrite"), async (store) => {
      for (const n of pieces) store.put(crypto.getRandomValues(new Uint8Array(PIECE_BYTES)), n);
    });
    await this.#done(await this.#begun("readwrite"), async (store) => {
      for (const n of pieces) store.delete(n);
    });
    this.#notes.removeItem(TORN);
  }

  /** Notes that a writing failed; a browser that only counts what it has given leaves its log whole. */
  #noteFailure(error: unknown): void {
    if (error instanceof DOMException && error.name === "QuotaExceededError") return;
    try {
      this.#notes.setItem(TORN, "");
    } catch {
      // Without room for the note there is none for another writing either.
    }
  }

  /** Does something with the texts, and is done when it is on the disk. */
  async with<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    try {
      if (mode === "readwrite") await this.#settle();
      // Where the connection is gone nothing has been asked yet.
      const change = await this.#begun(mode).catch(() => {
        this.#lose();
        return this.#begun(mode);
      });
      return await this.#done(change, act);
    } catch (error) {
      if (mode === "readwrite") this.#noteFailure(error);
      // The next try has a connection of its own.
      this.#lose();
      throw error;
    }
  }
}

/** The journal of this browser; rejects where the browser keeps nothing. */
export async function browserJournal(notes: Shelf): Promise<Journal> {
  const connection = new Connection(notes);
  await connection.open();
  return {
    all: () =>
      connection.with("readonly", async (store) => {
        const [ids, texts] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
        return new Map(ids.flatMap((id, i) => (typeof id === "string" ? [[id, String(texts[i])] as const] : [])));
      }),
    read: (id) => connection.with("readonly", (store) => answer(store.get(id))),
    put: (id, text, isMine) =>
      connection.with("readwrite", async (store) => {
        const isFree = isMine(await answer(store.get(id)));
        if (isFree) store.put(text, id);
        return isFree;
      }),
    putAll: (texts) =>
      connection.with("readwrite", async (store) => {
        // A change goes on for as long as something is asked of it: the page has its turn until that is answered.
        const pause = () => answer(store.getKey(""));
        await inSlices(texts, ([id, text]) => void store.put(text, id), pause);
      }),
    remove: (ids) =>
      connection.with("readwrite", async (store) => {
        for (const id of ids) store.delete(id);
      }),
  };
}
