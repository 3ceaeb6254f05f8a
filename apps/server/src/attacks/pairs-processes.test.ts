/** A bot's move comes when it is due at whichever process somebody speaks up: thoughts that began anew would come late, by what there is to think about. */

import { must, ok } from "@baize/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashOf } from "../api/secrets.ts";
import type { BotTurn } from "../bots/tasks.ts";
import { beginDeal, sitDown, speak } from "../tables/acts.ts";
import type { Body } from "../tables/body.ts";
import { Tables } from "../tables/tables.ts";
import { Memory } from "../testing/keeper.fixture.ts";
import { game } from "./pairs-game.fixture.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PACE = 1000;
/** How long a bot thinks, and after how long somebody speaks up. */
const THINKS = 800;
const SPEAKS = 700;

const bots = {
  choose: async ({ view }: BotTurn): Promise<string> => {
    await new Promise((done) => setTimeout(done, THINKS));
    return game.formatMove(game.legalMoves(view as never)[0] as never, view as never);
  },
};

const OPEN: Body = {
  ...{ game: "bigtwo", options: "mis", kind: "match", clock: "none", level: "novice", opened: 0, phase: "waiting" },
  ...{ term: { kind: "open" }, host: null, deal: 0, first: 0, deals: [], said: [], code: null },
  seats: [{ kind: "open" }, ...Array.from({ length: 3 }, () => ({ kind: "bot", level: "novice" }) as const)],
};

test.each([
  { name: "that thinks", speaker: 0, hints: true, late: false },
  { name: "that does not think", speaker: 1, hints: true, late: false },
  { name: "that does not think, and hints are lost", speaker: 1, hints: false, late: false },
  { name: "that finds the table in play", speaker: 1, hints: true, late: true },
])("ON-B1 ON-V2 a bot's move is told when it is due, though somebody speaks up at a process $name", async (given) => {
  const memory = new Memory();
  memory.hints = given.hints;
  const all = [0, 1].map(() => new Tables(memory.process(), bots, PACE));
  for (const tables of all) await tables.begin();
  const [first, speaker] = [all[0]!, all[given.speaker]!];
  await first.create("abcd", "7".repeat(64), OPEN);
  const ada = { name: "Ada", face: 0, token: hashOf("ada"), nonce: "0".repeat(32) };
  await first.change("abcd", (live, now) => ok(live.changed(must(sitDown(live.body, ada)), now)));
  for (const tables of given.late ? [first] : all) await tables.follow("abcd", { tell: () => {} });
  await first.change("abcd", (live, now) => ok(live.changed(must(beginDeal(live.body, now)), now)));
  const { botToMove, due } = (await first.get("abcd"))!;
  expect([botToMove, due! - Date.now()]).toEqual(["novice", PACE]);
  await vi.advanceTimersByTimeAsync(SPEAKS);
  await speaker.fresh("abcd");
  await speaker.change("abcd", (live, now) => ok(live.changed(speak(live.body, 0, "hello", now), now)));
  await vi.advanceTimersByTimeAsync(2 * PACE);
  const late = (await speaker.fresh("abcd"))!.log[0]!.at - due!;
  expect(late).toBeLessThan(5);
  // What another has done is not called late.
  expect(all.map(({ figures }) => figures.late)).toEqual([0, 0]);
  await Promise.all(all.map((tables) => tables.end()));
});
