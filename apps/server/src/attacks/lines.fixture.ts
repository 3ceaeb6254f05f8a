/** Tables played through a bad proxy by the very line that page and terminal use: after each bad time all see what the server sees. */

import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Random } from "@baize/kernel";
import { type SeenTable, TableLine, type World } from "@baize/midend";
import { expect } from "vitest";
import type { BotTurn } from "../bots/tasks.ts";
import { LIMITS } from "../guards/limits.ts";
import { createServer, endServer } from "../server.ts";
import type { Live } from "../tables/live.ts";
import { Tables } from "../tables/tables.ts";
import { Client, openTable, until } from "../testing/client.fixture.ts";
import { rulesFor } from "../testing/games.fixture.ts";
import { Memory } from "../testing/keeper.fixture.ts";
import { BadProxy } from "./proxy.fixture.ts";

const game = await rulesFor("bigtwo");

/** What may be played in a view; the last of it. */
function lastMove(view: unknown): string {
  const moves = game.legalMoves(view as never);
  return game.formatMove(moves.at(-1), view as never);
}

const bots = { choose: async ({ view }: BotTurn) => lastMove(view) };

/** A wait that is shorter than this is for trying again; silence is waited for longer, since a busy machine is slow. */
const PATIENCE = 10_000;

/** The world of a page behind the proxy, where a second is over soon. */
const worldAt = (address: string): World => ({
  address,
  ask: (path, wish) => fetch(path, wish),
  decoder() {
    const decoder = new TextDecoder();
    return (bytes) => decoder.decode(bytes, { stream: true });
  },
  later(act, ms) {
    const timer = setTimeout(act, ms < PATIENCE ? ms / 40 : ms / 5);
    return () => clearTimeout(timer);
  },
  chance: (bytes) => Array.from({ length: bytes }, () => Math.floor(Math.random() * 256).toString(16)).join(""),
});

/** A server with tables in memory. */
async function served() {
  const tables = new Tables(new Memory().process(), bots, 5);
  await tables.begin();
  const door = { open: async () => tables, known: async () => tables };
  const server = await createServer(join(tmpdir(), "no-page"), { tables: door });
  await server.listen({ port: 0, host: "127.0.0.1" });
  const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return { tables, address, end: () => endServer(server, 50).then(() => tables.end()) };
}

/** A table without what differs from one moment to the next. */
function still(table: object | undefined): object {
  const { now: _now, legal: _legal, ...rest } = (table ?? {}) as Record<string, unknown>;
  return rest;
}

/** One table: Ada in two tabs, Bob in one, somebody who watches, and two bots. */
class Evening {
  readonly #direct: Client[];
  readonly #lines: TableLine[];
  readonly #proxy: BadProxy;
  readonly acknowledged: { deal: number; ply: number; move: string }[] = [];
  #stops: (() => void)[] = [];

  constructor(proxy: BadProxy, world: World, direct: readonly [Client, Client, Client]) {
    const [ada, bob, watcher] = direct;
    this.#proxy = proxy;
    this.#direct = [ada, ada, bob, watcher];
    this.#lines = this.#direct.map(({ id, nonce, token }) => new TableLine(id, world, { nonce, token }));
  }

  begin(): void {
    this.#stops = this.#lines.map((line) => line.follow());
  }

  end(): void {
    for (const stop of this.#stops) stop();
  }

  /** Everybody does what they would do now; in two tabs at once, too. */
  async #act(): Promise<void> {
    const [ada] = this.#lines;
    const table = ada?.table();
    if (table !== undefined && table.state !== "playing") await ada?.act("start");
    await Promise.all(this.#lines.slice(0, 3).map((line) => this.#move(line)));
  }

  async #move(line: TableLine): Promise<void> {
    const table = line.table();
    if (table === undefined || table.turn === null || table.turn !== table.you) return;
    const move = lastMove(table.view);
    const { ok } = await line.play(move);
    if (ok) this.acknowledged.push({ deal: table.deal, ply: table.ply, move });
  }

  /** A bad time, and then all see the table exactly as the server would tell it to them. */
  async round(): Promise<void> {
    this.#proxy.isGood = false;
    await this.#act();
    this.#proxy.cut();
    await this.#act();
    this.#proxy.isGood = true;
    this.#proxy.cut();
    for (const [n, line] of this.#lines.entries()) await this.#agrees(line, this.#direct[n] as Client);
  }

  async #agrees(line: TableLine, client: Client): Promise<void> {
    const found: { told?: object; seen?: object } = {};
    try {
      await until(
        async () => {
          // Whoever compares may find a connection that was kept closed in the same moment, as anybody may: they ask again.
          const seen = await client.see().catch(() => undefined);
          if (seen === undefined) return false;
          const told: SeenTable | undefined = line.table();
          Object.assign(found, { told: still(told), seen: still(seen) });
          return seen.seq !== undefined && line.state() === "open" && told?.seq === seen.seq;
        },
        120_000,
        5,
      );
    } finally {
      expect(found.told).toEqual(found.seen);
    }
  }
}

/** So many resumes over a few tables; gives what the proxy did. */
export async function resumes(count: number, seed: string): Promise<ReadonlyMap<string, number>> {
  // Where a second is over so soon, so is the time in which requests are counted.
  const { seat, address: stranger } = LIMITS;
  Object.assign(LIMITS, { seat: { ...seat, count: 1e6 }, address: { ...stranger, count: 1e6 } });
  const { tables, address, end } = await served();
  const random = Random.fromSeed(seed);
  const evenings = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const proxy = new BadProxy(address, Random.fromSeed(`${seed} ${random.below(1e9)}`));
      const world = worldAt(await proxy.start());
      const ada = await openTable(address, { bots: ["novice", "novice"], term: { kind: "open" } });
      const [bob, watcher] = [new Client(address, ada.id), new Client(address, ada.id)];
      await ada.sit("Ada");
      await bob.sit("Bob");
      await ada.post("start");
      return { proxy, id: ada.id, evening: new Evening(proxy, world, [ada, bob, watcher]) };
    }),
  );
  try {
    for (const { evening } of evenings) evening.begin();
    await Promise.all(
      evenings.map(async ({ evening }) => {
        for (let n = 0; n < count / evenings.length; n++) await evening.round();
      }),
    );
    for (const { id, evening } of evenings) {
      const live = (await tables.get(id)) as Live;
      for (const { deal, ply, move } of evening.acknowledged) {
        const log = await tables.movesOf(live, deal);
        expect([deal, ply, log[ply]?.move]).toEqual([deal, ply, move]);
      }
      expect(evening.acknowledged.length).toBeGreaterThan(count / evenings.length / 4);
    }
  } finally {
    for (const { evening, proxy } of evenings) {
      evening.end();
      proxy.end();
    }
    await end();
    Object.assign(LIMITS, { seat, address: stranger });
  }
  return evenings.reduce((sum, { proxy }) => {
    for (const [what, times] of proxy.done) sum.set(what, (sum.get(what) ?? 0) + times);
    return sum;
  }, new Map<string, number>());
}
