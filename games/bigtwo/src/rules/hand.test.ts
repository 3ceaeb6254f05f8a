import { type Card, DECK, rankOf, suitOf } from "@baize/cards";
import { Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { bombsIn, playsIn } from "./hand.ts";
import { ladderOf, sortCards } from "./ladder.ts";
import { PRESETS, type PresetName } from "./options.ts";
import { readPlay } from "./plays.ts";

const presetNames = Object.keys(PRESETS) as PresetName[];

/** How many plays of each kind in the whole deck: counted by hand, from the number of straight windows alone. */
function expectedCounts(windows: number, extra: { flushes?: false; triples?: true; fours?: true; kicker?: false }) {
  return {
    single: 52,
    pair: 13 * 6,
    ...(extra.triples && { triple: 13 * 4 }),
    ...(extra.fours && { "two-pair": ((13 * 12) / 2) * 6 * 6, four: 13 }),
    straight: windows * (4 ** 5 - 4),
    ...(extra.flushes !== false && { flush: 4 * (1287 - windows) }),
    "full-house": 13 * 4 * 12 * 6,
    ...(extra.kicker !== false && { "four-kicker": 13 * 48 }),
    "straight-flush": 4 * windows,
  };
}

const counts = (preset: PresetName) => {
  const deck = sortCards(ladderOf(PRESETS[preset]), DECK);
  const plays = [1, 2, 3, 4, 5].flatMap((size) => playsIn(PRESETS[preset], deck, size));
  return Object.fromEntries([...Map.groupBy(plays, ({ kind }) => kind)].map(([kind, found]) => [kind, found.length]));
};

describe("plays in a full deck", () => {
  test("BT-P7 mis has the known counts", () => {
    expect(counts("mis")).toEqual({
      single: 52,
      pair: 78,
      straight: 9180,
      flush: 5112,
      "full-house": 3744,
      "four-kicker": 624,
      "straight-flush": 36,
    });
  });

  test.each([
    ["mis", expectedCounts(9, {})],
    ["hongkong", expectedCounts(10, { triples: true })],
    ["taiwan", expectedCounts(10, { flushes: false })],
    ["singapore", expectedCounts(9, {})],
    ["pusoydos", expectedCounts(8, { triples: true })],
    ["charlesworth", expectedCounts(9, { triples: true, fours: true, kicker: false })],
    ["bluo42", expectedCounts(8, {})],
  ] as const)("BT-P7 %s has the counts found without the rules", (preset, expected) => {
    expect(counts(preset)).toEqual(expected);
  });
});

/** All ways to take `size` of some cards. */
function subsets(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => subsets(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}

describe.each(presetNames)("hands under %s", (preset) => {
  const config = PRESETS[preset];
  const ladder = ladderOf(config);
  const random = Random.fromSeed(preset);
  /** Half a deck at random, with four of a kind and a long suit more often than chance would give. */
  const hands = Array.from({ length: 8 }, (_, i) => {
    const pool = random.shuffle(DECK).slice(0, i < 4 ? 52 : 26);
    const low = pool.filter((card) => card < 16);
    return sortCards(ladder, [...(i % 2 ? low : []), ...pool.filter((card) => !(i % 2) || card >= 16)].slice(0, 13));
  });

  test("BT-R4 charlesworth offers every triple of a four, that of the first, second and fourth suit too", () => {
    const four = DECK.filter((card) => rankOf(card) === 8);
    const missing = playsIn(PRESETS.charlesworth, sortCards(ladderOf(PRESETS.charlesworth), four), 3).map(({ cards }) =>
      suitOf(four.find((card) => !cards.includes(card))!),
    );
    expect(missing.toSorted()).toEqual([0, 1, 2, 3]);
  });

  test.each([1, 2, 3, 4, 5])("BT-P8 every play of %i cards is found once", (size) => {
    for (const hand of hands) {
      const found = playsIn(config, hand, size);
      const all = subsets(hand, size)
        .map((cards) => readPlay(config, cards))
        .filter((play) => play !== undefined);
      const text = (play: { kind: string; key: number; cards: readonly Card[] }) =>
        `${play.kind} ${play.key} ${sortCards(ladder, play.cards)}`;
      expect(found.map(text).toSorted()).toEqual(all.map(text).toSorted());
      for (const { cards } of found) expect(cards[0]).toBe(sortCards(ladder, cards)[0]);
    }
  });

  test("BT-P8 every bomb is found", () => {
    for (const hand of hands) {
      const fives = playsIn(config, hand, 5).filter(({ kind }) => kind === "four-kicker" || kind === "straight-flush");
      expect(new Set(bombsIn(config, hand))).toEqual(new Set(fives));
    }
  });
});
