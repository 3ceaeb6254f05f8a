import { Random } from "@baize/kernel";
import { expect, test } from "vitest";
import { Layer } from "./layer.ts";
import { Ranks } from "./ranks.ts";

test.each([0, 1, 31, 190, 5000])("PG-S3 the slots of %i words are numbered without gaps, in order", (count) => {
  const random = Random.fromSeed("ranks");
  const layer = new Layer(16);
  while (layer.size < count) layer.add(1 + random.below(2 ** 31 - 1));
  const ranks = new Ranks(layer);
  const filled = [...layer.slots.keys()].filter((slot) => layer.slots[slot] !== layer.free);
  expect(filled.map((slot) => ranks.of(slot))).toEqual([...Array(count).keys()]);
});
