/** A race over HTTP and two servers on one PostgreSQL: whatever anybody hears is held against what they may know. */

import { GAMES } from "@baize/games";
import { Match, must, sealOf } from "@baize/kernel";
import { readKept } from "@baize/midend";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Client, openTable, type Seen, until } from "../testing/client.fixture.ts";
import { Databases, serve } from "../testing/place.fixture.ts";
import { winning } from "../testing/winning.fixture.ts";

// A busy machine is no fault.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let databases: Databases;
beforeAll(async () => {
  databases = await Databases.start();
});
afterAll(() => databases.end());

const game = await GAMES.find(({ id }) => id === "freecell")!.rules();

interface Raced extends Seen {
  readonly now: number;
  readonly race: {
    readonly begun: number | null;
    readonly dealt: string | null;
    readonly racers: readonly (Record<string, unknown> & { readonly line?: readonly string[] })[];
  };
}

/** Everything in a value that is no object or list. */
const leaves = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [value];

test("ON-C1 ON-C2 ON-C3 ON-C4 ON-C5 ON-C6 ON-M2 two race on two servers, one watches, and nobody is told a card too many", async () => {
  const url = await databases.make();
  const [one, two] = [await serve({ url }), await serve({ url })];
  const ada = await openTable(one.address, { game: "freecell", kind: "race", seats: 3 });
  const [bob, watcher] = [new Client(two.address, ada.id), new Client(two.address, ada.id)];
  await ada.sit("Ada");
  expect((await ada.post("start")).body.code).toBe("too-few-racers");
  await bob.sit("Bob");
  await Promise.all([ada.follow(), bob.follow(), watcher.follow()]);
  expect((await ada.post("start")).body).toMatchObject({ state: "starting", view: null, race: { dealt: null } });
  expect((await ada.post("moves", { ply: 0, move: "26", key: "early" })).body.code).toBe("race-starting");
  const all = [ada, bob, watcher];
  for (const client of all) await until(() => client.now?.state === "playing");
  const now = (client: Client) => client.now as Raced | undefined;
  const { begun, dealt } = now(bob)!.race;
  expect(now(bob)).toMatchObject({ turn: 1, ply: 0, view: now(ada)!.view, race: now(ada)!.race });
  expect(now(watcher)).toMatchObject({ view: null, race: { begun, dealt: null } });

  const line = await winning("freecell", dealt!);
  const [first = "", ...rest] = line;
  expect((await bob.post("moves", { ply: 1, move: first, key: "b" })).status).toBe(409);
  expect((await bob.post("moves", { ply: 0, move: "77", key: "c" })).status).toBe(422);
  const twice = await Promise.all([0, 1].map(() => ada.post("moves", { ply: 0, move: first, key: "d" })));
  expect(twice.map(({ status, body }) => [status, body.ply])).toEqual([
    [200, 1],
    [200, 1],
  ]);
  expect((await ada.post("undo", { ply: 1, key: "e" })).body).toMatchObject({ ply: 2 });
  expect((await ada.post("redo", { ply: 2, key: "f" })).body).toMatchObject({ ply: 3 });
  // Whoever moves, the other's ply is their own.
  expect((await bob.post("moves", { ply: 0, move: first, key: "g" })).status).toBe(200);
  let ply = 3;
  for (let at = 0; at < rest.length; at += 10) {
    const [move, ...follow] = rest.slice(at, at + 10);
    expect((await ada.post("moves", { ply, move, follow, key: `m${at}` })).status).toBe(200);
    ply += 1 + follow.length;
  }
  const answers = await Promise.all(all.map((client) => client.see()));
  expect(answers[0]).toMatchObject({ state: "playing", turn: null, legal: [] });
  expect((answers[0] as Raced).race.racers[0]).toMatchObject({ result: "won", place: 1, progress: { done: 52 } });
  expect((await watcher.ask("GET", "/record?seat=0")).status).toBe(404);
  await until(() => now(watcher)?.race.racers[0]?.result === "won");

  // Until the end each hears of the others by numbers and a few words alone.
  const words = ["places", "rows", "piles", "racing", "won", "Ada", "Bob"];
  for (const [n, client] of all.entries()) {
    const own = n === 2 ? null : n;
    for (const seen of [answers[n] as Raced, ...client.heard.map(({ data }) => data as Raced)]) {
      for (const { line: played, ...racer } of seen.race.racers) {
        expect(played).toBeUndefined();
        expect(
          leaves(racer).every((leaf) => leaf === null || typeof leaf === "number" || words.includes(String(leaf))),
        ).toBe(true);
      }
      expect((seen.moves ?? []).every(({ seat }) => seat === own)).toBe(true);
      expect(JSON.stringify(seen)).not.toMatch(/"secret"|fair:/);
      if (own === null) expect([seen.view ?? null, seen.race.dealt]).toEqual([null, null]);
    }
    if (client !== bob) continue;
    const start = must(Match.start(game, { deal: dealt! }));
    const views = [start, must(start.play(first))].map((match) => match.view("spectator"));
    const told = client.heard.flatMap(({ data }) => (data.view ? [JSON.stringify(data.view)] : []));
    expect([...new Set(told)]).toEqual(views.map((view) => JSON.stringify(view)));
  }

  const over = (await bob.post<Raced>("give-up")).body;
  expect(over).toMatchObject({ state: "over", scores: [1, 0, 0], totals: [1, 0, 0] });
  expect(over.race.racers.map(({ result, line: played }) => [result, played])).toEqual([
    ["won", line],
    ["gave-up", [first]],
  ]);
  const record = (await watcher.ask<Record<string, unknown>>("GET", "/record")).body;
  const kept = must(readKept(record));
  const match = must(Match.load(game, kept.save));
  expect([match.status.kind, match.moves, kept.elapsed]).toEqual(["over", line, over.race.racers[0]!.time]);
  expect(kept.elapsed).toBeLessThanOrEqual(over.now - begun!);
  expect([record.seal, record.deal]).toEqual([sealOf(over.fair.secret!), expect.stringContaining(over.fair.secret!)]);
  expect((await bob.ask<Record<string, unknown>>("GET", "/record")).body).toMatchObject({
    scores: null,
    seats: [{ name: "Bob" }],
  });
  expect((await ada.ask("GET", "/record?seat=2")).status).toBe(404);
  expect((await ada.post("rematch")).status).toBe(200);
  expect((await ada.post("start")).body).toMatchObject({ state: "starting", deal: 2, ply: 0, moves: [] });
  for (const client of all) client.unfollow();
  await Promise.all([one.end(), two.end()]);
});
