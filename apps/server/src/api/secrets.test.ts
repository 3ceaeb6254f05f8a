import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import type { Body } from "../tables/body.ts";
import { readName } from "../tables/table-name.ts";
import { hashOf, isSame, newToken, seatOf } from "./secrets.ts";

const token = newToken();
const person = { kind: "person", tokens: [hashOf("another"), hashOf(token)] };
const body = { seats: [{ kind: "open" }, { kind: "bot", level: "novice" }, person] } as unknown as Body;

test("ON-P4 a token is 256 bits of chance; what is kept of it is a hash, which opens nothing", () => {
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(newToken()).not.toBe(token);
  expect(JSON.stringify(body)).not.toContain(token);
  expect([seatOf(body, hashOf(token)), seatOf(body, hashOf(hashOf(token))), seatOf(body, undefined)]).toEqual([
    2,
    undefined,
    undefined,
  ]);
});

test.each([
  ["a".repeat(64), "a".repeat(64), true],
  ["a".repeat(64), `b${"a".repeat(63)}`, false],
  ["a".repeat(64), "a".repeat(63), false],
  ["", "a".repeat(64), false],
])("ON-P4 hashes are the same or not: %s", (a, b, same) => {
  expect(isSame(a, b)).toBe(same);
});

describe("in the same time", () => {
  let compare: MockInstance<typeof crypto.timingSafeEqual>;
  beforeEach(() => {
    compare = vi.spyOn(crypto, "timingSafeEqual");
    syncBuiltinESMExports();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  /** What was compared with what since the last time, and how it came out. */
  function compared(): readonly (readonly [kept: string, shown: string, same: unknown])[] {
    const all = compare.mock.calls.map(
      ([kept, shown], n) => [String(kept), String(shown), compare.mock.results[n]?.value] as const,
    );
    compare.mockClear();
    return all;
  }

  test.each([
    ["right", "a".repeat(64), true],
    ["wrong from its first sign on", `b${"a".repeat(63)}`, false],
    ["wrong in its last sign alone", `${"a".repeat(63)}b`, false],
    ["wrong in every sign", "b".repeat(64), false],
  ])("ON-P6 a hash that is %s is compared to its end", (_says, hash, same) => {
    expect(isSame("a".repeat(64), hash)).toBe(same);
    expect(compared()).toEqual([["a".repeat(64), hash, same]]);
  });

  test("ON-P6 a wrong token is held against every one that is kept of a table, however much of it is right", () => {
    const kept = ["ada", "adas-phone", "bob", "cleo"].map(hashOf);
    const [ada = "", phone = "", bob = "", cleo = ""] = kept;
    const table = () =>
      ({
        seats: [
          { kind: "person", tokens: [ada, phone] },
          { kind: "bot", level: "novice" },
          { kind: "person", tokens: [bob] },
          { kind: "person", tokens: [cleo] },
        ],
      }) as unknown as Body;
    const nearly = `${bob.slice(0, -1)}${bob.endsWith("0") ? "1" : "0"}`;
    const known = table();
    for (const body of [table(), known]) {
      // A token that was right before, and is remembered, changes nothing for a wrong one.
      if (body === known) expect(seatOf(body, cleo)).toBe(3);
      compared();
      for (const wrong of [nearly, hashOf("nobody")]) {
        // It is not remembered either: the next time is as the first.
        for (let times = 0; times < 2; times++) {
          expect(seatOf(body, wrong)).toBeUndefined();
          expect(compared()).toEqual(kept.map((token) => [token, wrong, false]));
        }
      }
    }
    const fresh = table();
    expect(seatOf(fresh, bob)).toBe(2);
    expect(compared()).toEqual([ada, phone, bob].map((token) => [token, bob, token === bob]));
  });
});

test.each([
  ["K7QP-4xmr", "k7qp4xmr"],
  ["k7qp 4xm", undefined],
  ["k7qp4xm1", undefined],
  ["../../../", undefined],
])("ON-T2 the name %j is read as %j", (text, name) => expect(readName(text)).toBe(name));
