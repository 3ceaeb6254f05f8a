/** One of the two servers on which the pairs are played, with tables of its own in memory, and bots that play what they are told. */

import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { hashOf } from "../api/secrets.ts";
import type { BotTurn } from "../bots/tasks.ts";
import { createServer, endServer } from "../server.ts";
import type { Body, DealtDeal, TableSeat } from "../tables/body.ts";
import { Tables } from "../tables/tables.ts";
import { Memory } from "../testing/keeper.fixture.ts";
import { game } from "./pairs-game.fixture.ts";
import type { Hands, Pair } from "./pairs-plan.fixture.ts";
import { Wire } from "./pairs-wire.fixture.ts";

const ROOT = "5".repeat(64);

/** What was dealt before, in both worlds. */
const FORMER: Hands = [0, 1, 2, 3].map((seat) => Array.from({ length: 13 }, (_, n) => 13 * seat + n));

export const tokenOf = (seat: number): string => String(seat).repeat(43);

/** A table at which everybody sits already. */
function bodyOf({ bots, clock, level, options, isLater }: Pair, now: number): Body {
  const seats = bots.map(
    (isBot, seat): TableSeat =>
      isBot
        ? { kind: "bot", level }
        : {
            ...{ kind: "person", name: `P${seat}`, face: seat, tokens: [hashOf(tokenOf(seat))] },
            ...{ nonce: String(seat).repeat(32), away: false, missed: 0, covered: 0, standIn: false },
          },
  );
  const former: DealtDeal = {
    ...{ nonces: ["f".repeat(32)], names: bots.map((isBot, n) => (isBot ? null : `P${n}`)) },
    ...{ levels: bots.map((isBot) => (isBot ? level : null)), scores: [-13, -13, -13, -13] },
    ...{ begun: now - 60_000, ended: now - 1000 },
  };
  return {
    ...{ game: "bigtwo", options, kind: "match", clock, level, opened: 0, phase: isLater ? "between" : "waiting" },
    ...{ term: { kind: "deals", deals: 3 }, host: 0, seats, said: [], code: null },
    ...(isLater ? { deal: 1, first: 1, deals: [former] } : { deal: 0, first: 0, deals: [] }),
  };
}

/** Bots that play what they are told, after a time that depends on what they hold. */
export class Script {
  /** The table at which they play. */
  table = { tables: undefined as Tables | undefined, id: "" };
  moves: readonly string[] = [];
  delay = 0;

  choose({ view }: BotTurn): Promise<string> {
    const ply = (view as { history: readonly unknown[] }).history.length;
    return new Promise((done) => setTimeout(() => done(this.moves[ply] ?? ""), this.delay));
  }
}

/** A server, and how a pair is laid there. */
export class World {
  readonly tables: Tables;
  readonly #script: Script;
  readonly #which: 0 | 1;
  #server: Awaited<ReturnType<typeof createServer>> | undefined;
  #port = 0;
  /** Is called when somebody follows a table no more. */
  #left: (id: string) => void = () => {};

  constructor(which: 0 | 1) {
    this.#which = which;
    this.#script = new Script();
    this.tables = new Tables(new Memory().process(), this.#script);
    const leave = this.tables.leave.bind(this.tables);
    this.tables.leave = (id, follower) => {
      leave(id, follower);
      this.#left(id);
    };
  }

  async start(): Promise<void> {
    const door = { open: async () => this.tables, known: async () => this.tables };
    this.#server = await createServer(join(tmpdir(), "no-page"), { tables: door });
    await this.#server.listen({ port: 0, host: "127.0.0.1" });
    this.#port = (this.#server.server.address() as AddressInfo).port;
  }

  async end(): Promise<void> {
    if (this.#server !== undefined) await endServer(this.#server, 50);
    await this.tables.end();
  }

  wire(last?: number): Wire {
    return new Wire(this.#port, last);
  }

  /** Hangs up; what the server does because of that begins now. */
  async hangUp(id: string, wire: Wire): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#left = (left) => left === id && resolve();
    wire.end();
    await promise;
  }

  /** Lays the table of a pair; gives its name. */
  async lay(number: number, pair: Pair): Promise<string> {
    const id = `${number}`.replaceAll(/\d/g, (digit) => "abcdefghjk"[Number(digit)] ?? "").padStart(8, "z");
    const now = 1_000_000_000 + number * 10_000_000;
    vi.setSystemTime(now);
    let former = pair.isLater ? undefined : -1;
    vi.spyOn(game, "shuffledDeal").mockImplementation((_options, chance) => {
      const drawn = chance.next();
      // A table at which a deal is over is found with that one; its record is drawn again.
      former ??= drawn;
      return { kind: "hands", hands: drawn === former ? FORMER : pair.hands[this.#which] };
    });
    this.#script.table = { tables: this.tables, id };
    this.#script.moves = pair.moves;
    // Well within the time that a move of any bot takes.
    this.#script.delay = this.#which === 0 ? 1 : 900;
    const body = bodyOf(pair, now);
    await this.tables.create(id, ROOT, body);
    if (pair.isLater) {
      const move = { lane: 0, ply: 0, seat: 0, move: "timeout", why: "event", key: null, at: now - 1000 } as const;
      await this.tables.store.append({ id, seq: 1, due: null, body, deal: 1, moves: [move] });
    }
    return id;
  }
}
