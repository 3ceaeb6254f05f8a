/** What several processes do for one another, by a clock that the test turns. */

import { GAMES } from "@baize/games";
import { Budget, choiceOf, must, ok, refuse } from "@baize/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BotTurn } from "../bots/tasks.ts";
import { LIMITS } from "../guards/limits.ts";
import { Memory } from "../testing/keeper.fixture.ts";
import { beginDeal, sitDown, speak } from "./acts.ts";
import type { Body } from "./body.ts";
import type { Live } from "./live.ts";
import { type Step, Tables } from "./tables.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = GAMES.find(({ id }) => id === "bigtwo")!;
const [game, roster] = await Promise.all([entry.rules(), entry.bots!(async () => new Uint8Array())]);

/** Bots that answer at once. */
const quick = {
  choose: async ({ view, level }: BotTurn) => choiceOf(game, await roster.bot(level), view as never, new Budget({})),
};

const PACE = 1000;
const OPEN: Body = {
  ...{ game: "bigtwo", options: "mis", kind: "match", clock: "none", level: "novice", opened: 0, phase: "waiting" },
  ...{ term: { kind: "open" }, host: null, deal: 0, first: 0, deals: [], said: [], code: null },
  seats: [{ kind: "open" }, ...Array.from({ length: 3 }, () => ({ kind: "bot", level: "novice" }) as const)],
} as Body;

const step =
  (change: (body: Body, now: number) => Body): Step =>
  (live, now) =>
    ok(live.changed(change(live.body, now), now));

/** Two processes over one memory, without hints; at the table of the first Ada sits, and somebody follows it at the second. */
async function twoProcesses(bots: Pick<typeof quick, "choose"> = quick) {
  const memory = new Memory();
  const [one, two] = [memory.process(), memory.process()];
  const [first, second] = [new Tables(one, bots, PACE), new Tables(two, quick, PACE)];
  await Promise.all([first.begin(), second.begin()]);
  await first.create("abcd", "7".repeat(64), OPEN);
  const ada = { name: "Ada", face: 0, token: "ada", nonce: "0".repeat(32) };
  await first.change("abcd", (live, now) => ok(live.changed(must(sitDown(live.body, ada)), now)));
  const told: Live[] = [];
  await second.follow("abcd", { tell: (live) => told.push(live) });
  return { memory, one, first, second, told };
}

test("ON-M3 nobody is refused for what another process has changed already", async () => {
  const { first, second } = await twoProcesses();
  const answer: Step = (live, now) =>
    live.body.said.length === 0
      ? refuse("nothing-said", "ON-M3")
      : ok(live.changed(speak(live.body, 0, "well-played", now), now));
  expect((await second.change("abcd", answer))?.refusal?.code).toBe("nothing-said");
  await first.change(
    "abcd",
    step((body, now) => speak(body, 0, "hello", now)),
  );
  const outcome = await second.change("abcd", answer);
  expect(outcome?.refusal).toBeUndefined();
  expect(outcome?.live.body.said.map(({ phrase }) => phrase)).toEqual(["hello", "well-played"]);
  await Promise.all([first.end(), second.end()]);
});

