/** Tables kept in memory, for tests with a clock of their own: what one process writes the others find, as in a database. */

import { LIMITS } from "../guards/limits.ts";
import type { Change, LoggedMove, StoredTable } from "../store/store.ts";
import type { Body } from "../tables/body.ts";
import type { Keeper } from "../tables/keeper.ts";

interface Row {
  seq: number;
  due: number | null;
  readonly root: string;
  body: Body;
  leased: number;
  readonly moves: { readonly deal: number; readonly seq: number; readonly move: LoggedMove }[];
}

/** The memory that several processes share. Hints reach nobody unless they are let through. */
export class Memory {
  readonly rows = new Map<string, Row>();
  readonly #ears = new Set<(text: string) => void>();
  hints = false;

  /** The memory as one process sees it, until that process dies. */
  process(): Keeper & { die(): void } {
    let isDead = false;
    const { rows } = this;
    const ears = this.#ears;
    const alive = () => {
      if (isDead) throw new Error("This process is dead.");
    };
    return {
      die: () => {
        isDead = true;
      },
      async create(id, root, body) {
        alive();
        if (rows.has(id)) return false;
        rows.set(id, { seq: 0, due: null, root, body, leased: 0, moves: [] });
        return true;
      },
      async load(id, since = -1, deal?): Promise<StoredTable<Body> | undefined> {
        alive();
        const row = rows.get(id);
        if (row === undefined) return undefined;
        const wanted = deal ?? row.body.deal;
        const moves = row.moves.filter((each) => each.deal === wanted && each.seq > since).map(({ move }) => move);
        return { seq: row.seq, due: row.due, root: row.root, body: row.body, moves };
      },
      async append({ id, seq, due, body, deal, moves }: Change<Body>) {
        alive();
        const row = rows.get(id);
        if (row === undefined || row.seq !== seq - 1) return false;
        row.seq = seq;
        row.due = due;
        row.body = body ?? row.body;
        row.moves.push(...moves.map((move) => ({ deal, seq, move })));
        return true;
      },
      async usesOf(id, key) {
        alive();
        const used = rows.get(id)?.moves.filter(({ move }) => move.key === key) ?? [];
        return used.map(({ deal, move }) => ({ deal, seat: move.seat }));
      },
      async seqs(ids) {
        alive();
        return new Map(ids.flatMap((id) => (rows.has(id) ? [[id, rows.get(id)?.seq ?? 0] as const] : [])));
      },
      async claim(late) {
        alive();
        const now = Date.now();
        const found = [...rows]
          .filter(([, row]) => row.due !== null && row.due < now - late && row.leased < now)
          .slice(0, LIMITS.sweep.most);
        for (const [, row] of found) row.leased = now + LIMITS.sweep.lease;
        return found.map(([id]) => id);
      },
      clean: async () => 0,
      check: async () => {},
      unsafe: async () => [],
      figures: { commits: 0, changes: 0, moves: 0 },
      hint: async (text) => {
        if (this.hints && !isDead) for (const hear of ears) hear(text);
      },
      async listen(hear) {
        ears.add((text) => (isDead ? undefined : hear(text)));
      },
      end: async () => {},
    };
  }
}
