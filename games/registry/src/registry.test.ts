import { existsSync } from "node:fs";
import { join } from "node:path";
import { goldenFiles } from "@baize/testkit";
import { describe, expect, test } from "vitest";
import { GAMES } from "./index.ts";

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

test("RG-E3 no game is there twice, and none is called null", () => {
  const ids = GAMES.map(({ id }) => id);
  expect(new Set([...ids, "null"]).size).toBe(ids.length + 1);
});
