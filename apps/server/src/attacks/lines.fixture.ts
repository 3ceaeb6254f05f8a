/** Tables played through a bad proxy by the very line that page and terminal use: after each bad time all see what the server sees. */

import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Random } from "@baize/kernel";
import type { Answered, SeenTable, TableLine, World } from "@baize/midend";
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
import { Tab, worldAt } from "./tab.fixture.ts";

const game = await rulesFor("bigtwo");

/** One of what may be played in a view, counted from the end. */
function moveIn(view: unknown, at = -1): string {
  const moves = game.legalMoves(view as never);
  return game.formatMove(moves.at(at) ?? moves.at(-1), view as never);
}

const bots = { choose: async ({ view }: BotTurn) => moveIn(view) };

/** How often everybody moves in a bad time, if it is their turn, and how soon again. */
const MOVES = 3;
const SOON = 10;

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
  readonly #tabs: readonly Tab[];
  readonly #proxy: BadProxy;
  readonly #random: Random;
  readonly acknowledged: { deal: number; ply: number; move: string }[] = [];
  /** What the tabs of one seat have sent for each ply. */
  readonly #sent = new Map<string, Set<string>>();
  readonly #faults: string[] = [];
  /** How many answers came after the moves that followed. */
  overtaken = 0;
  #stops: (() => void)[] = [];

  constructor(proxy: BadProxy, world: World, direct: readonly [Client, Client, Client], random: Random) {
    this.#random = random;
    const [ada, bob, watcher] = direct;
    this.#proxy = proxy;
    this.#direct = [ada, ada, bob, watcher];
    this.#tabs = this.#direct.map(({ id, nonce, token }) => new Tab(id, world, { nonce, token }));
  }

  begin(): void {
    this.#stops = this.#tabs.map((tab) => tab.follow());
  }

  get faults(): readonly string[] {
    return [...this.#faults, ...this.#tabs.flatMap(({ faults }) => faults)];
  }

  get #lines(): readonly TableLine[] {
    return this.#tabs.map(({ line }) => line);
  }

  /** For how many plies two tabs of a seat have sent different moves. */
  get contested(): number {
    return [...this.#sent.values()].filter(({ size }) => size > 1).length;
  }

  end(): void {
    for (const stop of this.#stops) stop();
  }

  /** Everybody does what they would do for a while, in two tabs at once, too; nobody waits for what others are answered. */
  async #act(): Promise<void> {
    const [ada] = this.#lines;
    const table = ada?.table();
    if (table !== undefined && table.state !== "playing") await ada?.act("start");
    const acting = async (line: TableLine) => {
      for (let n = 0; n < MOVES; n++) {
        // What is said comes between moves, and is told with the whole table.
        if (this.#random.below(4) === 0) void line.act("phrase", { phrase: "hello" });
        await this.#move(line);
        await pause(SOON);
      }
    };
    await Promise.all(this.#lines.slice(0, 3).map(acting));
  }

  async #move(line: TableLine): Promise<void> {
    const table = line.table();
    if (table === undefined || table.turn === null || table.turn !== table.you) return;
    const { deal, ply } = table;
    const move = moveIn(table.view, -1 - this.#random.below(2));
    const sent = this.#sent.get(`${deal}/${ply}`) ?? new Set();
    this.#sent.set(`${deal}/${ply}`, sent.add(move));
    const answered = await line.play(move);
    if (answered.ok) this.acknowledged.push({ deal, ply, move });
    this.#told(line, answered, `${deal}/${ply} ${move}`);
  }

  /** Whoever is told anything knows then how the table stands: a move that came too late is told that, and shown what was played. */
  #told(line: TableLine, { ok, status, found }: Answered, what: string): void {
    const told = (found.table ?? found) as Partial<SeenTable>;
    const { seq = 0, ply = 0 } = line.table() ?? {};
    // An answer that was cut off is none.
    if (told.seq === undefined && status !== 0) this.#faults.push(`${what}: ${status}, and nothing else`);
    if (told.seq === undefined) return;
    if (!ok && status !== 409) this.#faults.push(`${what}: ${status} ${JSON.stringify(found.says)}`);
    // Who hears of a move without the one before asks for the whole table; who is told a whole table has it.
    if (told.state !== undefined && seq < told.seq)
      this.#faults.push(`${what}: at ${seq} after it was told ${told.seq}`);
    if (seq > told.seq && ply > (told.ply ?? 0)) this.overtaken += 1;
  }

  /** A bad time, and then all see the table exactly as the server would tell it to them, with new streams or with those they have. */
  async round(): Promise<void> {
    this.#proxy.isGood = false;
    await this.#act();
    this.#proxy.cut();
    await this.#act();
    this.#proxy.isGood = true;
    if (this.#random.below(2) === 0) this.#proxy.cut();
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

/** So many resumes over a few tables; gives what the proxy did, and what came of it. */
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
      const own = Random.fromSeed(`${seed} ${random.below(1e9)}`);
      return { proxy, id: ada.id, evening: new Evening(proxy, world, [ada, bob, watcher], own) };
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
      expect(evening.faults.slice(0, 10)).toEqual([]);
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
  return evenings.reduce((sum, { proxy, evening }) => {
    const { overtaken, contested } = evening;
    for (const [what, times] of [...proxy.done, ...Object.entries({ overtaken, contested })])
      sum.set(what, (sum.get(what) ?? 0) + times);
    return sum;
  }, new Map<string, number>());
}
