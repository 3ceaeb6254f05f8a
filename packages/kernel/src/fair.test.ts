import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { countdown } from "./countdown.fixture.ts";
import { FairChance, fairText, isFairText, readDeal, sealOf, secretOf } from "./fair.ts";
import { Match } from "./match.ts";
import { must } from "./result.ts";
import { sentence } from "./sentence.ts";
import { sha256Text } from "./sha256.ts";

const hash = (text: string) => createHash("sha256").update(text, "utf8").digest();
const digits = (size: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${size}}$`));
const anyFair = fc.record({ secret: digits(64), nonces: fc.array(digits(32), { maxLength: 16 }) });

// The examples of FIPS 180-2, appendix B, and the empty message.
test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
])("KN-R1 the published examples of SHA-256 hold", (text, expected) => {
  expect(sha256Text(text)).toBe(expected);
});

test("KN-F1 what is written is read back, and other text is refused with a sentence", () => {
  fc.assert(fc.property(anyFair, (fair) => void expect(must(fairText.parse(fairText.format(fair)))).toEqual(fair)));
  const good = fairText.format({ secret: "0".repeat(64), nonces: ["1".repeat(32)] });
  for (const bad of [`${good},`, `${good},x`, good.slice(1), good.toUpperCase(), "fair:", `fair:${"0".repeat(64)}`]) {
    expect(fairText.parse(bad), bad).toMatchObject({ ok: false, error: { code: "bad-fair-deal", rule: "KN-F1" } });
  }
  const many = fairText.format({ secret: "0".repeat(64), nonces: Array(17).fill("1".repeat(32)) });
  const refused = Match.start(countdown, { deal: many });
  expect(!refused.ok && sentence(refused.error)).toMatch(/^"fair:0{55}…" is not a fair deal: .* are expected\.$/);
  expect(isFairText("seed:fair:")).toBe(false);
});

test("KN-F1 a match on a fair deal is saved with it", () => {
  const deal = fairText.format({ secret: "0".repeat(63).concat("2"), nonces: ["1".repeat(32)] });
  const match = must(Match.start(countdown, { deal: ` ${deal}` }));
  expect(match.deal).toBe(deal);
  expect(must(Match.load(countdown, match.save())).view("spectator")).toEqual(match.view("spectator"));
  expect(must(readDeal(countdown, countdown.options.standard, deal)).deal).toBe(
    new FairChance(must(fairText.parse(deal))).below(20),
  );
});

test("KN-F2 the numbers are those of another implementation of SHA-256 in counter mode", () => {
  fc.assert(
    fc.property(anyFair, (fair) => {
      const chance = new FairChance(fair);
      for (const block of [0, 1, 2]) {
        const bytes = hash(`${fair.secret}:${fair.nonces.join(",")}:${block}`);
        for (let i = 0; i < 8; i++) expect(chance.next()).toBe(bytes.readUInt32BE(4 * i));
      }
    }),
  );
});

test("KN-F2 every order of a shuffle is equally likely", () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 12_000; i++) {
    const order = new FairChance({ secret: `${i}`, nonces: [] }).shuffle(["a", "b", "c", "d"]).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(110);
});

test("KN-F3 the seal is the hash of the secret, and each secret of a table is the seal of the next", () => {
  const root = "7".repeat(64);
  expect(sealOf(root)).toBe(hash(root).toString("hex"));
  expect(secretOf(root, 20, 20)).toBe(root);
  for (let n = 1; n < 20; n++) expect(sealOf(secretOf(root, 20, n + 1))).toBe(secretOf(root, 20, n));
});