test("ON-E3 what another process wrote is told within a second, though no hint comes", async () => {
  const { first, second, told } = await twoProcesses();
  for (let n = 1; n <= 5; n++) {
    // At any moment between two looks.
    await vi.advanceTimersByTimeAsync(170 * n);
    await first.change(
      "abcd",
      step((body, now) => speak(body, 0, "hello", now)),
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(told.at(-1)?.body.said).toHaveLength(n);
  }
  await Promise.all([first.end(), second.end()]);
});

test("ON-E3 with a hint it is told at once", async () => {
  const { memory, first, second, told } = await twoProcesses();
  memory.hints = true;
  await first.change(
    "abcd",
    step((body, now) => speak(body, 0, "hello", now)),
  );
  await vi.advanceTimersByTimeAsync(5);
  expect(told.at(-1)?.body.said).toHaveLength(1);
  await Promise.all([first.end(), second.end()]);
});

test("ON-B2 the moves of bots that a dead process should have made another makes within five seconds", async () => {
  const { one, first, second, told } = await twoProcesses();
  await first.change(
    "abcd",
    step((body, now) => must(beginDeal(body, now))),
  );
  // She is away, so that bots alone play.
  const away = step((body) => ({ ...body, seats: body.seats.map(() => ({ kind: "bot", level: "novice" }) as const) }));
  const { live } = (await first.change("abcd", away))!;
  one.die();
  // Due within the bots' pace, and made by somebody else at most five seconds after that.
  await vi.advanceTimersByTimeAsync((live.due ?? 0) - Date.now() + 5000);
  expect(told.at(-1)?.log.length).toBeGreaterThan(0);
  // From then on they play at their pace.
  const before = told.at(-1)?.log.length ?? 0;
  await vi.advanceTimersByTimeAsync(5 * PACE);
  expect(told.at(-1)?.log.length).toBeGreaterThanOrEqual(before + 4);
  await Promise.all([first.end(), second.end()]);
});

test("ON-B2 ON-A4 the clocks of a dead process go on elsewhere within five seconds, and nobody's loses by it", async () => {
  const { one, first, second, told } = await twoProcesses();
  const seats = ["Ada", "Bob", "Cleo", "Dan"];
  await first.change(
    "abcd",
    step((body, now) => {
      const full = seats.slice(1).reduce((now, name, n) => {
        const sitting = { name, face: 0, token: name, nonce: `${n + 1}`.repeat(32) };
        return must(sitDown(now, sitting));
      }, body);
      return must(beginDeal({ ...full, clock: 15 }, now));
    }),
  );
  one.die();
  await vi.advanceTimersByTimeAsync(15_000 + 5000);
  // Nobody was alive to count: the turn begins anew, by the clock of whoever took it over.
  expect([told.at(-1)?.log, (told.at(-1)?.due ?? 0) > Date.now()]).toEqual([[], true]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told.at(-1)?.log).toMatchObject([{ why: "bot" }]);
  await Promise.all([first.end(), second.end()]);
});

test("ON-M3 a table is not forgotten while a change is on its way, however long that takes", async () => {
  const { one, memory } = await twoProcesses();
  const append: typeof one.append = async (change) => {
    await new Promise((done) => setTimeout(done, 2 * LIMITS.idle));
    return one.append(change);
  };
  const tables = new Tables({ ...memory.process(), append }, quick, PACE);
  await tables.begin();
  const change = tables.change(
    "abcd",
    step((body, now) => speak(body, 0, "hello", now)),
  );
  await vi.advanceTimersByTimeAsync(LIMITS.idle * 1.5);
  expect(tables.known("abcd")).toBeDefined();
  await vi.advanceTimersByTimeAsync(LIMITS.idle);
  expect((await change)?.refusal).toBeUndefined();
  await vi.advanceTimersByTimeAsync(LIMITS.idle * 1.5);
  expect(tables.known("abcd")).toBeUndefined();
  await tables.end();
});

/** A table of Ada and three bots at which she is to move, by a clock of fifteen seconds; and another process that comes later. */
async function herTurn() {
  const memory = new Memory();
  const one = memory.process();
  let isAway = false;
  const append: typeof one.append = async (change) => {
    if (isAway) throw new Error("The database is away.");
    return one.append(change);
  };
  const first = new Tables({ ...one, append }, quick, PACE);
  await first.begin();
  await first.create("abcd", "7".repeat(64), { ...OPEN, clock: 15 });
  const ada = { name: "Ada", face: 0, token: "ada", nonce: "0".repeat(32) };
  await first.change("abcd", (live, now) => ok(live.changed(must(sitDown(live.body, ada)), now)));
  await first.change(
    "abcd",
    step((body, now) => must(beginDeal(body, now))),
  );
  while (first.known("abcd")?.turn !== 0) await vi.advanceTimersByTimeAsync(100);
  const later = async () => {
    const second = new Tables(memory.process(), quick, PACE);
    await second.begin();
    return second;
  };
  const due = first.known("abcd")?.due ?? 0;
  const away = (is: boolean): void => {
    isAway = is;
  };
  return { one, first, later, away, due };
}

const hello = step((body, now) => speak(body, 0, "hello", now));

test("ON-A4 a turn begins anew where its process died, whatever is done first at the next, and only once", async () => {
  const { one, later, due } = await herTurn();
  await vi.advanceTimersByTimeAsync(3000);
  one.die();
  await vi.advanceTimersByTimeAsync(8000);
  const second = await later();
  // Looking changes nothing.
  expect((await second.get("abcd"))?.due).toBe(due);
  const said = (await second.change("abcd", hello))?.live;
  expect([said?.turn, said?.due]).toEqual([0, Date.now() + 15_000]);
  await vi.advanceTimersByTimeAsync(5000);
  expect((await second.change("abcd", hello))?.live.due).toBe(said?.due);
  await vi.advanceTimersByTimeAsync(9900);
  expect(second.known("abcd")?.turn).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(second.known("abcd")?.turn).not.toBe(0);
  await second.end();
});

test("ON-A4 a turn at which others play on at another process is not lengthened by whoever comes there", async () => {
  const { first, later, due } = await herTurn();
  const second = await later();
  expect((await second.get("abcd"))?.due).toBe(due);
  await first.change("abcd", hello);
  await vi.advanceTimersByTimeAsync(2000);
  expect((await second.change("abcd", hello))?.live.due).toBe(due);
  await Promise.all([first.end(), second.end()]);
});

test("ON-A4 a turn begins anew where its moves could not be written, and without such trouble it does not", async () => {
  const { first, away, due } = await herTurn();
  expect((await first.change("abcd", hello))?.live.due).toBe(due);
  const move: Step = (live, now) =>
    live.played(live.turn!, live.match?.legalMoves(live.turn!)[0] ?? "", "player", "k", now);
  await vi.advanceTimersByTimeAsync(2000);
  away(true);
  await expect(first.change("abcd", move)).rejects.toThrow("away");
  await vi.advanceTimersByTimeAsync(due - Date.now() - 500);
  away(false);
  // When her time would have been up nobody moves for her: it begins anew.
  await vi.advanceTimersByTimeAsync(600);
  const again = first.known("abcd");
  expect([again?.turn, again?.due]).toEqual([0, due + 15_000]);
  expect((await first.change("abcd", move))?.refusal).toBeUndefined();
  expect(first.known("abcd")?.log.at(-1)).toMatchObject({ seat: 0, why: "player" });
  await first.end();
});

test("ON-B2 hundreds of tables of a dead process go on elsewhere within five seconds", async () => {
  const { memory, one, first, second } = await twoProcesses();
  const bots = Array.from({ length: 4 }, () => ({ kind: "bot", level: "novice" }) as const);
  const ids = Array.from({ length: 3 * LIMITS.sweep.most }, (_, n) => `t${n}`);
  for (const id of ids) {
    await first.create(id, "7".repeat(64), { ...OPEN, kind: "match" });
    const ada = { name: "Ada", face: 0, token: "ada", nonce: "0".repeat(32) };
    await first.change(id, (live, now) => ok(live.changed(must(sitDown(live.body, ada)), now)));
    await first.change(
      id,
      step((body, now) => ({ ...must(beginDeal(body, now)), seats: bots })),
    );
  }
  one.die();
  await vi.advanceTimersByTimeAsync(PACE + 5000);
  expect(ids.filter((id) => memory.rows.get(id)?.moves.length === 0)).toEqual([]);
  await Promise.all([first.end(), second.end()]);
});

test("ON-B1 a bot that is late is counted, and one that thinks within its pace is not", async () => {
  const slow = {
    after: 10,
    choose: (turn: BotTurn) =>
      new Promise<string>((done) => setTimeout(() => void quick.choose(turn).then(done), slow.after)),
  };
  const { first, second } = await twoProcesses(slow);
  const begin = step((body, now) => {
    const begun = must(beginDeal(body, now));
    return { ...begun, seats: begun.seats.map(() => ({ kind: "bot", level: "novice" }) as const) };
  });
  await first.change("abcd", begin);
  await vi.advanceTimersByTimeAsync(3 * PACE + 50);
  expect([first.figures.late, (await first.get("abcd"))?.log.length]).toEqual([0, 3]);
  slow.after = PACE + 300;
  await vi.advanceTimersByTimeAsync(4 * PACE);
  expect(first.figures.late).toBeGreaterThan(1);
  await Promise.all([first.end(), second.end()]);
});

test("ON-B3 a bot is told its level, what its seat sees and how many nodes it has; of time it is told nothing", async () => {
  const asked: BotTurn[] = [];
  const heard = {
    choose(turn: BotTurn) {
      asked.push(turn);
      return quick.choose(turn);
    },
  };
  const { first, second } = await twoProcesses(heard);
  const begin = step((body, now) => {
    const begun = must(beginDeal(body, now));
    return { ...begun, seats: begun.seats.map(() => ({ kind: "bot", level: "novice" }) as const) };
  });
  const live = (await first.change("abcd", begin))?.live;
  await vi.advanceTimersByTimeAsync(3 * PACE + 50);
  expect(asked).toHaveLength(4);
  const view = live?.view(live.turn ?? "spectator");
  expect(asked[0]).toEqual({ game: "bigtwo", level: "novice", view, nodes: LIMITS.nodes });
  for (const turn of asked) expect(Object.keys(turn).sort()).toEqual(["game", "level", "nodes", "view"]);
  await Promise.all([first.end(), second.end()]);
});

test("SV-S3 a process that ends while a bot thinks makes no move in its place: another does", async () => {
  const thought = Promise.withResolvers<string>();
  const slow = { choose: () => thought.promise };
  const { memory, first, second, told } = await twoProcesses(slow);
  await first.change(
    "abcd",
    step((body, now) => {
      const begun = must(beginDeal(body, now));
      return { ...begun, seats: begun.seats.map(() => ({ kind: "bot", level: "novice" }) as const) };
    }),
  );
  // It is due, and the bot still thinks.
  await vi.advanceTimersByTimeAsync(PACE + 10);
  await first.end();
  thought.reject(new Error("The bots have gone home."));
  await vi.advanceTimersByTimeAsync(1);
  expect(memory.rows.get("abcd")?.moves).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(told.at(-1)?.log.length).toBeGreaterThan(0);
  await second.end();
});
