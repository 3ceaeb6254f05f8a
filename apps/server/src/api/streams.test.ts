/** Whoever does not fetch what they are told. */

import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LIMITS } from "../guards/limits.ts";
import { Tables } from "../tables/tables.ts";
import { Memory } from "../testing/keeper.fixture.ts";
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
}

async function following(count: number) {
  const tables = new Tables(new Memory().process(), { choose: async () => "" }, 0);
  await tables.create("abcdefgh", "7".repeat(64), {
    ...{ game: "bigtwo", options: "mis", kind: "match", clock: "none", level: "novice", opened: 0, phase: "waiting" },
    ...{ term: { kind: "open" }, host: null, deal: 0, first: 0, deals: [], said: [], code: null },
    seats: Array.from({ length: 4 }, () => ({ kind: "open" }) as const),
  });
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
