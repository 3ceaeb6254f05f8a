/** Servers that are killed while people play, and a record of all that was sent and told, for the model of a table to judge. */

import { seat, type Viewer } from "@baize/kernel";
import { expect } from "vitest";
import { exported } from "../store/copy.ts";
import { openDatabase, type Whereabouts } from "../store/whereabouts.ts";
import { Client, openTable, until } from "../testing/client.fixture.ts";
import { rulesFor } from "../testing/games.fixture.ts";
import { Process } from "../testing/place.fixture.ts";
import { broken } from "./history.fixture.ts";
import { chasesIn, RACES, racesIn } from "./history-moves.fixture.ts";
import { type Sight, type Truth, truthOf } from "./history-recorded.fixture.ts";
import { type Addresses, Recorder, Stubborn } from "./kills-player.fixture.ts";

/** Two people play a table, by a clock, with two bots, and somebody watches. */
type Party = readonly [host: Stubborn, guest: Stubborn, watcher: Stubborn];

async function party(number: number, patience: number, addresses: Addresses, recorder: Recorder): Promise<Party> {
  const all = addresses();
  const address = all[number % all.length] ?? "";
  const ada = await openTable(address, { bots: ["novice", "novice"], term: { kind: "open" }, clock: 15 });
  const [bob, watcher] = [new Client(address, ada.id), new Client(address, ada.id)];
  const at = (client: Client, viewer: Viewer, n: number) =>
    new Stubborn(client, viewer, n, patience, addresses, recorder);
  const [host, guest] = [at(ada, seat(await ada.sit("Ada")), number), at(bob, seat(await bob.sit("Bob")), number + 1)];
  [host.other, guest.other] = [guest, host];
  return [host, guest, at(watcher, "spectator", number + 2)];
}

/** Starts a process and waits until it answers. People here are quicker than any, and ask with two devices: nobody counts that. */
export const started = (env: Record<string, string>): Promise<Process> =>
  Process.start({ BOT_PACE: "20", SEAT_RATE: "999999", ...env });

/** What is attacked: where the tables are, how many processes serve them, and what happens to them again and again. */
interface Attack {
  readonly where: Whereabouts;
  readonly processes: number;
  readonly kills: number;
  readonly tables: number;
  /** Instead of killing a process. */
  readonly crash?: (() => Promise<void>) | undefined;
}

/** Kills processes one after the other while people play, each replaced by another, and judges what they were told. */
export async function killing(attack: Attack) {
  const { where, processes } = attack;
  const env: Record<string, string> = "url" in where ? { DATABASE_URL: where.url } : { BAIZE_DATA: where.folder };
  const running = await Promise.all(Array.from({ length: processes }, () => started(env)));
  const recorder = new Recorder();
  try {
    await attacked(attack, env, running, recorder);
    for (const one of running) await one.kill("SIGTERM");
  } finally {
    for (const one of running) await one.kill();
  }
  const { wrong, shared } = await judged(recorder, where);
  expect(wrong).toEqual([]);
  const told = { ...countedIn(recorder, processes), shared };
  expectEnough(told, attack);
  return told;
}

/** What came about, so that the model had something to judge. */
function countedIn({ attempts, sights, acknowledged }: Recorder, processes: number) {
  const races = racesIn(attempts, processes);
  const count = (is: (sight: Sight) => boolean) => sights.filter(is).length;
  return {
    acknowledged,
    races,
    overlapped: RACES.reduce((sum, kind) => sum + races[kind].overlapped, 0),
    turned: RACES.reduce((sum, kind) => sum + races[kind].turned, 0),
    struck: RACES.reduce((sum, kind) => sum + races[kind].struck, 0),
    chases: chasesIn(attempts, processes),
    streamed: count(({ stream }) => stream !== undefined),
    changes: count(({ answers, told }) => answers?.outcome === "acknowledged" && told.state === undefined),
    refusals: count(({ answers, told }) => answers?.outcome === "refused" && told.state !== undefined),
    deals: count(({ told }) => told.state === "playing" && told.ply === 0),
  };
}

