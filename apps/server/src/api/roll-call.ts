/** Who of a table follows it nowhere: when a process dies, nobody sees those go who followed at it. */

import { LIMITS } from "../guards/limits.ts";
import { people, withPerson } from "../tables/body.ts";
import type { Hint } from "../tables/hints.ts";
import type { Live } from "../tables/live.ts";
import type { Tables } from "../tables/tables.ts";

/** What is known of those who follow at this process. */
interface Followers {
  /** The tables that somebody follows. */
  tables(): readonly string[];
  /** The seats of a table whose people follow it. */
  seats(live: Live): ReadonlySet<number>;
}

export class RollCall {
  readonly #tables: Tables;
  readonly #followers: Followers;
  /** Who was asked for, and nobody has answered for. */
  #asked = new Map<string, Set<number>>();
  readonly #timer: NodeJS.Timeout;

  constructor(tables: Tables, followers: Followers) {
    this.#tables = tables;
    this.#followers = followers;
    tables.hints.heardBy((hint) => this.#hear(hint));
    this.#timer = setInterval(() => this.#call(), LIMITS.away);
    this.#timer.unref();
  }

  /** Asks the other processes for everybody who is not here; for whom nobody has answered since the last time is away. */
  #call(): void {
    const before = this.#asked;
    this.#asked = new Map();
    for (const id of this.#followers.tables()) {
      const live = this.#tables.known(id);
      if (live === undefined) continue;
      const here = this.#followers.seats(live);
      const missing = people(live.body).filter(([seat, { follows, away }]) => follows && !away && !here.has(seat));
      const seats = missing.map(([seat]) => seat);
      const gone = seats.filter((seat) => before.get(id)?.has(seat));
      if (gone.length > 0) void this.#miss(id, gone).catch(() => {});
      const wanted = seats.filter((seat) => !gone.includes(seat));
      if (wanted.length === 0) continue;
      this.#asked.set(id, new Set(wanted));
      this.#tables.hints.say([id, 0, "who"]);
    }
  }

  #hear([id, , who]: Hint): void {
    if (who === "who") {
      const live = this.#tables.known(id);
      const here = live === undefined ? [] : [...this.#followers.seats(live)];
      if (here.length > 0) this.#tables.hints.say([id, 0, here]);
    } else for (const seat of who ?? []) this.#asked.get(id)?.delete(seat);
  }

  async #miss(id: string, gone: readonly number[]): Promise<void> {
    await this.#tables.change(id, (now, time) => {
      const here = this.#followers.seats(now);
      const missed = people(now.body).filter(([seat, { away }]) => gone.includes(seat) && !away && !here.has(seat));
      if (missed.length === 0) return { ok: true, value: now };
      const body = missed.reduce((before, [seat]) => withPerson(before, seat, { away: true }), now.body);
      return { ok: true, value: now.changed(body, time) };
    });
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
