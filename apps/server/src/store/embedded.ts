/** The embedded PostgreSQL (PGlite): in a folder of this user, for one process alone. */

import { mkdir } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Database, Row } from "./database.ts";
import { FolderLock } from "./lock.ts";

/** Where the embedded database is kept: `BAIZE_DATA`, or where programs of this user keep their data. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  if (env.BAIZE_DATA) return env.BAIZE_DATA;
  if (process.platform === "win32") return join(env.LOCALAPPDATA || join(homedir(), "AppData/Local"), "baize");
  if (process.platform === "darwin") return join(homedir(), "Library/Application Support/baize");
  return join(env.XDG_DATA_HOME || join(homedir(), ".local/share"), "baize");
}

export class EmbeddedDatabase implements Database {
  readonly #lite: PGlite;
  readonly #lock: FolderLock;

  private constructor(lite: PGlite, lock: FolderLock) {
    this.#lite = lite;
    this.#lock = lock;
  }

  /** Opens the database of a folder; a folder that another process uses is refused. */
  static async open(folder: string): Promise<EmbeddedDatabase> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const lock = await FolderLock.take(join(folder, "lock"));
    try {
      const { PGlite: Lite } = await import("@electric-sql/pglite");
      return new EmbeddedDatabase(await Lite.create(join(folder, "database")), lock);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  async query(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return (await this.#lite.query<Row>(text, [...values])).rows;
  }

  async script(text: string): Promise<void> {
    await this.#lite.transaction((lines) => lines.exec(text));
  }

  async hint(): Promise<void> {}

  async listen(): Promise<void> {}

  async end(): Promise<void> {
    await this.#lite.close();
    await this.#lock.release();
  }
}
