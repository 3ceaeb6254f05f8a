import { expect, test } from "vitest";
import { cards } from "./fixture.ts";
import { PRESETS, type PresetName } from "./options.ts";
import { penalty, percentage, scores } from "./scoring.ts";

/** n cards of which `twos` are 2s. */
const hand = (n: number, twos: number) => [
  ...cards("2d 2c 2h 2s").slice(0, twos),
  ...cards("3d 4d 5d 6d 7d 8d 9d 10d jd qd kd ad 3c").slice(0, n - twos),
];

test.each<[PresetName, number, number, number]>([
  ["mis", 13, 2, 13],
  ["pusoydos", 10, 1, 10],
  ["charlesworth", 12, 0, 12],
  ["hongkong", 9, 1, 9],
  ["hongkong", 10, 0, 20],
  ["hongkong", 12, 3, 24],
  ["singapore", 13, 0, 39],
  ["bluo42", 13, 1, 39],
  ["taiwan", 9, 0, 9],
  ["taiwan", 9, 1, 18],
  ["taiwan", 3, 3, 24],
  ["taiwan", 10, 0, 20],
  ["taiwan", 13, 2, 104],
  ["taiwan", 1, 1, 2],
  ["taiwan", 0, 0, 0],
  ["hongkong", 0, 0, 0],
])("BT-S2 %s: %i cards with %i twos cost %i", (preset, n, twos, cost) => {
  expect(penalty(PRESETS[preset], hand(n, twos))).toBe(cost);
});

test("BT-S1 the winner takes what the losers pay", () => {
  expect(scores(PRESETS.hongkong, [hand(3, 0), [], hand(13, 0), hand(10, 1)])).toEqual([-3, 62, -39, -20]);
});

test("BT-S1 without a winner nobody takes it", () => {
  expect(scores(PRESETS.mis, [hand(3, 0), hand(1, 0), hand(13, 0), hand(10, 1)])).toEqual([-3, -1, -13, -10]);
});

test.each([
  ["left", [-3, 0, -13, -10]],
  ["winner", [-3, 26, -13, -10]],
  ["ranks", [26 - 12, 26, 26 - 52, 26 - 40]],
] as const)("BT-S3 settled by %s, by plain cards", (settle, expected) => {
  const hands = [hand(3, 0), [], hand(13, 0), hand(10, 1)];
  expect(scores({ ...PRESETS.taiwan, settle }, hands)).toEqual(expected);
  expect(scores({ ...PRESETS.mis, settle }, hands)).toEqual(expected);
});

test("BT-S3 by ranks nothing is won or lost in sum, also without a winner", () => {
  const points = scores({ ...PRESETS.mis, settle: "ranks" }, [hand(3, 0), hand(1, 0), hand(13, 0), hand(10, 1)]);
  expect([points, points.reduce((sum, n) => sum + n, 0)]).toEqual([[15, 23, -25, -13], 0]);
});

test("BT-XG17 the document's percentage", () => {
  const all = Array.from({ length: 14 }, (_, n) => percentage(n));
  expect(all).toEqual([100, 93, 85, 77, 70, 62, 54, 47, 39, 31, 24, 16, 8, 0]);
});
