/** The matches on the browser's disk: texts under ids. What a transaction has written is on the disk when it is complete. */

import { keysWith, type Shelf } from "./shelf.ts";

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

/** The journal of this browser; rejects where the browser keeps nothing. */
export async function browserJournal(): Promise<Journal> {
  const database = await opened();
  // Another tab of a newer page may want to change the form: it need not wait for this one.
  database.onversionchange = () => database.close();
  const reading = () => database.transaction(STORE).objectStore(STORE);
  const changing = () => database.transaction(STORE, "readwrite", { durability: "strict" });
  return {
    async all() {
      const store = reading();
      const [ids, texts] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
      return new Map(ids.map((id, i) => [String(id), String(texts[i])]));
    },
    read: (id) => answer(reading().get(id)),
    async put(id, text, isMine) {
      const change = changing();
      const end = complete(change);
      const store = change.objectStore(STORE);
      const isDone = await answer(store.get(id)).then((found: string | undefined) => {
        if (isMine(found)) store.put(text, id);
        return isMine(found);
      });
      await end;
      return isDone;
    },
    async putAll(texts) {
      const change = changing();
      const end = complete(change);
      const store = change.objectStore(STORE);
      for (const [id, text] of texts) store.put(text, id);
      await end;
    },
    async remove(ids) {
      const change = changing();
      const end = complete(change);
      for (const id of ids) change.objectStore(STORE).delete(id);
      await end;
    },
  };
}
