/** Servers that are killed while people play, and a record of all that was sent and told, for the model of a table to judge. */

import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { exported } from "../store/copy.ts";
import { openDatabase, type Whereabouts } from "../store/whereabouts.ts";
import { Client, openTable, type Seen, until } from "../testing/client.fixture.ts";
import { rulesFor } from "../testing/games.fixture.ts";
import { Process } from "../testing/place.fixture.ts";
import { type Attempt, broken, type Sight, truthOf, viewerOf } from "./history.fixture.ts";

/** What everybody did and was told. */
class Recorder {
  readonly attempts: Attempt[] = [];
  readonly sights: Sight[] = [];
  streams = 0;

  get acknowledged(): number {
    return this.attempts.filter(({ outcome }) => outcome === "acknowledged").length;
  }
}

type Addresses = () => readonly string[];

/** A person who plays on whatever happens to the servers: asks again, elsewhere, with the same key. */
class Stubborn {
  readonly client: Client;
  readonly #recorder: Recorder;
  readonly #addresses: Addresses;
  #tries = 0;
  stopped = false;
  acknowledged = 0;

  constructor(client: Client, addresses: Addresses, recorder: Recorder) {
    this.client = client;
    this.#addresses = addresses;
    this.#recorder = recorder;
  }

  /** Tries until a server answers. */
  async #ask<T>(act: (client: Client) => Promise<T>): Promise<T | undefined> {
    for (; !this.stopped; this.#tries++) {
      const all = this.#addresses();
      this.client.address = all[this.#tries % Math.max(1, all.length)] ?? this.client.address;
      try {
        return await act(this.client);
      } catch {
        await pause(30);
      }
    }
    return undefined;
  }

  async #see(): Promise<Seen | undefined> {
    const begun = Date.now();
    const seen = await this.#ask((client) => client.see());
    if (seen?.state === undefined) return undefined;
    const told = seen as unknown as Sight["told"];
    this.#recorder.sights.push({ table: this.client.id, viewer: viewerOf(seen.you), begun, told });
    return seen;
  }

  /** Plays deal after deal until it is stopped; the host starts the next. */
  async play(isHost: boolean): Promise<void> {
    while (!this.stopped) {
      const seen = await this.#see();
      if (seen === undefined) await pause(60);
      else if (seen.state === "over" && isHost) await this.#ask((client) => client.post("rematch"));
      else if (seen.state !== "playing" && isHost) await this.#ask((client) => client.post("start"));
      else if (seen.turn === seen.you && seen.legal.length > 0) await this.#move(seen);
      else await pause(40);
      this.#tries += 1;
    }
  }

  async #move({ deal, ply, legal, you }: Seen): Promise<void> {
    const wish = { deal, ply, move: legal.at(-1) ?? "", key: `${deal}-${ply}-${Math.random()}` };
    const begun = Date.now();
    const note = (outcome: Attempt["outcome"]) =>
      this.#recorder.attempts.push({
        ...{ table: this.client.id, seat: you ?? -1, begun, ended: Date.now(), outcome },
        ...wish,
      });
    const answer = await this.#ask(async (client) => {
      const reply = await client.post("moves", wish);
      if (reply.status === 503 || reply.status === 429) throw new Error(String(reply.status));
      return reply;
    });
    if (answer === undefined) note("unknown");
    else note(answer.status === 200 ? "acknowledged" : "refused");
    if (answer?.status === 200) this.acknowledged += 1;
  }

  /** Follows the table, and comes back to it whenever the line is lost. */
  async follow(): Promise<void> {
    for (let n = 0; !this.stopped; n++) {
      const stream = ++this.#recorder.streams;
      const ear = new Client(this.#addresses()[n % 3] ?? this.client.address, this.client.id, this.client.token);
      let heard = 0;
      const note = () => {
        for (; heard < ear.heard.length; heard++) {
          const told = ear.heard[heard]?.data as unknown as Sight["told"];
          if (ear.heard[heard]?.event === "bye") continue;
          const viewer = viewerOf(ear.heard[0]?.data.you);
          this.#recorder.sights.push({ table: this.client.id, viewer, stream, begun: Date.now(), told });
        }
      };
      try {
        await ear.follow();
        const over = ear.over.then(() => true);
        while (!this.stopped && !(await Promise.race([over, pause(100, false)]))) note();
      } catch {
        await pause(50);
      }
      note();
      ear.unfollow();
    }
  }
}