/** How often at least each thing came about that is judged: a history in which nobody raced, or was struck by a kill, proves nothing. */
function expectEnough(
  { races, overlapped, turned, struck, shared, ...told }: ReturnType<typeof countedIn> & { readonly shared: number },
  { kills, processes, tables }: Attack,
): void {
  expect(RACES.filter((kind) => races[kind].overlapped === 0)).toEqual([]);
  expect(overlapped).toBeGreaterThan(2 * kills);
  expect(struck).toBeGreaterThan(kills / 2);
  // At one process whoever is sent first may always be first.
  if (processes > 1) expect(turned).toBeGreaterThan(kills / 2);
  expect(shared).toBeGreaterThan(kills);
  expect(told.chases).toBeGreaterThan(kills / 2);
  expect(told.acknowledged).toBeGreaterThan(tables * kills);
  expect(told.streamed).toBeGreaterThan(3 * kills);
  expect(told.changes).toBeGreaterThan(kills);
  expect(told.refusals).toBeGreaterThan(kills);
  expect(told.deals).toBeGreaterThan(tables);
}

/** People play until every table has gone on after the last kill. */
async function attacked(
  { processes, kills, tables, crash }: Attack,
  env: Record<string, string>,
  running: Process[],
  recorder: Recorder,
): Promise<void> {
  const addresses = () => running.map(({ address }) => address);
  // Many who look at the table again and again leave no time for what they look for.
  const patience = Math.max(40, tables * 10);
  const parties = await Promise.all(Array.from({ length: tables }, (_, n) => party(n, patience, addresses, recorder)));
  const playing = parties.flatMap(([host, guest, watcher]) => [
    ...[host.play(true), guest.play(false)],
    ...[guest.follow(), watcher.follow()],
  ]);
  for (let n = 0; n < kills; n++) {
    const least = recorder.acknowledged + tables;
    const next = running[n % processes];
    // Each kill strikes somebody who has sent a move.
    const isNow = () => recorder.acknowledged > least && recorder.underWay(next?.address ?? "") > 0;
    await until(isNow, 120_000, 1);
    if (crash !== undefined) await crash();
    else {
      await next?.kill();
      running[n % processes] = await started(env);
    }
  }
  // Every table goes on.
  const people = parties.flatMap((party) => party.slice(0, 2));
  const before = people.map(({ acknowledged }) => acknowledged);
  await until(() => people.every(({ acknowledged }, n) => acknowledged > (before[n] ?? 0)), 120_000);
  for (const player of parties.flat()) player.stopped = true;
  await Promise.all(playing);
}

/** How many commits have moves of several tables in them. */
const SHARED = `
  SELECT count(*) FROM (
    SELECT FROM baize.moves WHERE split_part(match, '/', 1) = ANY($1)
    GROUP BY xmin::text HAVING count(DISTINCT split_part(match, '/', 1)) > 1) AS shared`;

/** What of all that was promised did not hold, by the log as it is in the end; and how many commits several tables shared. */
async function judged({ attempts, sights }: Recorder, where: Whereabouts) {
  const game = await rulesFor("bigtwo");
  const played = new Set(attempts.map(({ table }) => table));
  const database = await openDatabase(where);
  const [found] = await database.query(SHARED, [[...played]]);
  const truths = new Map<string, Truth>();
  for await (const line of exported(database)) {
    const { table } = JSON.parse(line) as { readonly table?: { readonly id: string } };
    if (table !== undefined && played.has(table.id)) truths.set(table.id, truthOf(game, line));
  }
  await database.end();
  const lost = [...played].filter((id) => !truths.has(id)).map((id) => `${id}: the table is not there`);
  return { wrong: [...lost, ...broken({ attempts, sights }, [...truths.values()])], shared: Number(found?.count) };
}
