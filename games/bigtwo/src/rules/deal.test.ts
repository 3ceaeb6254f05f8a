import { DECK, formatCards } from "@baize/cards";
import { must, ok, Random } from "@baize/kernel";
import { expect, test } from "vitest";
import { dealHands, dealText, randomDeal } from "./deal.ts";
import { cards } from "./fixture.ts";

const fourHands = [0, 13, 26, 39].map((at) => DECK.slice(at, at + 13));

test("BT-D1 BT-D4 a seed deals thirteen cards to each seat, the same for ever", () => {
  const hands = must(dealHands({ kind: "seed", seed: "617" }));
  expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
  expect(hands.flat().toSorted((a, b) => a - b)).toEqual(DECK);
  expect(formatCards(hands[0]!, "letters")).toMatchInlineSnapshot(`"8C QS 5S 8S 3S TS JD 7H 2H TC 3C KS 4S"`);
});

test.each([
  ["three hands", fourHands.slice(1)],
  ["five hands", [...fourHands, []]],
  ["a hand of twelve", [fourHands[0]!.slice(1), ...fourHands.slice(1)]],
  ["a card twice", [[...fourHands[0]!.slice(1), DECK[51]!], ...fourHands.slice(1)]],
  ["fourteen and twelve", [[...fourHands[0]!, DECK[13]!], fourHands[1]!.slice(1), ...fourHands.slice(2)]],
])("BT-D2 %s is refused", (_, hands) => {
  expect(dealHands({ kind: "hands", hands })).toMatchObject({ ok: false, error: { rule: "BT-D2" } });
});

test.each(["", " ", "a b", "ä", "x".repeat(65), "3d 4d"])("BT-D3 %j is no deal", (text) => {
  expect(dealText.parse(text)).toMatchObject({ ok: false, error: { rule: "BT-D3" } });
});

test("BT-D4 a random seed has 32 digits, whatever the numbers drawn", () => {
  const numbers = [5, 0, 0xffff_ffff, 0xabc].values();
  const chance = { next: () => numbers.next().value ?? 0 } as Parameters<typeof randomDeal>[0];
  expect(randomDeal(chance)).toEqual({ kind: "seed", seed: "0000000500000000ffffffff00000abc" });
});

test("BT-D3 hands that are not cards are refused", () => {
  expect(dealText.parse("3d / x")).toMatchObject({ ok: false, error: { code: "not-a-card" } });
});

test.each([
  ["617", { kind: "seed", seed: "617" }],
  [" a-b_C ", { kind: "seed", seed: "a-b_C" }],
  ["3d 4c/♠5/", { kind: "hands", hands: [cards("3d 4c"), cards("5s"), []] }],
] as const)("BT-D3 %j is read", (text, deal) => {
  expect(dealText.parse(text)).toEqual(ok(deal));
  expect(dealText.parse(dealText.format(deal))).toEqual(ok(deal));
});

test("BT-D4 a fresh deal has a seed of 128 bits", () => {
  const random = Random.fromSeed("fresh");
  const deals = [randomDeal(random), randomDeal(random)].map(dealText.format);
  expect(new Set(deals).size).toBe(2);
  for (const deal of deals) expect(deal).toMatch(/^[0-9a-f]{32}$/);
});
