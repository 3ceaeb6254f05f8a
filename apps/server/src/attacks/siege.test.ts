/** Whoever means harm gets nowhere, and takes nothing down. */

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Databases } from "../testing/place.fixture.ts";
import { flood, siege } from "./siege.fixture.ts";

// A busy machine is no fault.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let databases: Databases;
beforeAll(async () => {
  databases = await Databases.start();
});
afterAll(() => databases.end());

test("ON-L6 twenty thousand hostile requests from several addresses: no crash, no 5xx, no leak, nothing honest refused or lost", async () => {
  const statuses = await siege(await databases.make(), 20_000, "short");
  for (const status of [200, 400, 401, 403, 404, 409, 413, 422]) {
    expect([status, (statuses.get(status) ?? 0) > 0]).toEqual([status, true]);
  }
});

test("ON-L7 under a flood no honest move is refused or lost", async () => {
  const { rate, moves } = await flood(await databases.make(), 3, "short");
  expect([rate > 100, moves > 10]).toEqual([true, true]);
});
