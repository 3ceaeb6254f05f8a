/** What whoever is to move can do beside moving, by a clock that the test turns: nothing of it gives them more time. */

import { must } from "@baize/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginDeal, sitDown } from "../tables/acts.ts";
import { type Body, withPerson } from "../tables/body.ts";
import { Tables } from "../tables/tables.ts";
import { Memory } from "../testing/keeper.fixture.ts";
import { Refused } from "./asked.ts";
import { OPERATIONS } from "./operations.ts";
import { hashOf } from "./secrets.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** No bot decides before the test has looked. */
const bots = { choose: () => new Promise<string>(() => {}) };
const OPEN: Body = {
  ...{ game: "bigtwo", options: "mis", kind: "match", clock: 15, level: "novice", opened: 0, phase: "waiting" },
  ...{ term: { kind: "open" }, host: null, deal: 0, first: 0, deals: [], said: [], code: null },
  seats: Array.from({ length: 4 }, () => ({ kind: "open" })),
} as Body;

/** What is sent with each act, where it may depend on who is to move and on the code that was given last. */
const ACTS: Readonly<Record<string, (turn: number, code: string) => object>> = {
  seat: () => ({ name: "Eve", nonce: "e".repeat(32) }),
  start: () => ({}),
  undo: () => ({ ply: 0, key: "u" }),
  redo: () => ({ ply: 0, key: "r" }),
  "give-up": () => ({}),
  fill: (turn) => ({ seat: turn, level: "novice" }),
  rules: () => ({ clock: 60 }),
  remove: (seat) => ({ seat }),
  replace: (seat) => ({ seat }),
  swap: (turn) => ({ seats: [turn, (turn + 1) % 4] }),
  "hand-over": (turn) => ({ seat: (turn + 1) % 4 }),
  leave: () => ({}),
  back: () => ({}),
  phrase: () => ({ phrase: "hello" }),
  rematch: () => ({}),
  "device-code": () => ({}),
  device: (_, code) => ({ code }),
};

/** Four at a table, of whom the one to move is away, and host or not: they do some acts in their turn, and the clock is told before and after. */
async function timesOf(isHost: boolean, acts: readonly string[]): Promise<{ before: number; after: number }> {
  vi.setSystemTime(0);
  const tables = new Tables(new Memory().process(), bots, 1000);
  await tables.create("abcd", "7".repeat(64), OPEN);
  await tables.change("abcd", (live, now) => {
    const body = [0, 1, 2, 3].reduce(
      (sitting, n) =>
        must(sitDown(sitting, { name: `P${n}`, face: 0, token: hashOf(`${n}`), nonce: `${n}`.repeat(32) })),
      live.body,
    );
    return { ok: true, value: live.changed(must(beginDeal(body, now)), now) };
  });
  const turn = (await tables.get("abcd"))?.turn ?? 0;
  const told = await tables.change("abcd", (live, now) => {
    const body = withPerson(live.body, turn, { away: true });
    return { ok: true, value: live.changed({ ...body, host: isHost ? turn : (turn + 1) % 4 }, now) };
  });
  let code = "000000";
  for (const [n, path] of acts.entries()) {
    // Late in the turn, so that the time a bot takes is over before the turn would have been.
    vi.setSystemTime(10_000 + n);
    const operation = OPERATIONS.find((each) => each.path === `/api/tables/:id/${path}`)!;
    const body = ACTS[path]!(turn, code);
    const asked = { tables, id: "abcd", hash: hashOf(`${turn}`), body, query: {} };
    const answer = await operation.answer(asked).catch((error) => {
      if (!(error instanceof Refused)) throw error;
    });
    if (path === "device-code" && answer) code = (answer.body as { code: string }).code;
  }
  const after = (await tables.get("abcd"))?.due ?? Number.POSITIVE_INFINITY;
  await tables.end();
  return { before: told?.live.due ?? 0, after };
}

test("ON-A2 every act beside a move is looked at", () => {
  const paths = OPERATIONS.filter(({ method, path }) => method === "POST" && path.includes(":id")).map(({ path }) =>
    path.slice("/api/tables/:id/".length),
  );
  expect(Object.keys(ACTS).toSorted()).toEqual(paths.filter((path) => path !== "moves").toSorted());
});

test.each(Object.keys(ACTS))(
  "ON-A2 whoever is to move gets no time by %s, alone or with any other act after it, as the host or not",
  async (first) => {
    for (const isHost of [true, false]) {
      for (const rest of [[], ...Object.keys(ACTS).map((second) => [second, "back"])]) {
        const { before, after } = await timesOf(isHost, [first, ...rest]);
        expect(before).toBe(15_000);
        expect({ isHost, acts: [first, ...rest], late: Math.max(0, after - before) }).toMatchObject({ late: 0 });
      }
    }
  },
);
