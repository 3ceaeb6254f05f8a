/** The database of the tables: a PostgreSQL by its address, or the embedded one, which starts with the first table. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { BotPool } from "./bots/pool.ts";
import type { Database } from "./store/database.ts";
import { EmbeddedDatabase } from "./store/embedded.ts";
import { migrate } from "./store/migrations.ts";
import { PostgresDatabase } from "./store/postgres.ts";
import { Store } from "./store/store.ts";
import type { Body } from "./tables/body.ts";
import { Tables } from "./tables/tables.ts";

/** Where the tables are kept: `url` of a PostgreSQL, or a `folder`. */
export type Whereabouts = { readonly url: string } | { readonly folder: string };

/** The tables, opened when they are first wanted. */
export class TablesHouse {
  readonly #where: Whereabouts;
  readonly #pace: number | undefined;
  #opened: Promise<Tables> | undefined;
  #bots: BotPool | undefined;

  /** Bots take `pace` milliseconds for a move, or what their game says. */
  constructor(where: Whereabouts, pace?: number) {
    this.#where = where;
    this.#pace = pace;
  }

  /** The tables; what failed is tried again at the next call. */
  open(): Promise<Tables> {
    this.#opened ??= this.#start().catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  /** The tables, unless none was ever opened here. */
  async known(): Promise<Tables | undefined> {
    const where = this.#where;
    const isNew = this.#opened === undefined && "folder" in where && !existsSync(join(where.folder, "database"));
    return isNew ? undefined : this.open();
  }

  async #start(): Promise<Tables> {
    const where = this.#where;
    const database: Database =
      "url" in where ? await PostgresDatabase.open(where.url) : await EmbeddedDatabase.open(where.folder);
    try {
      await migrate(database);
      this.#bots = new BotPool();
      const tables = new Tables(new Store<Body>(database), this.#bots, this.#pace);
      await tables.begin();
      return tables;
    } catch (error) {
      await database.end();
      throw error;
    }
  }

  /** Ends everything; what is being written is written first. */
  async end(): Promise<void> {
    const tables = await this.#opened?.catch(() => undefined);
    await tables?.end();
    await this.#bots?.end();
    await tables?.store.end();
  }
}
