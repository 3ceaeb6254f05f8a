/** Whoever means harm gets nowhere, and takes nothing down: at length. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { Databases } from "../testing/place.fixture.ts";
import { flood, siege } from "./siege.fixture.ts";

/** `HOSTILE=100000 npm run test:deep` tries it out. */
const HOSTILE = Number(process.env.HOSTILE ?? 2_000_000);
/** Two hours for two million. */
const TIME = Math.max(2_000_000, HOSTILE) * 3.6;

let databases: Databases;
beforeAll(async () => {
  databases = await Databases.start();
}, 120_000);
afterAll(() => databases.end(), 120_000);

test(
  `ON-L6 ${HOSTILE} hostile requests: no crash, no 5xx, no leak, nothing honest refused or lost`,
  async () => {
    for (let done = 0; done < HOSTILE; done += 200_000) {
      await siege(await databases.make(), Math.min(200_000, HOSTILE - done), `deep-${done}`);
    }
  },
  TIME,
);

test("ON-L7 a minute of 500 hostile requests a second: honest moves take at most ten times as long, and none is refused", async () => {
  const { quiet, flooded, rate, moves } = await flood(await databases.make(), 60, "deep");
  console.log(
    `p99 ${quiet.toFixed(1)} ms quiet, ${flooded.toFixed(1)} ms under ${rate.toFixed(0)} a second, ${moves} moves`,
  );
  expect(rate).toBeGreaterThan(450);
  expect(flooded).toBeLessThan(10 * quiet);
});
