/** Who follows a table, who does not fetch what they are told, and who is away. */

import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { must, ok, seat } from "@baize/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LIMITS } from "../guards/limits.ts";
import { beginDeal, sitDown, vacate } from "../tables/acts.ts";
import type { Body } from "../tables/body.ts";
import type { Live } from "../tables/live.ts";
import { Tables } from "../tables/tables.ts";
import { Memory } from "../testing/keeper.fixture.ts";
import { hashOf, seatOf } from "./secrets.ts";
import { Streams } from "./streams.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection that holds back what it is given until it is fetched. */
class Slow extends EventEmitter {
  writableLength = 0;
  written = "";
  destroyed = false;

  write(text: string): void {
    this.written += text;
    this.writableLength += text.length;
  }

  fetch(bytes: number): void {
    this.writableLength = Math.max(0, this.writableLength - bytes);
  }

  destroy(): void {
    this.destroyed = true;
    this.emit("close");
  }

  end(text: string, done: () => void): void {
    this.write(text);
    done();
  }

  destroySoon(): void {
    this.destroy();
  }
}

/** One that holds back nothing. */
class Quick extends Slow {
  override write(text: string): void {
    this.written += text;
  }
}

const TABLE: Body = {
  ...{ game: "bigtwo", options: "mis", kind: "match", clock: "none", level: "novice", opened: 0, phase: "waiting" },
  ...{ term: { kind: "open" }, host: null, deal: 0, first: 0, deals: [], said: [], code: null },
  seats: Array.from({ length: 4 }, () => ({ kind: "open" }) as const),
};

const process = (memory: Memory): Tables => new Tables(memory.process(), { choose: async () => "" }, 0);

const NAMES = ["ada", "bob", "cyd"] as const;

/** Two servers over one memory, and a table of three people; only who listens follows it. */
async function twoServers() {
  const memory = new Memory();
  memory.hints = true;
  const body = NAMES.reduce(
    (table, name) => must(sitDown(table, { name, face: 0, token: hashOf(name), nonce: "0".repeat(32) })),
    TABLE,
  );
  const start = async () => {
    const kept = memory.process();
    const tables = new Tables(kept, { choose: async () => "" }, 0);
    await tables.begin();
    const streams = new Streams(tables);
    const listen = async (name: string) => {
      const out = new Quick();
      const who = { id: "abcdefgh", hash: hashOf(name), address: "x", isSeat: true };
      await streams.open({ ...who, out: out as unknown as Socket }, undefined);
      return out;
    };
    return { kept, tables, listen };
  };
  const servers = [await start(), await start()] as const;
  await servers[0].tables.create("abcdefgh", "7".repeat(64), body);
  const away = () =>
    memory.rows
      .get("abcdefgh")
      ?.body.seats.flatMap((sitter) => (sitter.kind === "person" && sitter.away ? [sitter.name] : []));
  return { servers, start, away };
}

async function following(count: number) {
  const tables = process(new Memory());
  await tables.create("abcdefgh", "7".repeat(64), TABLE);
  const streams = new Streams(tables);
  const lines = Array.from({ length: count }, () => new Slow());
  for (const out of lines) {
    const who = { id: "abcdefgh", hash: undefined, address: "x", isSeat: false };
    await streams.open({ ...who, out: out as unknown as Socket }, undefined);
  }
  return { streams, lines };
}

test("ON-E6 a stream of which nothing is fetched from one sign of life to the next is cut, a slow one is not", async () => {
  const { streams, lines } = await following(3);
  const [dead, slow, quick] = lines as [Slow, Slow, Slow];
  for (let n = 0; n < 4; n++) {
    slow.fetch(40);
    quick.fetch(1e6);
    await vi.advanceTimersByTimeAsync(LIMITS.heartbeat);
  }
  expect([dead.destroyed, slow.destroyed, quick.destroyed, streams.count]).toEqual([true, false, false, 2]);
  expect(quick.written.endsWith(":\n\n")).toBe(true);
});

test("ON-E6 one that holds back too much is cut at once", async () => {
  const { streams, lines } = await following(1);
  const [line] = lines as [Slow];
  line.writableLength = LIMITS.backlog + 1;
  await vi.advanceTimersByTimeAsync(LIMITS.heartbeat);
  expect([line.destroyed, streams.count]).toEqual([true, 0]);
});

