/** Processes are killed under play, many times. */

import { join } from "node:path";
import { Random } from "@baize/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Databases, newFolder, removeFolder } from "../testing/place.fixture.ts";
import { killing } from "./kills.fixture.ts";
import { takenOver } from "./takeover.fixture.ts";
import { writing } from "./written.fixture.ts";

/** On PostgreSQL, and as many on the embedded database; `KILLS=60 npm run test:deep` tries it out. */
const KILLS = Number(process.env.KILLS ?? 1000);
/** Embedded databases that are attacked at a time. */
const FOLDERS = 2;
/** PostgreSQL itself is killed a tenth as often. */
const CRASHES = Math.ceil(KILLS / 10);
/** Two hours for a thousand, for each of the proofs. */
const TIME = Math.max(1000, KILLS) * 7200;

let databases: Databases;
const folder = newFolder();
beforeAll(async () => {
  databases = await Databases.start();
}, 120_000);
afterAll(async () => {
  await databases.end();
  removeFolder(folder);
}, 120_000);

test(
  `ON-K3 ON-M3 ON-K7 three processes over one PostgreSQL, ${KILLS} kills: nothing acknowledged is lost`,
  async () => {
    const url = await databases.make();
    // A table has so many deals at most: after a hundred kills others are opened.
    for (let left = KILLS; left > 0; left -= 100) {
      const told = await killing({ where: { url }, processes: 3, tables: 40, kills: Math.min(left, 100) });
      console.log(JSON.stringify(told));
    }
  },
  TIME,
);

/** Kills whoever has a folder, so many times; what each batch comes to is told. */
async function killingAt(folder: string, kills: number): Promise<void> {
  for (let left = kills; left > 0; left -= 50) {
    const told = await killing({ where: { folder }, processes: 1, tables: 12, kills: Math.min(left, 50) });
    console.log(JSON.stringify(told));
  }
}

test(
  `ON-K3 ON-K7 the embedded database survives ${KILLS} kills`,
  async () => {
    // Each process has a folder of its own; most of the time one of them is starting.
    await Promise.all(Array.from({ length: FOLDERS }, (_, n) => killingAt(join(folder, `${n}`), KILLS / FOLDERS)));
  },
  TIME,
);

test(
  `ON-K3 ON-K7 PostgreSQL itself is killed ${CRASHES} times and comes back: nothing acknowledged is lost`,
  async () => {
    const url = await databases.make();
    const crash = () => databases.crash();
    const told = await killing({ where: { url }, processes: 2, tables: 40, kills: CRASHES, crash });
    console.log(JSON.stringify(told));
  },
  TIME,
);

test(
  `ON-K3 ON-M4 a process that writes to 200 tables at once is killed ${KILLS} times, and PostgreSQL under it ${CRASHES} times: nothing acknowledged is lost`,
  async () => {
    const url = await databases.make();
    const random = Random.fromSeed("writers");
    let acknowledged = 0;
    for (let n = 0; n < KILLS; n++) {
      const crash = n % 10 === 0 ? () => databases.crash() : undefined;
      const told = await writing(url, `w${n}`, random, crash);
      expect(told.wrong).toEqual([]);
      // One large batch was on its way beside another.
      expect(told.atOnce).toBe(2);
      acknowledged += told.acknowledged;
    }
    console.log(`${acknowledged} changes acknowledged`);
  },
  TIME,
);

test.each([2, 3])(
  "ON-B2 ON-A4 of %i processes one is killed: its forty tables go on elsewhere within five seconds, bots and clocks too",
  async (processes) => {
    const { still, overrun } = await takenOver(await databases.make(), processes, 40);
    console.log(`bots stood still for ${still} ms, a clock overran by ${overrun} ms`);
    expect(still).toBeLessThan(5000);
    expect(overrun).toBeLessThan(5000);
  },
);