/** Opens so many tables of two people, by a clock, and two bots, and of each a spectator. */
async function crowd(count: number, addresses: Addresses, recorder: Recorder): Promise<readonly Stubborn[][]> {
  const tables: Stubborn[][] = [];
  for (let n = 0; n < count; n++) {
    const [address = ""] = addresses();
    const wish = { bots: ["novice", "novice"], term: { kind: "open" }, clock: 15 };
    const ada = await openTable(address, wish);
    const [bob, watcher] = [new Client(address, ada.id), new Client(address, ada.id)];
    await ada.sit("Ada");
    await bob.sit("Bob");
    tables.push([ada, bob, watcher].map((client) => new Stubborn(client, addresses, recorder)));
  }
  return tables;
}

/** Starts a process and waits until it answers. */
export const started = (env: Record<string, string>): Promise<Process> => Process.start({ BOT_PACE: "20", ...env });

/** What is attacked: where the tables are, how many processes serve them, and what happens to them again and again. */
interface Attack {
  readonly where: Whereabouts;
  readonly processes: number;
  readonly kills: number;
  /** Instead of killing a process. */
  readonly crash?: (() => Promise<void>) | undefined;
}

/** Kills processes one after the other while people play, each replaced by another, and judges what they were told. */
export async function killing({ where, processes, kills, crash }: Attack): Promise<void> {
  const env: Record<string, string> = "url" in where ? { DATABASE_URL: where.url } : { BAIZE_DATA: where.folder };
  const running = await Promise.all(Array.from({ length: processes }, () => started(env)));
  try {
    await attacked({ where, processes, kills, crash }, env, running);
  } finally {
    for (const one of running) await one.kill();
  }
}

async function attacked(
  { where, processes, kills, crash }: Attack,
  env: Record<string, string>,
  running: Process[],
): Promise<void> {
  const recorder = new Recorder();
  const tables = await crowd(3, () => running.map(({ address }) => address), recorder);
  const playing = tables.flatMap(([host, guest, watcher]) => [
    ...[host?.play(true), guest?.play(false)],
    ...[guest?.follow(), watcher?.follow()],
  ]);
  for (let n = 0; n < kills; n++) {
    const least = recorder.acknowledged + 6;
    await until(() => recorder.acknowledged > least, 120_000);
    if (crash !== undefined) await crash();
    else {
      await running[n % processes]?.kill();
      running[n % processes] = await started(env);
    }
  }
  // Every table goes on.
  const before = tables.map((players) => players.map(({ acknowledged }) => acknowledged));
  await until(
    () => tables.every((players, n) => players.slice(0, 2).every((p, m) => p.acknowledged > (before[n]?.[m] ?? 0))),
    120_000,
  );
  for (const player of tables.flat()) player.stopped = true;
  await Promise.all(playing);
  for (const one of running) await one.kill("SIGTERM");
  expect(await judged(recorder, where)).toEqual([]);
  expect(recorder.acknowledged).toBeGreaterThan(6 * kills);
  expect(recorder.sights.filter(({ stream }) => stream !== undefined).length).toBeGreaterThan(3 * kills);
}

/** What of all that was promised did not hold, by the log as it is in the end. */
async function judged(recorder: Recorder, where: Whereabouts): Promise<readonly string[]> {
  const game = await rulesFor("bigtwo");
  const database = await openDatabase(where);
  const lines: string[] = [];
  for await (const line of exported(database)) lines.push(line);
  await database.end();
  const played = new Set(recorder.attempts.map(({ table }) => table));
  const truths = lines
    .slice(1)
    .map((line) => truthOf(game, line))
    .filter(({ id }) => played.has(id));
  const found = new Set(truths.map(({ id }) => id));
  const lost = [...played].filter((id) => !found.has(id)).map((id) => `${id}: the table is not there`);
  return [...lost, ...broken(recorder, truths)];
}
