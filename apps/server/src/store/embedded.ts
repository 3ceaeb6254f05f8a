/** The embedded PostgreSQL (PGlite): in a folder of this user, for one process alone. */

import { once } from "node:events";
import { access, constants, mkdir, open, rm, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { say } from "../words/index.ts";
import { bareReason } from "./bare-reason.ts";
import type { Database, Row, Statements } from "./database.ts";
import { FolderLock } from "./lock.ts";

/** Where the embedded database is kept: `BAIZE_DATA`, or where programs of this user keep their data. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  if (env.BAIZE_DATA) return env.BAIZE_DATA;
  if (process.platform === "win32") return join(env.LOCALAPPDATA || join(homedir(), "AppData/Local"), "baize");
  if (process.platform === "darwin") return join(homedir(), "Library/Application Support/baize");
  return join(env.XDG_DATA_HOME || join(homedir(), ".local/share"), "baize");
}

/** A folder that cannot be used, whoever asks and whenever. */
export class FolderUnusable extends Error {
  override readonly name = "FolderUnusable";
}

/** The number under which the database's own system tells of a full disk, without a word. */
const FULL = 51;

/** What the system says of the folder. */
function unusable(error: unknown): FolderUnusable {
  const { message = "", errno } = error as NodeJS.ErrnoException;
  const why = message === "" && errno === FULL ? "no space left on device" : message || String(error);
  return new FolderUnusable(bareReason(why), { cause: error });
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== "ENOENT",
  );

/** Makes a folder, those above it first. Node's own way with many at once never ends where the system says that there is nothing to make one in. */
async function makeFolder(folder: string): Promise<void> {
  if (await isThere(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

/** Makes the folder of the database ready, and starts nothing; throws where this process cannot use it. */
async function checkFolder(folder: string): Promise<void> {
  const { R_OK, W_OK, X_OK } = constants;
  try {
    await makeFolder(resolve(folder));
    for (const path of [folder, join(folder, "database")]) {
      if (path !== folder && !(await isThere(path))) continue;
      if (!(await stat(path)).isDirectory()) throw new Error(say.notAFolder({ path }));
      await access(path, R_OK | W_OK | X_OK);
    }
  } catch (error) {
    throw unusable(error);
  }
}

/** Whether this process could use the folder now. */
export async function checkFree(folder: string): Promise<void> {
  await checkFolder(folder);
  const lock = join(folder, "lock");
  if (await isThere(lock)) await FolderLock.look(lock);
}

/** Makes sure that a removal outlives a power cut, where the system lets folders be asked for that. */
async function settle(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Makes a database on a thread of its own: on this one nobody would be heard for seconds, not even who tells it to end. */
const makeLite = (database: string): Promise<unknown> =>
  once(new Worker(new URL("./making.ts", import.meta.url), { workerData: database }), "exit");

/** Opens what is kept in a folder, or makes it. Whoever died while making it had kept nothing yet: that is made anew. */
async function openLite(folder: string): Promise<PGlite> {
  const { PGlite: Lite } = await import("@electric-sql/pglite");
  const [database, unfinished] = [join(folder, "database"), join(folder, "unfinished")];
  if (await isThere(unfinished)) await rm(database, { recursive: true, force: true });
  const isNew = !(await isThere(join(database, "PG_VERSION")));
  if (isNew) {
    await writeFile(unfinished, "");
    await makeLite(database);
  }
  const lite = await Lite.create(database);
  await rm(unfinished, { force: true });
  if (isNew) await settle(folder);
  return lite;
}

export class EmbeddedDatabase implements Database {
  readonly lines = 1;
  readonly #lite: PGlite;
  readonly #lock: FolderLock;

  private constructor(lite: PGlite, lock: FolderLock) {
    this.#lite = lite;
    this.#lock = lock;
  }

  /** Opens the database of a folder; a folder that another process uses is refused. */
  static async open(folder: string): Promise<EmbeddedDatabase> {
    await checkFolder(folder);
    const lock = await FolderLock.take(join(folder, "lock"));
    try {
      return new EmbeddedDatabase(await openLite(folder), lock);
    } catch (error) {
      await lock.release();
      throw unusable(error);
    }
  }

  async query(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    await this.#lock.check();
    return (await this.#lite.query<Row>(text, [...values])).rows;
  }

  async script(text: string): Promise<void> {
    await this.#lock.check();
    await this.#lite.transaction((lines) => lines.exec(text));
  }

  async whole<T>(work: (inside: Statements) => Promise<T>): Promise<T> {
    await this.#lock.check();
    return this.#lite.transaction((lines) =>
      work({
        query: async (text, values = []) => (await lines.query<Row>(text, [...values])).rows,
        script: async (text) => void (await lines.exec(text)),
      }),
    );
  }

  async hint(): Promise<void> {}

  async listen(): Promise<void> {}

  async end(): Promise<void> {
    // What another process has taken over is closed by nobody here: that would write to it.
    const isOurs = await this.#lock.check().then(
      () => true,
      () => false,
    );
    if (isOurs) await this.#lite.close();
    await this.#lock.release();
  }
}