test("ON-A1 who has gone on at another process is called away by none for longer than it takes to hear of it", async () => {
  const memory = new Memory();
  memory.hints = true;
  const all = [process(memory), process(memory)] as const;
  const ada = { name: "Ada", face: 0, token: hashOf("ada"), nonce: "0".repeat(32) };
  await all[0].create("abcdefgh", "7".repeat(64), must(sitDown(TABLE, ada)));
  for (const one of all) await one.begin();
  const streams = all.map((one) => new Streams(one));
  const lines = [new Slow(), new Slow()] as const;
  const listen = async (n: 0 | 1) => {
    const who = { id: "abcdefgh", hash: hashOf("ada"), address: "x", isSeat: true };
    await streams[n]?.open({ ...who, out: lines[n] as unknown as Socket }, undefined);
  };
  const isAway = async () => (await all[0].fresh("abcdefgh"))?.body.seats[0];
  await listen(0);
  lines[0].destroy();
  await listen(1);
  await vi.advanceTimersByTimeAsync(LIMITS.away + 3 * LIMITS.catchUp);
  expect(lines[1].written).toContain('"away":true');
  expect(await isAway()).toMatchObject({ name: "Ada", away: false });
  // Who follows nowhere is away.
  lines[1].destroy();
  await vi.advanceTimersByTimeAsync(LIMITS.away + 3 * LIMITS.catchUp);
  expect(await isAway()).toMatchObject({ name: "Ada", away: true });
  for (const one of all) await one.end();
});

test("ON-A1 who followed at a process that died is away unless they follow at another; who follows nowhere is not missed", async () => {
  const { servers, away } = await twoServers();
  const [first, second] = servers;
  await first.listen("ada");
  const bob = await second.listen("bob");
  await vi.advanceTimersByTimeAsync(5 * LIMITS.away);
  expect([away(), bob.written.includes('"away":true')]).toEqual([[], false]);
  first.kept.die();
  await vi.advanceTimersByTimeAsync(3 * LIMITS.away);
  expect(away()).toEqual(["ada"]);
  await second.listen("ada");
  await vi.advanceTimersByTimeAsync(3 * LIMITS.away);
  expect(away()).toEqual([]);
});

test("ON-A1 after all servers have died whoever does not come back is away, and the others are not", async () => {
  const { servers, start, away } = await twoServers();
  await servers[0].listen("ada");
  await servers[0].listen("bob");
  for (const { kept } of servers) kept.die();
  const third = await start();
  await third.listen("bob");
  await vi.advanceTimersByTimeAsync(LIMITS.away - 1);
  expect(away()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * LIMITS.away);
  expect(away()).toEqual(["ada"]);
});

/** A table of four at one process, where one follows after another. */
async function fourSit() {
  const tables = process(new Memory());
  const streams = new Streams(tables);
  const person = (name: string, at?: number) => ({
    name,
    face: 0,
    token: hashOf(name),
    nonce: "0".repeat(32),
    seat: at,
  });
  const body = [...NAMES, "dan"].reduce((table, name) => must(sitDown(table, person(name))), TABLE);
  await tables.create("abcdefgh", "7".repeat(64), body);
  const change = async (act: (body: Body, now: number) => Body): Promise<Live> =>
    (await tables.change("abcdefgh", (live, now) => ok(live.changed(act(live.body, now), now))))!.live;
  const isThere = async (name: string) => seatOf((await tables.get("abcdefgh"))!.body, hashOf(name)) !== undefined;
  const listen = async (name: string, after?: number, isSeat?: boolean) => {
    const out = new Quick();
    const who = { id: "abcdefgh", hash: hashOf(name), address: "x", isSeat: isSeat ?? (await isThere(name)) };
    await streams.open({ ...who, out: out as unknown as Socket }, after);
    return out;
  };
  const begin = () => change((now, time) => must(beginDeal(now, time)));
  const leave = (at: number) => change((now, time) => must(vacate(now, at, time)));
  const sit = (name: string, at: number) => change((now) => must(sitDown(now, person(name, at))));
  const play = async () => {
    const move = (live: Live) => live.match?.legalMoves(live.turn!)[0] ?? "";
    return (await tables.change("abcdefgh", (live, now) => live.played(live.turn!, move(live), "player", null, now)))!
      .live;
  };
  return { tables, streams, listen, begin, leave, sit, play };
}

/** The data of the events that came, in order. */
const dataOf = ({ written }: Quick) =>
  [...written.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as { you?: unknown; view: unknown });

const viewOf = (live: Live, viewer: number | "spectator") =>
  JSON.parse(JSON.stringify(live.view(viewer === "spectator" ? viewer : seat(viewer))));

