/** A server that is attacked while honest people play at it. */

import { setTimeout as pause } from "node:timers/promises";
import { Random, secretOf } from "@baize/kernel";
import pg from "pg";
import { expect } from "vitest";
import { hashOf } from "../api/secrets.ts";
import { LIMITS } from "../guards/limits.ts";
import { Process } from "../testing/place.fixture.ts";
import { Honest, quantile } from "./honest.fixture.ts";
import { Attackers, type Inspect, type Loot } from "./hostile.fixture.ts";

/** What betrays the inside of a server. */
const INSIDE = /node:internal|\n\s+at |apps\/server|baize\.(tables|moves)|postgres|ECONN|password/i;

/** What nobody may be told of the tables of honest people: tokens, their hashes, roots and the secrets of deals being played. */
async function inspection(url: string, tables: readonly Honest[]): Promise<Inspect> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<{ root: string }>("SELECT root FROM baize.tables");
  await database.end();
  const tokens = tables.flatMap(({ players }) => players.map(({ token = "" }) => token));
  const secrets = [...tokens, ...tokens.map(hashOf), ...rows.map(({ root }) => root)];
  // The secret of a deal far ahead: no answer may hold it, whatever was played meanwhile.
  secrets.push(...rows.map(({ root }) => secretOf(root, LIMITS.deals, LIMITS.deals - 1)));
  return (_status, text) => {
    const found = secrets.find((secret) => text.includes(secret));
    if (found !== undefined) return "a secret was told";
    return INSIDE.exec(text)?.[0];
  };
}

/** A server, honest tables at it, and somebody who has the link of one of them and a seat at a table of their own. */
async function besieged(url: string, tables: number) {
  const server = await Process.start({ DATABASE_URL: url, BOT_PACE: "20", ACCESS_LOG: "1" });
  let said = "";
  for (const stream of [server.child.stdout, server.child.stderr]) stream?.on("data", (text) => (said += text));
  const honest: Honest[] = [];
  for (let n = 0; n < tables; n++) honest.push(await Honest.sitDown(server.address));
  const own = await Honest.sitDown(server.address);
  await own.host.post("start");
  const attackers = new Attackers(server.address, await inspection(url, honest));
  const loot = (): Loot => ({
    tables: [own.host.id, ...honest.map(({ host }) => host.id)],
    token: own.players[1]?.token ?? "",
    overheard: honest.flatMap(({ sent }) => sent.slice(-4)),
  });
  return { server, honest, attackers, loot, said: () => said };
}

/** So many hostile requests while two tables play: no crash, no 5xx, no leak, nothing honest refused or lost. */
export async function siege(url: string, count: number, seed: string): Promise<ReadonlyMap<number, number>> {
  const { server, honest, attackers, loot, said } = await besieged(url, 2);
  const playing = honest.map((table) => table.play(120));
  try {
    await attackers.attack(count, Random.fromSeed(seed), loot);
    for (const table of honest) table.stopped = true;
    await Promise.all(playing);
    expect(attackers.toll.faults.slice(0, 10)).toEqual([]);
    expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
    for (const table of honest) {
      expect(table.refused).toEqual([]);
      expect(await table.lost()).toEqual([]);
      expect(table.made.length).toBeGreaterThan(5);
      const seats = (await table.host.see()).seats.map(({ name }) => name);
      expect(seats).toEqual(["Ada", "Bob", "Cleo", "Dan"]);
    }
    // What the server wrote down about all this holds neither a card, nor a token, nor what went wrong within.
    const tokens = honest.flatMap(({ players }) => players.map(({ token = "" }) => token));
    expect(tokens.filter((token) => said().includes(token) || said().includes(hashOf(token)))).toEqual([]);
    expect(said()).not.toMatch(/\n\s+at |\b[2-9TJQKA][CDHS] [2-9TJQKA][CDHS]\b/);
    return attackers.toll.statuses;
  } finally {
    for (const table of honest) table.stopped = true;
    await Promise.allSettled(playing);
    attackers.end();
    await server.kill();
  }
}

/** What a flood did to honest moves. */
export interface Flood {
  readonly quiet: number;
  readonly flooded: number;
  readonly rate: number;
  readonly moves: number;
}

/** Honest moves in quiet, and under 500 hostile requests a second. */
export async function flood(url: string, seconds: number, seed: string): Promise<Flood> {
  const { server, honest, attackers, loot } = await besieged(url, 6);
  const playing = honest.map((table) => table.play(60));
  try {
    const measured = async (during: Promise<unknown>): Promise<readonly number[]> => {
      const before = honest.map(({ made }) => made.length);
      await during;
      return honest.flatMap(({ made }, n) => made.slice(before[n]).map(({ ms }) => ms));
    };
    await pause(500);
    const quiet = await measured(pause(seconds * 1000));
    const begun = performance.now();
    let [sent, rate] = [0, 0];
    const random = Random.fromSeed(seed);
    const pouring = async () => {
      const all: Promise<void>[] = [];
      for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - begun) / 1000) {
        for (; sent < elapsed * 500; sent++) all.push(attackers.send(random, loot()));
        await pause(5);
      }
      rate = sent / ((performance.now() - begun) / 1000);
      await Promise.all(all);
    };
    const flooded = await measured(pouring());
    for (const table of honest) table.stopped = true;
    await Promise.all(playing);
    expect(attackers.toll.faults.slice(0, 10)).toEqual([]);
    for (const table of honest) expect([table.refused, await table.lost()]).toEqual([[], []]);
    return { quiet: quantile(quiet, 0.99), flooded: quantile(flooded, 0.99), rate, moves: flooded.length };
  } finally {
    for (const table of honest) table.stopped = true;
    await Promise.allSettled(playing);
    attackers.end();
    await server.kill();
  }
}
