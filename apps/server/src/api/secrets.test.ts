import { expect, test } from "vitest";
import type { Body } from "../tables/body.ts";
import { hashOf, isSame, newToken, readName, seatOf } from "./secrets.ts";

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

test.each([
  ["K7QP-4xmr", "k7qp4xmr"],
  ["k7qp 4xm", undefined],
  ["k7qp4xm1", undefined],
  ["../../../", undefined],
])("ON-T2 the name %j is read as %j", (text, name) => expect(readName(text)).toBe(name));