test("ON-V1 ON-E1 whose seat was given up is told as a spectator from then on, also when somebody else sits there", async () => {
  const { listen, begin, leave, sit, play } = await fourSit();
  const bob = await listen("bob");
  expect(dataOf(bob).at(-1)?.you).toBe(1);
  await leave(1);
  expect(dataOf(bob).at(-1)?.you).toBe(null);
  await sit("cy", 1);
  const cy = await listen("cy");
  const begun = await begin();
  const hands = [viewOf(begun, "spectator"), viewOf(begun, 1)];
  expect(hands[0]).not.toEqual(hands[1]);
  expect(dataOf(bob).at(-1)).toMatchObject({ you: null, view: hands[0] });
  expect(dataOf(cy).at(-1)).toMatchObject({ you: 1, view: hands[1] });
  // Of a move each is told what is new of their own view.
  const before = dataOf(bob).length;
  for (let n = 0; n < 4; n++) await play();
  const hand = JSON.stringify(viewOf(begun, 1).hand);
  expect(viewOf(begun, 1).hand).toHaveLength(13);
  expect([dataOf(bob).length - before, bob.written.includes(hand), cy.written.includes(hand)]).toEqual([
    4,
    false,
    true,
  ]);
});

test("ON-V1 ON-E1 who is removed while a deal is played is shown no hand from then on", async () => {
  const { listen, begin, leave, play } = await fourSit();
  const bob = await listen("bob");
  await begin();
  const left = await leave(1);
  expect(dataOf(bob).at(-1)).toMatchObject({ you: null, view: viewOf(left, "spectator") });
  const { length } = bob.written;
  while ((await play()).log.at(-1)?.seat !== 1);
  expect(bob.written.slice(length)).not.toContain('"hand":[');
});

test.each([
  ["table", "abcdefgh", "y"],
  ["address", "ijklmnop", "x"],
  ["all", "ijklmnop", "y"],
] as const)(
  "ON-L1 whose seat is given up watches from then on, and is counted as one who does: %s",
  async (limit, id, from) => {
    const { streams, listen, leave, sit } = await fourSit();
    const before = { ...LIMITS.streams };
    try {
      const tabs = [await listen("bob"), await listen("bob"), await listen("bob")];
      Object.assign(LIMITS.streams, { [limit]: 1 });
      expect(streams.hasRoom(id, from)).toBe(true);
      await leave(1);
      // There is room for one of three; who stays is told on.
      expect([tabs.map(({ destroyed }) => destroyed), streams.count]).toEqual([[false, true, true], 1]);
      expect(streams.hasRoom(id, from)).toBe(false);
      Object.assign(LIMITS.streams, { [limit]: 2 });
      expect(streams.hasRoom(id, from)).toBe(true);
      await sit("cy", 1);
      expect(dataOf(tabs[0]!).at(-1)?.you).toBe(null);
      tabs[0]!.destroy();
      Object.assign(LIMITS.streams, { [limit]: 1 });
      expect([streams.hasRoom(id, from), streams.count]).toEqual([true, 0]);
    } finally {
      Object.assign(LIMITS.streams, before);
    }
  },
);

test("ON-L1 who is told as a seat is counted as nobody who watches, even where the seat was not known at first", async () => {
  const { streams, listen, leave, sit } = await fourSit();
  const before = { ...LIMITS.streams };
  try {
    await leave(1);
    const bob = await listen("bob");
    Object.assign(LIMITS.streams, { table: 1 });
    expect([dataOf(bob).at(-1)?.you, streams.hasRoom("abcdefgh", "y")]).toEqual([null, false]);
    await sit("bob", 1);
    expect([dataOf(bob).at(-1)?.you, streams.hasRoom("abcdefgh", "y")]).toEqual([1, true]);
    // Who comes back to a table at which nothing has changed is told nothing, and counted as they are all the same.
    bob.destroy();
    const { seq } = await leave(1);
    const again = await listen("bob", seq, true);
    expect([dataOf(again), streams.hasRoom("abcdefgh", "y")]).toEqual([[], false]);
    again.destroy();
    expect([streams.hasRoom("abcdefgh", "y"), streams.count]).toEqual([true, 0]);
  } finally {
    Object.assign(LIMITS.streams, before);
  }
});

test("ON-E2 whoever missed a single move is told the whole table once, and whoever missed nothing what is new", async () => {
  const { listen, begin, play } = await fourSit();
  // Each is noted as one who follows, which is a change of its own.
  for (const name of NAMES) (await listen(name)).destroy();
  const { seq } = await begin();
  const bob = await listen("bob", seq);
  const moved = await play();
  const cyd = await listen("cyd", seq);
  expect([moved.seq, dataOf(bob).length, dataOf(cyd).length]).toEqual([seq + 1, 1, 1]);
  expect(cyd.written).toContain(`id: ${seq + 1}\nevent: table\n`);
  expect(dataOf(cyd)[0]).toMatchObject({ you: 2, ply: 1, view: viewOf(moved, 2) });
  const ada = await listen("ada", seq + 1);
  expect(dataOf(ada)).toEqual([]);
  await play();
  for (const out of [ada, bob, cyd]) {
    const ids = [...out.written.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id) - seq);
    expect(ids).toEqual(out === ada ? [2] : [1, 2]);
  }
});
