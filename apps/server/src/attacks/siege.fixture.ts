/** A server that is attacked while honest people play at it. */

import { setTimeout as pause } from "node:timers/promises";
import { Random } from "@baize/kernel";
import { expect } from "vitest";
import { Process } from "../testing/place.fixture.ts";
import { Honest, quantile } from "./honest.fixture.ts";
import { Attackers } from "./hostile.fixture.ts";
import { Leaks } from "./leaks.fixture.ts";
import type { Loot } from "./wishes.fixture.ts";

/** The attackers' seat at a table of their own. */
const OWN_SEAT = 1;

/** A server, honest tables at it, and somebody who has the link of one of them and a seat at a table of their own. */
async function besieged(url: string, tables: number) {
  const server = await Process.start({ DATABASE_URL: url, BOT_PACE: "20", ACCESS_LOG: "1" });
  const said = ["", ""];
  for (const [n, stream] of [server.child.stdout, server.child.stderr].entries()) {
    stream?.setEncoding("utf8").on("data", (text) => {
      said[n] += text;
    });
  }
  const honest: Honest[] = [];
  for (let n = 0; n < tables; n++) honest.push(await Honest.sitDown(server.address));
  const own = await Honest.sitDown(server.address);
  await own.host.post("start");
  const leaks = new Leaks(honest, own, OWN_SEAT);
  const attackers = new Attackers(server.address, leaks.inspect);
  const loot = (): Loot => ({
    tables: [own.host.id, ...honest.map(({ host }) => host.id)],
    token: own.players[OWN_SEAT]?.token ?? "",
    overheard: honest.flatMap(({ sent }) => sent.slice(-4)),
  });
  /** Nothing was answered, and nothing written down, that must not be. */
  const judge = async () => {
    expect(attackers.toll.faults.slice(0, 10)).toEqual([]);
    expect((await leaks.judged(url, said)).slice(0, 10)).toEqual([]);
  };
  return { server, honest, attackers, loot, seen: leaks.seen, judge };
}

/** So many hostile requests while two tables play: no crash, no 5xx, no leak, nothing honest refused or lost. */
export async function siege(url: string, count: number, seed: string): Promise<ReadonlyMap<number, number>> {
  const { server, honest, attackers, loot, seen, judge } = await besieged(url, 2);
  // With a deal that is over there is a secret that may be told.
  await Promise.all(honest.map((table) => table.play(0, 1)));
  const playing = honest.map((table) => table.play(120));
  try {
    await attackers.attack(count, Random.fromSeed(seed), loot);
    for (const table of honest) table.stopped = true;
    await Promise.all(playing);
    await judge();
    // Tables, a hand of their own and secrets of deals that are over were there to be found.
    expect([seen.tables > count / 50, seen.hands > 0, seen.secrets >= honest.length]).toEqual([true, true, true]);
    expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
    for (const table of honest) {
      expect(table.refused).toEqual([]);
      expect(await table.lost()).toEqual([]);
      expect(table.made.length).toBeGreaterThan(5);
      const seats = (await table.host.see()).seats.map(({ name }) => name);
      expect(seats).toEqual(["Ada", "Bob", "Cleo", "Dan"]);
    }
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
  /** Hostile requests that were answered in a second. */
  readonly rate: number;
  readonly moves: number;
}

/** Honest moves in quiet, and under 500 hostile requests a second. */
export async function flood(url: string, seconds: number, seed: string): Promise<Flood> {
  const { server, honest, attackers, loot, judge } = await besieged(url, 6);
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
    // What was cut off was not answered.
    const answers = () =>
      [...attackers.toll.statuses].reduce((sum, [status, times]) => (status === 0 ? sum : sum + times), 0);
    const random = Random.fromSeed(seed);
    const pouring = async () => {
      const all: Promise<void>[] = [];
      for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - begun) / 1000) {
        for (; sent < elapsed * 500; sent++) all.push(attackers.send(random, loot()));
        await pause(5);
      }
      rate = answers() / ((performance.now() - begun) / 1000);
      await Promise.all(all);
    };
    const flooded = await measured(pouring());
    for (const table of honest) table.stopped = true;
    await Promise.all(playing);
    await judge();
    for (const table of honest) expect([table.refused, await table.lost()]).toEqual([[], []]);
    return { quiet: quantile(quiet, 0.99), flooded: quantile(flooded, 0.99), rate, moves: flooded.length };
  } finally {
    for (const table of honest) table.stopped = true;
    await Promise.allSettled(playing);
    attackers.end();
    await server.kill();
  }
}
