/** The queue in chaos: workers are killed, frozen and cut off at any moment, by a seed. */

import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { Random } from "@baize/kernel";
import { expect, test } from "vitest";
import { exit, Line, startPlaces } from "../queue/place.fixture.ts";

const places = startPlaces();
const DEALS = 32_000;
const BLOWS = 60;

test("CL-Q3 CL-V3 sixty times a worker is killed, frozen or cut off; every deal has one result", async () => {
  const place = await places.make("chaos");
  const random = Random.fromSeed("chaos");
  const line = await Line.to(place.url);
  const { finished } = place.follow(`1-${DEALS}`);
  await place.filled();
  const frozen: ChildProcess[] = [];
  const workers = [place.worker("", line.url), place.worker("", line.url)];
  for (let blow = 0; blow < BLOWS; blow++) {
    await pause(100 + random.below(400));
    const at = random.below(workers.length);
    const victim = workers[at] as ChildProcess;
    const kind = random.pick(["kill", "freeze", "cut"] as const);
    if (kind === "cut") {
      line.cut();
      await pause(random.below(1500));
      line.mend();
      continue;
    }
    if (kind === "kill") victim.kill("SIGKILL");
    else {
      victim.kill("SIGSTOP");
      frozen.push(victim);
    }
    workers[at] = place.worker("", line.url);
  }
  // A blow after the last deal would have hit nobody at work.
  expect(await place.results()).toBeLessThan(DEALS);
  for (const child of frozen) child.kill("SIGCONT");
  const { code, out } = await finished;
  expect([code, JSON.parse(out)]).toMatchObject([0, { deals: DEALS, won: DEALS - 1, impossible: [11_982] }]);
  for (const child of [...workers, ...frozen]) child.kill("SIGTERM");
  await Promise.all([...workers, ...frozen].map(exit));
  expect(await place.results()).toBe(DEALS);
  expect(await place.one("SELECT sum(solved) FROM baize_solve.part")).toBe(DEALS);
  line.cut();
});
