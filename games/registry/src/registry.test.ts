import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fairText, Match, mannersOf, must } from "@baize/kernel";
import { readFile } from "@baize/midend";
import { goldenFiles } from "@baize/testkit";
import { describe, expect, test, vi } from "vitest";
import { GAMES, warmRosters } from "./index.ts";

const games = join(import.meta.dirname, "../..");

describe.each(GAMES.map((entry) => [entry.id, entry] as const))("%s", (id, entry) => {
  test("RG-E1 is called what its rules call it", async () => {
    const { meta } = await entry.rules();
    expect(meta).toMatchObject({ id: entry.id, title: entry.title });
  });

  test("RG-E2 is put before the law book and has a golden playthrough", () => {
    expect(existsSync(join(games, id, "src/laws.test.ts"))).toBe(true);
    expect(goldenFiles(join(games, id))).not.toEqual([]);
  });
});

test.each(GAMES.map((entry) => [entry.id, entry] as const))("RG-E4 %s has the doors it needs", async (_id, entry) => {
  const game = await entry.rules();
  expect(entry.cover === undefined).toBe(entry.web === undefined);
  expect(entry.bots === undefined).toBe(game.meta.seats === 1);
  const roster = await entry.bots?.(async () => new Uint8Array());
  expect(roster?.ids).toEqual(mannersOf(game).company?.levels.map(({ id }) => id));
});

test.each(GAMES.map((entry) => [entry.id, entry] as const))("RG-E6 %s deals fairly", async (_id, entry) => {
  const game = await entry.rules();
  const start = (secret: string, nonces: string[]) =>
    must(Match.start(game, { deal: fairText.format({ secret: secret.repeat(64), nonces }) }));
  const [nonce, other] = ["a".repeat(32), "b".repeat(32)];
  const match = start("1", [nonce]);
  expect(match.status.kind).toBe("playing");
  expect(must(Match.load(game, match.save())).view("spectator")).toEqual(match.view("spectator"));
  expect(mannersOf(game).dealName(match.deal)).toBe("Fair deal");
  const seen = (of: typeof match) => JSON.stringify([0, "spectator"].map((viewer) => of.view(viewer as never)));
  const others = [start("1", []), start("1", [other]), start("2", [nonce]), start("1", [nonce, other])];
  const many = Array.from({ length: 40 }, (_, n) => start("1", [n.toString(16).padStart(32, "0")]));
  // A game of a few deals repeats them; in any other each is another.
  const fewest = new Set(many.map(seen)).size === many.length ? 5 : 2;
  expect(new Set([match, ...others].map(seen)).size).toBeGreaterThanOrEqual(fewest);
});

const KEPT = join(games, "../packages/midend/src/fixtures");

test.each(readdirSync(KEPT))("RG-E5 %s opens", async (name) => {
  const { matches, unread } = must(readFile(readFileSync(join(KEPT, name), "utf8")));
  expect(unread).toEqual([]);
  expect(matches.length).toBeGreaterThan(0);
  for (const { save, game, moves, deal, options } of matches) {
    const rules = await GAMES.find(({ id }) => id === game)?.rules();
    const match = must(Match.load(rules!, save));
    expect([match.ply, match.deal, match.options]).toEqual([moves, deal, options]);
    const ended = must(match.goTo(match.ply + match.undone.length));
    expect(ended.moves.length).toBe((JSON.parse(save) as { moves: unknown[] }).moves.length);
  }
});

test("RG-E3 no game is there twice, and none is called null", () => {
  const ids = GAMES.map(({ id }) => id);
  expect(new Set([...ids, "null"]).size).toBe(ids.length + 1);
});

const roster = { ids: ["only"], bot: async () => ({ choose: () => "" }) };

test("RG-E7 the bots of a game are asked for once, and again where that failed", async () => {
  const read = async () => new Uint8Array();
  const bots = vi.fn(async () => roster as never);
  bots.mockRejectedValueOnce(new Error("No such file."));
  const rosterOf = warmRosters(read);
  const bare = { id: "none", title: "None", rules: async () => ({}) as never };
  const entry = { ...bare, id: "any", bots };
  await expect(rosterOf(entry)).rejects.toThrow("No such file.");
  expect(await rosterOf(entry)).toBe(roster);
  expect(await rosterOf(entry)).toBe(roster);
  expect(bots.mock.calls).toEqual([[read], [read]]);
  expect(rosterOf(bare)).toBe(undefined);
});
