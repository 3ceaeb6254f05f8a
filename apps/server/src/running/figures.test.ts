/** What a process counts of what is played there, asked for as an operator does. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable, type Seen, until } from "../testing/client.fixture.ts";
import { Databases, Process } from "../testing/place.fixture.ts";

let databases: Databases;
beforeAll(async () => {
  databases = await Databases.start();
});
afterAll(() => databases.end());

/** A table as it rests, of which nobody but Ada can go on, and what its process has counted. */
interface Rest {
  /** Moves in the log, and those of them that bots made. */
  readonly made: number;
  readonly byBots: number;
  readonly moves: number;
  readonly late: number;
}

/** Ada and three bots, from one turn of hers to the next until that is enough, or the deal is over. */
async function played(level: string, env: Record<string, string>, isEnough: (rest: Rest) => boolean): Promise<Rest> {
  const process = await Process.start({ DATABASE_URL: await databases.make(), ...env });
  try {
    const ada = await openTable(process.address, { bots: [level, level, level] });
    await ada.sit("Ada");
    await ada.post("start");
    for (let after = -1; ; ) {
      const { moves, you, turn, ply, legal } = await until(async () => {
        const seen: Seen = await ada.see();
        return (seen.turn === seen.you || seen.state === "over") && seen.ply > after && seen;
      });
      const text = await (await fetch(`${process.address}/metrics`)).text();
      const figure = (name: string) => Number(new RegExp(`^baize_${name}_total (\\S+)$`, "m").exec(text)?.[1]);
      const byBots = moves.filter(({ seat }) => seat !== you).length;
      const rest = { made: moves.length, byBots, moves: figure("moves"), late: figure("bot_late") };
      if (isEnough(rest) || turn === null) return rest;
      expect((await ada.post("moves", { ply, move: legal[0], key: `at ${ply}` })).status).toBe(200);
      after = ply;
    }
  } finally {
    await process.kill();
  }
}

test("SV-H5 ON-B1 of bots who think longer than their pace the late moves are counted, and every move that is made", async () => {
  const isEnough = ({ late, byBots }: Rest) => late > 0 && byBots > 3;
  const { made, byBots, moves, late } = await played("grandmaster", { BOT_PACE: "0" }, isEnough);
  expect(moves).toBe(made);
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThanOrEqual(byBots);
});

test("SV-H5 ON-B1 of quick bots at the usual pace hardly any move is late", async () => {
  const { made, byBots, moves, late } = await played("novice", {}, ({ byBots }) => byBots > 3);
  expect(moves).toBe(made);
  // A machine that stands still for a tenth of a second makes anybody late; it does not do so at every move.
  expect(late).toBeLessThan(byBots);
});
