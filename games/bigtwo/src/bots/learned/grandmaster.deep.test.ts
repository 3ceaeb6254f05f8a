import { test } from "vitest";
import { presets, thinksBlind } from "./grandmaster.fixture.ts";

test.each(presets)("BT-LN8 %s: legal, the same again, blind to what it cannot see, at every third table", (preset) =>
  thinksBlind(preset, 3),
);
