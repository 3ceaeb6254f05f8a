/** A table that many want as it is now. */

import { ok } from "@baize/kernel";
import { expect, test } from "vitest";
import { Memory } from "../testing/keeper.fixture.ts";
import { speak } from "./acts.ts";
import type { Body } from "./body.ts";
import { type Step, Tables } from "./tables.ts";

const OPEN: Body = {
  ...{ game: "bigtwo", options: "mis", kind: "match", clock: "none", level: "novice", opened: 0, phase: "waiting" },
  ...{ term: { kind: "open" }, host: null, deal: 0, first: 0, deals: [], said: [], code: null },
  seats: Array.from({ length: 4 }, () => ({ kind: "open" }) as const),
};
const bots = { choose: async () => "" };
const hello: Step = (live, now) => ok(live.changed(speak(live.body, 0, "hello", now), now));

test("ON-M3 however many want a table as the log has it, two readings are enough, and no change waits for them", async () => {
  const memory = new Memory();
  const first = new Tables(memory.process(), bots);
  await first.create("abcd", "7".repeat(64), OPEN);
  let reads = 0;
  let held = Promise.withResolvers<void>();
  const one = memory.process();
  const seqs: typeof one.seqs = async (ids) => {
    reads += 1;
    const found = await one.seqs(ids);
    await held.promise;
    return found;
  };
  const tables = new Tables({ ...one, seqs }, bots);
  await tables.get("abcd");
  const early = tables.fresh("abcd");
  await expect.poll(() => reads).toBe(1);
  // It was read before this was said, and is no answer to who asks after it.
  await first.change("abcd", hello);
  const many = Array.from({ length: 100 }, () => tables.fresh("abcd"));
  expect((await tables.change("abcd", hello))?.live.body.said).toHaveLength(2);
  held.resolve();
  expect((await early)?.body.said).toHaveLength(2);
  for (const live of await Promise.all(many)) expect(live?.body.said).toHaveLength(2);
  expect(reads).toBe(2);
  // The same where nothing of it was heard here, and after a database that was away.
  await first.change("abcd", hello);
  expect((await tables.fresh("abcd"))?.body.said).toHaveLength(3);
  held = Promise.withResolvers();
  const lost = [tables.fresh("abcd"), tables.fresh("abcd")];
  held.reject(new Error("The database is away."));
  expect((await Promise.allSettled(lost)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  held = Promise.withResolvers();
  held.resolve();
  expect((await tables.fresh("abcd"))?.body.said).toHaveLength(3);
  await Promise.all([first.end(), tables.end()]);
});
