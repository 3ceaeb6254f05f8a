/** The database of the tables: a PostgreSQL by its address, or the embedded one, which starts with the first table. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { BotPool } from "./bots/pool.ts";
import type { Metric } from "./running/metrics.ts";
import type { Settings } from "./running/settings.ts";
import { migrate } from "./store/migrations.ts";
import { Store } from "./store/store.ts";
import { checkPlace, openDatabase, type Whereabouts } from "./store/whereabouts.ts";
import type { Body } from "./tables/body.ts";
import { Tables } from "./tables/tables.ts";
import { say } from "./words/index.ts";

/** How tables are kept and played, where that is not as usual: as in the settings of the same names. */
type Ways = Partial<Pick<Settings, "pace" | "archive" | "letters">>;

/** The tables, opened when they are first wanted. */
export class TablesHouse {
  readonly #where: Whereabouts;
  readonly #ways: Ways;
  #opened: Promise<Tables> | undefined;
  /** Whether the last try to open them failed. */
  #hasFailed = false;
  #tables: Tables | undefined;
  #bots: BotPool | undefined;

  constructor(where: Whereabouts, ways: Ways = {}) {
    this.#where = where;
    this.#ways = ways;
  }

  /** The tables; what failed is tried again at the next call. */
  open(): Promise<Tables> {
    this.#opened ??= this.#start().catch((error: unknown) => {
      this.#opened = undefined;
      this.#hasFailed = true;
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

  /** Resolves when the tables can be written; the embedded database starts with the first of them. */
  async ready(): Promise<void> {
    const isWanted = this.#opened !== undefined || "url" in this.#where || this.#hasFailed;
    if (this.#opened === undefined) await checkPlace(this.#where);
    if (isWanted) await (await this.open()).store.check();
  }

  /** What is counted of the tables. */
  figures(): readonly Metric[] {
    const counter = (name: string, help: string, read: (tables: Tables) => number): Metric => ({
      ...{ name, help, kind: "counter" },
      read: () => (this.#tables === undefined ? 0 : read(this.#tables)),
    });
    return [
      counter("baize_moves_total", say.figureMoves(), ({ store }) => store.figures.moves),
      counter("baize_changes_total", say.figureChanges(), ({ store }) => store.figures.changes),
      counter("baize_commits_total", say.figureCommits(), ({ store }) => store.figures.commits),
      counter("baize_bot_late_total", say.figureLate(), ({ figures }) => figures.late),
      { ...counter("baize_tables", say.figureTables(), ({ count }) => count), kind: "gauge" },
    ];
  }

  async #start(): Promise<Tables> {
    const database = await openDatabase(this.#where);
    try {
      await migrate(database);
      this.#bots = new BotPool();
      const { pace, archive, letters } = this.#ways;
      const tables = new Tables(new Store<Body>(database, archive), this.#bots, pace, letters);
      await tables.begin();
      this.#tables = tables;
      this.#hasFailed = false;
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
