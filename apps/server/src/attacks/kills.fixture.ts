/** Processes that are killed while people play: what was acknowledged must be there, once and in order. */

import { setTimeout as pause } from "node:timers/promises";
import { Client, openTable, type Seen, until } from "../testing/client.fixture.ts";
import { Process } from "../testing/place.fixture.ts";

/** What a player was told was played. */
interface Acknowledged {
  readonly deal: number;
  readonly ply: number;
  readonly move: string;
}

/** A person who plays on whatever happens to the servers: asks again, elsewhere, with the same key. */
export class Stubborn {
  readonly acknowledged: Acknowledged[] = [];
  readonly client: Client;
  readonly #addresses: () => readonly string[];
  stopped = false;

  constructor(client: Client, addresses: () => readonly string[]) {
    this.client = client;
    this.#addresses = addresses;
  }

  /** Tries until a server answers. */
  async #ask<T>(act: (client: Client) => Promise<T>): Promise<T | undefined> {
    for (let tries = 0; !this.stopped; tries++) {
      const all = this.#addresses();
      this.client.address = all[tries % Math.max(1, all.length)] ?? this.client.address;
      try {
        return await act(this.client);
      } catch {
        await pause(30);
      }
    }
    return undefined;
  }

  /** Plays deal after deal until it is stopped; the host starts the next. */
  async play(isHost: boolean): Promise<void> {
    while (!this.stopped) {
      const seen = await this.#ask((client) => client.see());
      if (seen === undefined || seen.state === undefined) {
        await pause(60);
        continue;
      }
      if (seen.state === "over" && isHost) await this.#ask((client) => client.post("rematch"));
      else if (seen.state !== "playing" && isHost) await this.#ask((client) => client.post("start"));
      else if (seen.turn === seen.you && seen.legal.length > 0) await this.#move(seen);
      else await pause(40);
    }
  }

  async #move({ deal, ply, legal }: Seen): Promise<void> {
    const move = legal.at(-1) ?? "";
    const key = `${deal}-${ply}`;
    const answer = await this.#ask(async (client) => {
      const reply = await client.post("moves", { ply, move, key });
      if (reply.status === 503 || reply.status === 429) throw new Error(String(reply.status));
      return reply;
    });
    if (answer?.status === 200) this.acknowledged.push({ deal, ply, move });
  }
}

/** Opens so many tables of two people and two bots, with people who play on. */
export async function crowd(count: number, addresses: () => readonly string[]): Promise<readonly Stubborn[][]> {
  const tables: Stubborn[][] = [];
  for (let n = 0; n < count; n++) {
    const [address = ""] = addresses();
    const ada = await openTable(address, { bots: ["novice", "novice"], term: { kind: "open" } });
    const bob = new Client(address, ada.id);
    await ada.sit("Ada");
    await bob.sit("Bob");
    tables.push([new Stubborn(ada, addresses), new Stubborn(bob, addresses)]);
  }
  return tables;
}

/** Starts a process and waits until it answers. */
export const started = (env: Record<string, string>): Promise<Process> => Process.start({ BOT_PACE: "20", ...env });

/** Everything acknowledged that is not in the log once, in its place; and how much was acknowledged. */
export async function lost(tables: readonly Stubborn[][]): Promise<{ missing: string[]; count: number }> {
  const missing: string[] = [];
  let count = 0;
  for (const players of tables) {
    const records = new Map<number, readonly string[]>();
    for (const player of players) {
      for (const { deal, ply, move } of player.acknowledged) {
        count += 1;
        const moves = records.get(deal) ?? (await movesOf(player.client, deal));
        records.set(deal, moves);
        if (moves[ply] !== move) missing.push(`${player.client.id}/${deal}/${ply}: ${move}, not ${moves[ply]}`);
      }
    }
  }
  return { missing, count };
}

async function movesOf(client: Client, deal: number): Promise<readonly string[]> {
  const now = await until(async () => {
    const seen = await client.see();
    return seen.state !== undefined && seen;
  });
  if (now.deal === deal) return now.moves.map(({ move }) => move);
  const record = await client.ask<{ save: string }>("GET", `/record?deal=${deal}`);
  return (JSON.parse(record.body.save) as { moves: string[] }).moves;
}
