/** Big Two as the kernel knows it. */

import { Match, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { bigtwo } from "./game.ts";

test("BT-N4 a match of the first rules opens, and is written as it was", () => {
  const save = '{"baize":1,"game":"bigtwo","rules":1,"options":"mis","deal":"7","moves":[],"ply":0}';
  const match = must(Match.load(bigtwo, save));
  expect([match.save(), match.game.meta.seats, match.game.meta.information]).toEqual([save, 4, "hidden"]);
});

test("BT-R2 a switch without a choice is refused with what can be chosen", () => {
  expect(bigtwo.options.parse("mis,triples")).toMatchObject({
    error: { code: "no-such-value", rule: "BT-R2", detail: { text: "", name: "triples", values: "yes, no" } },
  });
  expect(bigtwo.options.parse("mis,triples=yes=no")).toMatchObject({ error: { detail: { text: "yes=no" } } });
});
