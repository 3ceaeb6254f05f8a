import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Chance } from "./chance.ts";
import { Random } from "./random.ts";
import { ContractError, must } from "./result.ts";
import { sha256 } from "./sha256.ts";

/** Any sign of Unicode. The unit `binary` is the same, but takes a second to be made. */
const SIGN = fc.nat({ max: 0x10f7ff }).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));

test("KN-R1 the seed is hashed by SHA-256, as another implementation of it says", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: SIGN }), fc.string({ minLength: 50, maxLength: 200 })), (text) => {
      const ours = [...sha256(text)].map((word) => word.toString(16).padStart(8, "0")).join("");
      expect(ours).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
    }),
  );
});

test("KN-R1 half a sign is hashed as the sign for what cannot be read", () => {
  for (const text of ["\ud800", "a\udfffb", "\udc00\ud83d"]) {
    const ours = [...sha256(text)].map((word) => word.toString(16).padStart(8, "0")).join("");
    expect(ours).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
  }
});

test("KN-R1 the first and the last sign of each length of UTF-8", () => {
  for (const code of [0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff]) {
    const text = String.fromCodePoint(code);
    const ours = [...sha256(text)].map((word) => word.toString(16).padStart(8, "0")).join("");
    expect([code, ours]).toEqual([code, createHash("sha256").update(text, "utf8").digest("hex")]);
  }
});

test("KN-R1 bytes are hashed as they are", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const ours = [...sha256(bytes)].map((word) => word.toString(16).padStart(8, "0")).join("");
      expect(ours).toBe(createHash("sha256").update(bytes).digest("hex"));
    }),
  );
});

test("KN-R1 the numbers are those of the published generator", () => {
  // The first outputs of xoshiro128** from the state 1, 2, 3, 4, worked out from its definition with big integers.
  const random = must(Random.parse("00000001000000020000000300000004"));
  const state = [1n, 2n, 3n, 4n];
  const mask = 0xffffffffn;
  const rotate = (x: bigint, n: bigint) => ((x << n) | (x >> (32n - n))) & mask;
  for (let i = 0; i < 1000; i++) {
    const [a, b, c, d] = state as [bigint, bigint, bigint, bigint];
    expect(BigInt(random.next())).toBe((rotate((b * 5n) & mask, 7n) * 9n) & mask);
    const t = (b << 9n) & mask;
    state[2] = c ^ a;
    state[3] = d ^ b;
    state[1] = b ^ state[2];
    state[0] = a ^ state[3];
    state[2] ^= t;
    state[3] = rotate(state[3], 11n);
  }
});

test("KN-R1 a seed gives the same numbers for ever", () => {
  const random = Random.fromSeed("baize");
  expect([random.next(), random.next(), random.below(52), random.fraction()]).toMatchInlineSnapshot(`
    [
      2313211245,
      3080501449,
      33,
      0.23718778998591006,
    ]
  `);
});

test("KN-R2 values that would favour some numbers are thrown away", () => {
  const bound = 3 * 2 ** 30;
  const random = Random.fromSeed("bias");
  const counts = [0, 0, 0];
  for (let i = 0; i < 30_000; i++) counts[Math.floor(random.below(bound) / 2 ** 30)]! += 1;
  // Without rejection the first third would be drawn half of the time.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test("KN-R2 the first number that is thrown away is the first that would favour some", () => {
  class Told extends Chance {
    readonly numbers = [2 ** 32 - 1, 2 ** 32 - 2, 2 ** 32 - 1];
    override next = () => this.numbers.shift() ?? 0;
  }
  // 2^32 is one more than a multiple of 3, and a multiple of 4.
  expect([new Told().below(3), new Told().below(4), new Told().below(2 ** 32)]).toEqual([2, 3, 2 ** 32 - 1]);
  expect(new Told().fraction()).toBe(1 - 2 ** -32);
});

test("KN-R2 a bound that no draw can reach is a broken contract, not a search without end", () => {
  const random = Random.fromSeed("bound");
  expect(random.below(2 ** 32)).toBeLessThan(2 ** 32);
  expect(() => random.below(2 ** 32 + 1)).toThrow(ContractError);
});

test("KN-R2 every order of a shuffle is equally likely", () => {
  const random = Random.fromSeed("orders");
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = random.shuffle(["a", "b", "c", "d"]).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test("KN-R2 a shuffle leaves its list alone, and pick takes from it", () => {
  const list = [1, 2, 3];
  const random = Random.fromSeed("list");
  expect(random.shuffle(list).sort()).toEqual([1, 2, 3]);
  expect(list).toEqual([1, 2, 3]);
  expect(list).toContain(random.pick(list));
});

test("KN-R3 a stream is written down and goes on from there", () => {
  const random = Random.fromSeed("pause");
  random.next();
  const resumed = must(Random.parse(random.toText()));
  expect([resumed.next(), resumed.next()]).toEqual([random.next(), random.next()]);
});

test.each(["", "0".repeat(32), "xyz", "1".repeat(31), "G".repeat(32)])("KN-R3 %j is not a stream", (text) => {
  expect(Random.parse(text)).toEqual({
    ok: false,
    error: { code: "bad-random-state", rule: "KN-R3", detail: { text } },
  });
});
