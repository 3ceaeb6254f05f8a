/** How a seat comes to other devices, by a clock that the test turns. */

import { must, ok } from "@baize/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sitDown } from "../tables/acts.ts";
import type { Body } from "../tables/body.ts";
import { Tables } from "../tables/tables.ts";
import { Memory } from "../testing/keeper.fixture.ts";
import { Refused } from "./asked.ts";
import { OPERATIONS } from "./operations.ts";
import { hashOf } from "./secrets.ts";

const MINUTE = 60_000;
const OPEN: Body = {
  ...{ game: "bigtwo", options: "mis", kind: "match", clock: "none", level: "novice", opened: 0, phase: "waiting" },
  ...{ term: { kind: "open" }, host: null, deal: 0, first: 0, deals: [], said: [], code: null },
  seats: Array.from({ length: 4 }, () => ({ kind: "open" })),
} as Body;

let tables: Tables;
beforeEach(async () => {
  vi.useFakeTimers({ now: 0 });
  tables = new Tables(new Memory().process(), { choose: async () => "" }, 1000);
  await tables.create("abcd", "7".repeat(64), OPEN);
  for (const name of ["Ada", "Bob"]) {
    const person = { name, face: 0, token: hashOf(name), nonce: "0".repeat(32) };
    await tables.change("abcd", (live, now) => ok(live.changed(must(sitDown(live.body, person)), now)));
  }
});
afterEach(async () => {
  await tables.end();
  vi.useRealTimers();
});

/** What somebody with a token is answered, or the code of the refusal. */
async function asks(path: string, token: string, body: object = {}): Promise<{ text: string; refusal?: string }> {
  const operation = OPERATIONS.find((each) => each.path === `/api/tables/:id${path}`)!;
  const asked = { tables, id: "abcd", hash: hashOf(token), body, query: {} };
  try {
    const answer = await operation.answer(asked);
    return { text: typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body) };
  } catch (error) {
    if (error instanceof Refused) return { text: "", refusal: error.refusal.code };
    throw error;
  }
}

/** A new code for the seat of a token. */
const newCode = async (token: string): Promise<string> => JSON.parse((await asks("/device-code", token)).text).code;

/** A device without a seat tries a code: with which token it sits there then, or why not. */
async function tries(code: string): Promise<{ token?: string; refusal?: string }> {
  const { text, refusal } = await asks("/device", "nobody", { code });
  return refusal === undefined ? { token: JSON.parse(text).token } : { refusal };
}

const seatOf = async (token: string): Promise<number | null> => JSON.parse((await asks("", token)).text).you;

/** Another code than this one. */
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test.each([
  [5 * MINUTE, undefined],
  [5 * MINUTE + 1, "wrong-code"],
  [60 * MINUTE, "wrong-code"],
])("ON-D1 a code is good for five minutes: after %i ms it is %s", async (after, refusal) => {
  const code = await newCode("Ada");
  vi.setSystemTime(after);
  const { refusal: given, token = "" } = await tries(code);
  expect(given).toBe(refusal);
  expect(await seatOf(token)).toBe(refusal === undefined ? 0 : null);
});

test.each([
  [9, undefined],
  [10, "wrong-code"],
  [11, "wrong-code"],
])("ON-D1 after %i wrong tries the right code is %s", async (count, refusal) => {
  const code = await newCode("Bob");
  for (let n = 0; n < count; n++) expect(await tries(wrong(code))).toEqual({ refusal: "wrong-code" });
  const { refusal: given, token = "" } = await tries(code);
  expect(given).toBe(refusal);
  expect(await seatOf(token)).toBe(refusal === undefined ? 1 : null);
  // Of the next code none was tried.
  expect((await tries(await newCode("Bob"))).refusal).toBeUndefined();
});

test("ON-D1 a code is good once, and a newer one takes its place", async () => {
  const first = await newCode("Ada");
  let second = await newCode("Bob");
  while (second === first) second = await newCode("Bob");
  expect((await tries(first)).refusal).toBe("wrong-code");
  expect(await seatOf((await tries(second)).token ?? "")).toBe(1);
  expect((await tries(second)).refusal).toBe("wrong-code");
});

test("ON-D1 a seat is held by four devices; one more, and the oldest is put out", async () => {
  const devices = ["Ada"];
  for (let n = 0; n < 5; n++) {
    // Whichever device asks for the code.
    devices.push((await tries(await newCode(devices.at(-1) ?? ""))).token ?? "");
    const seats = await Promise.all(devices.map(seatOf));
    expect(seats).toEqual(devices.map((_, at) => (at < devices.length - 4 ? null : 0)));
  }
  expect((await asks("/device-code", "Ada")).refusal).toBe("not-seated");
  expect(await seatOf("Bob")).toBe(1);
});
